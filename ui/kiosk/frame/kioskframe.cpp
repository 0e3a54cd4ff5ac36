#include "ui/kiosk/frame/kioskframe.h"

#include "ui/theme/metrics.h"
#include "ui/theme/textrole.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QCloseEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QScreen>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int iconSize = 72;
constexpr int windowWidth = 1280;
constexpr int windowHeight = 800;

QString iconOf(KioskFrame::Still still)
{
    switch (still) {
    case KioskFrame::Still::Starting:
        return u"clock"_s;
    case KioskFrame::Still::Away:
        return u"people"_s;
    }
    Q_UNREACHABLE();
}

}

KioskFrame::KioskFrame(const Theme &theme, const Look &look)
    : m_theme(theme)
    , m_look(look)
    , m_stack(new QStackedWidget(this))
    , m_picture(new QWidget(this))
    , m_icon(new QLabel(m_picture))
    , m_title(new QLabel(m_picture))
    , m_text(new QLabel(m_picture))
{
    setObjectName(u"kioskFrame"_s);
    setBoxRole(this, BoxRole::Page);
    setAttribute(Qt::WA_AcceptTouchEvents);
    if (!look.isWindowed) {
        setWindowFlags(Qt::Window | Qt::FramelessWindowHint | Qt::WindowStaysOnTopHint);
    }
    build();
    connect(&theme, &Theme::changed, this, &KioskFrame::retranslate);
    retranslate();
}

KioskFrame::~KioskFrame()
{
    if (m_hidesCursor) {
        QApplication::restoreOverrideCursor();
    }
}

void KioskFrame::build()
{
    m_title->setObjectName(u"kioskStillTitle"_s);
    m_text->setObjectName(u"kioskStillText"_s);
    setTextRole(m_title, TextRole::Code); // to be read from afar
    setTextRole(m_text, TextRole::Title);
    auto *still = new QVBoxLayout(m_picture);
    still->setSpacing(3 * Metrics::unit);
    still->addStretch(2);
    for (QLabel *label : { m_icon, m_title, m_text }) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(label != m_icon);
        still->addWidget(label);
    }
    still->addStretch(3);
    m_stack->addWidget(m_picture);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    if (m_look.isDemo) {
        m_mark = new QLabel(this);
        m_mark->setObjectName(u"kioskDemo"_s);
        m_mark->setAttribute(Qt::WA_TransparentForMouseEvents);
        setTextRole(m_mark, TextRole::Warning);
    }
}

void KioskFrame::open()
{
    if (m_look.isWindowed) {
        resize(windowWidth, windowHeight);
        show();
        return;
    }
    if (m_look.cursor == CursorChoice::Hidden && !m_hidesCursor) {
        m_hidesCursor = true;
        QApplication::setOverrideCursor(Qt::BlankCursor);
    }
    // Where no window manager is, nobody else makes a window as large as its screen.
    const QScreen *screen = QGuiApplication::primaryScreen();
    connect(screen, &QScreen::geometryChanged, this, [this](const QRect &whole) {
        setGeometry(whole);
    });
    setGeometry(screen->geometry());
    showFullScreen();
    activateWindow();
}

void KioskFrame::setContent(QWidget *content)
{
    m_content = content;
    m_stack->addWidget(content);
}

void KioskFrame::showStill(Still still)
{
    m_still = still;
    retranslate();
    m_stack->setCurrentWidget(m_picture);
    placeMark();
}

void KioskFrame::showContent()
{
    Q_ASSERT(m_content);
    m_stack->setCurrentWidget(m_content);
    placeMark();
}

bool KioskFrame::isStill() const { return m_stack->currentWidget() == m_picture; }

void KioskFrame::release()
{
    m_isReleased = true;
    close();
}

void KioskFrame::closeEvent(QCloseEvent *event)
{
    // Alt+F4, a window manager, a session that asks: none of them ends a kiosk.
    event->setAccepted(m_isReleased);
}

void KioskFrame::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void KioskFrame::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeMark();
}

void KioskFrame::placeMark()
{
    if (m_mark) {
        m_mark->adjustSize();
        m_mark->move(width() - m_mark->width() - 2 * Metrics::unit, Metrics::unit);
        m_mark->raise();
    }
}

void KioskFrame::retranslate()
{
    switch (m_still) {
    case Still::Starting:
        m_title->setText(tr("One moment, please"));
        m_text->setText(tr("This kiosk is starting."));
        break;
    case Still::Away:
        m_title->setText(tr("Please go to the desk"));
        m_text->setText(tr("This kiosk cannot book at the moment. It comes back by itself."));
        break;
    }
    m_icon->setPixmap(m_theme.pixmap(
        iconOf(m_still), m_theme.tokens().accent, m_theme.scaled(iconSize), devicePixelRatioF()));
    if (m_mark) {
        m_mark->setText(tr("Demo: nothing here is real"));
        placeMark();
    }
    setWindowTitle(u"Holdfast"_s);
    setAccessibleName(m_title->text());
}
