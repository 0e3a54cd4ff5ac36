#pragma once

#include <QChar>

class QKeyEvent;

/** The Latin letter of a key that has this Cyrillic letter on a ЙЦУКЕН keyboard, else itself. */
QChar latinLetterOf(QChar letter);

/** The letter that a key code stands for, in Latin and upper case; null for keys without one. */
QChar keyLetterOfCode(int key);

/**
 * What a key is labelled with, in Latin and upper case: on a Cyrillic layout the same physical keys
 * count. Null when the key writes nothing.
 */
QChar keyLetter(const QKeyEvent &event);
