#include "ui/shell/topbar.h"

#include "ui/desk/commandlist.h"
#include "ui/shell/datebutton.h"
#include "ui/shell/findfield.h"
#include "ui/sitetext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textrole.h"
#include "ui/theme/theme.h"
#include "ui/widgets/keybutton.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int findShare = 100;
constexpr int filterWordsMin = 1200;
constexpr int deskWidthMax = 220; // a longer name of a desk is cut

}

TopBar::TopBar(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setObjectName(u"topBar"_s);
    setBoxRole(this, BoxRole::TopBar);
    build(theme);
    setDayVisible(false);
    showDesk({});
    retranslate();
}

void TopBar::build(const Theme &theme)
{
    const auto add = [this, &theme](const QString &name, KeyButton::Variant variant) {
        auto *button = new KeyButton(theme, variant, this);
        button->setObjectName(name);
        return button;
    };
    m_name = new QLabel(u"Holdfast"_s, this);
    m_title = new QLabel(this);
    m_title->setObjectName(u"pageTitle"_s);
    setTextRole(m_title, TextRole::Title);
    m_nameRoom = new QSpacerItem(0, 0);
    setTextRole(m_name, TextRole::Wordmark);
    m_previous = add(u"previousDay"_s, KeyButton::Variant::Normal);
    m_previous->setIconName(u"left"_s);
    m_date = new DateButton(theme, this);
    m_date->setObjectName(u"dateButton"_s);
    m_next = add(u"nextDay"_s, KeyButton::Variant::Normal);
    m_next->setIconName(u"right"_s);
    m_today = add(u"todayButton"_s, KeyButton::Variant::Normal);
    m_site = add(u"siteButton"_s, KeyButton::Variant::Normal);
    m_site->hide();
    m_filter = add(u"filterButton"_s, KeyButton::Variant::Normal);
    m_filter->setIconName(u"close"_s);
    m_filter->setCheckable(true);
    m_filter->hide();
    m_find = new FindField(theme, this);
    m_desk = add(u"deskButton"_s, KeyButton::Variant::Normal);
    m_menuButton = add(u"menuButton"_s, KeyButton::Variant::Normal);
    m_menuButton->setIconName(u"menu"_s);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(2 * Metrics::unit, Metrics::unit, 2 * Metrics::unit, Metrics::unit + 1);
    row->setSpacing(Metrics::unit + Metrics::halfUnit);
    row->addWidget(m_name);
    row->addItem(m_nameRoom);
    row->addWidget(m_title);
    for (QWidget *button : std::initializer_list<QWidget *> {
             m_previous, m_date, m_next, m_today, m_site, m_filter }) {
        row->addWidget(button);
    }
    row->addStretch(1);
    row->addWidget(m_find, findShare); // up to its width before anything is left empty
    row->addWidget(m_desk);
    row->addWidget(m_menuButton);
    // The date gives way, in its short form, before any of these is cut.
    for (KeyButton *button : { m_previous, m_next, m_today, m_filter, m_menuButton, m_desk }) {
        button->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    }
    const auto fit = [this, &theme] { fitRoom(theme); };
    connect(&theme, &Theme::changed, this, fit);
    fit();

    connect(m_previous, &KeyButton::clicked, this, [this] { Q_EMIT stepRequested(-1); });
    connect(m_next, &KeyButton::clicked, this, [this] { Q_EMIT stepRequested(1); });
    connect(m_today, &KeyButton::clicked, this, &TopBar::todayRequested);
    connect(m_date, &DateButton::clicked, this, &TopBar::dateRequested);
    connect(m_site, &KeyButton::clicked, this, &TopBar::chooseSite);
    connect(m_filter, &KeyButton::clicked, this, &TopBar::filterOffRequested);
    connect(m_desk, &KeyButton::clicked, this, &TopBar::deskRequested);
    connect(m_menuButton, &KeyButton::clicked, this, &TopBar::openMenu);
}

/** The day begins where the page beside the rail does, as long as there is room for that. */
void TopBar::fitRoom(const Theme &theme)
{
    m_name->ensurePolished();
    // A spacer has no spacing of its own: one lies between the name and the first button.
    const int taken = m_name->sizeHint().width() + layout()->spacing() + 2 * Metrics::unit;
    const int pageBegin = theme.scaled(Metrics::railWidth) + Metrics::pageMargin;
    m_nameRoom->changeSize(
        std::max(0, pageBegin - taken), 0, QSizePolicy::Maximum, QSizePolicy::Minimum);
    m_desk->setMaximumWidth(theme.scaled(deskWidthMax));
    // A full page must not squeeze it.
    const int content = theme.scaled(Metrics::controlHeight) + 2 * Metrics::unit + 1;
    setFixedHeight(std::max(Metrics::topBarHeight, content));
    layout()->invalidate();
}

void TopBar::showDay(QDate day)
{
    m_day = day;
    m_date->showDay(SiteText::longDate(day), SiteText::shortDate(day));
    m_date->setAccessibleName(tr("Day: %1. Go to another date").arg(SiteText::dateInSentence(day)));
}

void TopBar::showSites(const QList<Site> &sites, const Site &current)
{
    m_sites = sites;
    m_current = current;
    m_site->setText(current.name + u" ▾"_s);
    m_site->setAccessibleName(tr("Site: %1").arg(current.name));
    m_site->setVisible(m_isDayVisible && sites.size() > 1);
}

void TopBar::showFilter(int party)
{
    m_party = party;
    m_filter->setVisible(party > 0 && m_isDayVisible);
    m_filter->setChecked(party > 0); // a click on it ends it: what it shows follows the filter
    nameFilter();
    m_filter->setAccessibleName(
        tr("Only what is free for %n people. Show all slots again", nullptr, party));
}

/** Where there is little room the number alone stands beside the cross. */
void TopBar::nameFilter()
{
    const QString number = QLocale().toString(m_party);
    //: a number of people
    const QString words = tr("Free for %1").arg(number);
    m_filter->setText(width() < m_theme.scaled(filterWordsMin) ? number : words);
}

void TopBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    nameFilter();
}

void TopBar::showDesk(const QString &name)
{
    m_desk->setText(name);
    m_desk->setVisible(!name.isEmpty());
    m_desk->setAccessibleName(tr("Desk: %1. Open the settings").arg(name));
}

void TopBar::setDayVisible(bool isVisible, const QString &title)
{
    m_isDayVisible = isVisible;
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    for (QWidget *button :
        std::initializer_list<QWidget *> { m_previous, m_date, m_next, m_today }) {
        button->setVisible(isVisible);
    }
    m_site->setVisible(isVisible && m_sites.size() > 1);
    m_filter->setVisible(isVisible && m_party > 0);
}

void TopBar::setMenu(QMenu &menu) { m_menu = &menu; }

void TopBar::openMenu()
{
    if (m_menu) {
        m_menu->popup(m_menuButton->mapToGlobal(QPoint(0, m_menuButton->height())));
    }
}

QWidget &TopBar::dateButton() const { return *m_date; }

void TopBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void TopBar::chooseSite()
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"siteMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const Site &site : std::as_const(m_sites)) {
        QAction *action = menu->addAction(site.name);
        action->setCheckable(true);
        action->setChecked(site.id == m_current.id);
        connect(
            action, &QAction::triggered, this, [this, id = site.id] { Q_EMIT siteRequested(id); });
    }
    menu->popup(m_site->mapToGlobal(QPoint(0, m_site->height())));
}

void TopBar::retranslate()
{
    m_previous->setAccessibleName(tr("Previous day"));
    m_previous->setToolTip(
        tr("Previous day (%1)").arg(CommandList::keyOf(GridCommand::PreviousDay)));
    m_next->setAccessibleName(tr("Next day"));
    m_next->setToolTip(tr("Next day (%1)").arg(CommandList::keyOf(GridCommand::NextDay)));
    m_date->setToolTip(tr("Go to date (%1)").arg(CommandList::keyOf(GridCommand::GoToDate)));
    m_today->setText(tr("Today"));
    m_today->setKeyText(CommandList::keyOf(GridCommand::Today));
    m_menuButton->setAccessibleName(tr("Menu"));
    m_menuButton->setToolTip(tr("All commands and their keys"));
    showDay(m_day);
    showFilter(m_party);
    showDesk(m_desk->text());
    showSites(m_sites, m_current);
}
