#pragma once

#include <QLineEdit>

class KioskLook;
class LetterLimit;

/**
 * A line to type into on a kiosk. Strangers use it one after the other: it copies nothing to a
 * clipboard and takes nothing from one, tells no input method what is in it, has no menu, cannot
 * undo, and forgets by wipe().
 */
class KioskField : public QLineEdit {
    Q_OBJECT

public:
    enum class Kind {
        Name, ///< 120 characters, any script, exactly as typed
        Phone, ///< digits, + and spaces
        Code, ///< of a booking: the alphabet of codes, in capitals
    };

    /** @p look is borrowed. */
    KioskField(const KioskLook &look, Kind kind, QWidget *parent = nullptr);

    Kind kind() const { return m_kind; }

    /** Types at the cursor, as far as it fits: a letter of the keyboard, or a scanned text. */
    void type(const QString &text);

    /** Takes the visible character before the cursor away, whole. */
    void eraseBack();

    /** Nothing of what was typed is left: text, selection, undo stack, input method. */
    void wipe();

    /** The cursor goes one visible character to the left or right. */
    void step(int by);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    QVariant inputMethodQuery(Qt::InputMethodQuery query) const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    static bool isForbidden(const QKeyEvent &event);
    QString prepared(const QString &text) const;
    void measure();

    const KioskLook &m_look;
    Kind m_kind;
    LetterLimit *m_limit = nullptr;
};
