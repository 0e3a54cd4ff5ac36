#include "tests/ui/kioskboard.h"

#include "tests/ui/touch.h"
#include "ui/kiosk/keyboard/kioskfield.h"
#include "ui/kiosk/keyboard/kioskkey.h"
#include "ui/kiosk/keyboard/kioskkeyboard.h"
#include "ui/kiosk/look/stepframe.h"

#include <QTest>

#include <algorithm>

KioskBoard::KioskBoard(const Theme &theme)
    : gallery(theme, galleryScreens()[0].screen)
{
}

void KioskBoard::open(const QString &language)
{
    step = gallery.name(language);
    show();
}

void KioskBoard::openCode()
{
    step = gallery.code();
    show();
}

void KioskBoard::show()
{
    field = gallery.field;
    keyboard = gallery.keyboard;
    step->show();
    step->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(step));
    field->setFocus(Qt::OtherFocusReason);
}

template <typename Is> KioskKey *KioskBoard::find(const Is &is) const
{
    const QList<KioskKey *> &keys = keyboard->keys();
    const auto found = std::find_if(keys.cbegin(), keys.cend(), is);
    return found == keys.cend() ? nullptr : *found;
}

KioskKey *KioskBoard::keyTyping(const QString &lowerCase) const
{
    return find([&](const KioskKey *key) {
        return key->key().kind == Key::Kind::Text && key->key().text == lowerCase;
    });
}

KioskKey *KioskBoard::markKey(const QString &mark) const
{
    return find([&](const KioskKey *key) {
        return key->key().kind == Key::Kind::Mark && key->key().text == mark;
    });
}

void KioskBoard::tap(const QString &lowerCase)
{
    KioskKey *key = keyTyping(lowerCase);
    QVERIFY2(key, qPrintable(lowerCase));
    Touch::tap(*key);
}

void KioskBoard::tapKind(Key::Kind kind)
{
    KioskKey *key = find([kind](const KioskKey *one) { return one->key().kind == kind; });
    QVERIFY(key);
    Touch::tap(*key);
}

int KioskBoard::rowOfRing() const
{
    const KioskKey *ring = find([](const KioskKey *one) { return one->isChosen(); });
    return ring ? ring->y() : -1;
}

void KioskBoard::keysTo(KioskKey *key)
{
    for (int count = 0; count < 10 && rowOfRing() != key->y(); ++count) {
        QTest::keyClick(keyboard, Qt::Key_Down);
    }
    for (int count = 0; count < 20 && !key->isChosen(); ++count) {
        QTest::keyClick(keyboard, Qt::Key_Right);
    }
    QVERIFY(key->isChosen());
}

void KioskBoard::switchTo(KioskKey *key)
{
    for (int count = 0; count < 10 && !key->isChosen(); ++count) {
        QTest::keyClick(keyboard, Qt::Key_Space);
    }
    QTest::keyClick(keyboard, Qt::Key_Return);
    for (int count = 0; count < 20 && !key->isChosen(); ++count) {
        QTest::keyClick(keyboard, Qt::Key_Space);
    }
    QVERIFY(key->isChosen());
    QTest::keyClick(keyboard, Qt::Key_Return);
}
