#include "ui/desk/partyfield.h"

#include <QEvent>

using namespace Qt::StringLiterals;

PartyField::PartyField(const Theme &theme, QWidget *parent)
    : StepperField(theme, { 1, partySizeMax }, parent)
{
    setPartNames(u"partySize"_s, u"partyLess"_s, u"partyMore"_s);
    retranslate();
}

void PartyField::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    StepperField::changeEvent(event);
}

void PartyField::retranslate()
{
    setNames({ tr("People"), tr("One person less"), tr("One person more") });
}
