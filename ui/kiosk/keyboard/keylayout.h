#pragma once

#include <QList>
#include <QString>

/** What one key of the keyboard on the screen does. Value. */
struct Key {
    enum class Kind {
        Text, ///< types its text
        Mark, ///< an accent that joins the next letter
        Space,
        Backspace,
        Shift,
        Signs, ///< to digits and signs
        Letters, ///< back to the letters
        Language, ///< to the letters of the next language
        Done,
    };

    Kind kind = Kind::Text;
    QString text; ///< Text: what is typed. Mark: the combining character. Lower case.
    int span = 1; ///< as wide as so many keys

    bool operator==(const Key &) const = default;
};

/** Keys of one page of the keyboard, row by row. Value. */
struct KeyLayout {
    QList<QList<Key>> rows;

    /** The letters of a language, with the keys that every page has. Unknown: English. */
    static KeyLayout letters(const QString &language);

    static KeyLayout signs();
    static KeyLayout phone();
    static KeyLayout code();

    /** The alphabet of codes: nothing in it can be taken for something else. */
    static QString codeAlphabet();

    /** Of the widest row, in keys. */
    int columns() const;

    /**
     * The same keys for a screen that is @p columns keys wide: rows that do not fit are broken, so
     * that there are more of them.
     */
    KeyLayout wrapped(int columns) const;
};
