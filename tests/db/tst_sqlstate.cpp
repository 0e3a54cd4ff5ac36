#include "core/db/sqlstate.h"

#include <QTest>

using namespace Qt::StringLiterals;

/** What an SQLSTATE means, for a read and for a command that may have committed on its way. */
class TestSqlState : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void meansTheSameEverywhere_data();
    void meansTheSameEverywhere();
    void onlyConflictsAreRunAgain_data();
    void onlyConflictsAreRunAgain();
};

void TestSqlState::meansTheSameEverywhere_data()
{
    QTest::addColumn<QString>("state");
    QTest::addColumn<ErrorCode>("read");
    QTest::addColumn<ErrorCode>("command");
    const auto row = [](const char *name, const char *state, ErrorCode read, ErrorCode command) {
        QTest::newRow(name) << QString::fromLatin1(state) << read << command;
    };
    using enum ErrorCode;
    row("connection failure", "08006", Unreachable, OutcomeUnknown);
    row("serialization failure", "40001", Busy, Busy);
    row("deadlock", "40P01", Busy, Busy);
    row("completion unknown", "40003", Internal, OutcomeUnknown);
    row("lock not available", "55P03", Busy, Busy);
    row("cancelled, or took too long", "57014", Busy, OutcomeUnknown);
    row("ended by an administrator", "57P01", Unreachable, OutcomeUnknown);
    row("server crashed", "57P02", Unreachable, OutcomeUnknown);
    row("server starts", "57P03", Unreachable, OutcomeUnknown);
    row("too many connections", "53300", Busy, OutcomeUnknown);
    row("disk full", "53100", DiskFull, OutcomeUnknown);
    row("file error of the server", "58030", Internal, OutcomeUnknown);
    row("internal error", "XX000", Internal, OutcomeUnknown);
    row("wrong password", "28P01", WrongPassword, WrongPassword);
    row("no such login", "28000", WrongPassword, WrongPassword);
    row("no right", "42501", NotPermitted, NotPermitted);
    row("standby", "25006", NotPermitted, NotPermitted);
    row("no such schema", "3F000", NotPrepared, NotPrepared);
    row("no such function", "42883", NotPrepared, NotPrepared);
    row("no such table", "42P01", NotPrepared, NotPrepared);
    row("malformed value", "22P02", InvalidInput, InvalidInput);
    row("number out of range", "22003", InvalidInput, InvalidInput);
    row("constraint", "23514", InvalidInput, InvalidInput);
    row("syntax", "42601", Internal, Internal);
    row("raised by a function", "P0001", Internal, Internal);
}

void TestSqlState::meansTheSameEverywhere()
{
    QFETCH(const QString, state);
    QFETCH(const ErrorCode, read);
    QFETCH(const ErrorCode, command);
    QCOMPARE(errorCodeFor(state, Effect::Read), read);
    QCOMPARE(errorCodeFor(state, Effect::Command), command);
}

void TestSqlState::onlyConflictsAreRunAgain_data()
{
    QTest::addColumn<QString>("state");
    QTest::addColumn<bool>("isAgain");
    QTest::newRow("serialization failure") << u"40001"_s << true;
    QTest::newRow("deadlock") << u"40P01"_s << true;
    QTest::newRow("completion unknown") << u"40003"_s << false;
    QTest::newRow("lock not available") << u"55P03"_s << false;
    QTest::newRow("cancelled") << u"57014"_s << false;
    QTest::newRow("unique") << u"23505"_s << false;
    QTest::newRow("none") << QString() << false;
}

void TestSqlState::onlyConflictsAreRunAgain()
{
    QFETCH(const QString, state);
    QFETCH(const bool, isAgain);
    QCOMPARE(isRetryable(state), isAgain);
}

QTEST_GUILESS_MAIN(TestSqlState)
#include "tst_sqlstate.moc"
