#pragma once

#include "ui/paper/paperdocument.h"

#include <QWidget>

/**
 * The pages of a document as white paper, one below the other, as wide as the room allows. Painted
 * by the painter of the printer, whatever the theme is.
 */
class PaperView : public QWidget {
    Q_OBJECT

public:
    explicit PaperView(QWidget *parent = nullptr);

    /** Empty pages: nothing on the screen. */
    void showDocument(const PaperDocument &document);

    /** The room that the pages have at most, in pixels. */
    void setRoom(int width);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void fit();

    /** Pixels for each millimetre of page @p index. */
    qreal scaleOf(const PaperSheet &page) const;

    PaperDocument m_document;
    int m_room = 0;
};
