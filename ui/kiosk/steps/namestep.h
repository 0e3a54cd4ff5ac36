#pragma once

#include "ui/kiosk/steps/stepcontent.h"

class KioskField;
class KioskKeyboard;
class KioskText;
class QBoxLayout;

/** Who the booking is for: a name, and a phone for those who want to be called. */
class NameStep : public StepContent {
    Q_OBJECT

public:
    /** @p languages: whose letters the keyboard offers. */
    NameStep(const KioskLook &look, KioskFlow &flow, const QStringList &languages);

    void describe(StepFrame &frame) override;

    StepFrame::Fit fit() const override { return StepFrame::Fit::Whole; }

    void wipe() override;

protected:
    void retranslate() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void onDone();

    KioskText *m_nameWord = nullptr;
    KioskField *m_name = nullptr;
    KioskText *m_phoneWord = nullptr;
    KioskField *m_phone = nullptr;
    KioskKeyboard *m_keyboard = nullptr;
};
