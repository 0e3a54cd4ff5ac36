#pragma once

#include "ui/kiosk/steps/stepcontent.h"

class FactList;
class KioskButton;

/** Everything once more, before it becomes a booking. */
class ReviewStep : public StepContent {
    Q_OBJECT

public:
    ReviewStep(const KioskLook &look, KioskFlow &flow);

    void describe(StepFrame &frame) override;

    void refresh() override { retranslate(); }

    void wipe() override;

protected:
    void retranslate() override;

private:
    QString extrasText() const;
    QString priceText() const;
    QString creditsText() const;
    QString payText() const;
    bool isCardAlone() const;

    FactList *m_facts = nullptr;
    KioskButton *m_credits = nullptr;
    KioskButton *m_desk = nullptr;
};
