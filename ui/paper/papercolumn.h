#pragma once

#include "ui/paper/paperdocument.h"

/**
 * Writes one thing below the other into a column of a page. Long text wraps, between words or
 * inside one, and the last line that is allowed ends in three dots. Borrows the page.
 */
class PaperColumn {
public:
    /** The column goes from @p top down; it has no end. */
    PaperColumn(PaperSheet &page, qreal left, qreal width, qreal top);

    /** What a line of this font takes, with the room for marks above capitals. */
    static qreal lineHeight(const PaperFont &font);

    static qreal widthOf(const QString &text, const PaperFont &font);

    /** Nothing for an empty text. */
    void add(const QString &text,
        const PaperFont &font,
        int linesMax = 1,
        Qt::Alignment alignment = Qt::AlignLeft);
    void addRule();

    /** In the middle of the column, with its quiet zone above and below. */
    void addMark(const QrCode &code, qreal module);

    void addSpace(qreal height) { m_bottom += height; }

    qreal bottom() const { return m_bottom; }

private:
    PaperSheet &m_page;
    qreal m_left;
    qreal m_width;
    qreal m_bottom;
};
