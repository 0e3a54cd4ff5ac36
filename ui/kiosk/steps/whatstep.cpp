#include "ui/kiosk/steps/whatstep.h"

#include "ui/kiosk/flow/kioskflow.h"
#include "ui/kiosk/look/kiosktext.h"
#include "ui/kiosk/look/stepframe.h"
#include "ui/kiosk/look/tilegrid.h"
#include "ui/sitetext.h"

#include <QTimeZone>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

WhatStep::WhatStep(const KioskLook &look, KioskFlow &flow)
    : StepContent(look, flow)
    , m_tiles(new TileGrid(look, TileGrid::Shape::Grid, this))
    , m_empty(new KioskText(look, KioskText::Kind::Body, this))
{
    m_tiles->setObjectName(u"kioskActivities"_s);
    m_empty->setObjectName(u"kioskEmpty"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_empty);
    column->addWidget(m_tiles, 1);
    connect(m_tiles, &TileGrid::tilePressed, this, [this](int index) {
        this->flow().chooseActivity(m_shown.at(index).name);
    });
    takeNumbers();
}

void WhatStep::describe(StepFrame &frame)
{
    frame.setTitle(tr("What would you like to do?"));
    frame.setSubTitle({});
    frame.setActions(StepFrame::visitActions);
    frame.setMain({});
}

void WhatStep::takeNumbers()
{
    m_shown = flow().board().activities();
    retranslate();
}

QString WhatStep::nextText(const KioskActivity &activity) const
{
    if (!activity.next) {
        return tr("Nothing is free in the next two weeks");
    }
    const KioskBoard &board = flow().board();
    const SiteClock clock { QTimeZone(board.site().zone), board.today() };
    return tr("Next free: %1").arg(SiteText::moment(activity.next->slot.range.start, clock));
}

void WhatStep::retranslate()
{
    QList<KioskTile> tiles;
    for (const KioskActivity &activity : std::as_const(m_shown)) {
        using State = KioskButton::TileState;
        tiles.append(
            { activity.name, nextText(activity), activity.next ? State::Good : State::Full });
    }
    m_tiles->setTiles(tiles);
    m_tiles->setVisible(!tiles.isEmpty());
    m_empty->setVisible(tiles.isEmpty());
    m_empty->setText(flow().board().isRead()
            ? tr("There is nothing to book in the next two weeks. The desk is glad to help you.")
            : tr("One moment, please: the times are being read."));
}
