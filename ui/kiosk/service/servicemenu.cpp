#include "ui/kiosk/service/servicemenu.h"

#include "ui/kiosk/service/healthpage.h"
#include "ui/kiosk/service/pinpad.h"
#include "ui/shell/language.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textrole.h"
#include "ui/theme/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/keybutton.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr int columns = 2;
constexpr int contentWidthMin = 640;

using View = ServicePresenter::View;

bool isTouch(QEvent::Type type)
{
    return type == QEvent::KeyPress || type == QEvent::MouseButtonPress
        || type == QEvent::TouchBegin;
}

}

ServiceMenu::ServiceMenu(const Parts &parts, QWidget &window, std::chrono::milliseconds patience)
    : QWidget(&window)
    , m_parts(parts)
{
    setObjectName(u"serviceMenu"_s);
    setBoxRole(this, BoxRole::Page);
    setAutoFillBackground(true);
    build(window);
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, &parts.presenter, &ServicePresenter::leave);
    connect(&parts.presenter, &ServicePresenter::changed, this, &ServiceMenu::refresh);
    qApp->installEventFilter(this);
    hide();
    retranslate();
    refresh();
}

void ServiceMenu::build(QWidget &window)
{
    m_stack = new QStackedWidget(this);
    m_pad = new PinPad(m_parts.theme, m_parts.controlSize, this);
    m_menu = buildMenu();
    m_health = new HealthPage(m_parts.theme, m_parts.health, this);
    m_healthFrame = framed(m_health);
    m_scan = new QLabel(this);
    m_scan->setObjectName(u"serviceScan"_s);
    m_scan->setTextFormat(Qt::PlainText);
    m_scan->setWordWrap(true);
    m_scanFrame = framed(m_scan);
    for (QWidget *page : { static_cast<QWidget *>(m_pad), m_menu, m_healthFrame, m_scanFrame }) {
        m_stack->addWidget(page);
    }
    auto *card = new Card(BoxRole::Card, this);
    card->content()->setContentsMargins(
        3 * Metrics::unit, 3 * Metrics::unit, 3 * Metrics::unit, 3 * Metrics::unit);
    card->content()->addWidget(m_stack);
    card->setMinimumWidth(std::min(contentWidthMin, window.width()));
    auto *row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(card, 3);
    row->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->addStretch(1);
    column->addLayout(row);
    column->addStretch(2);
    connect(m_pad, &PinPad::given, &m_parts.presenter, &ServicePresenter::give);
    connect(m_pad, &PinPad::leaveRequested, &m_parts.presenter, &ServicePresenter::leave);
}

QWidget *ServiceMenu::buildMenu()
{
    auto *menu = new QWidget(this);
    m_title = new QLabel(menu);
    setTextRole(m_title, TextRole::Title);
    m_report = new QLabel(menu);
    m_report->setObjectName(u"serviceReport"_s);
    m_report->setWordWrap(true);
    auto *grid = new QGridLayout;
    grid->setSpacing(2 * Metrics::unit);
    constexpr std::array names { "serviceReprint",
        "serviceTestPrinter",
        "serviceTestScanner",
        "serviceClose",
        "serviceHealth",
        "serviceRestart",
        "serviceExit" };
    for (int index = 0; index < Count; ++index) {
        const auto at = static_cast<std::size_t>(index);
        KeyButton *made = button(QString::fromLatin1(names.at(at)), index == Exit);
        m_actions.at(at) = made;
        grid->addWidget(made, index / columns, index % columns);
        connect(
            made, &KeyButton::clicked, this, [this, index] { act(static_cast<Action>(index)); });
    }
    m_leave = button(u"serviceDone"_s);
    m_leave->setVariant(KeyButton::Variant::Primary);
    connect(m_leave, &KeyButton::clicked, &m_parts.presenter, &ServicePresenter::leave);
    auto *column = new QVBoxLayout(menu);
    column->setSpacing(2 * Metrics::unit);
    column->addWidget(m_title);
    column->addLayout(grid);
    column->addWidget(buildLanguages());
    column->addWidget(m_report);
    column->addWidget(m_leave);
    return menu;
}

QWidget *ServiceMenu::buildLanguages()
{
    auto *row = new QWidget(this);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * Metrics::unit);
    for (const QString &code : std::as_const(m_parts.languages)) {
        KeyButton *one = button(u"serviceLanguage-"_s + code);
        one->setText(Language::nameOf(code));
        connect(one, &KeyButton::clicked, this, [this, code] { Q_EMIT languageRequested(code); });
        layout->addWidget(one);
    }
    return row;
}

/** @p content with a way back to the menu below it. */
QWidget *ServiceMenu::framed(QWidget *content)
{
    auto *frame = new QWidget(this);
    KeyButton *back = button(u"serviceBack%1"_s.arg(m_backs.size()));
    m_backs.append(back);
    connect(back, &KeyButton::clicked, this, [this] { m_parts.presenter.show(View::Menu); });
    auto *column = new QVBoxLayout(frame);
    column->setSpacing(3 * Metrics::unit);
    column->addWidget(content);
    column->addStretch(1);
    column->addWidget(back);
    return frame;
}

KeyButton *ServiceMenu::button(const QString &name, bool isDanger)
{
    auto *made = new KeyButton(
        m_parts.theme, isDanger ? KeyButton::Variant::Danger : KeyButton::Variant::Normal, this);
    made->setObjectName(name);
    made->setMinimumHeight(m_parts.controlSize);
    return made;
}

void ServiceMenu::act(Action action)
{
    ServicePresenter &presenter = m_parts.presenter;
    switch (action) {
    case Reprint:
        presenter.reprint();
        return;
    case TestPrinter:
        presenter.testPrinter(QLocale().name().section(u'_', 0, 0));
        return;
    case TestScanner:
        presenter.show(View::ScannerTest);
        return;
    case CloseKiosk:
        presenter.setClosed(!presenter.isClosed());
        return;
    case Health:
        presenter.show(View::Health);
        return;
    case Restart:
        presenter.restart();
        return;
    case Exit:
        presenter.exit();
        return;
    case Count:
        break;
    }
    Q_UNREACHABLE();
}

void ServiceMenu::refresh()
{
    const ServicePresenter &presenter = m_parts.presenter;
    if (presenter.view() == View::Pin) {
        m_pad->refuse(presenter.refusal());
    }
    if (presenter.view() != m_shown) {
        m_shown = presenter.view();
        showView();
    }
    m_actions.at(Reprint)->setEnabled(presenter.canReprint());
    m_actions.at(CloseKiosk)
        ->setText(presenter.isClosed() ? tr("Open this kiosk") : tr("Close this kiosk"));
    const QString report = presenter.printReport();
    m_report->setText(!report.isEmpty() ? report
            : presenter.isClosed()      ? tr("This kiosk is closed for visitors.")
                                        : QString());
    m_scan->setText(presenter.lastScan().isEmpty()
            ? tr("Hold a code before the scanner. What it reads is shown here.")
            : tr("The scanner read: %1").arg(presenter.lastScan()));
}

void ServiceMenu::showView()
{
    if (m_shown == View::Shut) {
        m_patience.stop();
        hide();
        return;
    }
    QWidget *page = m_shown == View::Pin ? static_cast<QWidget *>(m_pad)
        : m_shown == View::Menu          ? m_menu
        : m_shown == View::Health        ? m_healthFrame
                                         : m_scanFrame;
    m_stack->setCurrentWidget(page);
    setGeometry(parentWidget()->rect());
    show();
    raise();
    m_patience.start();
    if (m_shown == View::Pin) {
        m_pad->begin();
    } else if (m_shown == View::Menu) {
        m_leave->setFocus(Qt::OtherFocusReason);
    } else {
        page->findChild<KeyButton *>()->setFocus(Qt::OtherFocusReason);
    }
}

bool ServiceMenu::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible()) {
        setGeometry(parentWidget()->rect());
    }
    if (m_patience.isActive() && isTouch(event->type())) {
        m_patience.start();
    }
    return QWidget::eventFilter(watched, event);
}

void ServiceMenu::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    QWidget::changeEvent(event);
}

void ServiceMenu::retranslate()
{
    m_title->setText(tr("Service"));
    m_actions.at(Reprint)->setText(tr("Print the last ticket again"));
    m_actions.at(TestPrinter)->setText(tr("Test the printer"));
    m_actions.at(TestScanner)->setText(tr("Test the scanner"));
    m_actions.at(Health)->setText(tr("How this kiosk is"));
    m_actions.at(Restart)->setText(tr("Start the program anew"));
    m_actions.at(Exit)->setText(tr("End the program"));
    m_leave->setText(tr("Back to visitors"));
    for (KeyButton *back : std::as_const(m_backs)) {
        back->setText(tr("Back"));
    }
    setAccessibleName(m_title->text());
}
