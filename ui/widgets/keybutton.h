#pragma once

#include <QFont>
#include <QPushButton>

class Theme;

/**
 * A push button that shows its key in a cap at the right: "Confirm booking [C]".
 *
 * The key is shown, not bound: the grid or the page acts on it. Primary is the one filled button
 * of a view, Normal is outlined, Quiet has no outline until the pointer is over it, Danger is
 * outlined with red text. @p theme is borrowed and outlives the button.
 */
class KeyButton : public QPushButton {
    Q_OBJECT

public:
    enum class Variant { Primary, Normal, Quiet, Danger };

    KeyButton(const Theme &theme, Variant variant, QWidget *parent = nullptr);

    /** What the cap shows, already in the words of the keyboard ("C", "Del"); empty: no cap. */
    void setKeyText(const QString &key);

    QString keyText() const { return m_key; }

    void setVariant(Variant variant);

    Variant variant() const { return m_variant; }

    /** Name of an icon of resources/icons before the text; empty: none. */
    void setIconName(const QString &name);

    /** A list entry: text at the left, cap or count at the far right; checked is filled. */
    void setEntry(bool isEntry);

    /** The text is wider than its room and ends in three dots. */
    bool isCut() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Look;

    QFont textFont() const;
    int textWidth() const;
    int capWidth() const;
    int textRoom() const;
    Look look() const;
    void paintFocus(QPainter &painter);
    void paintContent(QPainter &painter, const Look &look);

    const Theme &m_theme;
    Variant m_variant;
    QString m_key;
    QString m_iconName;
    bool m_isEntry = false;
};
