#pragma once

#include "ui/kiosk/flow/kioskboard.h"
#include "ui/kiosk/steps/stepcontent.h"

#include <QList>

class KioskText;
class TileGrid;

/** What there is to do, each with the next free time. */
class WhatStep : public StepContent {
    Q_OBJECT

public:
    WhatStep(const KioskLook &look, KioskFlow &flow);

    void describe(StepFrame &frame) override;
    void takeNumbers() override;

protected:
    void retranslate() override;

private:
    QString nextText(const KioskActivity &activity) const;

    QList<KioskActivity> m_shown; ///< in the order of the tiles
    TileGrid *m_tiles = nullptr;
    KioskText *m_empty = nullptr;
};
