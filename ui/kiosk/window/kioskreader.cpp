#include "ui/kiosk/window/kioskreader.h"

#include "ui/kiosk/devices/screentext.h"
#include "ui/kiosk/flow/kioskflow.h"

#include <QApplication>
#include <QEvent>

KioskReader::KioskReader(KioskFlow &flow, QWidget &root, const QWidget &bar, QObject *parent)
    : QObject(parent)
    , m_flow(flow)
    , m_root(root)
    , m_bar(bar)
{
    QCoreApplication::instance()->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, &KioskReader::onFocusChanged);
}

void KioskReader::readScreen()
{
    if (m_flow.isListening()) {
        read(ScreenText::of(m_root));
    }
}

void KioskReader::read(const QString &text)
{
    if (m_flow.isListening() && !text.isEmpty()) {
        m_flow.speech().say(text);
    }
}

/** The first focus of a step is set by the program: then the whole screen is read, not one part. */
void KioskReader::onFocusChanged(const QWidget *before, QWidget *now)
{
    Q_UNUSED(before)
    if (m_isByKeys && now && m_root.isAncestorOf(now) && m_flow.isListening()) {
        read(ScreenText::ofOne(*now));
    }
}

bool KioskReader::eventFilter(QObject *watched, QEvent *event)
{
    if (!m_flow.isListening()) {
        return QObject::eventFilter(watched, event);
    }
    const QEvent::Type type = event->type();
    if (type == QEvent::KeyPress) {
        m_isByKeys = true;
    } else if (type == QEvent::MouseButtonPress || type == QEvent::TouchBegin) {
        m_isByKeys = false;
        const auto *widget = qobject_cast<QWidget *>(watched);
        if (widget && m_root.isAncestorOf(widget) && !m_bar.isAncestorOf(widget)) {
            m_flow.speech().stop();
        }
    }
    return QObject::eventFilter(watched, event);
}
