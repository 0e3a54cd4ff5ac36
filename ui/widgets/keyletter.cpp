#include "ui/widgets/keyletter.h"

#include <QKeyEvent>

QChar latinLetterOf(QChar letter)
{
    constexpr QStringView cyrillic = u"ФИСВУАПРШОЛДЬТЩЗЙКЫЕГМЦЧНЯІ";
    constexpr QStringView latin = u"ABCDEFGHIJKLMNOPQRSTUVWXYZS";
    static_assert(cyrillic.size() == latin.size());
    const qsizetype position = cyrillic.indexOf(letter.toUpper());
    return position < 0 ? letter.toUpper() : latin[position];
}

QChar keyLetterOfCode(int key)
{
    return key > Qt::Key_Space && key <= 0xFFFF ? latinLetterOf(QChar(static_cast<char16_t>(key)))
                                                : QChar();
}

QChar keyLetter(const QKeyEvent &event)
{
    const QString text = event.text();
    if (!text.isEmpty() && text.front().isPrint() && !text.front().isSpace()) {
        return latinLetterOf(text.front());
    }
    // Some platforms send no text (a test, an input method): the key code is the letter.
    return keyLetterOfCode(event.key());
}
