#include "tests/support/waitfor.h"
#include "tests/ui/deskfixture.h"
#include "ui/customers/customerpage.h"
#include "ui/dialogs/historybox.h"
#include "ui/shell/pagestack.h"
#include "ui/widgets/entrylist.h"
#include "ui/widgets/recordtable.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>

using namespace Qt::StringLiterals;

/** The page of customers, by keys. */
class TestCustomerPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void ctrl4AsksForANameAndEnterGoesToTheRows();
    void theCardSaysWhatIsKnown();
    void aChangeIsSaved();
    void aNameThatIsTooLongIsRefusedBesideTheField();
    void typedTextIsNeverMarkup();
    void somebodyElseWasFaster();
    void aMergeKeepsTheChosenOne();
    void aMergeMayKeepTheOtherOne();
    void whoWasMergedElsewhereIsFollowed();
    void anErasureTakesAReasonAndTwoPresses();
    void hTellsWhatHappened();
    void enterOnABookingGoesToItsSlot();
    void escapeLeavesOneThingAfterTheOther();
    void offlineSaysWhyNothingCanBeDone();
    void picturesOfThePage_data();
    void picturesOfThePage();

private:
    void show(const QString &text = u"jana"_s);
    QString column(const QByteArray &name);
    void fillIn(const QString &field, const QString &text);

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<DeskFixture> m_desk;
    SlotId m_slot;
    qint64 m_jana = 0;
};

void TestCustomerPage::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_language = std::make_unique<Language>();
}

void TestCustomerPage::init()
{
    m_theme->choose(ThemeChoice::Light);
    m_theme->setTextScale(1.0);
    m_language->choose(u"en"_s);
    m_desk = std::make_unique<DeskFixture>(*m_cluster, *m_theme, *m_language);
    m_slot = m_desk->addSlot(u"Hall A"_s, 10, 10);
    m_jana = m_desk->database.number("SELECT customer_id FROM"
                                     " api.add_customer('Jana Nová', '601 234 567', 'j@b.cz')");
}

void TestCustomerPage::cleanup()
{
    QCOMPARE(m_desk->database.doctor(), QString());
    m_desk.reset();
}

void TestCustomerPage::show(const QString &text)
{
    m_desk->open();
    m_desk->press(Qt::Key_4, Qt::ControlModifier);
    QTRY_VERIFY(m_desk->find<QWidget>(u"customerSearch"_s)->hasFocus());
    m_desk->type(text);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->find<QWidget>(u"customerTable"_s)->hasFocus());
    QTRY_VERIFY(m_desk->window->pages().customers()->customers().detail().has_value());
}

QString TestCustomerPage::column(const QByteArray &name)
{
    return m_desk->database.text(
        "SELECT " + name + " FROM api.customer(" + QByteArray::number(m_jana) + ')');
}

void TestCustomerPage::fillIn(const QString &field, const QString &text)
{
    auto *edit = m_desk->find<QLineEdit>(field);
    edit->setFocus();
    edit->selectAll();
    m_desk->press(Qt::Key_Backspace);
    m_desk->type(text);
    QTRY_COMPARE(edit->text(), text); // keys are held back for a moment: they may be a scan
}

void TestCustomerPage::ctrl4AsksForANameAndEnterGoesToTheRows()
{
    m_desk->open();
    m_desk->press(Qt::Key_4, Qt::ControlModifier);
    QTRY_VERIFY(m_desk->isShown(u"customerPage"_s));
    QCOMPARE(m_desk->textOf(u"customerMessageTitle"_s), u"Whom are you looking for?"_s);
    m_desk->type(u"nobody"_s);
    QTRY_COMPARE(m_desk->textOf(u"customerMessageTitle"_s), u"Nobody fits “nobody”"_s);
    fillIn(u"customerSearch"_s, u"601"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->textOf(u"customerTitle"_s), u"Jana Nová"_s);
    QTRY_COMPARE(m_desk->textOf(u"customerCount"_s), u"1 customer"_s);
}

void TestCustomerPage::theCardSaysWhatIsKnown()
{
    PlaceHoldRequest request;
    request.slotId = m_slot;
    request.partySize = 2;
    request.customerId = CustomerId(m_jana);
    const HoldId gone = receiptOf(valueFrom(m_desk->other.booking().placeHold(request)))->holdId;
    QVERIFY(waitFor(m_desk->other.booking().cancelHold(gone, {})).isOk());
    request.key = IdempotencyKey::create();
    QVERIFY(receiptOf(valueFrom(m_desk->other.booking().placeHold(request))));
    const GrantRequest grant { .customerId = CustomerId(m_jana),
        .bucket = u"default"_s,
        .amount = 1'240,
        .description = {},
        .meta = {},
        .lastDay = {} };
    QVERIFY(valueFrom(m_desk->other.credits().grant(grant)).isDone());
    show();
    QCOMPARE(m_desk->textOf(u"customerFacts"_s), u"601 234 567\nj@b.cz\n1,240 credits available"_s);
    QCOMPARE(m_desk->textOf(u"numberComing"_s), u"1"_s);
    QCOMPARE(m_desk->textOf(u"numberPast"_s), u"1"_s);
    QCOMPARE(m_desk->textOf(u"numberWallet"_s), u"1,240"_s);
    QVERIFY(m_desk->isShown(u"customerComing"_s));
    QVERIFY(m_desk->isShown(u"customerPast"_s));
    QVERIFY(!m_desk->isShown(u"customerDuplicates"_s));
}

void TestCustomerPage::aChangeIsSaved()
{
    show();
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->find<QWidget>(u"personName"_s)->hasFocus());
    auto *name = m_desk->find<QLineEdit>(u"personName"_s);
    name->selectAll();
    name->insert(u"O'Brienová 👨‍👩‍👧 שלום"_s); // as an input method does it: whole
                                                                // characters
    Q_EMIT name->textEdited(name->text());
    fillIn(u"personPhone"_s, u"0042 +601"_s);
    fillIn(u"personLanguage"_s, u"sk"_s);
    fillIn(u"personNote"_s, u"left-handed"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(column("name"), u"O'Brienová 👨‍👩‍👧 שלום"_s);
    QCOMPARE(column("phone"), u"0042 +601"_s);
    QCOMPARE(column("language"), u"sk"_s);
    QCOMPARE(column("note"), u"left-handed"_s);
    QTRY_VERIFY(!m_desk->isShown(u"customerForm"_s));
    QTRY_COMPARE(m_desk->textOf(u"customerTitle"_s), u"O'Brienová 👨‍👩‍👧 שלום"_s);
}

void TestCustomerPage::aNameThatIsTooLongIsRefusedBesideTheField()
{
    show();
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"customerForm"_s));
    auto *name = m_desk->find<QLineEdit>(u"personName"_s);
    name->selectAll();
    name->insert(QString(500, u'Ж'));
    Q_EMIT name->textEdited(name->text());
    QCOMPARE(name->text().size(), 500);
    QCOMPARE(m_desk->textOf(u"customerFormEcho"_s), u"A name has at most 120 characters."_s);
    m_desk->press(Qt::Key_Return);
    QVERIFY(m_desk->isShown(u"customerForm"_s));
    QCOMPARE(column("name"), u"Jana Nová"_s);
    fillIn(u"personName"_s, QString(120, u'Ж'));
    QVERIFY(!m_desk->isShown(u"customerFormEcho"_s));
    fillIn(u"personPhone"_s, u"call me"_s);
    QCOMPARE(m_desk->textOf(u"customerFormEcho"_s), u"A phone number has digits."_s);
}

void TestCustomerPage::typedTextIsNeverMarkup()
{
    m_desk->database.execute("SELECT api.change_customer(" + QByteArray::number(m_jana)
        + ", 1, '<b>Jana</b> &amp;', '601', '', '', '<i>note</i>')");
    show();
    QVERIFY(m_desk->textOf(u"customerFacts"_s).contains(u"<i>note</i>"_s));
    const auto *facts = m_desk->find<QLabel>(u"customerFacts"_s);
    QCOMPARE(facts->textFormat(), Qt::PlainText);
    const auto *title = m_desk->find<QLabel>(u"customerTitle"_s);
    QCOMPARE(title->text(), u"<b>Jana</b> &amp;"_s);
    QCOMPARE(title->textFormat(), Qt::PlainText);
}

void TestCustomerPage::somebodyElseWasFaster()
{
    show();
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"customerForm"_s));
    m_desk->database.execute("SELECT api.change_customer(" + QByteArray::number(m_jana)
        + ", 1, 'Jana Stará', '601', '')");
    fillIn(u"personNote"_s, u"mine"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->textOf(u"customerNote"_s).startsWith(u"Somebody else"_s));
    QTRY_COMPARE(m_desk->textOf(u"customerTitle"_s), u"Jana Stará"_s);
    QVERIFY(m_desk->isShown(u"customerForm"_s));
    QCOMPARE(column("note"), QString());
}

void TestCustomerPage::aMergeKeepsTheChosenOne()
{
    const qint64 other = m_desk->database.number(
        "SELECT customer_id FROM api.add_customer('Nová Jana', '777', '')");
    show(u"601"_s);
    QTRY_VERIFY(m_desk->isShown(u"customerDuplicates"_s));
    m_desk->press(Qt::Key_M);
    QTRY_VERIFY(m_desk->isShown(u"customerForm"_s));
    QVERIFY(m_desk->textOf(u"customerFormEcho"_s).startsWith(u"“Jana Nová” stays"_s));
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->database.number("SELECT merged_into FROM holdfast.customers"
                                         " WHERE customer_id = "
                     + QByteArray::number(other)),
        m_jana);
    QTRY_VERIFY(!m_desk->isShown(u"customerDuplicates"_s));
    QTRY_COMPARE(m_desk->textOf(u"customerSubtitle"_s), u"1 other turned out to be this person"_s);
}

void TestCustomerPage::aMergeMayKeepTheOtherOne()
{
    const qint64 other = m_desk->database.number(
        "SELECT customer_id FROM api.add_customer('Nová Jana', '777', '')");
    show(u"601"_s);
    QTRY_VERIFY(m_desk->isShown(u"customerDuplicates"_s));
    m_desk->press(Qt::Key_M);
    QTRY_VERIFY(m_desk->find<QWidget>(u"personKept"_s)->hasFocus());
    m_desk->press(Qt::Key_Down);
    QVERIFY(m_desk->textOf(u"customerFormEcho"_s).startsWith(u"“Nová Jana” stays"_s));
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->database.number("SELECT merged_into FROM holdfast.customers"
                                         " WHERE customer_id = "
                     + QByteArray::number(m_jana)),
        other);
    QTRY_COMPARE(m_desk->textOf(u"customerTitle"_s), u"Nová Jana"_s);
}

void TestCustomerPage::whoWasMergedElsewhereIsFollowed()
{
    const qint64 other
        = m_desk->database.number("SELECT customer_id FROM api.add_customer('Petr', '777', '')");
    show();
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"customerForm"_s));
    m_desk->database.execute("SELECT api.merge_customers(" + QByteArray::number(other) + ','
        + QByteArray::number(m_jana) + ')');
    fillIn(u"personNote"_s, u"mine"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->textOf(u"customerTitle"_s), u"Petr"_s);
    QCOMPARE(column("note"), QString());
}

void TestCustomerPage::anErasureTakesAReasonAndTwoPresses()
{
    show();
    m_desk->press(Qt::Key_Delete);
    QTRY_VERIFY(m_desk->find<QWidget>(u"personReason"_s)->hasFocus());
    m_desk->press(Qt::Key_Return);
    QVERIFY(m_desk->isShown(u"customerForm"_s));
    m_desk->type(u"asked in writing"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->textOf(u"customerFormEcho"_s).startsWith(u"Press Enter once more"_s));
    QCOMPARE(column("name"), u"Jana Nová"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(column("name"), QString());
    QTRY_COMPARE(m_desk->textOf(u"customerFacts"_s), u"The personal data were erased."_s);
    m_desk->press(Qt::Key_Return);
    QVERIFY(!m_desk->isShown(u"customerForm"_s));
}

void TestCustomerPage::hTellsWhatHappened()
{
    show();
    m_desk->press(Qt::Key_H);
    QTRY_VERIFY(m_desk->isShown(u"historyBox"_s));
    QCOMPARE(m_desk->textOf(u"historyTitle"_s), u"Jana Nová"_s);
    auto *list = m_desk->find<EntryList>(u"historyList"_s);
    QTRY_COMPARE(list->model()->rowCount(), 1);
    QCOMPARE(list->model()->index(0, 0).data().toString(), u"Customer added"_s);
}

void TestCustomerPage::enterOnABookingGoesToItsSlot()
{
    PlaceHoldRequest request;
    request.slotId = m_slot;
    request.partySize = 2;
    request.customerId = CustomerId(m_jana);
    const HoldId wanted = receiptOf(valueFrom(m_desk->other.booking().placeHold(request)))->holdId;
    show();
    auto *coming = m_desk->find<EntryList>(u"customerComing"_s);
    QTRY_VERIFY(coming->isVisible());
    coming->setFocus();
    m_desk->press(Qt::Key_Down);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"dayPage"_s));
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold()
        && m_desk->presenter().slot().chosenHold()->id == wanted);
}

void TestCustomerPage::escapeLeavesOneThingAfterTheOther()
{
    show();
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"customerForm"_s));
    m_desk->press(Qt::Key_Escape);
    QTRY_VERIFY(!m_desk->isShown(u"customerForm"_s));
    QTRY_VERIFY(m_desk->find<QWidget>(u"customerTable"_s)->hasFocus());
    m_desk->press(Qt::Key_Escape);
    QCOMPARE(m_desk->textOf(u"customerSearch"_s), QString());
    m_desk->press(Qt::Key_Escape);
    QTRY_VERIFY(m_desk->isShown(u"dayPage"_s));
}

void TestCustomerPage::offlineSaysWhyNothingCanBeDone()
{
    show();
    m_desk->setReachable(false);
    QTRY_VERIFY_WITH_TIMEOUT(m_desk->isShown(u"customerHint"_s), answerPatience.count());
    m_desk->press(Qt::Key_Return);
    QVERIFY(!m_desk->isShown(u"customerForm"_s));
    m_desk->setReachable(true);
}

void TestCustomerPage::picturesOfThePage_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("isDark");
    QTest::newRow("light") << u"en"_s << false;
    QTest::newRow("dark") << u"en"_s << true;
    QTest::newRow("russian") << u"ru"_s << false;
}

void TestCustomerPage::picturesOfThePage()
{
    QFETCH(const QString, language);
    QFETCH(const bool, isDark);
    m_desk->database.execute("SELECT api.add_customer('Nová Jana', '777', 'jn@example.org');"
                             "SELECT api.add_customer('Jan Novák', '602 111 222', '')");
    PlaceHoldRequest request;
    request.slotId = m_slot;
    request.partySize = 2;
    request.customerId = CustomerId(m_jana);
    QVERIFY(receiptOf(valueFrom(m_desk->other.booking().placeHold(request))));
    m_theme->choose(isDark ? ThemeChoice::Dark : ThemeChoice::Light);
    m_language->choose(language);
    show(u"nov"_s);
    const QString name = QString::fromLatin1(QTest::currentDataTag());
    m_desk->savePicture(u"customers-"_s + name);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"customerForm"_s));
    m_desk->savePicture(u"customers-change-"_s + name);
}

QTEST_MAIN(TestCustomerPage)
#include "tst_customerpage.moc"
