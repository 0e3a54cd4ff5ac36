#include "ui/widgets/numberscard.h"

#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>
#include <utility>

namespace {

// What fits into a quarter of a panel, in the size of a number and in that of body text.
constexpr qsizetype largeLengthMax = 6;
constexpr qsizetype strongLengthMax = 9;

}

NumbersCard::NumbersCard(const QStringList &names, QWidget *parent)
    : Card(BoxRole::Card, parent)
{
    content()->setContentsMargins(0, 0, 0, 0);
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    content()->addLayout(row);
    for (const QString &name : names) {
        if (!m_numbers.isEmpty()) {
            auto *line = new QWidget(this);
            line->setFixedWidth(1);
            setBoxRole(line, BoxRole::RightPanel); // a line at the left, and nothing more
            row->addWidget(line);
        }
        auto *column = new QVBoxLayout;
        column->setContentsMargins(
            Metrics::cellPadding, Metrics::unit, Metrics::halfUnit, Metrics::unit);
        column->setSpacing(Metrics::halfUnit);
        auto *number = new QLabel(this);
        number->setObjectName(name);
        setTextRole(number, TextRole::Number);
        auto *caption = new QLabel(this);
        setTextRole(caption, TextRole::Caption);
        column->addWidget(number);
        column->addWidget(caption);
        column->addStretch(1); // numbers stand in one line, however many lines are below them
        row->addLayout(column, 1);
        m_numbers.append(number);
        m_captions.append(caption);
    }
}

void NumbersCard::setCaptions(const QStringList &captions)
{
    Q_ASSERT(captions.size() == m_captions.size());
    for (qsizetype i = 0; i < captions.size(); ++i) {
        m_captions.at(i)->setText(captions.at(i));
    }
    describe();
}

void NumbersCard::setNumbers(const QStringList &numbers)
{
    Q_ASSERT(numbers.size() == m_numbers.size());
    qsizetype longest = 0;
    for (const QString &number : numbers) {
        longest = std::max(longest, number.size());
    }
    const TextRole role = longest <= largeLengthMax ? TextRole::Number
        : longest <= strongLengthMax                ? TextRole::Strong
                                                    : TextRole::Caption;
    for (qsizetype i = 0; i < numbers.size(); ++i) {
        m_numbers.at(i)->setText(numbers.at(i));
        setTextRole(m_numbers.at(i), role);
    }
    describe();
}

void NumbersCard::wrapCaptions()
{
    for (QLabel *caption : std::as_const(m_captions)) {
        caption->setWordWrap(true);
        caption->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    }
}

void NumbersCard::setWarning(int at, bool isWarning)
{
    setTextRole(m_captions.at(at), isWarning ? TextRole::Error : TextRole::Caption);
}

void NumbersCard::describe()
{
    for (qsizetype i = 0; i < m_numbers.size(); ++i) {
        m_numbers.at(i)->setAccessibleName(
            m_captions.at(i)->text() + u' ' + m_numbers.at(i)->text());
    }
}
