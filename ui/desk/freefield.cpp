#include "ui/desk/freefield.h"

#include <QEvent>

using namespace Qt::StringLiterals;

FreeField::FreeField(const Theme &theme, QWidget *parent)
    : StepperField(theme, { 1, partyMax }, parent)
{
    setPartNames(u"freeParty"_s, u"freeLess"_s, u"freeMore"_s);
    retranslate();
}

void FreeField::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    StepperField::changeEvent(event);
}

void FreeField::retranslate()
{
    setNames({ tr("For how many people?"), tr("One person less"), tr("One person more") });
}
