#pragma once

#include "core/base/id.h"
#include "ui/desk/gridkeys.h"

#include <QPersistentModelIndex>
#include <QTableView>

#include <memory>

class SlotGridDelegate;
class SlotGridModel;
class Theme;

/**
 * The day grid: keyboard first, painted from the model in one pass, fixed section sizes.
 *
 * A refresh keeps current cell, selection and scroll. Another day keeps the time of day, the
 * resource and the scroll. Borrowed: model and theme outlive the view.
 */
class SlotGridView : public QTableView {
    Q_OBJECT

public:
    SlotGridView(SlotGridModel &model, const Theme &theme, QWidget *parent = nullptr);
    ~SlotGridView() override;

    /** The slot under the current cell; not valid where there is none. */
    SlotId currentSlot() const;

    /** Makes a slot current and scrolls it into view; false when the day does not have it. */
    bool goToSlot(SlotId slot);

    /** Makes the row that is going on current and centres it; the first row on another day. */
    void goToNow();

    /** Makes the first slot from now on with room for @p party current; false when none has. */
    bool goToFirstFree(int party);

    /** Where the current cell is on the screen, for an editor that floats at it. */
    QRect currentCellRect() const;

    /** How many times the grid has painted, for measurements. */
    qint64 paintCount() const { return m_paintCount; }

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /** The current slot is another one: by key, click, or because the day changed under it. */
    void currentSlotChanged(SlotId slot);
    /** A key (or double click) asks for something that is not moving about. */
    void commandRequested(GridCommand command);
    /** Digits in the grid that are no answer to an offer: "party of 4 here". */
    void partyTyped(int digit);
    void contextMenuRequestedAt(SlotId slot, QPoint globalPosition);
    /** The new data is on the screen. */
    void painted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    struct Place;

    void applyTheme();
    void fitColumns();
    void keepPlace();
    void restorePlace();
    void reportCurrent();
    void updateBlock(const QModelIndex &index);
    void hoverAt(const QModelIndex &index);
    QModelIndex verticalStep(const QModelIndex &from, int step) const;
    QModelIndex edgeSlot(bool isLast) const;

    SlotGridModel &m_model;
    const Theme &m_theme;
    SlotGridDelegate *m_delegate = nullptr;
    std::unique_ptr<Place> m_place;
    QPersistentModelIndex m_hovered;
    SlotId m_reported;
    qint64 m_paintCount = 0;
};
