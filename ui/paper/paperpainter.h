#pragma once

#include "core/base/result.h"
#include "ui/paper/paperdocument.h"

#include <QFont>
#include <QImage>

class QIODevice;
class QPainter;

/** The one painter of paper: preview, PDF and printer. Any thread that owns its device. */
namespace PaperPainter {

/** Text is laid out in hundredths of a millimetre, so that every device breaks it alike. */
constexpr qreal unitsPerMm = 100;

/** The dots of a ticket printer. */
constexpr qreal rollDpi = 203;

constexpr qreal mmPerInch = 25.4;

/** @p font at unitsPerMm, for this text. */
QFont fontOf(const PaperFont &font, const QString &text);

/** Paints in the colours of paper, whatever the theme is. */
void paint(QPainter &painter, const PaperSheet &page, qreal pixelsPerMm);

/** The page on white. */
QImage image(const PaperSheet &page, qreal dpi);

/** Writes all pages; fonts are embedded and the text can be found again. */
Result<Done> writePdf(const PaperDocument &document, QIODevice &device);

}
