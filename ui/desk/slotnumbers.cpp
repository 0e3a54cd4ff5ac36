#include "ui/desk/slotnumbers.h"

#include <QEvent>
#include <QLocale>

using namespace Qt::StringLiterals;

SlotNumbersCard::SlotNumbersCard(QWidget *parent)
    : NumbersCard(
        { u"numberCapacity"_s, u"numberConfirmed"_s, u"numberHeld"_s, u"numberAvailable"_s },
        parent)
{
    setObjectName(u"slotNumbers"_s);
    retranslate();
}

void SlotNumbersCard::showPlaces(const Places &places)
{
    QStringList numbers;
    for (const int number : { places.capacity, places.confirmed, places.held, places.available }) {
        numbers.append(locale().toString(number));
    }
    setNumbers(numbers);
}

void SlotNumbersCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    Card::changeEvent(event);
}

void SlotNumbersCard::retranslate()
{
    setCaptions({ tr("capacity", "under a number of places"),
        tr("confirmed", "under a number of places"),
        tr("held", "under a number of places"),
        tr("available", "under a number of places") });
    setAccessibleName(tr("Places of the slot"));
}
