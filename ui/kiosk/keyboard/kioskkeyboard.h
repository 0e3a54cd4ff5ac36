#pragma once

#include "ui/kiosk/keyboard/keylayout.h"
#include "ui/kiosk/keyboard/keyscan.h"
#include "ui/kiosk/keyboard/keytypist.h"

#include <QWidget>

class KioskField;
class KioskKey;
class KioskLook;

/**
 * The keyboard on the screen. Types straight into the field that it was given, not by the input
 * method of the platform: nothing that is typed leaves the program, and the field need not have
 * the focus, which arrows and switches need for themselves.
 *
 * Touch takes no focus from the field. By keys: Tab comes here, arrows move, Enter or Space
 * presses; letters of a real keyboard go to the field. By a switch, when scanning is on: Space
 * goes on, Enter takes, first a row and then a key of it. Suggests and remembers nothing.
 *
 * Keys are sixteen millimetres; fifteen where a row needs it; where fifteen do not fit either, rows
 * are broken and there are more of them. @p look is borrowed.
 */
class KioskKeyboard : public QWidget {
    Q_OBJECT

public:
    explicit KioskKeyboard(const KioskLook &look, QWidget *parent = nullptr);

    /** What is typed into, borrowed; may be null. Its kind chooses the keys. */
    void setField(KioskField *field);

    /** Whose letters can be chosen, in this order. */
    void setLanguages(const QStringList &codes);

    /** Shows the letters of a language. */
    void setLanguage(const QString &code);

    const KeyTypist &typist() const { return *m_typist; }

    /** A switch is used: rows are gone through instead of keys. */
    void setScanning(bool isScanning);

    bool isScanning() const { return m_isScanning; }

    /** Switch: one row or key on. */
    void advance();

    /** Switch: takes the row, or presses the key. */
    void take();

    /** Switch: nothing was taken for two rounds; whoever scans goes on to the next control. */
    bool isPassed() const;

    /** The same with nothing pressed and nothing pending: for the next visitor. */
    void restart();

    const QList<KioskKey *> &keys() const { return m_keys; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    bool hasHeightForWidth() const override { return true; }

    int heightForWidth(int width) const override;

Q_SIGNALS:
    void doneRequested();
    /** The arrows or the switch came to a key or a row: for those who have it read. */
    void chosenChanged(const QString &name);

protected:
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /** How the keys lie. */
    struct Plan {
        KeyLayout layout;
        QSize key; ///< of span 1
        int left = 0; ///< of the first column
    };

    Plan planFor(int width, int height) const;
    void rebuild(const KeyLayout &layout);
    void arrange();
    void showFaces();
    void showChosen();
    void moveBy(int key);
    KioskKey *keyAt(int row, int column) const;
    QString rowName(int row) const;

    const KioskLook &m_look;
    KeyTypist *m_typist = nullptr;
    bool m_isScanning = false;
    KeyLayout m_layout; ///< of the keys that are there
    QList<KioskKey *> m_keys; ///< row by row
    KeyScan m_scan;
};
