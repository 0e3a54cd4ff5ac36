#include "tests/support/waitfor.h"
#include "tests/ui/deskfixture.h"
#include "ui/customers/customerpage.h"
#include "ui/shell/pagestack.h"
#include "ui/widgets/entrylist.h"

#include <QAbstractButton>
#include <QLineEdit>

using namespace Qt::StringLiterals;

/** Writing somebody down who has no booking yet, on the page of customers, by keys. */
class TestCustomerNew : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void nAsksForSomebodyNew();
    void whatWasLookedForIsInTheForm_data();
    void whatWasLookedForIsInTheForm();
    void theButtonInTheEmptyListAsksToo();
    void allFieldsAreWrittenDown();
    void withoutNameAndPhoneTheFormSaysSo();
    void aSharedPhoneMakesASecondPersonOnTheSecondEnter();
    void inALowWindowWhoIsThereIsSeen();
    void whoIsThereIsTakenInstead();
    void whoIsThereIsTakenFromTheList();
    void theVerySameIsShownAndLeftAlone();
    void escapeWritesNobodyDown();
    void withAPersonChosenNothingIsSaidAboutThem();
    void aLostAnswerMakesOnePerson();
    void picturesOfTheForm_data();
    void picturesOfTheForm();

private:
    void openPage();
    void look(const QString &text);
    void fillIn(const QString &field, const QString &text);
    qint64 people();
    QString columnOf(const QString &name, const QByteArray &column);

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<DeskFixture> m_desk;
};

void TestCustomerNew::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_language = std::make_unique<Language>();
}

void TestCustomerNew::init()
{
    m_theme->choose(ThemeChoice::Light);
    m_language->choose(u"en"_s);
    m_desk = std::make_unique<DeskFixture>(*m_cluster, *m_theme, *m_language);
    m_desk->addSlot(u"Hall A"_s, 10, 10);
    m_desk->database.execute("SELECT api.add_customer('Jana Nová', '601 234 567', 'j@b.cz')");
}

void TestCustomerNew::cleanup()
{
    QCOMPARE(m_desk->database.doctor(), QString());
    m_desk.reset();
}

void TestCustomerNew::openPage()
{
    m_desk->open();
    m_desk->press(Qt::Key_4, Qt::ControlModifier);
    QTRY_VERIFY(m_desk->find<QWidget>(u"customerSearch"_s)->hasFocus());
}

/** Nobody fits: Enter gives the keyboard to the message. */
void TestCustomerNew::look(const QString &text)
{
    openPage();
    m_desk->type(text);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->find<QWidget>(u"customerMessage"_s)->hasFocus());
}

void TestCustomerNew::fillIn(const QString &field, const QString &text)
{
    auto *edit = m_desk->find<QLineEdit>(field);
    edit->setFocus();
    edit->selectAll();
    m_desk->press(Qt::Key_Backspace);
    m_desk->type(text);
    QTRY_COMPARE(edit->text(), text);
}

qint64 TestCustomerNew::people()
{
    return m_desk->database.number("SELECT count(*) FROM holdfast.customers");
}

QString TestCustomerNew::columnOf(const QString &name, const QByteArray &column)
{
    return m_desk->database.text(
        "SELECT " + column + " FROM holdfast.customers WHERE name = '" + name.toUtf8() + '\'');
}

void TestCustomerNew::nAsksForSomebodyNew()
{
    look(u"nobody"_s);
    m_desk->press(Qt::Key_N);
    QTRY_VERIFY(m_desk->isShown(u"customerForm"_s));
    QCOMPARE(m_desk->textOf(u"customerTitle"_s), u"New customer"_s);
    QVERIFY(m_desk->find<QWidget>(u"personName"_s)->hasFocus());
}

void TestCustomerNew::whatWasLookedForIsInTheForm_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("field");
    QTest::newRow("a name") << u"Karel O'Hara"_s << u"personName"_s;
    QTest::newRow("a phone") << u"+7 (900) 12-34"_s << u"personPhone"_s;
}

void TestCustomerNew::whatWasLookedForIsInTheForm()
{
    QFETCH(const QString, text);
    QFETCH(const QString, field);
    look(text);
    m_desk->press(Qt::Key_N);
    QTRY_VERIFY(m_desk->isShown(u"customerForm"_s));
    QCOMPARE(m_desk->textOf(field), text);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(people(), 2);
    QTRY_COMPARE(m_desk->textOf(u"customerTitle"_s), text);
}

void TestCustomerNew::theButtonInTheEmptyListAsksToo()
{
    look(u"nobody"_s);
    auto *button = m_desk->find<QAbstractButton>(u"customerMessageAction"_s);
    QVERIFY(button->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY(m_desk->isShown(u"customerForm"_s));
}

void TestCustomerNew::allFieldsAreWrittenDown()
{
    look(u"Karel"_s);
    m_desk->press(Qt::Key_N);
    QTRY_VERIFY(m_desk->isShown(u"customerForm"_s));
    fillIn(u"personName"_s, u"Karel Čapek"_s);
    fillIn(u"personPhone"_s, u"0042 +602"_s);
    fillIn(u"personMail"_s, u"k@c.cz"_s);
    fillIn(u"personLanguage"_s, u"cs"_s);
    fillIn(u"personNote"_s, u"writes"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(columnOf(u"Karel Čapek"_s, "concat_ws('|', phone, mail, language, note)"),
        u"0042 +602|k@c.cz|cs|writes"_s);
    QTRY_VERIFY(!m_desk->isShown(u"customerForm"_s));
    QTRY_COMPARE(m_desk->textOf(u"customerTitle"_s), u"Karel Čapek"_s);
    QCOMPARE(m_desk->textOf(u"customerNote"_s), u"Added."_s);
    QTRY_COMPARE(m_desk->textOf(u"customerCount"_s), u"1 customer"_s);
    QVERIFY(m_desk->find<QWidget>(u"customerTable"_s)->hasFocus());
}

void TestCustomerNew::withoutNameAndPhoneTheFormSaysSo()
{
    look({});
    m_desk->press(Qt::Key_N);
    QTRY_VERIFY(m_desk->isShown(u"customerForm"_s));
    QVERIFY(!m_desk->isShown(u"customerFormEcho"_s));
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->textOf(u"customerNote"_s), u"Type a name or a phone."_s);
    fillIn(u"personMail"_s, u"no at sign"_s);
    QVERIFY(
        m_desk->textOf(u"customerFormEcho"_s).isEmpty() || m_desk->isShown(u"customerFormEcho"_s));
    m_desk->press(Qt::Key_Return);
    QCOMPARE(people(), 1);
}

void TestCustomerNew::aSharedPhoneMakesASecondPersonOnTheSecondEnter()
{
    look(u"Petr Malý"_s);
    m_desk->press(Qt::Key_N);
    QTRY_VERIFY(m_desk->isShown(u"customerForm"_s));
    fillIn(u"personPhone"_s, u"+420601234567"_s);
    QTRY_VERIFY(m_desk->isShown(u"customerDuplicates"_s)); // while it is typed
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->textOf(u"customerFormEcho"_s).startsWith(u"May be there already"_s));
    QCOMPARE(people(), 1);
    QVERIFY(m_desk->find<QWidget>(u"personPhone"_s)->hasFocus());
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(people(), 2);
    QCOMPARE(columnOf(u"Jana Nová"_s, "concat_ws('|', phone, mail, version)"),
        u"601 234 567|j@b.cz|1"_s);
    QTRY_COMPARE(m_desk->textOf(u"customerTitle"_s), u"Petr Malý"_s);
}

void TestCustomerNew::inALowWindowWhoIsThereIsSeen()
{
    look(u"Jana Novál"_s);
    m_desk->window->resize(1000, 640);
    m_desk->press(Qt::Key_N);
    QTRY_VERIFY(m_desk->isShown(u"customerForm"_s));
    m_desk->press(Qt::Key_Return);
    auto *list = m_desk->find<EntryList>(u"customerDuplicates"_s);
    QTRY_VERIFY(list->isVisible());
    QTRY_VERIFY(m_desk->isShown(u"customerFormEcho"_s));
    const QRect row = list->visualRect(list->model()->index(0, 0));
    QTRY_VERIFY(list->viewport()->visibleRegion().contains(row.center()));
    const auto seen = [list] { return list->viewport()->visibleRegion().boundingRect().height(); };
    QTRY_VERIFY(seen() >= row.height() - 1); // but for the line below it
}

void TestCustomerNew::whoIsThereIsTakenInstead()
{
    look(u"Jana Novak"_s);
    m_desk->press(Qt::Key_N);
    QTRY_VERIFY(m_desk->isShown(u"customerForm"_s));
    fillIn(u"personMail"_s, u"J@B.cz"_s);
    QTRY_VERIFY(m_desk->isShown(u"customerDuplicates"_s));
    m_desk->press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(m_desk->textOf(u"customerTitle"_s), u"Jana Nová"_s);
    QVERIFY(!m_desk->isShown(u"customerForm"_s));
    QCOMPARE(people(), 1);
    QCOMPARE(m_desk->textOf(u"customerSearch"_s), u"Jana Nová"_s);
}

void TestCustomerNew::whoIsThereIsTakenFromTheList()
{
    m_desk->database.execute("SELECT api.add_customer('Jan Nový', '601234567', '')");
    look(u"Novy"_s + u"x"_s);
    m_desk->press(Qt::Key_N);
    QTRY_VERIFY(m_desk->isShown(u"customerForm"_s));
    fillIn(u"personPhone"_s, u"601 23 45 67"_s);
    auto *list = m_desk->find<EntryList>(u"customerDuplicates"_s);
    QTRY_COMPARE(list->model()->rowCount(), 2);
    list->setFocus();
    m_desk->press(Qt::Key_Down);
    const QString first = list->currentIndex().data().toString();
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->textOf(u"customerTitle"_s), first);
    QCOMPARE(people(), 2);
}

void TestCustomerNew::theVerySameIsShownAndLeftAlone()
{
    look({});
    m_desk->press(Qt::Key_N);
    QTRY_VERIFY(m_desk->isShown(u"customerForm"_s));
    fillIn(u"personName"_s, u"jana NOVA"_s);
    fillIn(u"personPhone"_s, u"601234567"_s);
    fillIn(u"personNote"_s, u"another note"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->textOf(u"customerNote"_s),
        u"This customer is there already. Nothing was changed."_s);
    QTRY_COMPARE(m_desk->textOf(u"customerTitle"_s), u"Jana Nová"_s);
    QCOMPARE(people(), 1);
    QCOMPARE(columnOf(u"Jana Nová"_s, "note"), QString());
}

void TestCustomerNew::escapeWritesNobodyDown()
{
    look(u"Karel"_s);
    m_desk->press(Qt::Key_N);
    QTRY_VERIFY(m_desk->isShown(u"customerForm"_s));
    m_desk->press(Qt::Key_Escape);
    QTRY_VERIFY(!m_desk->isShown(u"customerForm"_s));
    QCOMPARE(people(), 1);
    QCOMPARE(m_desk->textOf(u"customerTitle"_s), u"No customer chosen"_s);
}

void TestCustomerNew::withAPersonChosenNothingIsSaidAboutThem()
{
    openPage();
    m_desk->type(u"jana"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->textOf(u"customerTitle"_s), u"Jana Nová"_s);
    m_desk->press(Qt::Key_N);
    QTRY_VERIFY(m_desk->isShown(u"customerForm"_s));
    QCOMPARE(m_desk->textOf(u"customerTitle"_s), u"New customer"_s);
    QCOMPARE(m_desk->textOf(u"personName"_s), QString());
    QVERIFY(!m_desk->isShown(u"customerFacts"_s));
    m_desk->press(Qt::Key_Escape);
    QTRY_COMPARE(m_desk->textOf(u"customerTitle"_s), u"Jana Nová"_s);
    QVERIFY(m_desk->isShown(u"customerFacts"_s));
}

void TestCustomerNew::aLostAnswerMakesOnePerson()
{
    look(u"Karel"_s);
    m_desk->press(Qt::Key_N);
    QTRY_VERIFY(m_desk->isShown(u"customerForm"_s));
    m_desk->setReachable(false);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->textOf(u"customerNote"_s).isEmpty(), answerPatience.count());
    m_desk->setReachable(true);
    CustomerPresenter &customers = m_desk->window->pages().customers()->customers();
    if (customers.activity() == KeptCommand::Activity::Idle) { // it is known that nothing was done
        QTRY_VERIFY_WITH_TIMEOUT(customers.isLive(), answerPatience.count());
        m_desk->press(Qt::Key_Return);
    }
    QTRY_COMPARE_WITH_TIMEOUT(people(), 2, answerPatience.count());
    QTRY_COMPARE_WITH_TIMEOUT(
        m_desk->textOf(u"customerTitle"_s), u"Karel"_s, answerPatience.count());
}

void TestCustomerNew::picturesOfTheForm_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("isDark");
    QTest::addColumn<QSize>("size");
    QTest::newRow("light") << u"en"_s << false << QSize(1280, 800);
    QTest::newRow("dark") << u"en"_s << true << QSize(1280, 800);
    QTest::newRow("russian") << u"ru"_s << false << QSize(1000, 700);
}

void TestCustomerNew::picturesOfTheForm()
{
    QFETCH(const QString, language);
    QFETCH(const bool, isDark);
    QFETCH(const QSize, size);
    m_theme->choose(isDark ? ThemeChoice::Dark : ThemeChoice::Light);
    m_language->choose(language);
    look(u"Petr Malý"_s);
    m_desk->window->resize(size);
    const QString tag = QString::fromLatin1(QTest::currentDataTag());
    m_desk->savePicture(u"customer-nobody-"_s + tag);
    m_desk->press(Qt::Key_N);
    QTRY_VERIFY(m_desk->isShown(u"customerForm"_s));
    fillIn(u"personPhone"_s, u"+420601234567"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"customerFormEcho"_s));
    m_desk->savePicture(u"customer-new-"_s + tag);
}

QTEST_MAIN(TestCustomerNew)
#include "tst_customernew.moc"
