#include "tests/e2e/program.h"

#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

using namespace Qt::StringLiterals;

/** What is typed wrongly is told before a database is asked: there is none in these tests. */
class TestUsage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void helpIsEverywhere_data();
    void helpIsEverywhere();
    void wrongArgumentsAreToldApart_data();
    void wrongArgumentsAreToldApart();

private:
    ProgramEnd run(const QStringList &arguments) const;

    QTemporaryDir m_config;
};

ProgramEnd TestUsage::run(const QStringList &arguments) const
{
    const QStringList all
        = QStringList { u"--json"_s, u"--database"_s, u"host=/nonexistent"_s } + arguments;
    return Program(QStringLiteral(HOLDFAST_CTL), all, m_config.path()).wait();
}

void TestUsage::helpIsEverywhere_data()
{
    QTest::addColumn<QString>("command");
    for (const char *command : { "",
             "db start",
             "db stop",
             "db status",
             "db url",
             "migrate",
             "demo load",
             "slots list",
             "slots add",
             "hold place",
             "hold confirm",
             "hold cancel",
             "hold extend",
             "hold show",
             "sweep",
             "doctor" }) {
        QTest::newRow(command) << QString::fromLatin1(command);
    }
}

void TestUsage::helpIsEverywhere()
{
    QFETCH(const QString, command);
    const QStringList words = command.split(u' ', Qt::SkipEmptyParts);
    const ProgramEnd end = run(words + QStringList { u"--help"_s });
    QCOMPARE(end.exitCode, 0);
    QVERIFY(end.output.startsWith("Usage: holdfastctl"));
    QVERIFY(end.output.contains(command.toUtf8()));
    QCOMPARE(end.errors, QString());
}

void TestUsage::wrongArgumentsAreToldApart_data()
{
    QTest::addColumn<QString>("command");
    for (const char *command : { "",
             "dance",
             "hold",
             "hold dance",
             "hold confirm",
             "hold confirm x",
             "hold confirm 0",
             "hold confirm -- -1",
             "hold confirm 1 2",
             "hold confirm 99999999999999999999",
             "hold place",
             "hold place --slot 1",
             "hold place --slot 1 --key x",
             "hold place --slot x --key KEY",
             "hold place --slot 1 --key KEY --party 0",
             "hold place --slot 1 --key KEY --party -1",
             "hold place --slot 1 --key KEY --party two",
             "hold place --slot 1 --key KEY --party 1.5",
             "hold place --slot 1 --key KEY --ttl 0",
             "hold place --slot 1 --key KEY --extra x",
             "hold place --slot 1 --key KEY --extra :1",
             "hold place --slot 1 --key KEY --extra x:0",
             "hold place --slot 1 --key KEY --customer x",
             "hold place --slot 1 --key KEY --what 1",
             "sweep --limit 0",
             "sweep --limit x",
             "demo load --days 0",
             "demo load --days 400",
             "slots list",
             "slots list --from 2027-06-05",
             "slots list --from x --to y",
             "slots list --from 2027-06-05 --to 2027-06-04",
             "slots add --resource A --start 2027-06-05T10:00:00Z --end x --capacity 1",
             "slots add --resource A --start 2027-06-05T10:00:00 --end 2027-06-05T11:00:00Z"
             " --capacity 1",
             "slots add --resource A --start 2027-06-05T11:00:00Z --end 2027-06-05T10:00:00Z"
             " --capacity 1",
             "slots add --resource A --start 2027-06-05T10:00:00Z --end 2027-06-05T11:00:00Z"
             " --capacity x",
             "db start" }) {
        QTest::newRow(*command ? command : "nothing") << QString::fromLatin1(command);
    }
}

void TestUsage::wrongArgumentsAreToldApart()
{
    QFETCH(QString, command);
    command.replace(u"KEY"_s, QUuid::createUuid().toString(QUuid::WithoutBraces));
    const ProgramEnd end = run(command.split(u' ', Qt::SkipEmptyParts));
    QCOMPARE(end.exitCode, 1);
    QCOMPARE(end.output, QByteArray());
    QVERIFY(end.errors.trimmed().size() > 10);
}

QTEST_GUILESS_MAIN(TestUsage)
#include "tst_usage.moc"
