#pragma once

#include "ui/desk/stepperfield.h"

/** The size of a party. */
class PartyField : public StepperField {
    Q_OBJECT

public:
    static constexpr int partySizeMax = 9999;

    explicit PartyField(const Theme &theme, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
};
