#pragma once

#include "ui/kiosk/keyboard/keylayout.h"

#include <QPushButton>

class KioskLook;

/**
 * One key of the keyboard on the screen. Acts when it is let go; sliding off it cancels. Never
 * takes the focus: the field keeps it. @p look is borrowed.
 */
class KioskKey : public QPushButton {
    Q_OBJECT

public:
    KioskKey(const KioskLook &look, const Key &key, QWidget *parent);

    const Key &key() const { return m_key; }

    /** What is written on it: a text, or the name of an icon where @p icon is not empty. */
    void setFace(const QString &text, const QString &icon = {});

    /** It is held down: Shift, or a mark that waits for its letter. */
    void setHeld(bool isHeld);

    /** The arrows or the switch are here. */
    void setChosen(bool isChosen);

    bool isChosen() const { return m_isChosen; }

    /** Some of its face has no room. */
    bool isCut() const;

    QSize sizeHint() const override;

    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool isFilled() const;
    QColor ground() const;
    QColor ink() const;
    QFont faceFont() const;

    const KioskLook &m_look;
    Key m_key;
    QString m_icon;
    bool m_isHeld = false;
    bool m_isChosen = false;
};
