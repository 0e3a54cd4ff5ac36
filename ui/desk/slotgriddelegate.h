#pragma once

#include "ui/desk/agendapainter.h"
#include "ui/widgets/statefill.h"

#include <QAbstractItemDelegate>
#include <QFont>
#include <QFontMetrics>
#include <QPersistentModelIndex>
#include <QRect>
#include <QString>

class SlotGridModel;
class Theme;

/**
 * Paints the cells of the grid straight from the model: ground, now line, words, bar.
 *
 * A slot over several lines is one block: words in its first cell, its end in the last, no lines
 * between. The rows of an agenda are the AgendaPainter's. Model and theme are borrowed.
 */
class SlotGridDelegate : public QAbstractItemDelegate {
    Q_OBJECT

public:
    SlotGridDelegate(const SlotGridModel &model, const Theme &theme, QObject *parent = nullptr);

    /** Takes fonts and patterns anew from the theme. */
    void refresh();

    /** The slot under the pointer, any of its cells; invalid for none. */
    void setHovered(const QModelIndex &index) { m_hovered = index; }

    QModelIndex hovered() const { return m_hovered; }

    void paint(QPainter *painter,
        const QStyleOptionViewItem &option,
        const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    /** What a cell says in its first line, measured. */
    struct Words {
        QRect line;
        QString icon;
        QString text;
        QString countdown;
        QString count;
        int textWidth = 0;
        int countdownWidth = 0;
        int countWidth = 0;
        int gap = 0;
        int used = 0; ///< from the left, without the count
    };

    Words wordsOf(const SlotCell &cell, const QRect &area) const;
    void clearNowLine(
        QPainter &painter, const QRect &area, const SlotCell &cell, const Words &words) const;
    void paintGround(QPainter &painter, const QRect &area, const QModelIndex &index) const;
    void paintNow(QPainter &painter, const QRect &area, const QModelIndex &index) const;
    void paintLines(QPainter &painter, const QRect &area, const QModelIndex &index) const;
    void paintWords(QPainter &painter, const QRect &area, const SlotCell &cell) const;
    void paintBarLine(QPainter &painter, const QRect &area, const SlotCell &cell) const;
    void paintEnd(QPainter &painter, const QRect &area, const SlotCell &cell) const;
    CellState lookOf(const SlotCell &cell) const;
    QColor countInk(CellState state) const;
    QRect textLine(const QRect &area) const;

    const SlotGridModel &m_model;
    const Theme &m_theme;
    StateFill m_fill;
    AgendaPainter m_agenda;
    QFont m_body;
    QFont m_strong;
    QFont m_caption;
    QFontMetrics m_bodyMetrics;
    QFontMetrics m_strongMetrics;
    QFontMetrics m_captionMetrics;
    QPersistentModelIndex m_hovered;
};
