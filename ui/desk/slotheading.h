#pragma once

#include "core/base/id.h"

#include <QWidget>

class DeskPresenter;
class QLabel;
struct Slot;

/** Which slot the panel speaks of: resource and time, what happens in it, the price. */
class SlotHeading : public QWidget {
    Q_OBJECT

public:
    /** @p desk is borrowed and outlives the heading. */
    explicit SlotHeading(DeskPresenter &desk, QWidget *parent = nullptr);

    void refresh();

private:
    void showFromGrid(SlotId id);
    void showSlot(const Slot &slot, const QString &resourceName);

    DeskPresenter &m_desk;
    QLabel *m_title = nullptr;
    QLabel *m_subtitle = nullptr;
};
