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
    static void addCreditsAndStock();
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
             "credits grant",
             "credits debit",
             "credits hold",
             "credits capture",
             "credits release",
             "credits reverse",
             "credits expire-holds",
             "credits wallet",
             "credits wallets",
             "credits entries",
             "credits buckets",
             "stock list",
             "stock adjust",
             "stock count",
             "stock return",
             "stock journal",
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
    addCreditsAndStock();
}

/** Amounts that nobody should guess, and commands on credits and stock that miss something. */
void TestUsage::addCreditsAndStock()
{
    for (const char *command : { "hold place --slot 1 --key KEY --credits 1200",
             "hold place --slot 1 --key KEY --credits default:0",
             "hold place --slot 1 --key KEY --credits default:12,345",
             "hold place --slot 1 --key KEY --meta [1]",
             "credits",
             "credits grant --customer 1 --amount 5",
             "credits grant --customer 1 --key KEY",
             "credits grant --amount 5 --key KEY",
             "credits grant --customer 1 --amount 0 --key KEY",
             "credits grant --customer 1 --amount -5 --key KEY",
             "credits grant --customer 1 --amount NaN --key KEY",
             "credits grant --customer 1 --amount inf --key KEY",
             "credits grant --customer 1 --amount 1e3 --key KEY",
             "credits grant --customer 1 --amount 12,345 --key KEY",
             "credits grant --customer 1 --amount 12.5 --key KEY",
             "credits grant --customer 1 --amount 99999999999999999999 --key KEY",
             "credits grant --customer 1 --amount 5 --key KEY --meta {",
             "credits grant --customer 1 --amount 5 --key KEY --expires soon",
             "credits grant 5 --customer 1 --amount 5 --key KEY",
             "credits debit --customer x --amount 5 --key KEY",
             "credits hold --customer 1 --amount 5 --key KEY --ttl 0",
             "credits capture",
             "credits capture x",
             "credits capture 1 --amount 0",
             "credits release 1 2",
             "credits reverse 1 --key x",
             "credits expire-holds --limit -1",
             "credits expire-holds --now 2027-06-05T10:00:00",
             "credits wallet",
             "credits entries --customer 1 --limit 0",
             "stock adjust --sku A --change 1",
             "stock adjust --change 1 --reason x",
             "stock adjust --sku A --change 0 --reason x",
             "stock adjust --sku A --change 1,500 --reason x",
             "stock adjust --sku A --change 1 --reason x --key x",
             "stock count --sku A --counted -1 --reason x",
             "stock count --sku A --reason x",
             "stock return",
             "stock return 1 --returned x",
             "stock list --site x" }) {
        QTest::newRow(command) << QString::fromLatin1(command);
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
