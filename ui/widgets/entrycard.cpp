#include "ui/widgets/entrycard.h"

#include "ui/widgets/card.h"
#include "ui/widgets/entrylist.h"

#include <QVBoxLayout>

Card *entryCard(EntryList &list)
{
    auto *card = new Card(BoxRole::Card, list.parentWidget());
    constexpr int rim = 1;
    card->content()->setContentsMargins(rim, rim, rim, rim);
    card->content()->addWidget(&list);
    return card;
}
