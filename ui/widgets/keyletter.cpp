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
    // The key left of the right Shift, where English keyboards have the slash: Russian ones write a
    // full stop with it, Czech and Slovak ones a dash.
    constexpr quint32 slashKey = 61; // as X11 and Wayland number the keys
    if (event.nativeScanCode() == slashKey && (text == u"." || text == u"-")) {
        return u'/';
    }
    if (!text.isEmpty() && text.front().isPrint() && !text.front().isSpace()) {
        return latinLetterOf(text.front());
    }
    // Some platforms send no text (a test, an input method): the key code is the letter.
    return keyLetterOfCode(event.key());
}
