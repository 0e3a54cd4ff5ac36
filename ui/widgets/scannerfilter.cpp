#include "ui/widgets/scannerfilter.h"

#include "ui/widgets/keyletter.h"

#include <QApplication>
#include <QVariant>
#include <QWidget>

#include <utility>

namespace {

constexpr int burstMs = 150;
constexpr std::size_t burstCount = 9; // more than eight
constexpr std::size_t heldMax = 200;
constexpr int gapMs = 30; ///< a person's fastest keys are further apart, and do not notice it

bool isModifier(int key)
{
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt
        || key == Qt::Key_AltGr || key == Qt::Key_Meta || key == Qt::Key_CapsLock;
}

/** Not the blank: it presses a button, which waits for its release. */
bool isCharacter(const QKeyEvent &press)
{
    const auto others
        = press.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier | Qt::GroupSwitchModifier);
    const QString text = press.text();
    return !others && !press.isAutoRepeat() && text.size() == 1 && text.front().isPrint()
        && !text.front().isSpace();
}

bool isEnter(const QKeyEvent &press)
{
    return press.key() == Qt::Key_Return || press.key() == Qt::Key_Enter;
}

/** What the key would have written on a Latin keyboard. */
QChar latinOf(QChar sign)
{
    constexpr QStringView digits = u"1234567890";
    constexpr QStringView czech = u"+ěščřžýáíé";
    constexpr QStringView slovak = u"+ľščťžýáíé";
    for (const QStringView row : { czech, slovak }) {
        if (const qsizetype at = row.indexOf(sign.toLower()); at >= 0) {
            return digits[at];
        }
    }
    return sign.script() == QChar::Script_Cyrillic ? latinLetterOf(sign) : sign;
}

}

ScannerFilter::ScannerFilter(QWidget &window, QObject *parent)
    : QObject(parent)
    , m_window(window)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(gapMs);
    m_pause.setTimerType(Qt::PreciseTimer);
    connect(&m_pause, &QTimer::timeout, this, &ScannerFilter::replay);
    qApp->installEventFilter(this);
}

bool ScannerFilter::eventFilter(QObject *watched, QEvent *event)
{
    QWidget *focused = QApplication::focusWidget();
    // A scanner is a keyboard: what this program sends to itself is none.
    const bool isOurs = event->type() == QEvent::KeyPress && event->spontaneous() && !m_isReplaying
        && focused && watched == focused && focused->window() == &m_window
        && !QApplication::activePopupWidget() && !QApplication::activeModalWidget();
    if (!isOurs || focused->property("takesCodes").toBool()) {
        return false;
    }
    const auto &press = *static_cast<QKeyEvent *>(event);
    if (isModifier(press.key())) {
        return false;
    }
    if (take(press)) {
        return true;
    }
    if (m_held.empty()) {
        return false;
    }
    replay();
    QWidget *now = QApplication::focusWidget();
    if (now == focused || !now) {
        return false;
    }
    // What was held has moved the focus: this key was meant for where it is now.
    const std::unique_ptr<QEvent> copy(event->clone());
    m_isReplaying = true;
    QApplication::sendEvent(now, copy.get());
    m_isReplaying = false;
    return true;
}

/** True when the key is kept back, or has ended a scan. */
bool ScannerFilter::take(const QKeyEvent &press)
{
    if (isCharacter(press) && m_held.size() < heldMax) {
        hold(press);
        return true;
    }
    if (!isEnter(press) || !m_isBurst) {
        return false;
    }
    const QString text = heldText();
    m_pause.stop();
    m_held.clear();
    m_isBurst = false;
    Q_EMIT scanned(text);
    return true;
}

void ScannerFilter::hold(const QKeyEvent &press)
{
    if (m_held.empty()) {
        m_sinceFirst.start();
    }
    m_held.emplace_back(press.clone());
    m_isBurst = m_isBurst || (m_held.size() == burstCount && m_sinceFirst.elapsed() <= burstMs);
    m_pause.start();
}

QString ScannerFilter::heldText() const
{
    QString text;
    for (const auto &press : m_held) {
        text.append(latinOf(press->text().front()));
    }
    return text;
}

void ScannerFilter::replay()
{
    m_pause.stop();
    m_isBurst = false;
    const auto held = std::exchange(m_held, {});
    m_isReplaying = true;
    for (const auto &press : held) {
        if (QWidget *focused = QApplication::focusWidget()) {
            QApplication::sendEvent(focused, press.get());
        }
    }
    m_isReplaying = false;
}
