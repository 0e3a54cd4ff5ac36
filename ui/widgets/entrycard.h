#pragma once

class Card;
class EntryList;

/** A card that is filled by a list of entries from rim to rim; owns it. */
Card *entryCard(EntryList &list);
