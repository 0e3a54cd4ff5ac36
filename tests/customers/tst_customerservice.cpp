#include "tests/support/databasetest.h"
#include "tests/support/testdesk.h"
#include "tests/support/waitfor.h"

#include <QTest>

using namespace Qt::StringLiterals;

/** People found by what a clerk hears on the telephone. */
class TestCustomerService : public DatabaseTest {
    Q_OBJECT

private Q_SLOTS:
    void findsByTheBeginningOfAWord_data();
    void findsByTheBeginningOfAWord();
    void givesNoMoreThanAsked();
    void ordersByName();
    void carriesEverythingOfACustomer();
    void addsSomebodyNewOnce();
    void proposesWhoMayBeTheSame();

private:
    bool sharesDatabase(const QByteArray &) const override { return true; }

    void begin() override
    {
        m_desk = std::make_unique<TestDesk>(database().desk());
        if (database().number("SELECT count(*) FROM holdfast.customers") > 0) {
            return; // shared with the row before
        }
        for (const char *customer : { "'Řehoř Novák', '+420 900 111 222', 'rehor@example.org'",
                 "'Щукин Пётр', '+7 900 333-44-55', ''",
                 "'O''Brien Sean', '', ''",
                 "'Anna-Marie Žížalová', '603123456', ''",
                 "'👨‍👩‍👧 oslava', '', ''",
                 "'50% off_back\\slash', '', ''" }) {
            database().execute("SELECT api.add_customer(" + QByteArray(customer) + ')');
        }
    }

    void end() override { m_desk.reset(); }

    QStringList names(const QString &text, int limit = 10);

    std::unique_ptr<TestDesk> m_desk;
};

QStringList TestCustomerService::names(const QString &text, int limit)
{
    QStringList names;
    const QList<Customer> found = valueFrom(m_desk->customers().find(text, limit));
    for (const Customer &customer : found) {
        names.append(customer.name);
    }
    return names;
}

void TestCustomerService::findsByTheBeginningOfAWord_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("found");
    const QStringList none;
    QTest::newRow("without accents") << u"rehor"_s << QStringList { u"Řehoř Novák"_s };
    QTest::newRow("with accents") << u"Řeh"_s << QStringList { u"Řehoř Novák"_s };
    QTest::newRow("decomposed") << u"R\u030Ceh"_s << QStringList { u"Řehoř Novák"_s };
    QTest::newRow("second word") << u"nov"_s << QStringList { u"Řehoř Novák"_s };
    QTest::newRow("two words") << u"novak rehor"_s << QStringList { u"Řehoř Novák"_s };
    QTest::newRow("Cyrillic") << u"щук"_s << QStringList { u"Щукин Пётр"_s };
    QTest::newRow("Cyrillic with ё") << u"пётр"_s << QStringList { u"Щукин Пётр"_s };
    QTest::newRow("Cyrillic with е") << u"петр"_s << QStringList { u"Щукин Пётр"_s };
    QTest::newRow("apostrophe") << u"o'br"_s << QStringList { u"O'Brien Sean"_s };
    QTest::newRow("behind a hyphen") << u"marie"_s << QStringList { u"Anna-Marie Žížalová"_s };
    QTest::newRow("digits") << u"900 111"_s << QStringList { u"Řehoř Novák"_s };
    QTest::newRow("digits with signs") << u"+7 (900) 333"_s << QStringList { u"Щукин Пётр"_s };
    QTest::newRow("last digits") << u"123456"_s << QStringList { u"Anna-Marie Žížalová"_s };
    QTest::newRow("emoji and word")
        << u"oslava"_s << QStringList { u"👨‍👩‍👧 oslava"_s };
    QTest::newRow("nobody") << u"xyz"_s << none;
    QTest::newRow("inside of a word") << u"ovak"_s << none;
    QTest::newRow("empty") << u""_s << none;
    QTest::newRow("blanks") << u"   "_s << none;
    QTest::newRow("pattern") << u"%"_s << none;
    QTest::newRow("SQL") << u"'; DROP TABLE customers; --"_s << none;
}

void TestCustomerService::findsByTheBeginningOfAWord()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, found);
    QCOMPARE(names(text), found);
}

void TestCustomerService::givesNoMoreThanAsked()
{
    for (int i = 0; i < 5; ++i) {
        database().execute("SELECT api.add_customer('Twin " + QByteArray::number(i) + "', '', '')");
    }
    QCOMPARE(names(u"twin"_s, 3).size(), 3);
    QCOMPARE(names(u"twin"_s, 0).size(), 0);
    QCOMPARE(names(u"twin"_s, -1).size(), 0);
    QCOMPARE(names(u"twin"_s, 100).size(), 5);
}

void TestCustomerService::ordersByName()
{
    for (const char *name : { "Zora Test", "Adam Test", "Čeněk Test" }) {
        database().execute("SELECT api.add_customer('" + QByteArray(name) + "', '', '')");
    }
    QCOMPARE(names(u"test"_s), (QStringList { u"Adam Test"_s, u"Čeněk Test"_s, u"Zora Test"_s }));
}

void TestCustomerService::carriesEverythingOfACustomer()
{
    const QList<Customer> found = valueFrom(m_desk->customers().find(u"rehor"_s, 10));
    QCOMPARE(found.size(), 1);
    QVERIFY(found.first().id.isValid());
    QCOMPARE(found.first().phone, u"+420 900 111 222"_s);
    QCOMPARE(found.first().mail, u"rehor@example.org"_s);
}

void TestCustomerService::addsSomebodyNewOnce()
{
    AddCustomerRequest request;
    request.name = u"Zdeněk Nový"_s;
    request.phone = u"+420 777 000 111"_s;
    request.language = u"cs"_s;
    const CustomerAnswer added = valueFrom(m_desk->customers().add(request));
    QCOMPARE(added.outcome, CustomerOutcome::Added);
    QCOMPARE(added.version, 1);
    const auto card = valueFrom(m_desk->customers().card(added.customerId));
    QVERIFY(card);
    QCOMPARE(card->customer.name, request.name);
    QCOMPARE(card->language, request.language);
    const CustomerAnswer again = valueFrom(m_desk->customers().add(request));
    QCOMPARE(again.outcome, CustomerOutcome::Exists);
    QVERIFY(again.customerId == added.customerId);
    request.mail = u"no at sign"_s;
    const CustomerAnswer wrong = valueFrom(m_desk->customers().add(request));
    QCOMPARE(wrong.outcome, CustomerOutcome::RequestInvalid);
    QCOMPARE(wrong.shortOf, u"mail"_s);
}

void TestCustomerService::proposesWhoMayBeTheSame()
{
    AddCustomerRequest request;
    request.name = u"Novak Rehor"_s;
    request.phone = u"1"_s;
    QCOMPARE(valueFrom(m_desk->customers().add(request)).outcome, CustomerOutcome::Similar);
    const QList<Duplicate> like
        = valueFrom(m_desk->customers().like(request.name, request.phone, {}));
    QCOMPARE(like.size(), 1);
    QCOMPARE(like.first().customer.name, u"Řehoř Novák"_s);
    QCOMPARE(like.first().reason, Duplicate::Reason::SimilarName);
    request.isAnother = true;
    QCOMPARE(valueFrom(m_desk->customers().add(request)).outcome, CustomerOutcome::Added);
}

QTEST_GUILESS_MAIN(TestCustomerService)
#include "tst_customerservice.moc"
