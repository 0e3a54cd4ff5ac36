#pragma once

#include "ui/kiosk/keyboard/keylayout.h"

#include <QCoreApplication>

/** What a key is called when it is read aloud. */
class KeyNames {
    Q_DECLARE_TR_FUNCTIONS(KeyNames)

public:
    /** @p text: what the key types as things are now. */
    static QString of(const Key &key, const QString &text);

    /** The word on the key that ends typing. */
    static QString done();

private:
    static QString ofText(const QString &text);
    static QString ofMark(const QString &mark);
};
