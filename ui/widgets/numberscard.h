#pragma once

#include "ui/widgets/card.h"

#include <QList>
#include <QStringList>

class QLabel;

/** A few numbers side by side, each over its caption: those of a slot, a stock level, a wallet. */
class NumbersCard : public Card {
    Q_OBJECT

public:
    /** @p names: an object name for each number. */
    explicit NumbersCard(const QStringList &names, QWidget *parent = nullptr);

    /** One caption for each number. */
    void setCaptions(const QStringList &captions);

    /** One text for each number. */
    void setNumbers(const QStringList &numbers);

    /** Captions of several words go on below when the card is narrow. */
    void wrapCaptions();

    /** A number that is not as it should be: its caption says why in a word. */
    void setWarning(int at, bool isWarning);

private:
    void describe();

    QList<QLabel *> m_numbers;
    QList<QLabel *> m_captions;
};
