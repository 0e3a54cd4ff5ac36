#include "ui/kiosk/keyboard/keyscan.h"

#include <algorithm>
#include <cstdlib>

void KeyScan::setKeys(const QList<QList<int>> &centres)
{
    m_centres = centres;
    if (!m_centres.isEmpty()) {
        goTo(m_row, m_column);
    }
}

void KeyScan::goTo(int row, int column)
{
    m_row = std::clamp(row, 0, static_cast<int>(m_centres.size()) - 1);
    m_column = std::clamp(column, 0, length(m_row) - 1);
}

void KeyScan::moveSideways(int step)
{
    if (!m_centres.isEmpty()) {
        m_column = (m_column + step + length(m_row)) % length(m_row);
    }
}

void KeyScan::moveUpDown(int step)
{
    if (m_centres.isEmpty()) {
        return;
    }
    const int from = m_centres.at(m_row).at(m_column);
    const auto count = static_cast<int>(m_centres.size());
    m_row = (m_row + step + count) % count;
    const QList<int> &keys = m_centres.at(m_row);
    const auto nearest = std::min_element(keys.cbegin(), keys.cend(), [from](int a, int b) {
        return std::abs(a - from) < std::abs(b - from);
    });
    m_column = static_cast<int>(nearest - keys.cbegin());
}

void KeyScan::advance()
{
    if (m_centres.isEmpty()) {
        return;
    }
    if (m_isInRow) {
        if (m_column + 1 < length(m_row)) {
            ++m_column;
        } else {
            m_isInRow = false;
            m_column = 0;
        }
        return;
    }
    m_column = 0;
    if (m_row + 1 < m_centres.size()) {
        ++m_row;
    } else {
        m_row = 0;
        ++m_rounds;
    }
}

bool KeyScan::take()
{
    m_rounds = 0;
    if (!m_isInRow) {
        m_isInRow = true;
        m_column = 0;
        return false;
    }
    m_isInRow = false;
    return true;
}

void KeyScan::restart()
{
    m_row = 0;
    m_column = 0;
    m_rounds = 0;
    m_isInRow = false;
}
