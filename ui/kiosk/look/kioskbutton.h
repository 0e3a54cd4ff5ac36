#pragma once

#include <QPushButton>

class KioskLook;
class WrappedText;

/**
 * A button of a kiosk: large, pressed at once and acting when it is let go; sliding off it cancels.
 * Its text wraps rather than being cut. The ring of the focus is shown to those who came by keys
 * or by a switch. @p look is borrowed and outlives the button.
 */
class KioskButton : public QPushButton {
    Q_OBJECT

public:
    enum class Variant {
        Main, ///< the one filled button of a step
        Quiet, ///< outlined
        Danger, ///< outlined, with red words and a mark
        Choice, ///< checkable; what is chosen is filled and has a tick
        Tile, ///< a large title over a line that says the state
    };

    /** How the line of a tile looks. Its words say the same without colour. */
    enum class TileState {
        Plain,
        Good,
        Few, ///< with a triangle
        Full, ///< with a disc, dashed; cannot be pressed
        Chosen, ///< filled, with a tick
    };

    KioskButton(const KioskLook &look, Variant variant, QWidget *parent = nullptr);

    Variant variant() const { return m_variant; }

    /** Name of an icon of resources/icons before the text; empty: none. */
    void setIconName(const QString &name);

    /** A tile: what stands under the title. @p state Full also disables it. */
    void setTile(const QString &title, const QString &line, TileState state);

    const QString &line() const { return m_line; }

    TileState tileState() const { return m_state; }

    /** The line above the title, both centred: a day of a strip. */
    void setCentred(bool isCentred);

    /** Some of the text has no room. */
    bool isCut() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    bool hasHeightForWidth() const override { return true; }

    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Ink;

    bool isTile() const { return m_variant == Variant::Tile; }

    int floorHeight() const;
    QString iconName() const;
    int iconRoom() const;
    int textRoom(int width) const;
    WrappedText title() const;
    WrappedText subLine() const;
    int contentHeight(int width) const;
    Ink ink() const;
    Ink tileInk() const;
    void paintGround(QPainter &painter, const Ink &ink) const;
    void paintLabel(QPainter &painter, const Ink &ink) const;
    void paintTile(QPainter &painter, const Ink &ink) const;
    void nameTile();

    const KioskLook &m_look;
    Variant m_variant;
    TileState m_state = TileState::Plain;
    QString m_iconName;
    QString m_line;
    bool m_isCentred = false;
    bool m_showsFocus = false;
};
