#include "core/db/listener.h"
#include "tests/support/databasetest.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** The connection that only listens. */
class TestListener : public DatabaseTest {
    Q_OBJECT

private Q_SLOTS:
    void hearsItsChannel();
    void hearsNothingElse();
    void saysThatItWasAway();
    void endsWithoutAServer();

private:
    ConnectionSettings settings();
    bool isListening();
};

ConnectionSettings TestListener::settings()
{
    ConnectionSettings settings = database().desk();
    settings.applicationName = u"listener"_s;
    return settings;
}

bool TestListener::isListening()
{
    return database().number("SELECT count(*) FROM pg_stat_activity WHERE application_name ="
                             " 'listener' AND query LIKE 'LISTEN%' AND state = 'idle'")
        == 1;
}

void TestListener::hearsItsChannel()
{
    NotificationListener listener(settings());
    QSignalSpy notified(&listener, &NotificationListener::notified);
    QTRY_VERIFY(isListening());
    database().execute("NOTIFY holdfast_changed, '1:2027-06-05'");
    QTRY_COMPARE(notified.count(), 1);
    QCOMPARE(notified.first().first().toString(), u"1:2027-06-05"_s);
    database().execute("NOTIFY holdfast_changed, 'a'; NOTIFY holdfast_changed, 'b'");
    QTRY_COMPARE(notified.count(), 3);
}

void TestListener::hearsNothingElse()
{
    NotificationListener listener(settings());
    QSignalSpy notified(&listener, &NotificationListener::notified);
    QTRY_VERIFY(isListening());
    database().execute("NOTIFY other, 'x'; NOTIFY holdfast_changed, 'y'");
    QTRY_COMPARE(notified.count(), 1);
    QCOMPARE(notified.first().first().toString(), u"y"_s);
}

void TestListener::saysThatItWasAway()
{
    NotificationListener listener(settings());
    QSignalSpy restored(&listener, &NotificationListener::restored);
    QSignalSpy notified(&listener, &NotificationListener::notified);
    QTRY_VERIFY(isListening());
    QCOMPARE(restored.count(), 0); // the first connection is no return
    QCOMPARE(database().killSessions(u"listener"_s), 1);
    QTRY_COMPARE_WITH_TIMEOUT(restored.count(), 1, 15000);
    database().execute("NOTIFY holdfast_changed, 'again'");
    QTRY_COMPARE(notified.count(), 1);
}

void TestListener::endsWithoutAServer()
{
    ConnectionSettings settings;
    settings.connectionString = u"host=/nonexistent dbname=x"_s;
    NotificationListener listener(settings);
    QSignalSpy restored(&listener, &NotificationListener::restored);
    QCOMPARE(restored.count(), 0);
}

QTEST_GUILESS_MAIN(TestListener)
#include "tst_listener.moc"
