#include "tests/scenarios/scenario.h"
#include "tests/scenarios/stage.h"
#include "tests/support/databasetest.h"

#include <QDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

/** Runs every *.scenario of this folder; README.md there tells the format. */
class TestScenarios : public DatabaseTest {
    Q_OBJECT

private Q_SLOTS:
    void happensAsItIsWritten_data();
    void happensAsItIsWritten();
    void aWrongExpectationIsNoticed_data();
    void aWrongExpectationIsNoticed();

private:
    static QString run(
        const Scenario &scenario, TestDatabase &database, TestCluster *server = nullptr);
    static QString runOnItsOwnServer(const Scenario &scenario);
    static bool needsItsOwnServer(const Scenario &scenario);
    static QString complaint(const ScenarioEvent &event, const QStringList &answer);
};

QString TestScenarios::complaint(const ScenarioEvent &event, const QStringList &answer)
{
    const QString got = answer.join(u", "_s);
    QStringList facts;
    for (const QString &fact : answer) {
        facts.append(fact.simplified()); // "name" when there is none
    }
    if (got.startsWith(u'?')) {
        return got;
    }
    for (qsizetype i = 0; i < event.expected.size(); ++i) {
        const QString &fact = event.expected.at(i);
        const bool isThere = i == 0 ? answer.value(0) == fact : facts.contains(fact);
        if (!isThere) {
            return u"expected \"%1\", came \"%2\""_s.arg(event.expected.join(u", "_s), got);
        }
    }
    if (event.expected.isEmpty() && !answer.isEmpty() && !event.words.contains(u"crash"_s)) {
        return u"came \"%1\", and the line expects nothing"_s.arg(got);
    }
    return {};
}

/** What went wrong first, as file:line: sentence; empty when all went as written. */
QString TestScenarios::run(const Scenario &scenario, TestDatabase &database, TestCluster *server)
{
    if (!scenario.error.isEmpty()) {
        return scenario.error;
    }
    Stage stage(database, server);
    for (const ScenarioEvent &event : scenario.events) {
        const QString wrong = complaint(event, stage.play(event));
        if (!wrong.isEmpty()) {
            return u"%1.scenario:%2: %3 %4: %5"_s.arg(scenario.name)
                .arg(event.line)
                .arg(event.actor, event.words.join(u' '), wrong);
        }
    }
    return {};
}

/** Others run on the shared server at the same time: it is not restarted under them. */
QString TestScenarios::runOnItsOwnServer(const Scenario &scenario)
{
    TestCluster server(TestCluster::Server::Own);
    TestDatabase database(server);
    const QString wrong = run(scenario, database, &server);
    return wrong.isEmpty() ? database.doctor() : wrong;
}

bool TestScenarios::needsItsOwnServer(const Scenario &scenario)
{
    return std::any_of(scenario.events.cbegin(),
        scenario.events.cend(),
        [](const ScenarioEvent &event) { return event.actor == u"server"; });
}

void TestScenarios::happensAsItIsWritten_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(QStringLiteral(HOLDFAST_SCENARIOS));
    const QStringList files = folder.entryList({ u"*.scenario"_s }, QDir::Files, QDir::Name);
    QVERIFY(files.size() >= 10);
    for (const QString &file : files) {
        QTest::newRow(qPrintable(file)) << folder.filePath(file);
    }
}

void TestScenarios::happensAsItIsWritten()
{
    QFETCH(const QString, path);
    const Scenario scenario = Scenario::read(path);
    const QString wrong
        = needsItsOwnServer(scenario) ? runOnItsOwnServer(scenario) : run(scenario, database());
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

void TestScenarios::aWrongExpectationIsNoticed_data()
{
    QTest::addColumn<ScenarioEvent>("event");
    QTest::newRow("outcome") << ScenarioEvent {
        7, u"desk 1"_s, { u"confirm"_s, u"nobody"_s }, { u"confirmed"_s }
    };
    QTest::newRow("fact") << ScenarioEvent {
        7, u"desk 1"_s, { u"place"_s, u"a"_s, u"on"_s, u"s"_s }, { u"held"_s, u"available 9"_s }
    };
    QTest::newRow("check") << ScenarioEvent {
        7, u"check"_s, { u"s"_s, u"available"_s, u"5"_s }, {}
    };
    QTest::newRow("unknown verb") << ScenarioEvent { 7, u"desk 1"_s, { u"dance"_s }, {} };
    QTest::newRow("holds") << ScenarioEvent { 7, u"holds"_s, { u"confirmed"_s, u"1"_s }, {} };
    QTest::newRow("a shared server") << ScenarioEvent { 7, u"server"_s, { u"restart"_s }, {} };
    QTest::newRow("unknown actor") << ScenarioEvent { 7, u"cat"_s, { u"sleep"_s }, {} };
    QTest::newRow("no expectation")
        << ScenarioEvent { 7, u"desk 1"_s, { u"confirm"_s, u"nobody"_s }, {} };
}

void TestScenarios::aWrongExpectationIsNoticed()
{
    QFETCH(const ScenarioEvent, event);
    Scenario scenario;
    scenario.name = u"sample"_s;
    scenario.events.append(
        { 1, u"slot"_s, { u"s"_s, u"10:00-11:00"_s, u"capacity"_s, u"8"_s }, {} });
    scenario.events.append(event);
    const QString wrong = run(scenario, database());
    QVERIFY2(wrong.startsWith(u"sample.scenario:7: "_s), qPrintable(wrong));
}

QTEST_GUILESS_MAIN(TestScenarios)
#include "tst_scenarios.moc"
