#pragma once

#include "core/base/id.h"
#include "ui/desk/gridkeys.h"
#include "ui/desk/slotgridplace.h"

#include <QDate>
#include <QTableView>
#include <QTime>

#include <optional>

class SlotGridDelegate;
class SlotGridHeader;
class SlotGridModel;
class Theme;

/**
 * The grid of a day or week: keyboard first, painted from the model in one pass, fixed section
 * sizes.
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

    /** Makes the line that is going on current and centres it; the first on another day. */
    void goToNow();

    /** In a week, makes the same time of another of its days current. */
    void goToDay(QDate day);

    /** The resource that the current cell is of; not valid when there is none. */
    ResourceId currentResource() const;

    /** The day of a week that the current cell is on; not valid in other views. */
    QDate currentDay() const;

    /** Where the current cell is on the screen, for an editor that floats at it. */
    QRect currentCellRect() const;

    /** The slot at a place on the screen; not valid where there is none. */
    SlotId slotUnder(QPoint globalPosition) const;

    /** The slot that takes what is dragged over it; not valid: none. */
    void setDropSlot(SlotId slot);

    /** While true the digits 1 to 3 answer an offer of nearby slots; else all are a party size. */
    void setOfferOpen(bool isOpen) { m_isOfferOpen = isOpen; }

    /** How many times the grid has painted, for measurements. */
    qint64 paintCount() const { return m_paintCount; }

    /**
     * Width: what is there. Height: the rows of the day, so that the card ends where they end;
     * the policy is Expanding, Maximum: put a stretch below.
     */
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    void keyboardSearch(const QString &search) override;

Q_SIGNALS:
    /** The current slot is another one: by key, click, or because the day changed under it. */
    void currentSlotChanged(SlotId slot);
    /** In a week: the current cell is on another day. */
    void currentDayChanged(QDate day);
    /** A key (or double click) asks for something that is not moving about. */
    void commandRequested(GridCommand command);
    /** Digits in the grid that are no answer to an offer: "party of 4 here". */
    void partyTyped(int digit);
    /** The current cell is pulled at with the left button. */
    void dragWanted(QPoint globalPosition);
    /** Right click or menu key; the slot is the current one by then. */
    void contextMenuRequestedAt(SlotId slot, QPoint globalPosition);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    void setUp();
    void watchModel();
    void applyTheme();
    void fitColumns();
    void fitHeaders();
    void keepPlace();
    void restorePlace();
    void keepTop();
    void restoreTop();
    int lineNearest(QTime time) const;
    int laneOfPlace() const;
    QModelIndex spotOfPlace() const;
    void scrollToLine(int line, int offset);
    int columnMin() const;
    void reportCurrent();
    void updateNow();
    void paintEnd();
    void paintRing();
    void paintDrop();
    QRect blockRect(const QModelIndex &index) const;
    void updateBlock(const QModelIndex &index);
    void hoverAt(const QModelIndex &index);
    QModelIndex lineStep(const QModelIndex &from, int step) const;
    QModelIndex laneStep(const QModelIndex &from, int step) const;
    QModelIndex edgeSlot(const QModelIndex &from, bool isLast) const;

    SlotGridModel &m_model;
    const Theme &m_theme;
    SlotGridDelegate *m_delegate = nullptr;
    SlotGridHeader *m_columnHeader = nullptr;
    SlotGridHeader *m_rowHeader = nullptr;
    SlotGridPlace m_place;
    SlotId m_reported;
    QDate m_reportedDay;
    int m_lastNowLine = -1;
    SlotId m_dropSlot;
    std::optional<QPoint> m_pulledFrom; ///< the left button went down there, on the current cell
    bool m_isOfferOpen = false;
    qint64 m_paintCount = 0;
};
