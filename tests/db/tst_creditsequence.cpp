#include "tests/db/creditmodel.h"
#include "tests/support/apicaller.h"
#include "tests/support/credittest.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** Hundreds of random operations on one wallet, each compared with a model of the rules. */
class TestCreditSequence : public CreditTest {
    Q_OBJECT

private Q_SLOTS:
    void theDatabaseAgreesWithTheModel_data();
    void theDatabaseAgreesWithTheModel();

private:
    static constexpr qint64 daySeconds = 86400;
    static constexpr int stepCount = 250;

    int random(int below) { return static_cast<int>(m_random.bounded(below)); }

    qint64 pick(const QList<qint64> &numbers)
    {
        return numbers.value(random(static_cast<int>(numbers.size()) + 1));
    }

    void setClock(qint64 seconds);
    /** One operation on both; what it was, for the message of a failure. */
    QString step();
    QString grantSome();
    QString debitSome();
    QString holdSome();
    QString captureOne();
    QString releaseOne();
    QString reverseOne();
    QString changeWallet();
    QList<qint64> databaseNumbers();

    QRandomGenerator m_random;
    CreditModel m_model;
    QList<qint64> m_entries;
    QList<qint64> m_holds;
    QString m_problem;
};

void TestCreditSequence::setClock(qint64 seconds)
{
    m_model.now = seconds;
    database().execute("CREATE OR REPLACE FUNCTION holdfast.now() RETURNS timestamptz LANGUAGE sql"
                       " VOLATILE AS $$ SELECT to_timestamp("
        + QByteArray::number(seconds) + ") $$");
}

QList<qint64> TestCreditSequence::databaseNumbers()
{
    QList<qint64> numbers;
    const auto rows
        = database().rows("SELECT balance - overdue, held, available, debt FROM api.wallets()");
    for (const QString &text : rows.value(0)) {
        numbers.append(text.toLongLong());
    }
    return numbers;
}

QString TestCreditSequence::grantSome()
{
    const int amount = 1 + random(100);
    const int days = random(6) - 1;
    CreditOptions options;
    qint64 endsAt = CreditModel::never;
    if (days >= 0) {
        const qint64 day = m_model.now / daySeconds + days;
        endsAt = (day + 1) * daySeconds;
        options.expiresOn = "date '1970-01-01' + " + QByteArray::number(day);
    }
    const CreditReply answer = desk().grant(anna(), amount, options);
    m_entries.append(answer.entryId);
    m_model.grant(answer.entryId, amount, endsAt);
    return u"grant %1 for %2 days: %3"_s.arg(amount).arg(days).arg(answer.outcome);
}

QString TestCreditSequence::debitSome()
{
    const int amount = 1 + random(120);
    m_model.expire();
    const bool isAllowed = m_model.canTake(amount);
    const CreditReply answer = desk().debit(anna(), amount);
    if (answer.outcome != (isAllowed ? u"debited"_s : u"insufficient_credits"_s)) {
        m_problem = answer.outcome + answer.message;
    } else if (isAllowed) {
        m_entries.append(answer.entryId);
        m_model.debit(answer.entryId, amount);
    }
    return u"debit %1: %2"_s.arg(amount).arg(answer.outcome);
}

QString TestCreditSequence::holdSome()
{
    const int amount = 1 + random(80);
    const int seconds = 600 + random(2 * int(daySeconds) / 3);
    m_model.expire();
    const bool isAllowed = m_model.canTake(amount);
    const qint64 hold = desk().hold(anna(), amount, seconds);
    if ((hold > 0) != isAllowed) {
        m_problem = u"held where it must not be, or the other way round"_s;
    } else if (isAllowed) {
        m_holds.append(hold);
        m_model.hold(hold, amount, m_model.now + seconds);
    }
    return u"hold %1 for %2 s: %3"_s.arg(amount).arg(seconds).arg(hold);
}

QString TestCreditSequence::captureOne()
{
    const qint64 hold = pick(m_holds);
    if (!m_model.isActive(hold)) {
        const CreditReply answer = desk().capture(hold);
        m_problem = answer.outcome == (hold == 0 ? u"not_found"_s : u"hold_not_active"_s)
            ? QString()
            : answer.outcome + answer.message;
        return u"capture %1, which is over"_s.arg(hold);
    }
    const int amount = 1 + random(int(m_model.amountOf(hold)));
    const CreditReply answer = desk().capture(hold, QByteArray::number(amount));
    m_problem = answer.outcome == u"captured" ? QString() : answer.outcome + answer.message;
    m_entries.append(answer.entryId);
    m_model.capture(hold, answer.entryId, amount);
    return u"capture %1 of %2"_s.arg(amount).arg(hold);
}

QString TestCreditSequence::releaseOne()
{
    const qint64 hold = pick(m_holds);
    const QString expected = hold == 0 ? u"not_found"_s
        : m_model.isActive(hold)       ? u"released"_s
                                       : u"hold_not_active"_s;
    const CreditReply answer = desk().release(hold);
    m_problem = answer.outcome == expected ? QString() : answer.outcome + answer.message;
    m_model.release(hold);
    return u"release %1: %2"_s.arg(hold).arg(answer.outcome);
}

QString TestCreditSequence::reverseOne()
{
    const qint64 entry = pick(m_entries);
    m_model.expire();
    const qint64 amount = m_model.reversible(entry);
    const CreditReply answer = desk().reverse(entry);
    if ((answer.outcome == u"reversed") != (amount > 0)) {
        m_problem = answer.outcome + answer.message;
    } else if (amount > 0) {
        m_model.reverse(entry, answer.entryId);
    }
    return u"reverse %1, %2: %3"_s.arg(entry).arg(amount).arg(answer.outcome);
}

QString TestCreditSequence::changeWallet()
{
    m_model.minimum = random(3) * 20 - 20;
    m_model.hasOverdraft = random(4) == 0;
    database().execute("SELECT api.set_wallet(" + QByteArray::number(anna()) + ", 'default', "
        + QByteArray::number(m_model.minimum) + (m_model.hasOverdraft ? ", true)" : ", false)"));
    return u"minimum %1, overdraft %2"_s.arg(m_model.minimum).arg(m_model.hasOverdraft);
}

QString TestCreditSequence::step()
{
    switch (random(20)) {
    case 0:
        return changeWallet();
    case 1:
        m_model.expire();
        database().execute("CALL api.sweep_expired(1000)");
        return u"sweep"_s;
    case 2:
    case 3:
    case 4: {
        const int seconds = random(int(daySeconds) / 2);
        setClock(m_model.now + seconds);
        return u"%1 s later"_s.arg(seconds);
    }
    case 5:
    case 6:
        return reverseOne();
    case 7:
    case 8:
    case 9:
        return grantSome();
    case 10:
    case 11:
    case 12:
        return debitSome();
    case 13:
    case 14:
        return releaseOne();
    case 15:
    case 16:
        return captureOne();
    default:
        return holdSome();
    }
}

void TestCreditSequence::theDatabaseAgreesWithTheModel_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 6; ++seed) {
        QTest::addRow("seed %u", seed) << seed;
    }
    QTest::newRow("another each time") << QRandomGenerator::global()->generate();
}

void TestCreditSequence::theDatabaseAgreesWithTheModel()
{
    QFETCH(const quint32, seed);
    m_random.seed(seed);
    m_model = {};
    m_entries.clear();
    m_holds.clear();
    database().execute("UPDATE holdfast.sites SET zone = 'UTC'");
    setClock(20'000 * daySeconds + 3600);
    QStringList done { u"seed %1"_s.arg(seed), grantSome() };
    for (int i = 0; i < stepCount; ++i) {
        done.append(step());
        const QString story = done.mid(std::max<qsizetype>(0, done.size() - 12)).join(u'\n');
        QVERIFY2(m_problem.isEmpty(), qPrintable(story + u'\n' + m_problem));
        const QList<qint64> found = databaseNumbers();
        if (found != m_model.numbers()) {
            qWarning() << "database" << found << "model" << m_model.numbers();
            QVERIFY2(false, qPrintable(story));
        }
    }
    database().execute("CALL api.sweep_expired(100000)");
    m_model.expire();
    QList<qint64> remaining;
    const auto rows = database().rows("SELECT remaining FROM holdfast.credit_entries"
                                      " WHERE kind = 'granted' ORDER BY entry_id");
    for (const QStringList &row : rows) {
        remaining.append(row.first().toLongLong());
    }
    QCOMPARE(remaining, m_model.remaining());
}

QTEST_GUILESS_MAIN(TestCreditSequence)
#include "tst_creditsequence.moc"
