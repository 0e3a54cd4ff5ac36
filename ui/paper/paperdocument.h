#pragma once

#include "ui/paper/qrcode.h"

#include <QList>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <variant>

/** How a text on paper is set. Paper is black and white and has one family of letters. */
struct PaperFont {
    qreal size = 3.6; ///< of the em square, millimetres
    bool isBold = false;

    bool operator==(const PaperFont &) const = default;
};

/** One line of text. */
struct PaperText {
    QRectF box; ///< what it covers, millimetres
    qreal baseline = 0; ///< of its letters, from the top of the page
    QString text;
    PaperFont font;
};

/** A straight line. */
struct PaperRule {
    QPointF from;
    QPointF to;
    qreal width = 0.2; ///< millimetres
};

/** An empty square to be ticked. */
struct PaperTick {
    QRectF box;
};

/** A QR mark. The quiet zone around it is not in the box. */
struct PaperMark {
    QRectF box;
    QrCode code;
};

using PaperItem = std::variant<PaperText, PaperRule, PaperTick, PaperMark>;

/** What stands on one page. Every length of a document is in millimetres from its top left. */
struct PaperSheet {
    QSizeF size;
    QList<PaperItem> items;
};

/** Everything that preview, PDF file and printer show: one description, painted by one painter. */
struct PaperDocument {
    QString title; ///< of the print job and the file; no personal data
    QString fileName; ///< without folder and suffix, ASCII
    QList<PaperSheet> pages;
};
