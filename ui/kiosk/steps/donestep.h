#pragma once

#include "ui/kiosk/steps/stepcontent.h"

class KioskText;
class QrMark;

/** The booking is made, or the place is kept for the desk: the code, its mark, and the paper. */
class DoneStep : public StepContent {
    Q_OBJECT

public:
    DoneStep(const KioskLook &look, KioskFlow &flow);

    void describe(StepFrame &frame) override;

    void refresh() override { retranslate(); }

    void wipe() override;

protected:
    void retranslate() override;

private:
    QString whenText() const;
    QString paperText() const;

    KioskText *m_codeWord = nullptr;
    KioskText *m_code = nullptr;
    KioskText *m_when = nullptr;
    KioskText *m_paper = nullptr;
    QrMark *m_mark = nullptr;
};
