#pragma once

#include "ui/kiosk/look/kioskbutton.h"

#include <QList>

#include <optional>

class Pager;

/** What one tile shows. Value. */
struct KioskTile {
    QString title;
    QString line; ///< its state in words
    KioskButton::TileState state = KioskButton::TileState::Plain;

    bool operator==(const KioskTile &) const = default;
};

/**
 * Tiles of one size, as many as fit on the screen; the rest is on further pages, which large
 * arrows turn. By keys the arrows move between tiles, Page Up and Page Down turn.
 *
 * New tiles keep page and focus. While a finger is on a tile they wait: nothing is exchanged under
 * it. @p look is borrowed.
 */
class TileGrid : public QWidget {
    Q_OBJECT

public:
    enum class Shape {
        Grid, ///< rows and columns, pages downwards
        Strip, ///< one row of small centred tiles, pages sideways
    };

    TileGrid(const KioskLook &look, Shape shape, QWidget *parent = nullptr);

    void setTiles(const QList<KioskTile> &tiles);

    const QList<KioskTile> &tiles() const { return m_tiles; }

    /** Grid: no more than these side by side. Default: two. */
    void setColumnsMax(int columns);

    /** Turns to the page with that tile; an index that is none does nothing. */
    void showTile(int index);

    int page() const;
    int pageCount() const;

    /** The button of a tile that is there. */
    KioskButton *buttonAt(int index) const { return m_buttons.at(index); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void tilePressed(int index);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /** How the tiles lie. */
    struct Plan {
        int columns = 1;
        int rows = 1;
        QSize tile;

        int perPage() const { return columns * rows; }
    };

    bool isStrip() const { return m_shape == Shape::Strip; }

    bool isPressed() const;
    void apply(const QList<KioskTile> &tiles);
    void addButton();
    int tileWidthMin() const;
    int tileHeight(int width) const;
    Plan planFor(QSize room) const;
    void arrange();
    void turnTo(int page);
    bool move(int key);
    int focusedIndex() const;

    const KioskLook &m_look;
    Shape m_shape;
    int m_columnsMax = 2;
    QList<KioskTile> m_tiles;
    QList<KioskButton *> m_buttons;
    std::optional<QList<KioskTile>> m_waiting; ///< until the finger is gone
    Plan m_plan;
    int m_page = 0;
    Pager *m_pager = nullptr;
};
