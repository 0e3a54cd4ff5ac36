#include "tests/support/waitfor.h"
#include "tests/ui/deskfixture.h"
#include "ui/credits/creditpage.h"
#include "ui/shell/pagestack.h"
#include "ui/widgets/entrylist.h"
#include "ui/widgets/recordtable.h"

using namespace Qt::StringLiterals;

/** The page of credits, by keys. */
class TestCreditPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void ctrl3ShowsTheWallets();
    void aSearchFindsCustomersWithoutAWallet();
    void theFirstGrantOpensAWallet();
    void theEchoSaysWhatWasRead_data();
    void theEchoSaysWhatWasRead();
    void enterTwiceGrantsOnce();
    void aDebitBeyondWhatIsAvailableIsRefused();
    void aHoldIsCapturedInPart();
    void aHoldIsReleasedByOneKey();
    void anEntryIsReversed();
    void anEntrySaysWhoPaidIt();
    void aDebtIsSaidInWords();
    void aManagerSetsTheLimits();
    void offlineKeepsWhatWasTyped();
    void aLostAnswerIsLookedFor();
    void aReadLeavesChoiceFocusAndTextAlone();

private:
    void show();
    void fillIn(const QString &amount, const QString &reason);
    void grant(qint64 customer, qint64 amount);
    qint64 number(const QByteArray &column);

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<DeskFixture> m_desk;
    qint64 m_novak = 0;
};

void TestCreditPage::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_language = std::make_unique<Language>();
}

void TestCreditPage::init()
{
    m_theme->choose(ThemeChoice::Light);
    m_theme->setTextScale(1.0);
    m_language->choose(u"en"_s);
    m_desk = std::make_unique<DeskFixture>(*m_cluster, *m_theme, *m_language);
    m_desk->addSlot(u"Hall A"_s, 10, 10);
    m_novak = m_desk->database.number("SELECT customer_id FROM api.add_customer('Novák', '', '')");
    m_desk->database.number("SELECT customer_id FROM api.add_customer('Nový', '', '')");
}

void TestCreditPage::cleanup()
{
    QCOMPARE(m_desk->database.doctor(), QString());
    m_desk.reset();
}

void TestCreditPage::grant(qint64 customer, qint64 amount)
{
    const GrantRequest request { .customerId = CustomerId(customer),
        .bucket = u"default"_s,
        .amount = amount,
        .description = u"season gift"_s,
        .meta = {},
        .lastDay = {} };
    QVERIFY(valueFrom(m_desk->other.credits().grant(request)).isDone());
}

qint64 TestCreditPage::number(const QByteArray &column)
{
    return m_desk->database.number("SELECT " + column + " FROM api.wallets("
        + QByteArray::number(m_novak) + ") WHERE bucket = 'default'");
}

void TestCreditPage::show()
{
    grant(m_novak, 1240);
    m_desk->open();
    m_desk->press(Qt::Key_3, Qt::ControlModifier);
    QTRY_COMPARE(m_desk->window->pages().credits()->model().rowCount(), 1);
    QTRY_COMPARE(m_desk->textOf(u"creditTitle"_s), u"Novák"_s);
    m_desk->find<QWidget>(u"creditTable"_s)->setFocus();
    QTRY_VERIFY(m_desk->isShown(u"walletEntries"_s));
}

void TestCreditPage::fillIn(const QString &amount, const QString &reason)
{
    QTRY_VERIFY(m_desk->isShown(u"creditForm"_s));
    m_desk->type(amount);
    m_desk->find<QWidget>(u"creditReason"_s)->setFocus();
    m_desk->type(reason);
    m_desk->press(Qt::Key_Return);
}

void TestCreditPage::ctrl3ShowsTheWallets()
{
    show();
    QCOMPARE(m_desk->textOf(u"pageTitle"_s), u"Credits"_s);
    QCOMPARE(m_desk->textOf(u"numberBalance"_s), u"1,240"_s);
    m_desk->savePicture(u"credits"_s);
    m_desk->press(Qt::Key_Escape);
    QTRY_VERIFY(m_desk->isShown(u"slotGrid"_s));
}

void TestCreditPage::aSearchFindsCustomersWithoutAWallet()
{
    show();
    m_desk->press(Qt::Key_Slash);
    m_desk->type(u"nov"_s);
    QTRY_COMPARE(m_desk->window->pages().credits()->model().rowCount(), 2);
    m_desk->press(Qt::Key_Down);
    QTRY_VERIFY(m_desk->find<QWidget>(u"creditTable"_s)->hasFocus());
    m_desk->press(Qt::Key_Down);
    QVERIFY(!m_desk->isShown(u"numberBalance"_s));
    QVERIFY(!m_desk->find<QWidget>(u"creditDebit"_s)->isEnabled());
    m_desk->savePicture(u"credits-search"_s);
}

void TestCreditPage::theFirstGrantOpensAWallet()
{
    show();
    m_desk->press(Qt::Key_Slash);
    m_desk->type(u"nový"_s);
    // Faster than the answer: the row that is still on the screen is somebody else's.
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->find<QWidget>(u"creditTable"_s)->hasFocus());
    QCOMPARE(m_desk->textOf(u"creditTitle"_s), u"Nový"_s);
    m_desk->press(Qt::Key_Return);
    fillIn(u"300"_s, u"welcome"_s);
    QTRY_COMPARE(
        m_desk->textOf(u"creditNote"_s), u"Granted 300 credits to Nový: 300 available now."_s);
    QTRY_COMPARE(m_desk->textOf(u"numberBalance"_s), u"300"_s);
}

void TestCreditPage::theEchoSaysWhatWasRead_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("echo");
    QTest::newRow("groups") << u"1 200"_s << u"Grants 1,200 credits to Novák."_s;
    QTest::newRow("two readings") << u"12.345"_s << u"“12.345” can be read in two ways."_s;
    QTest::newRow("exponent") << u"1e3"_s
                              << u"Type all digits of the amount, without an exponent."_s;
    QTest::newRow("zero") << u"0"_s << u"The amount must be at least 1."_s;
}

void TestCreditPage::theEchoSaysWhatWasRead()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, echo);
    show();
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"creditForm"_s));
    m_desk->type(typed);
    const QString said = m_desk->textOf(u"creditFormEcho"_s);
    QVERIFY2(said.startsWith(echo), qUtf8Printable(said));
}

void TestCreditPage::enterTwiceGrantsOnce()
{
    show();
    m_desk->press(Qt::Key_G);
    fillIn(u"60"_s, u"gift"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(number("balance"), 1300);
    QCOMPARE(m_desk->database.number("SELECT count(*) FROM holdfast.credit_entries"), 2);
}

void TestCreditPage::aDebitBeyondWhatIsAvailableIsRefused()
{
    show();
    m_desk->press(Qt::Key_D);
    fillIn(u"5000"_s, u"shop"_s);
    QTRY_COMPARE(m_desk->textOf(u"creditNote"_s), u"Novák has 1,240 credits available."_s);
    QVERIFY(m_desk->isShown(u"creditForm"_s));
    QCOMPARE(m_desk->textOf(u"creditAmount"_s), u"5000"_s);
    QCOMPARE(number("balance"), 1240);
}

void TestCreditPage::aHoldIsCapturedInPart()
{
    show();
    m_desk->press(Qt::Key_H);
    fillIn(u"300"_s, u"lesson"_s);
    QTRY_VERIFY(m_desk->isShown(u"walletHolds"_s));
    QTRY_COMPARE(m_desk->textOf(u"numberCreditsHeld"_s), u"300"_s);
    m_desk->find<QWidget>(u"walletHolds"_s)->setFocus(Qt::TabFocusReason);
    m_desk->press(Qt::Key_Down);
    QTRY_VERIFY(m_desk->isShown(u"creditCapture"_s));
    m_desk->savePicture(u"credits-hold"_s);
    m_desk->press(Qt::Key_P);
    QTRY_VERIFY(m_desk->isShown(u"creditForm"_s));
    QCOMPARE(m_desk->textOf(u"creditAmount"_s), u"300"_s);
    m_desk->type(u"120"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(number("balance"), 1120);
    QTRY_COMPARE(number("held"), 0);
    QTRY_VERIFY(!m_desk->isShown(u"walletHolds"_s));
}

void TestCreditPage::aHoldIsReleasedByOneKey()
{
    show();
    m_desk->press(Qt::Key_H);
    fillIn(u"300"_s, {});
    QTRY_VERIFY(m_desk->isShown(u"walletHolds"_s));
    m_desk->find<QWidget>(u"walletHolds"_s)->setFocus(Qt::TabFocusReason);
    m_desk->press(Qt::Key_Down);
    QTRY_VERIFY(m_desk->isShown(u"creditRelease"_s));
    m_desk->press(Qt::Key_Delete);
    QTRY_COMPARE(number("held"), 0);
    QCOMPARE(number("balance"), 1240);
}

void TestCreditPage::anEntryIsReversed()
{
    show();
    QVERIFY(!m_desk->find<QWidget>(u"creditReverse"_s)->isEnabled());
    m_desk->find<QWidget>(u"walletEntries"_s)->setFocus(Qt::TabFocusReason);
    m_desk->press(Qt::Key_Down);
    QTRY_VERIFY(m_desk->find<QWidget>(u"creditReverse"_s)->isEnabled());
    m_desk->press(Qt::Key_V);
    QTRY_VERIFY(m_desk->isShown(u"creditForm"_s));
    m_desk->type(u"paid with a bad card"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(number("balance"), 0);
    QTRY_COMPARE(m_desk->find<EntryList>(u"walletEntries"_s)->model()->rowCount(), 2);
}

void TestCreditPage::anEntrySaysWhoPaidIt()
{
    show();
    m_desk->press(Qt::Key_D);
    fillIn(u"40"_s, u"shop"_s);
    QTRY_COMPARE(m_desk->find<EntryList>(u"walletEntries"_s)->model()->rowCount(), 2);
    m_desk->find<QWidget>(u"walletEntries"_s)->setFocus(Qt::TabFocusReason);
    m_desk->press(Qt::Key_Down);
    QTRY_VERIFY(m_desk->isShown(u"entryUsage"_s));
    const QAbstractItemModel *usage = m_desk->find<EntryList>(u"entryUsage"_s)->model();
    QCOMPARE(usage->rowCount(), 1);
    QCOMPARE(usage->index(0, 0).data().toString(), u"Granted"_s);
    m_desk->savePicture(u"credits-usage"_s);
}

void TestCreditPage::aDebtIsSaidInWords()
{
    show();
    m_desk->press(Qt::Key_D);
    fillIn(u"1000"_s, u"shop"_s);
    QTRY_COMPARE(number("balance"), 240);
    QTRY_COMPARE(m_desk->find<EntryList>(u"walletEntries"_s)->model()->rowCount(), 2);
    m_desk->find<QWidget>(u"walletEntries"_s)->setFocus(Qt::TabFocusReason);
    m_desk->press(Qt::Key_Down);
    m_desk->press(Qt::Key_Down);
    m_desk->press(Qt::Key_V);
    QTRY_VERIFY(m_desk->isShown(u"creditForm"_s));
    m_desk->type(u"bad card"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(number("debt"), 1000);
    QTRY_COMPARE(m_desk->textOf(u"numberMinimum"_s), u"1,000"_s);
    const WalletModel &model = m_desk->window->pages().credits()->model();
    QTRY_COMPARE(model.index(0, WalletModel::Debt).data().toString(), u"1,000 owed"_s);
    m_desk->savePicture(u"credits-debt"_s);
}

void TestCreditPage::aManagerSetsTheLimits()
{
    show();
    m_desk->press(Qt::Key_M);
    QTRY_VERIFY(m_desk->isShown(u"creditForm"_s));
    m_desk->type(u"-500"_s);
    QCOMPARE(m_desk->textOf(u"creditFormEcho"_s), u"Novák may owe up to 500 credits."_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(number("minimum"), -500);
    QTRY_COMPARE(m_desk->textOf(u"numberCredits"_s), u"1,740"_s);
}

void TestCreditPage::offlineKeepsWhatWasTyped()
{
    show();
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"creditForm"_s));
    m_desk->type(u"5"_s);
    m_desk->setReachable(false);
    m_desk->press(Qt::Key_F5);
    QTRY_VERIFY_WITH_TIMEOUT(m_desk->isShown(u"connectionBar"_s), answerPatience.count());
    QTRY_VERIFY(!m_desk->find<QWidget>(u"creditSubmit"_s)->isEnabled());
    QCOMPARE(m_desk->textOf(u"creditAmount"_s), u"5"_s);
    QCOMPARE(m_desk->window->pages().credits()->model().rowCount(), 1);
    m_desk->setReachable(true);
}

void TestCreditPage::aLostAnswerIsLookedFor()
{
    show();
    RawConnection blocker(m_desk->database.administrator().connectionString);
    QVERIFY(blocker.run("BEGIN; SELECT 1 FROM holdfast.pools FOR UPDATE").isOk());
    m_desk->press(Qt::Key_G);
    fillIn(u"60"_s, u"gift"_s);
    const QByteArray waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = "
                               "'Lock' AND application_name = 'desk 1'";
    QTRY_VERIFY(m_desk->database.number(waiting) == 1);
    m_desk->database.killSessions(u"desk 1"_s);
    QTRY_COMPARE(m_desk->textOf(u"creditNote"_s), u"The answer did not arrive. Checking…"_s);
    QVERIFY(blocker.run("ROLLBACK").isOk());
    QTRY_VERIFY_WITH_TIMEOUT(
        m_desk->textOf(u"creditNote"_s).startsWith(u"Granted 60"_s), answerPatience.count());
    QCOMPARE(number("balance"), 1300);
}

void TestCreditPage::aReadLeavesChoiceFocusAndTextAlone()
{
    show();
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"creditForm"_s));
    m_desk->type(u"12"_s);
    QWidget *focused = QApplication::focusWidget();
    const qint64 adam
        = m_desk->database.number("SELECT customer_id FROM api.add_customer('Adam', '', '')");
    grant(adam, 5); // comes before the other
    m_desk->window->pages().credits()->credits().refresh();
    QTRY_COMPARE(m_desk->window->pages().credits()->model().rowCount(), 2);
    QCOMPARE(QApplication::focusWidget(), focused);
    QCOMPARE(m_desk->textOf(u"creditAmount"_s), u"12"_s);
    QCOMPARE(m_desk->find<RecordTable>(u"creditTable"_s)->currentIndex().row(), 1);
}

QTEST_MAIN(TestCreditPage)
#include "tst_creditpage.moc"
