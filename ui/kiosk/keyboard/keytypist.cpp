#include "ui/kiosk/keyboard/keytypist.h"

#include "ui/kiosk/keyboard/keynames.h"
#include "ui/kiosk/keyboard/kioskfield.h"

using namespace Qt::StringLiterals;

namespace {

/** A mark by itself, as it is written on its key. */
QString markFace(const QString &mark)
{
    return mark == QChar(u'\u030C') ? u"ˇ"_s : mark == QChar(u'\u0301') ? u"´"_s : u"¨"_s;
}

/** The letter with its mark; the letter alone when no language writes the two together. */
QString joined(const QString &letter, const QString &mark)
{
    const QString both = QString(letter + mark).normalized(QString::NormalizationForm_C);
    return both.size() == letter.size() ? both : letter;
}

}

KeyTypist::KeyTypist(QObject *parent)
    : QObject(parent)
{
}

KioskField *KeyTypist::field() const { return m_field; }

void KeyTypist::setField(KioskField *field)
{
    m_field = field;
    Page page = Page::Letters;
    if (field && field->kind() == KioskField::Kind::Phone) {
        page = Page::Phone;
    } else if (field && field->kind() == KioskField::Kind::Code) {
        page = Page::Code;
    }
    m_shift = Shift::Off;
    show(page);
    capitalise();
}

void KeyTypist::setLanguage(const QString &code)
{
    m_language = code;
    show(m_page);
}

void KeyTypist::show(Page page)
{
    m_page = page;
    m_mark.clear();
    Q_EMIT layoutChanged();
}

KeyLayout KeyTypist::layout() const
{
    switch (m_page) {
    case Page::Letters:
        return KeyLayout::letters(m_language);
    case Page::Signs:
        return KeyLayout::signs();
    case Page::Phone:
        return KeyLayout::phone();
    case Page::Code:
        return KeyLayout::code();
    }
    Q_UNREACHABLE();
}

void KeyTypist::press(const Key &key)
{
    switch (key.kind) {
    case Key::Kind::Text:
    case Key::Kind::Space:
        pressText(key.text);
        return;
    case Key::Kind::Mark:
        m_mark = m_mark == key.text ? QString() : key.text;
        Q_EMIT facesChanged();
        return;
    case Key::Kind::Backspace:
        m_mark.clear();
        if (m_field) {
            m_field->eraseBack();
        }
        capitalise();
        return;
    case Key::Kind::Shift:
        nextShift();
        return;
    case Key::Kind::Signs:
        show(Page::Signs);
        return;
    case Key::Kind::Letters:
        show(Page::Letters);
        return;
    case Key::Kind::Language:
        nextLanguage();
        return;
    case Key::Kind::Done:
        Q_EMIT doneRequested();
        return;
    }
}

void KeyTypist::pressText(const QString &text)
{
    QString typed = cased(text);
    if (!m_mark.isEmpty()) {
        typed = joined(typed, m_mark);
        m_mark.clear();
    }
    if (m_field) {
        m_field->type(typed);
    }
    if (m_shift == Shift::Once) {
        m_shift = Shift::Off;
    }
    capitalise();
}

void KeyTypist::type(const QString &text)
{
    m_mark.clear();
    if (m_field) {
        m_field->type(text);
    }
    capitalise();
}

/** A name, and each part of it, begins with a capital. Whoever wants otherwise presses Shift. */
void KeyTypist::capitalise()
{
    if (m_field && m_field->kind() == KioskField::Kind::Name && m_shift != Shift::Lock) {
        const QString before = m_field->text().left(m_field->cursorPosition());
        m_shift = before.isEmpty() || before.endsWith(u' ') ? Shift::Once : Shift::Off;
    }
    Q_EMIT facesChanged();
}

void KeyTypist::nextShift()
{
    m_shift = m_shift == Shift::Off ? Shift::Once
        : m_shift == Shift::Once    ? Shift::Lock
                                    : Shift::Off;
    Q_EMIT facesChanged();
}

void KeyTypist::nextLanguage()
{
    const auto at = m_languages.indexOf(m_language);
    if (!m_languages.isEmpty()) {
        m_language = m_languages.at((at + 1) % m_languages.size());
    }
    show(Page::Letters);
}

QString KeyTypist::cased(const QString &text) const
{
    return m_shift == Shift::Off ? text : text.toUpper();
}

KeyTypist::Face KeyTypist::faceOf(const Key &key) const
{
    Face face;
    face.text = key.text;
    switch (key.kind) {
    case Key::Kind::Text:
        face.text = m_mark.isEmpty() ? cased(key.text) : joined(cased(key.text), m_mark);
        break;
    case Key::Kind::Mark:
        face.text = markFace(key.text);
        face.isHeld = m_mark == key.text;
        break;
    case Key::Kind::Space:
        face.text = KeyNames::of(key, {});
        break;
    case Key::Kind::Backspace:
        face.icon = u"backspace"_s;
        break;
    case Key::Kind::Shift:
        face.icon = m_shift == Shift::Lock ? u"capslock"_s : u"shift"_s;
        face.isHeld = m_shift != Shift::Off;
        break;
    case Key::Kind::Signs:
        face.text = u"123"_s;
        break;
    case Key::Kind::Letters:
        face.text = m_language == u"ru" ? u"АБВ"_s : u"ABC"_s;
        break;
    case Key::Kind::Language:
        face.icon = u"globe"_s;
        face.text = m_language.toUpper();
        break;
    case Key::Kind::Done:
        face.text = KeyNames::done();
        break;
    }
    face.name = KeyNames::of(key, face.text);
    return face;
}
