#pragma once

#include "ui/widgets/card.h"

#include <array>

class QLabel;

/** The four numbers of a slot, side by side: capacity, confirmed, held, available. */
class SlotNumbersCard : public Card {
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
    static constexpr int count = 4;

    void retranslate();
    void describe();

    std::array<QLabel *, count> m_numbers {};
    std::array<QLabel *, count> m_captions {};
};
