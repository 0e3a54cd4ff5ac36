#include "tests/e2e/program.h"
#include "tests/support/apicaller.h"
#include "tests/support/databasetest.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

/** Wallets and stock from scripts: one JSON answer, and the exit codes of all commands. */
class TestCtlCredits : public DatabaseTest {
    Q_OBJECT

private Q_SLOTS:
    void aWalletFromGrantToReversal();
    void aHoldIsCapturedInPart();
    void everythingInOneHold();
    void aMixedHoldIsConfirmedInPart();
    void lapsedHoldsAreExpired();
    void stockIsCorrectedCountedAndBroughtBack();
    void piecesMoveAndThingsGetNewNames();
    void refusalsAreThree_data();
    void refusalsAreThree();
    void doctorTellsHowFarTheWorkerIsBehind();
    void doctorRepairsCounters();

private:
    void begin() override
    {
        if (database().number("SELECT count(*) FROM api.sites()") > 0) {
            return; // shared with the row before
        }
        m_slot = database().addSlot(10);
        database().addStock(u"SHOES"_s, u"Climbing shoes"_s, 6);
        database().execute("SELECT api.add_customer('Anna', NULL, NULL)");
    }

    bool sharesDatabase(const QByteArray &function) const override
    {
        return function == "refusalsAreThree";
    }

    /** @p command with KEY replaced by a new key; the words are separated by single blanks. */
    ProgramEnd run(const QString &command)
    {
        QString keyed = command;
        keyed.replace(u"KEY"_s, ApiCaller::newKey());
        const QStringList all
            = QStringList { u"--json"_s, u"--database"_s, database().desk().connectionString }
            + keyed.split(u' ');
        return Program(QStringLiteral(HOLDFAST_CTL), all, m_config.path()).wait();
    }

    /** The object that a command answers which must be done. */
    QJsonObject done(const QString &command)
    {
        const ProgramEnd end = run(command);
        if (end.exitCode != 0) {
            qWarning(
                "%s: %d %s", qUtf8Printable(command), end.exitCode, qUtf8Printable(end.errors));
        }
        return end.object();
    }

    QTemporaryDir m_config;
    SlotId m_slot;
};

void TestCtlCredits::aWalletFromGrantToReversal()
{
    const QString key = ApiCaller::newKey();
    const QString grant = u"credits grant --customer 1 --amount 1,200,000 --key %1"_s.arg(key);
    const QJsonObject granted
        = done(grant + u" --description Card --meta {\"card\":7} --expires 2037-06-05");
    QCOMPARE(granted[u"outcome"].toString(), u"granted"_s);
    QCOMPARE(granted[u"balance"].toInteger(), 1200000);
    QCOMPARE(granted[u"bucket"].toString(), u"default"_s);
    const QJsonObject again
        = done(grant + u" --description Card --meta {\"card\":7} --expires 2037-06-05");
    QCOMPARE(again[u"outcome"].toString(), u"replayed"_s);
    QCOMPARE(again[u"entry_id"], granted[u"entry_id"]);
    const ProgramEnd reused = run(grant);
    QCOMPARE(reused.outcome(), u"idempotency_key_reuse"_s);
    QCOMPARE(reused.exitCode, 3);
    QCOMPARE(
        done(u"credits debit --customer 1 --amount 200000 --key KEY"_s)[u"available"].toInteger(),
        1000000);
    const QJsonObject wallet = done(u"credits wallet --customer 1"_s);
    QCOMPARE(wallet[u"outcome"].toString(), u"found"_s);
    QCOMPARE(wallet[u"balance"].toInteger(), 1000000);
    QCOMPARE(wallet[u"customer"].toString(), u"Anna"_s);
    QCOMPARE(wallet[u"next_expiry_at"].toString(), u"2037-06-05T22:00:00Z"_s);
    const QJsonArray entries = run(u"credits entries --customer 1"_s).array();
    QCOMPARE(entries.size(), 2);
    QCOMPARE(entries[1][u"meta"][u"card"].toInt(), 7);
    QCOMPARE(entries[1][u"remaining"].toInteger(), 1000000);
    const QString entry = QString::number(granted[u"entry_id"].toInteger());
    const QJsonObject reversed = done(u"credits reverse "_s + entry + u" --reason refused"_s);
    QCOMPARE(reversed[u"outcome"].toString(), u"reversed"_s);
    QCOMPARE(reversed[u"debt"].toInteger(), 200000);
    QCOMPARE(run(u"credits wallets --search ann"_s).array().size(), 1);
    QCOMPARE(run(u"credits buckets"_s).array().size(), 2);
    QVERIFY(done(u"credits card --customer 1"_s)[u"card"].toString().startsWith(u"HM"_s));
}

void TestCtlCredits::aHoldIsCapturedInPart()
{
    done(u"credits grant --customer 1 --amount 100 --key KEY"_s);
    const QJsonObject held
        = done(u"credits hold --customer 1 --amount 30 --key KEY --ttl 600 --description Order"_s);
    QCOMPARE(held[u"outcome"].toString(), u"held"_s);
    QCOMPARE_GT(held[u"remaining_seconds"].toInt(), 500);
    QVERIFY(!held.contains(u"slot_id"));
    const QString id = QString::number(held[u"hold_id"].toInteger());
    const QJsonObject shown = done(u"hold show "_s + id);
    QCOMPARE(shown[u"credits"].toArray().first()[u"amount"].toInteger(), 30);
    const ProgramEnd foreign = run(u"credits capture %1 --customer 2"_s.arg(id));
    QCOMPARE(foreign.outcome(), u"foreign_hold"_s);
    const QJsonObject captured = done(u"credits capture %1 --amount 12"_s.arg(id));
    QCOMPARE(captured[u"outcome"].toString(), u"captured"_s);
    QCOMPARE(captured[u"amount"].toInteger(), 12);
    QCOMPARE(captured[u"available"].toInteger(), 88);
    const ProgramEnd released = run(u"credits release "_s + id);
    QCOMPARE(released.exitCode, 3);
    QCOMPARE(released.outcome(), u"hold_not_active"_s);
    QCOMPARE(released.object()[u"found"].toString(), u"captured"_s);
}

void TestCtlCredits::everythingInOneHold()
{
    done(u"credits grant --customer 1 --amount 2000 --key KEY"_s);
    const QString place = u"hold place --slot %1 --party 4 --customer 1 --extra SHOES:4 --key KEY"
                          " --credits default:"_s.arg(m_slot.value());
    const ProgramEnd refused = run(place + u"2001"_s);
    QCOMPARE(refused.exitCode, 3);
    QCOMPARE(refused.outcome(), u"insufficient_credits"_s);
    QCOMPARE(refused.object()[u"short_of"].toString(), u"default"_s);
    QCOMPARE(refused.object()[u"short_left"].toInteger(), 2000);
    const QJsonObject held = done(place + u"1200"_s);
    QCOMPARE(held[u"available"].toInt(), 6);
    const QString id = QString::number(held[u"hold_id"].toInteger());
    QCOMPARE(run(u"credits capture "_s + id).outcome(), u"mixed_hold"_s);
    QCOMPARE(done(u"hold confirm "_s + id)[u"outcome"].toString(), u"confirmed"_s);
    QCOMPARE(done(u"credits wallet --customer 1"_s)[u"balance"].toInteger(), 800);
    QCOMPARE(run(u"stock list"_s).array().first()[u"out"].toInteger(), 4);
}

void TestCtlCredits::aMixedHoldIsConfirmedInPart()
{
    done(u"credits grant --customer 1 --amount 2000 --key KEY"_s);
    const QJsonObject held = done(
        u"hold place --slot %1 --party 4 --customer 1 --credits default:1200 --key KEY"_s.arg(
            m_slot.value()));
    const QString confirm = u"hold confirm %1 --capture "_s.arg(held[u"hold_id"].toInteger());
    QCOMPARE(run(confirm + u"400"_s).exitCode, 1);
    const ProgramEnd tooMuch = run(confirm + u"default:1201"_s);
    QCOMPARE(tooMuch.exitCode, 3);
    QCOMPARE(tooMuch.outcome(), u"invalid_request"_s);
    QCOMPARE(tooMuch.object()[u"field"].toString(), u"amount"_s);
    QCOMPARE(run(confirm + u"ghost:1"_s).object()[u"short_of"].toString(), u"ghost"_s);
    QCOMPARE(done(confirm + u"default:400"_s)[u"outcome"].toString(), u"confirmed"_s);
    QCOMPARE(run(confirm + u"default:500"_s).outcome(), u"hold_confirmed"_s);
    QCOMPARE(done(u"credits wallet --customer 1"_s)[u"balance"].toInteger(), 1600);
}

void TestCtlCredits::lapsedHoldsAreExpired()
{
    done(u"credits grant --customer 1 --amount 100 --key KEY"_s);
    done(u"credits hold --customer 1 --amount 30 --key KEY"_s);
    done(u"credits hold --customer 1 --amount 30 --key KEY"_s);
    QCOMPARE(done(u"credits expire-holds"_s)[u"expired"].toInt(-1), 0);
    const QString later = u" --now "_s + database().now().addSecs(3600).toString(Qt::ISODateWithMs);
    QCOMPARE(done(u"credits expire-holds --limit 1"_s + later)[u"expired"].toInt(-1), 1);
    QCOMPARE(done(u"credits expire-holds"_s + later)[u"expired"].toInt(-1), 1);
    database().execute("SELECT api.set_setting('credit_holds', 'off')");
    const ProgramEnd off = run(u"credits expire-holds"_s);
    QCOMPARE(off.exitCode, 0);
    QCOMPARE(off.outcome(), u"credit_holds_off"_s);
    QCOMPARE(
        run(u"credits hold --customer 1 --amount 1 --key KEY"_s).outcome(), u"credit_holds_off"_s);
}

void TestCtlCredits::stockIsCorrectedCountedAndBroughtBack()
{
    QCOMPARE(done(u"stock adjust --sku SHOES --change -2 --reason torn"_s)[u"on_hand"].toInt(), 4);
    QCOMPARE(
        done(u"stock adjust --sku SHOES@Main --change +4 --reason new"_s)[u"on_hand"].toInt(), 8);
    const QJsonObject held
        = done(u"hold place --slot %1 --party 5 --extra SHOES:5 --key KEY"_s.arg(m_slot.value()));
    const QString id = QString::number(held[u"hold_id"].toInteger());
    QCOMPARE(done(u"stock count --sku SHOES --counted 4 --reason June"_s)[u"shortfall"].toInt(), 1);
    QCOMPARE(run(u"stock return %1 --returned 1"_s.arg(id)).outcome(), u"hold_not_active"_s);
    done(u"hold confirm "_s + id);
    const QString key = ApiCaller::newKey();
    const QString back
        = u"stock return %1 --sku SHOES --returned 3 --lost 1 --note late --key %2"_s.arg(id, key);
    QCOMPARE(done(back)[u"out"].toInt(), 1);
    QCOMPARE(done(back)[u"outcome"].toString(), u"replayed"_s);
    const ProgramEnd more = run(u"stock return %1 --returned 2"_s.arg(id));
    QCOMPARE(more.outcome(), u"more_than_out"_s);
    QCOMPARE(more.object()[u"short_left"].toInt(), 1);
    const QJsonArray moves = run(u"stock journal --sku SHOES --limit 2"_s).array();
    QCOMPARE(moves.size(), 2);
    QCOMPARE(moves[0][u"event"].toString(), u"lost"_s);
    QCOMPARE(moves[0][u"quantity"].toInt(), 1);
    QCOMPARE(moves[1][u"event"].toString(), u"returned"_s);
}

void TestCtlCredits::piecesMoveAndThingsGetNewNames()
{
    database().execute("SELECT api.add_warehouse(1, 'Cellar')");
    const QString transfer = u"stock transfer --sku SHOES --pieces %1 --to Cellar --key "_s;
    const QString key = ApiCaller::newKey();
    const QJsonObject moved = done(transfer.arg(2) + key);
    QCOMPARE(moved[u"outcome"].toString(), u"transferred"_s);
    QCOMPARE(moved[u"on_hand"].toInt(), 4);
    QCOMPARE(done(transfer.arg(2) + key)[u"outcome"].toString(), u"replayed"_s);
    const ProgramEnd more = run(transfer.arg(5) + u"KEY"_s);
    QCOMPARE(more.exitCode, 3);
    QCOMPARE(more.outcome(), u"more_than_available"_s);
    QCOMPARE(more.object()[u"short_left"].toInt(), 4);
    QCOMPARE(run(u"stock transfer --sku SHOES --pieces 1"_s).exitCode, 1);
    const QJsonArray moves = run(u"stock journal --sku SHOES@Cellar --limit 1"_s).array();
    QCOMPARE(moves[0][u"event"].toString(), u"transferred"_s);
    QCOMPARE(moves[0][u"other_warehouse"].toString(), u"Main"_s);
    QCOMPARE(done(u"stock rename --sku SHOES --number BOOTS --name Boots"_s)[u"outcome"].toString(),
        u"renamed"_s);
    done(u"stock rename --warehouse Cellar --name Attic"_s);
    const QJsonArray levels = run(u"stock list"_s).array();
    QCOMPARE(levels.size(), 2);
    QCOMPARE(levels[1][u"sku"].toString(), u"BOOTS"_s);
    QCOMPARE(levels[1][u"name"].toString(), u"Boots"_s);
    QCOMPARE(levels[1][u"warehouse"].toString(), u"Attic"_s);
    QCOMPARE(run(u"stock rename --warehouse Attic --name Main"_s).outcome(), u"exists"_s);
    for (const QString &wrong : { u"stock rename --sku BOOTS"_s,
             u"stock rename --name Boots"_s,
             u"stock rename --sku BOOTS --warehouse Main --name x"_s,
             u"stock rename --warehouse Main --number x --name x"_s }) {
        QCOMPARE(run(wrong).exitCode, 1);
    }
}

void TestCtlCredits::refusalsAreThree_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("outcome");
    const auto row = [](const char *command, const char *outcome) {
        QTest::newRow(command) << QString::fromLatin1(command) << QString::fromLatin1(outcome);
    };
    row("credits grant --customer 99 --amount 1 --key KEY", "not_found");
    row("credits grant --customer 1 --amount 1 --bucket defualt --key KEY", "not_found");
    row("credits grant --customer 1 --amount 1 --key KEY --expires 2001-01-01", "invalid_request");
    row("credits debit --customer 1 --amount 1 --key KEY", "insufficient_credits");
    row("credits debit --customer 99 --amount 1 --key KEY", "not_found");
    row("credits hold --customer 1 --amount 1 --key KEY", "insufficient_credits");
    row("credits hold --customer 99 --amount 1 --key KEY", "not_found");
    row("credits hold --customer 1 --amount 1 --bucket ghost --key KEY", "not_found");
    row("credits capture 99", "not_found");
    row("credits release 99", "not_found");
    row("credits reverse 99", "not_found");
    row("credits wallet --customer 1", "not_found");
    row("credits entries --customer 1 --bucket points", "not_found");
    row("stock adjust --sku GHOST --change 1 --reason x", "not_found");
    row("stock adjust --sku SHOES --change -7 --reason x", "invalid_request");
    row("stock count --sku SHOES@Attic --counted 1 --reason x", "not_found");
    row("stock count --sku SHOES --site 99 --counted 1 --reason x", "not_found");
    row("stock return 99 --returned 1", "not_found");
    row("stock journal --sku GHOST", "not_found");
    row("stock transfer --sku GHOST --pieces 1 --to Main", "not_found");
    row("stock transfer --sku SHOES --pieces 1 --to Moon", "not_found");
    row("stock transfer --sku SHOES --pieces 1 --to Main", "invalid_request");
    row("stock rename --sku GHOST --name x", "not_found");
    row("stock rename --warehouse Moon --name x", "not_found");
    row("stock rename --sku SHOES --number a@b", "invalid_sku");
    row("stock rename --warehouse Main --name a@b", "invalid_name");
}

void TestCtlCredits::refusalsAreThree()
{
    QFETCH(const QString, command);
    QFETCH(const QString, outcome);
    const ProgramEnd end = run(command);
    QCOMPARE(end.outcome(), outcome);
    QCOMPARE(end.exitCode, 3);
}

void TestCtlCredits::doctorTellsHowFarTheWorkerIsBehind()
{
    done(u"hold place --slot %1 --ttl 10 --key KEY"_s.arg(m_slot.value()));
    database().shiftClock(std::chrono::seconds(70));
    const ProgramEnd plain = run(u"doctor"_s);
    QCOMPARE(plain.exitCode, 0);
    QVERIFY(plain.object()[u"broken"].isArray());
    QVERIFY(!plain.object().contains(u"figures"));
    QVERIFY(plain.errors.contains(u"The oldest lapsed line has waited"));
    const ProgramEnd figures = run(u"doctor --figures"_s);
    QCOMPARE(figures.errors, QString());
    const QJsonObject object = figures.object()[u"figures"].toObject();
    QCOMPARE(object[u"lapsed_lines"].toInt(), 1);
    QCOMPARE_GE(object[u"oldest_lapsed_seconds"].toInt(), 60);
    done(u"sweep"_s);
    QVERIFY(done(u"doctor --figures"_s)[u"figures"][u"oldest_lapsed_seconds"].isNull());
}

void TestCtlCredits::doctorRepairsCounters()
{
    QCOMPARE(done(u"doctor --repair"_s)[u"repaired"].toArray(), QJsonArray());
    database().execute("UPDATE holdfast.pools SET free = free - 1 WHERE pool_id = 2");
    const ProgramEnd broken = run(u"doctor"_s);
    QCOMPARE(broken.exitCode, 3);
    QVERIFY(!broken.object().contains(u"repaired"));
    const QJsonObject mended = done(u"doctor --repair"_s);
    QCOMPARE(mended[u"outcome"].toString(), u"agrees"_s);
    const QJsonArray repaired = mended[u"repaired"].toArray();
    QCOMPARE(repaired.size(), 1);
    QCOMPARE(repaired[0][u"pool_id"].toInt(), 2);
    QCOMPARE(repaired[0][u"kind"].toString(), u"stock"_s);
    QCOMPARE(repaired[0][u"was"].toInt(), 5);
    QCOMPARE(repaired[0][u"is_now"].toInt(), 6);
    QCOMPARE(done(u"doctor"_s)[u"outcome"].toString(), u"agrees"_s);
}

QTEST_GUILESS_MAIN(TestCtlCredits)
#include "tst_ctlcredits.moc"
