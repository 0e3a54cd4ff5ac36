#include "core/kiosk/kioskenrolment.h"
#include "tests/e2e/program.h"
#include "tests/support/databasetest.h"
#include "tests/support/rawconnection.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

/** Enrolling and looking after kiosks from scripts. */
class TestCtlKiosk : public DatabaseTest {
    Q_OBJECT

private Q_SLOTS:
    void aKioskFromEnrolmentToRemoval();
    void staffOpenAndCloseIt();
    void whoMayNotEnrolIsRefused();
    void refusalsAreThree();
    void whatIsMissingIsUsage();

private:
    void begin() override { database().addSite(); }

    void end() override
    {
        const QList<QStringList> logins
            = database().rows("SELECT login FROM holdfast.kiosks JOIN pg_roles ON rolname = login");
        for (const QStringList &row : logins) {
            database().execute("DROP ROLE " + row.first().toLatin1());
        }
        database().execute("UPDATE holdfast.kiosks SET removed_at = clock_timestamp()");
    }

    ProgramEnd runAs(const ConnectionSettings &who, const QString &command)
    {
        const QStringList all = QStringList { u"--json"_s, u"--database"_s, who.connectionString }
            + command.split(u' ');
        return Program(QStringLiteral(HOLDFAST_CTL), all, m_config.path()).wait();
    }

    ProgramEnd run(const QString &command) { return runAs(database().administrator(), command); }

    QTemporaryDir m_config;
};

void TestCtlKiosk::aKioskFromEnrolmentToRemoval()
{
    const ProgramEnd added = run(u"kiosk add Lobby"_s);
    QVERIFY2(added.exitCode == 0, qPrintable(added.errors));
    QCOMPARE(added.outcome(), u"enrolled"_s);
    QCOMPARE(added.object()[u"notes"].toArray().size(), 0);
    const auto enrolment = KioskEnrolment::fromCode(added.object()[u"code"].toString());
    QVERIFY(enrolment);
    QCOMPARE(enrolment->kioskName, u"Lobby"_s);
    QCOMPARE(enrolment->code(), added.object()[u"code"].toString());
    QCOMPARE_GE(enrolment->password.size(), 43);
    RawConnection kiosk(enrolment->connectionString());
    QVERIFY2(kiosk.isOpen(), qPrintable(kiosk.error()));
    QCOMPARE(kiosk.run("SELECT name FROM api.kiosk_state('{\"paper\": true}')").text(), u"Lobby"_s);
    QCOMPARE(kiosk.run("SELECT outcome FROM api.call_desk()").text(), u"called"_s);
    const QJsonArray rows = run(u"kiosk list"_s).array();
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows[0][u"name"].toString(), u"Lobby"_s);
    QVERIFY(rows[0][u"health"][u"paper"].toBool());
    QVERIFY(rows[0][u"help_asked_at"].isString());
    QCOMPARE(run(u"kiosk answer Lobby"_s).outcome(), u"answered"_s);

    const ProgramEnd renewed = run(u"kiosk renew Lobby"_s);
    QCOMPARE(renewed.outcome(), u"renewed"_s);
    QVERIFY(!kiosk.run("SELECT").isOk());
    QVERIFY(!RawConnection(enrolment->connectionString()).isOpen());
    const auto fresh = KioskEnrolment::fromCode(renewed.object()[u"code"].toString());
    QVERIFY(fresh);
    RawConnection again(fresh->connectionString());
    QVERIFY(again.isOpen());

    const ProgramEnd removed = run(u"kiosk remove Lobby"_s);
    QCOMPARE(removed.outcome(), u"removed"_s);
    QCOMPARE(removed.exitCode, 0);
    QVERIFY(!again.run("SELECT").isOk());
    QVERIFY(!RawConnection(fresh->connectionString()).isOpen());
    QCOMPARE(run(u"kiosk list"_s).array().size(), 0);
}

void TestCtlKiosk::staffOpenAndCloseIt()
{
    QCOMPARE(run(u"kiosk add Lobby --site 1"_s).exitCode, 0);
    const ConnectionSettings staff = database().as(TestRole::Staff);
    QCOMPARE(runAs(staff, u"kiosk close Lobby --reason Paper"_s).outcome(), u"closed"_s);
    QCOMPARE(runAs(staff, u"kiosk list"_s).array()[0][u"closed_reason"].toString(), u"Paper"_s);
    QCOMPARE(runAs(staff, u"kiosk open Lobby"_s).outcome(), u"opened"_s);
    QVERIFY(runAs(staff, u"kiosk list --site 1"_s).array()[0][u"closed_reason"].isNull());
    const ProgramEnd quiet = runAs(staff, u"kiosk answer Lobby"_s);
    QCOMPARE(quiet.outcome(), u"nobody_called"_s);
    QCOMPARE(quiet.exitCode, 3);
}

void TestCtlKiosk::whoMayNotEnrolIsRefused()
{
    const ProgramEnd end = runAs(database().as(TestRole::Manager), u"kiosk add Lobby"_s);
    QCOMPARE(end.exitCode, 3);
    QCOMPARE(end.output, QByteArray());
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.kiosks"), 0);
}

void TestCtlKiosk::refusalsAreThree()
{
    QCOMPARE(run(u"kiosk add Lobby"_s).exitCode, 0);
    for (const auto &[command, outcome] : { std::pair { u"kiosk add Lobby"_s, u"exists"_s },
             std::pair { u"kiosk add Hall --site 9"_s, u"not_found"_s },
             std::pair { u"kiosk renew Ghost"_s, u"not_found"_s },
             std::pair { u"kiosk remove Ghost"_s, u"not_found"_s },
             std::pair { u"kiosk open Ghost"_s, u"not_found"_s },
             std::pair { u"kiosk close Ghost"_s, u"not_found"_s } }) {
        const ProgramEnd end = run(command);
        QCOMPARE(end.outcome(), outcome);
        QCOMPARE(end.exitCode, 3);
    }
}

void TestCtlKiosk::whatIsMissingIsUsage()
{
    for (const QString &command : { u"kiosk add"_s, u"kiosk open"_s, u"kiosk list --site x"_s }) {
        QCOMPARE(run(command).exitCode, 1);
    }
}

QTEST_GUILESS_MAIN(TestCtlKiosk)
#include "tst_ctlkiosk.moc"
