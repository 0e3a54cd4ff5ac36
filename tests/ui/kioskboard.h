#pragma once

#include "tests/ui/kioskgallery.h"
#include "ui/kiosk/keyboard/keylayout.h"

class KioskKey;

/** A step with a field and the keyboard on the screen, and the three ways to press its keys. */
class KioskBoard {
public:
    explicit KioskBoard(const Theme &theme);

    /** The step of the name, with the letters of @p language, on the screen. */
    void open(const QString &language);
    void openCode();

    KioskKey *keyTyping(const QString &lowerCase) const; ///< null: no key does
    KioskKey *markKey(const QString &mark) const;

    void tap(const QString &lowerCase);
    void tapKind(Key::Kind kind);

    /** Arrows until the ring is on @p key: down the rows, then along. */
    void keysTo(KioskKey *key);

    /** Space until the row of @p key is ringed, Enter, Space until the key alone is, Enter. */
    void switchTo(KioskKey *key);

    KioskGallery gallery;
    StepFrame *step = nullptr;
    KioskField *field = nullptr;
    KioskKeyboard *keyboard = nullptr;

private:
    void show();
    template <typename Is> KioskKey *find(const Is &is) const;
    int rowOfRing() const;
};
