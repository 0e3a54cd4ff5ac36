#pragma once

#include "ui/kiosk/flow/kioskvisit.h"
#include "ui/kiosk/steps/stepcontent.h"

class KioskText;
class QLabel;

/** A still picture with words, and nothing to press: closed, away, or an answer is looked for. */
class PictureStep : public StepContent {
    Q_OBJECT

public:
    /** @p step: Closed, Desk or Checking. */
    PictureStep(const KioskLook &look, KioskFlow &flow, KioskStep step);

    void describe(StepFrame &frame) override;

    void refresh() override { retranslate(); }

protected:
    void retranslate() override;

private:
    QString closedText() const;

    KioskStep m_step;
    QLabel *m_icon = nullptr;
    KioskText *m_text = nullptr;
};
