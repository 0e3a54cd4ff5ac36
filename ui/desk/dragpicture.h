#pragma once

#include "ui/widgets/card.h"

class QLabel;
struct Hold;

/** A hold beside the pointer while it is dragged: who it is, and where it would go. */
class DragPicture : public Card {
    Q_OBJECT

public:
    DragPicture(const Hold &hold, QWidget *window);

    /** @p place: of the slot under the pointer; empty: it cannot go there. */
    void showPlace(const QString &place);

    void moveBeside(QPoint globalPosition);

private:
    QLabel *m_hold = nullptr;
    QLabel *m_place = nullptr;
};
