#include "ui/desk/gridbar.h"

#include "ui/desk/commandlist.h"
#include "ui/desk/freebar.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/keybutton.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace {

constexpr int besideMin = 640;

GridCommand commandOf(GridView view)
{
    switch (view) {
    case GridView::Day:
        return GridCommand::ViewDay;
    case GridView::Week:
        return GridCommand::ViewWeek;
    case GridView::Agenda:
        return GridCommand::ViewAgenda;
    case GridView::Swapped:
        return GridCommand::ViewSwapped;
    }
    Q_UNREACHABLE();
}

}

GridBar::GridBar(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_view(new KeyButton(theme, KeyButton::Variant::Normal, this))
    , m_resource(new KeyButton(theme, KeyButton::Variant::Normal, this))
    , m_free(new FreeBar(theme, this))
{
    setObjectName(u"gridBar"_s);
    m_view->setObjectName(u"viewButton"_s);
    m_resource->setObjectName(u"weekResourceButton"_s);
    m_resource->hide();
    auto *choice = new QHBoxLayout;
    choice->setSpacing(Metrics::unit);
    choice->addWidget(m_view);
    choice->addWidget(m_resource);
    choice->addStretch(1);
    m_parts = new QBoxLayout(QBoxLayout::LeftToRight, this);
    m_parts->setContentsMargins(0, 0, 0, Metrics::halfUnit);
    m_parts->setSpacing(Metrics::unit);
    m_parts->addLayout(choice);
    m_parts->addWidget(m_free, 1);
    connect(m_view, &KeyButton::clicked, this, &GridBar::openViews);
    connect(m_resource, &KeyButton::clicked, this, &GridBar::openResources);
    retranslate();
}

void GridBar::showView(GridView view, const QList<Resource> &resources, ResourceId whose)
{
    if (view == m_shown && whose == m_whose && resources == m_resources) {
        return;
    }
    m_shown = view;
    m_resources = resources;
    m_whose = whose;
    retranslate();
}

void GridBar::openViews()
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"viewMenu"_s);
    for (const GridView view :
        { GridView::Day, GridView::Week, GridView::Agenda, GridView::Swapped }) {
        const CommandEntry entry = CommandList::entryOf(commandOf(view));
        QAction *action = menu->addAction(entry.text + u'\t' + entry.key);
        action->setCheckable(true);
        action->setChecked(view == m_shown);
        connect(action, &QAction::triggered, this, [this, view] { Q_EMIT viewChosen(view); });
    }
    open(menu, *m_view);
}

void GridBar::openResources()
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"weekResourceMenu"_s);
    for (const Resource &resource : std::as_const(m_resources)) {
        QAction *action = menu->addAction(resource.name);
        action->setCheckable(true);
        action->setChecked(resource.id == m_whose);
        connect(action, &QAction::triggered, this, [this, id = resource.id] {
            Q_EMIT resourceChosen(id);
        });
    }
    open(menu, *m_resource);
}

void GridBar::open(QMenu *menu, const KeyButton &below)
{
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu, &QMenu::aboutToHide, this, &GridBar::focusReturned, Qt::QueuedConnection);
    menu->popup(below.mapToGlobal(QPoint(0, below.height())));
}

void GridBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

/** Large text in a narrow window: the question has a row of its own. */
void GridBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool isNarrow = width() < m_theme.scaled(besideMin);
    m_parts->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void GridBar::retranslate()
{
    const CommandEntry entry = CommandList::entryOf(commandOf(m_shown));
    m_view->setText(entry.text + u" ▾"_s);
    m_view->setAccessibleName(tr("View: %1").arg(entry.text));
    m_view->setToolTip(tr("How the slots are laid out"));
    QString name;
    for (const Resource &resource : std::as_const(m_resources)) {
        name = resource.id == m_whose ? resource.name : name;
    }
    m_resource->setText(name + u" ▾"_s);
    m_resource->setAccessibleName(tr("Week of %1").arg(name));
    m_resource->setVisible(m_shown == GridView::Week && !name.isEmpty());
}
