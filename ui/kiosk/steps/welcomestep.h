#pragma once

#include "ui/kiosk/steps/stepcontent.h"

#include <QList>

class KioskButton;
class KioskText;

/** The first screen: what can be done here, in which language, and with how much time. */
class WelcomeStep : public StepContent {
    Q_OBJECT

public:
    WelcomeStep(const KioskLook &look, KioskFlow &flow);

    void describe(StepFrame &frame) override;
    void refresh() override;

protected:
    void retranslate() override;

private:
    KioskButton *m_listen = nullptr;
    KioskButton *m_code = nullptr;
    KioskText *m_waits = nullptr;
    KioskText *m_paper = nullptr;
    KioskText *m_question = nullptr;
    QList<KioskButton *> m_factors; ///< in the order of the factors
};
