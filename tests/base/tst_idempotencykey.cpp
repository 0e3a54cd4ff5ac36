#include "core/base/idempotencykey.h"

#include <QSet>
#include <QTest>

#include <rapidcheck.h>

using namespace Qt::StringLiterals;

class TestIdempotencyKey : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void newKeysDiffer();
    void readsWhatItWrites();
    void acceptsTheUsualForms_data();
    void acceptsTheUsualForms();
    void refusesEverythingElse_data();
    void refusesEverythingElse();
    void noTextThatIsAcceptedIsLost();
};

void TestIdempotencyKey::newKeysDiffer()
{
    constexpr int count = 10000;
    QSet<QString> seen;
    for (int i = 0; i < count; ++i) {
        seen.insert(IdempotencyKey::create().toString());
    }
    QCOMPARE(seen.size(), count);
}

void TestIdempotencyKey::readsWhatItWrites()
{
    const IdempotencyKey key = IdempotencyKey::create();
    const auto back = IdempotencyKey::fromString(key.toString());
    QVERIFY(back.has_value());
    QVERIFY(*back == key);
}

void TestIdempotencyKey::acceptsTheUsualForms_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("plain") << u"6f1c1f0e-8b1d-4c6e-9d44-0a1b2c3d4e5f"_s;
    QTest::newRow("capitals") << u"6F1C1F0E-8B1D-4C6E-9D44-0A1B2C3D4E5F"_s;
    QTest::newRow("braces") << u"{6f1c1f0e-8b1d-4c6e-9d44-0a1b2c3d4e5f}"_s;
}

void TestIdempotencyKey::acceptsTheUsualForms()
{
    QFETCH(const QString, text);
    const auto key = IdempotencyKey::fromString(text);
    QVERIFY(key.has_value());
    QCOMPARE(key->toString(), u"6f1c1f0e-8b1d-4c6e-9d44-0a1b2c3d4e5f"_s);
}

void TestIdempotencyKey::refusesEverythingElse_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QString();
    QTest::newRow("empty") << u""_s;
    QTest::newRow("a word") << u"key"_s;
    QTest::newRow("all zeros") << u"00000000-0000-0000-0000-000000000000"_s;
    QTest::newRow("without dashes") << u"6f1c1f0e8b1d4c6e9d440a1b2c3d4e5f"_s;
    QTest::newRow("one digit short") << u"6f1c1f0e-8b1d-4c6e-9d44-0a1b2c3d4e5"_s;
    QTest::newRow("one digit long") << u"6f1c1f0e-8b1d-4c6e-9d44-0a1b2c3d4e5f0"_s;
    QTest::newRow("not hexadecimal") << u"6f1c1f0e-8b1d-4c6e-9d44-0a1b2c3d4e5g"_s;
    QTest::newRow("dash displaced") << u"6f1c1f0e8-b1d-4c6e-9d44-0a1b2c3d4e5f"_s;
    QTest::newRow("space before") << u" 6f1c1f0e-8b1d-4c6e-9d44-0a1b2c3d4e5f"_s;
    QTest::newRow("newline after") << u"6f1c1f0e-8b1d-4c6e-9d44-0a1b2c3d4e5f\n"_s;
    QTest::newRow("brace open") << u"{6f1c1f0e-8b1d-4c6e-9d44-0a1b2c3d4e5f"_s;
    QTest::newRow("brace closed") << u"6f1c1f0e-8b1d-4c6e-9d44-0a1b2c3d4e5f}"_s;
    QTest::newRow("zero byte inside") << u"6f1c1f0e-8b1d-4c6e-9d44-0a1b2c3d4e5f\0x"_s;
    QTest::newRow("full-width digits") << u"６f1c1f0e-8b1d-4c6e-9d44-0a1b2c3d4e5f"_s;
    QTest::newRow("SQL behind it") << u"6f1c1f0e-8b1d-4c6e-9d44-0a1b2c3d4e5f'; DROP--"_s;
    QTest::newRow("very long") << QString(1000000, u'a');
}

void TestIdempotencyKey::refusesEverythingElse()
{
    QFETCH(const QString, text);
    QVERIFY(!IdempotencyKey::fromString(text).has_value());
}

void TestIdempotencyKey::noTextThatIsAcceptedIsLost()
{
    // Texts near the right form: each character is now and then another one.
    const auto nearly
        = rc::gen::map(rc::gen::container<std::vector<int>>(36, rc::gen::inRange(0, 400)),
            [](const std::vector<int> &choices) {
                QString text = IdempotencyKey::create().toString();
                for (qsizetype i = 0; i < text.size(); ++i) {
                    if (const int choice = choices[static_cast<size_t>(i)]; choice < 8) {
                        text[i] = u"09afAF-g"[choice];
                    }
                }
                return text;
            });
    QVERIFY(rc::check("an accepted text is the key's own text", [&nearly] {
        const QString text = *nearly;
        if (const auto key = IdempotencyKey::fromString(text)) {
            RC_ASSERT(key->toString() == text.toLower());
        }
    }));
}

QTEST_GUILESS_MAIN(TestIdempotencyKey)
#include "tst_idempotencykey.moc"
