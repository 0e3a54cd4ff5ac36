#pragma once

#include "ui/kiosk/steps/stepcontent.h"

class KioskField;
class KioskKeyboard;
class KioskText;

/** The code of a booking, typed here or scanned from a ticket. */
class CodeStep : public StepContent {
    Q_OBJECT

public:
    CodeStep(const KioskLook &look, KioskFlow &flow);

    void describe(StepFrame &frame) override;

    StepFrame::Fit fit() const override { return StepFrame::Fit::Whole; }

    void wipe() override;

protected:
    void retranslate() override;

private:
    KioskText *m_word = nullptr;
    KioskField *m_code = nullptr;
    KioskKeyboard *m_keyboard = nullptr;
};
