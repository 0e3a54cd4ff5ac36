#pragma once

#include "ui/desk/stepperfield.h"

/** For how many people a free slot is looked for. */
class FreeField : public StepperField {
    Q_OBJECT

public:
    static constexpr int partyMax = 10'000;

    explicit FreeField(const Theme &theme, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
};
