#pragma once

#include <QFont>
#include <QSizeF>
#include <QString>

class QPainter;
class QRectF;

/**
 * Text in as many lines as a width asks for; breaks between words, and inside one only when the
 * word alone is wider. Nothing is ever left out. Value.
 */
class WrappedText {
public:
    WrappedText(const QString &text, const QFont &font, Qt::Alignment alignment = Qt::AlignLeft);

    /** Of the lines, when each may be @p width wide. */
    QSizeF sizeFor(qreal width) const;

    /** On one line. */
    qreal naturalWidth() const;

    qreal widestWord() const;

    /** Vertically centred in @p area, with the pen of @p painter. */
    void draw(QPainter &painter, const QRectF &area) const;

private:
    QString m_text;
    QFont m_font;
    Qt::Alignment m_alignment;
};
