#include "ui/kiosk/keyboard/keynames.h"

using namespace Qt::StringLiterals;

QString KeyNames::of(const Key &key, const QString &text)
{
    switch (key.kind) {
    case Key::Kind::Text:
        return ofText(text);
    case Key::Kind::Mark:
        return ofMark(key.text);
    case Key::Kind::Space:
        return tr("Space");
    case Key::Kind::Backspace:
        //: a key that takes the last letter away
        return tr("Delete the last letter");
    case Key::Kind::Shift:
        return tr("Capital letters");
    case Key::Kind::Signs:
        return tr("Digits and signs");
    case Key::Kind::Letters:
        return tr("Letters");
    case Key::Kind::Language:
        return tr("Letters of another language");
    case Key::Kind::Done:
        return done();
    }
    Q_UNREACHABLE();
}

QString KeyNames::done()
{
    //: a key: the name or number has been typed
    return tr("Done");
}

QString KeyNames::ofText(const QString &text)
{
    if (text == u"-") {
        return tr("hyphen");
    }
    if (text == u"'" || text == u"’") {
        return tr("apostrophe");
    }
    if (text == u".") {
        return tr("full stop");
    }
    if (text == u",") {
        return tr("comma");
    }
    if (text == u"+") {
        return tr("plus");
    }
    return text;
}

QString KeyNames::ofMark(const QString &mark)
{
    if (mark == QChar(u'\u030C')) {
        //: the accent of č, before its letter is pressed
        return tr("caron");
    }
    if (mark == QChar(u'\u0301')) {
        //: the accent of á, before its letter is pressed
        return tr("acute accent");
    }
    //: the accent of ä, before its letter is pressed
    return tr("diaeresis");
}
