#pragma once

#include "ui/kiosk/flow/kioskboard.h"
#include "ui/kiosk/look/tilegrid.h"
#include "ui/kiosk/steps/stepcontent.h"

#include <QDate>
#include <QElapsedTimer>
#include <QList>

class KioskButton;
class KioskText;
class Stepper;

/**
 * Which day, how many people, which time. What is chosen is held at once. Where a time is taken,
 * the nearest ones that fit stand in the place of the others.
 */
class WhenStep : public StepContent {
    Q_OBJECT

public:
    WhenStep(const KioskLook &look, KioskFlow &flow);

    void describe(StepFrame &frame) override;
    void refresh() override;
    void takeNumbers() override;

protected:
    void retranslate() override;

private:
    void build();
    void onTilePressed(int index);
    void showDays();
    void showTimes();
    void showEmpty();
    KioskTile tileOf(const KioskTime &time, bool withDay) const;
    QString stateOf(const Slot &slot, KioskButton::TileState &state) const;
    bool hasOffers() const;

    QDate m_firstDay;
    QList<KioskTime> m_times; ///< in the order of the tiles
    QElapsedTimer m_sinceMoved; ///< tiles are others than before: not yet meant by a press
    TileGrid *m_days = nullptr;
    Stepper *m_party = nullptr;
    KioskText *m_note = nullptr;
    KioskButton *m_jump = nullptr; ///< to the next day with room, or back to all times
    TileGrid *m_tiles = nullptr;
};
