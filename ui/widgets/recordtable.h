#pragma once

#include <QPersistentModelIndex>
#include <QTableView>

class RecordDelegate;
class Theme;

/**
 * A table of records, keyboard first: arrows choose a row, Enter opens it, letters go to the page.
 *
 * A refresh of its model keeps the chosen row and its place on the screen. One column takes the
 * room that the others leave: the first, unless setRoomColumn() says another. Borrows model and
 * theme.
 */
class RecordTable : public QTableView {
    Q_OBJECT

public:
    explicit RecordTable(const Theme &theme, QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;

    /** These columns go, in this order, while there is no room for all. */
    void setOptionalColumns(const QList<int> &columns);

    /** The column that takes the room of all others; before setModel(). */
    void setRoomColumn(int column) { m_roomColumn = column; }

    /** Makes the first row current when none is. */
    void chooseFirst();

    /** Keeps this row current, or tells which one is now; the first one when none was. */
    void chooseRow(const QModelIndex &row);

    /** The policy is Expanding, Maximum: the card ends where its rows end. */
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /** Letters are commands of the page, not a search. */
    void keyboardSearch(const QString &search) override;

Q_SIGNALS:
    /** By key or click, or because the row that was chosen is gone. */
    void chosenChanged(const QModelIndex &chosen);

    /** Enter or double click. */
    void openRequested();

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    class Header;

    void applyTheme();
    void fitColumns();
    void fitColumnsLater();
    void keepPlace();
    void restorePlace();
    void onRowsChanged();
    int widthOf(int column) const;
    void hoverAt(int row);

    const Theme &m_theme;
    RecordDelegate *m_delegate = nullptr;
    Header *m_header = nullptr;
    QPersistentModelIndex m_anchor; ///< the row that stays where it is
    int m_anchorTop = 0;
    QList<int> m_optional;
    int m_roomColumn = 0;
    bool m_isFitWanted = false;
};
