#pragma once

#include "ui/kiosk/steps/stepcontent.h"

#include <QHash>

class Stepper;
class QVBoxLayout;

/** What can be lent or bought with the places; skipped by one press. */
class ExtrasStep : public StepContent {
    Q_OBJECT

public:
    ExtrasStep(const KioskLook &look, KioskFlow &flow);

    void describe(StepFrame &frame) override;
    void takeNumbers() override;

protected:
    void retranslate() override;

private:
    qint64 chosen(const QString &sku) const;

    QHash<QString, Stepper *> m_steppers; ///< by sku
};
