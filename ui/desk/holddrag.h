#pragma once

#include "core/base/id.h"

#include <QObject>
#include <QPoint>

class DeskPresenter;
class DragPicture;
class SlotGridModel;
class SlotGridView;
class Theme;

/**
 * The chosen hold under the pointer on its way to another cell: what M, arrows and Enter do. It
 * begins while the left button is down; releasing it over a slot that can be asked moves the hold
 * there, anywhere else or with Escape it stays. Not a QDrag: that would run a loop of its own, and
 * a hold never leaves the window. Borrows all.
 */
class HoldDrag : public QObject {
    Q_OBJECT

public:
    struct Parts {
        DeskPresenter &desk;
        SlotGridView &grid;
        const SlotGridModel &model;
        const Theme &theme;
    };

    /** @p parent: the page, in whose window the picture of the hold is shown. */
    HoldDrag(const Parts &parts, QWidget *parent);
    ~HoldDrag() override;

    bool isActive() const { return m_picture != nullptr; }

    /** Nothing while the chosen hold cannot be moved. */
    void begin(QPoint globalPosition);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    SlotId targetAt(QPoint globalPosition) const;
    void follow(QPoint globalPosition);
    void drop(QPoint globalPosition);
    void cancel();
    void end();
    void scrollNear(QPoint globalPosition);

    Parts m_parts;
    QWidget &m_page;
    DragPicture *m_picture = nullptr; ///< child of the window while the hold is being dragged
};
