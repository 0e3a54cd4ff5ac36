#pragma once

#include "tests/ui/deskfixture.h"

/**
 * A desk with two slots, a customer "Novák" whose wallet has 1,240 credits, six pairs of climbing
 * shoes and two ropes; and how a person at it asks for them.
 */
class DeskCustomer : public DeskFixture {
public:
    DeskCustomer(const TestCluster &cluster, Theme &theme, Language &language);

    /** Shows the window at slot(). */
    void openAtSlot();

    SlotId slot() const { return m_slot; }

    /** Of the same hall, an hour later. */
    SlotId nextSlot() const { return m_nextSlot; }

    CustomerId novak() const { return m_novak; }

    /** Opens the editor at the slot and types the size of the party. */
    void openEditor(const QString &party);

    /** From the party size: takes Novák from the suggestions. */
    void chooseNovak();

    /** Types into a field that must have the focus. */
    void typeInto(const QString &field, const QString &text);

    /** What the card of the only hold says, all of it; empty when there is not exactly one. */
    QString cardText();

    qint64 openLines();

private:
    SlotId m_slot;
    SlotId m_nextSlot;
    CustomerId m_novak;
};
