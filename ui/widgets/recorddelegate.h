#pragma once

#include <QAbstractItemDelegate>
#include <QFont>
#include <QFontMetrics>

class QModelIndex;
class Theme;

/**
 * Paints one cell or entry of a table of records: a text, a smaller line below it, something at the
 * right, a bar as in the day grid. What there is of these, RecordRole says. Borrows the theme.
 */
class RecordDelegate : public QAbstractItemDelegate {
    Q_OBJECT

public:
    explicit RecordDelegate(const Theme &theme, QObject *parent = nullptr);

    /** The theme is another one: take fonts anew. */
    void refresh();

    /** The whole row under the pointer is lit; -1: none. */
    void setHoveredRow(int row) { m_hoveredRow = row; }

    /** The height of every row. */
    int rowHeight() const;

    /** The whole width that the cell would like, margins included. */
    int widthWanted(const QModelIndex &index) const;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter,
        const QStyleOptionViewItem &option,
        const QModelIndex &index) const override;

private:
    struct Line;

    void paintGround(
        QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintLine(QPainter &painter, const Line &line) const;
    void paintBarBelow(QPainter &painter, const QRect &area, const QModelIndex &index) const;
    QColor ink(const QModelIndex &index, bool isSmall) const;
    const QFont &fontOf(const QModelIndex &index) const;

    const Theme &m_theme;
    QFont m_body;
    QFont m_strong;
    QFont m_caption;
    int m_hoveredRow = -1;
};
