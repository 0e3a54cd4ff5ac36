#pragma once

#include "ui/widgets/numberscard.h"

/** The four numbers of a slot, side by side: capacity, confirmed, held, available. */
class SlotNumbersCard : public NumbersCard {
    Q_OBJECT

public:
    explicit SlotNumbersCard(QWidget *parent = nullptr);

    struct Places {
        int capacity = 0;
        int confirmed = 0;
        int held = 0;
        int available = 0;
    };

    void showPlaces(const Places &places);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
};
