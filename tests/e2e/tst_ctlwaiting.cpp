#include "tests/e2e/program.h"
#include "tests/support/apicaller.h"
#include "tests/support/databasetest.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

/** The waiting list and the settings from scripts. */
class TestCtlWaiting : public DatabaseTest {
    Q_OBJECT

private Q_SLOTS:
    void aPartyWaitsAndIsOffered();
    void refusalsAreThree_data();
    void refusalsAreThree();
    void wrongWordsAreOne_data();
    void wrongWordsAreOne();
    void aSettingIsReadAndChanged();

private:
    void begin() override
    {
        m_slot = database().addSlot(4);
        m_desk = std::make_unique<ApiCaller>(database().desk());
        m_hold = m_desk->place(ApiCaller::newKey(), m_slot, 4).holdId;
    }

    void end() override { m_desk.reset(); }

    /** The words are separated by single blanks; a tilde stands for a blank inside one. */
    ProgramEnd run(const QString &command)
    {
        QStringList words = command.split(u' ');
        for (QString &word : words) {
            word.replace(u'~', u' ');
        }
        const QStringList all
            = QStringList { u"--json"_s, u"--database"_s, database().desk().connectionString }
            + words;
        return Program(QStringLiteral(HOLDFAST_CTL), all, m_config.path()).wait();
    }

    QTemporaryDir m_config;
    std::unique_ptr<ApiCaller> m_desk;
    SlotId m_slot;
    qint64 m_hold = 0;
};

void TestCtlWaiting::aPartyWaitsAndIsOffered()
{
    const QString key = ApiCaller::newKey();
    const QString join
        = u"waiting join --slot %1 --party 2 --name Jana~Řeřicha --phone 601 --key %2"_s
              .arg(m_slot.value())
              .arg(key);
    const ProgramEnd joined = run(join);
    QCOMPARE(joined.exitCode, 0);
    QCOMPARE(joined.outcome(), u"waiting"_s);
    QCOMPARE(joined.object()[u"place_in_line"].toInt(), 1);
    const ProgramEnd again = run(join);
    QCOMPARE(again.exitCode, 0);
    QCOMPARE(again.outcome(), u"replayed"_s);
    QJsonArray list = run(u"waiting list"_s).array();
    QCOMPARE(list.size(), 1);
    QCOMPARE(list[0][u"customer"].toString(), u"Jana Řeřicha"_s);
    QCOMPARE(list[0][u"status"].toString(), u"waiting"_s);
    QCOMPARE(m_desk->cancel(m_hold).outcome, u"cancelled"_s);
    list = run(u"waiting list --site 1"_s).array();
    QCOMPARE(list[0][u"status"].toString(), u"offered"_s);
    QVERIFY(list[0][u"hold_id"].toInteger() > m_hold);
}

void TestCtlWaiting::refusalsAreThree_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("outcome");
    QTest::newRow("too large") << u"waiting join --slot 1 --party 5 --phone 601"_s
                               << u"party_too_large"_s;
    QTest::newRow("nobody") << u"waiting join --slot 1 --party 1"_s << u"invalid_request"_s;
    QTest::newRow("no slot") << u"waiting join --slot 999 --party 1 --phone 601"_s
                             << u"not_found"_s;
    QTest::newRow("past") << u"waiting join --slot 1 --phone 601 --until 2020-01-01T00:00:00Z"_s
                          << u"until_past"_s;
    QTest::newRow("no entry") << u"waiting leave 999"_s << u"not_found"_s;
    QTest::newRow("no setting") << u"settings get lunch"_s << u"not_found"_s;
    QTest::newRow("no such setting") << u"settings set lunch 1"_s << u"not_found"_s;
    QTest::newRow("a wrong value") << u"settings set offer_seconds 0"_s << u"invalid_value"_s;
    QTest::newRow("no number") << u"settings set hold_seconds soon"_s << u"invalid_value"_s;
}

void TestCtlWaiting::refusalsAreThree()
{
    QFETCH(const QString, command);
    QFETCH(const QString, outcome);
    const ProgramEnd end = run(command);
    QCOMPARE(end.outcome(), outcome);
    QCOMPARE(end.exitCode, 3);
}

void TestCtlWaiting::wrongWordsAreOne_data()
{
    QTest::addColumn<QString>("command");
    QTest::newRow("no slot") << u"waiting join --party 1 --phone 601"_s;
    QTest::newRow("no party") << u"waiting join --slot 1 --party 0 --phone 601"_s;
    QTest::newRow("no zone") << u"waiting join --slot 1 --phone 601 --until 2027-01-01T10:00"_s;
    QTest::newRow("no id") << u"waiting leave"_s;
    QTest::newRow("no site") << u"waiting list --site x"_s;
    QTest::newRow("no name") << u"settings get"_s;
    QTest::newRow("no value") << u"settings set hold_seconds"_s;
}

void TestCtlWaiting::wrongWordsAreOne()
{
    QFETCH(const QString, command);
    const ProgramEnd end = run(command);
    QCOMPARE(end.exitCode, 1);
    QVERIFY(!end.errors.isEmpty());
    QVERIFY(end.output.isEmpty());
}

void TestCtlWaiting::aSettingIsReadAndChanged()
{
    QCOMPARE(run(u"settings get offer_seconds"_s).object()[u"value"].toString(), u"900"_s);
    QCOMPARE(run(u"settings set offer_seconds 600"_s).exitCode, 0);
    QCOMPARE(run(u"settings get offer_seconds"_s).object()[u"value"].toString(), u"600"_s);
    QCOMPARE(run(u"settings set credit_holds off"_s).outcome(), u"changed"_s);
}

QTEST_GUILESS_MAIN(TestCtlWaiting)
#include "tst_ctlwaiting.moc"
