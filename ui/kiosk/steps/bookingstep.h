#pragma once

#include "ui/kiosk/steps/stepcontent.h"

class FactList;
class KioskButton;
class KioskText;

/** A booking that was found by its code; whether it is to be cancelled; and what came of it. */
class BookingStep : public StepContent {
    Q_OBJECT

public:
    BookingStep(const KioskLook &look, KioskFlow &flow);

    void describe(StepFrame &frame) override;

    void refresh() override { retranslate(); }

    void wipe() override;

protected:
    void retranslate() override;

private:
    QString standing() const;
    QString refusal() const;

    KioskText *m_note = nullptr;
    FactList *m_facts = nullptr;
    KioskButton *m_cancel = nullptr; ///< asks first
    KioskButton *m_sure = nullptr;
};
