#include "tests/support/waitfor.h"
#include "tests/ui/cuttexts.h"
#include "tests/ui/deskfixture.h"

using namespace Qt::StringLiterals;

/** The waiting list at the desk, by the keyboard alone. */
class TestDeskWaiting : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void lOnAFullSlotPutsAPartyOnTheList();
    void theRefusedPartyWaitsWithTwoKeys();
    void aPhoneIsNeeded();
    void nobodyWaitsForAFreeSlot();
    void escapeLeavesTheForm();
    void aPartyIsTakenOffTheList();
    void anOfferIsShownAndTaken();
    void anOfferOnAnotherDayIsGoneTo();
    void theNextOfferComesAfterTheLast();
    void aLostAnswerPutsNobodyOnTheListTwice();
    void nothingIsCut_data();
    void nothingIsCut();

private:
    HoldId booked(SlotId slot, int party);
    void waits(SlotId slot, int party, const QString &name, const QString &phone);
    QString titleOf(int index);
    void typePhone(const QString &phone);
    void look(const QString &state);

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<DeskFixture> m_desk;
    SlotId m_full;
    SlotId m_half;
    HoldId m_booking; ///< that fills m_full
};

void TestDeskWaiting::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_language = std::make_unique<Language>();
}

void TestDeskWaiting::init()
{
    m_theme->choose(ThemeChoice::Light);
    m_language->choose(u"en"_s);
    m_desk = std::make_unique<DeskFixture>(*m_cluster, *m_theme, *m_language);
    m_full = m_desk->addSlot(u"Hall A"_s, 10, 4);
    m_half = m_desk->addSlot(u"Hall A"_s, 11, 4);
    m_booking = booked(m_full, 4);
    booked(m_half, 2);
    m_desk->open();
}

void TestDeskWaiting::cleanup()
{
    QCOMPARE(m_desk->database.doctor(), QString());
    m_desk.reset();
}

HoldId TestDeskWaiting::booked(SlotId slot, int party)
{
    PlaceHoldRequest request;
    request.slotId = slot;
    request.partySize = party;
    const PlaceHoldOutcome placed = valueFrom(m_desk->other.booking().placeHold(request));
    const HoldId hold = receiptOf(placed) ? receiptOf(placed)->holdId : HoldId();
    valueFrom(m_desk->other.booking().confirmHold(hold));
    return hold;
}

void TestDeskWaiting::waits(SlotId slot, int party, const QString &name, const QString &phone)
{
    WaitRequest request;
    request.slotId = slot;
    request.partySize = party;
    request.customerName = name;
    request.customerPhone = phone;
    const WaitOutcome answer = valueFrom(m_desk->other.waiting().join(request));
    QVERIFY(std::holds_alternative<PartyWaits>(answer));
}

QString TestDeskWaiting::titleOf(int index)
{
    const QList<WaitingParty> list
        = m_desk->presenter().waiting().of(m_desk->presenter().slot().slotId());
    const QString name = u"waitingCard%1"_s.arg(list.value(index).id.value());
    QWidget *card = m_desk->find<QWidget>(name);
    return card ? card->accessibleName() : QString();
}

void TestDeskWaiting::typePhone(const QString &phone)
{
    m_desk->find<QLineEdit>(u"waitPhone"_s)->setFocus();
    m_desk->type(phone);
}

void TestDeskWaiting::look(const QString &state)
{
    m_desk->settle();
    m_desk->savePicture(u"waiting-%1-%2"_s.arg(state, QString::fromUtf8(QTest::currentDataTag())));
    QTRY_COMPARE(cutTexts(*m_desk->window).join(u" | "_s), QString());
}

void TestDeskWaiting::lOnAFullSlotPutsAPartyOnTheList()
{
    m_desk->goTo(m_full);
    m_desk->countFromNow();
    m_desk->press(Qt::Key_L);
    QTRY_VERIFY(m_desk->isShown(u"waitBox"_s));
    m_desk->type(u"2"_s);
    m_desk->press(Qt::Key_Tab);
    m_desk->type(u"Řeřicha"_s);
    m_desk->press(Qt::Key_Tab);
    m_desk->type(u"+420 777 123"_s);
    m_desk->press(Qt::Key_Return);
    QVERIFY(m_desk->keysPressed() <= 4);
    QTRY_COMPARE(m_desk->textOf(u"reportText"_s), u"Řeřicha waits and is next."_s);
    QVERIFY(!m_desk->isShown(u"waitBox"_s));
    QTRY_VERIFY(titleOf(0).startsWith(u"1. Řeřicha, 2 people"_s));
    QVERIFY(titleOf(0).contains(u"+420 777 123"_s));
    QTRY_VERIFY(m_desk->window->dayPage()->grid().hasFocus());
}

void TestDeskWaiting::theRefusedPartyWaitsWithTwoKeys()
{
    m_desk->goTo(m_half);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    m_desk->type(u"3"_s);
    m_desk->press(Qt::Key_Tab);
    m_desk->type(u"Anna"_s);
    m_desk->press(Qt::Key_Tab);
    m_desk->type(u"555 66"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"refusalWait"_s));
    m_desk->countFromNow();
    m_desk->press(Qt::Key_L);
    QTRY_VERIFY(m_desk->isShown(u"waitBox"_s));
    QVERIFY(!m_desk->isShown(u"refusalCard"_s));
    QCOMPARE(m_desk->textOf(u"waitName"_s), u"Anna"_s);
    m_desk->press(Qt::Key_Return);
    QCOMPARE(m_desk->keysPressed(), 2);
    QTRY_COMPARE(m_desk->textOf(u"reportText"_s), u"Anna waits and is next."_s);
    QTRY_VERIFY(titleOf(0).startsWith(u"1. Anna, 3 people"_s));
}

void TestDeskWaiting::aPhoneIsNeeded()
{
    m_desk->goTo(m_full);
    m_desk->press(Qt::Key_L);
    QTRY_VERIFY(m_desk->isShown(u"waitBox"_s));
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->textOf(u"reportText"_s),
        u"A phone is needed: whoever gets an offer must be reached."_s);
    QVERIFY(m_desk->isShown(u"waitBox"_s));
    typePhone(u"555"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->textOf(u"reportText"_s), u"555 waits and is next."_s);
}

void TestDeskWaiting::nobodyWaitsForAFreeSlot()
{
    m_desk->goTo(m_half);
    m_desk->press(Qt::Key_L);
    QTRY_COMPARE(m_desk->textOf(u"reportText"_s),
        u"There are free places: nobody has to wait for this slot."_s);
    QVERIFY(!m_desk->isShown(u"waitBox"_s));
}

void TestDeskWaiting::escapeLeavesTheForm()
{
    m_desk->goTo(m_full);
    m_desk->press(Qt::Key_L);
    QTRY_VERIFY(m_desk->isShown(u"waitBox"_s));
    m_desk->press(Qt::Key_Escape);
    QVERIFY(!m_desk->isShown(u"waitBox"_s));
    QTRY_VERIFY(m_desk->window->dayPage()->grid().hasFocus());
    QCOMPARE(m_desk->database.number("SELECT count(*) FROM holdfast.waiting"), 0);
}

void TestDeskWaiting::aPartyIsTakenOffTheList()
{
    waits(m_full, 2, u"Anna"_s, u"555"_s);
    waits(m_full, 1, u"Boris"_s, u"556"_s);
    m_desk->goTo(m_full);
    m_desk->press(Qt::Key_F5);
    QTRY_VERIFY(titleOf(1).startsWith(u"2. Boris"_s));
    m_desk->find<QPushButton>(u"waitingButton1"_s)->click();
    QTRY_COMPARE(m_desk->textOf(u"reportText"_s), u"Anna does not wait any more."_s);
    QTRY_VERIFY(titleOf(0).startsWith(u"1. Boris"_s));
}

void TestDeskWaiting::anOfferIsShownAndTaken()
{
    waits(m_full, 3, u"Anna"_s, u"555 66"_s);
    m_desk->goTo(m_half);
    QVERIFY(!m_desk->isShown(u"offerBar"_s));
    valueFrom(m_desk->other.booking().cancelHold(m_booking, u"ill"_s));
    m_desk->press(Qt::Key_F5);
    QTRY_VERIFY(m_desk->isShown(u"offerBar"_s));
    QVERIFY(m_desk->textOf(u"offerText"_s).contains(u"Anna, 555 66"_s));
    QVERIFY(m_desk->textOf(u"offerText"_s).contains(u"3 people"_s));
    m_desk->press(Qt::Key_Q);
    QTRY_COMPARE(m_desk->presenter().slot().slotId(), m_full);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold());
    QCOMPARE(m_desk->presenter().slot().chosenHold()->customerName, u"Anna"_s);
    m_desk->press(Qt::Key_C);
    QTRY_COMPARE(m_desk->holdsWith(u"confirmed"_s), 2);
    QTRY_VERIFY(!m_desk->isShown(u"offerBar"_s));
}

void TestDeskWaiting::anOfferOnAnotherDayIsGoneTo()
{
    waits(m_full, 3, u"Anna"_s, u"555 66"_s);
    valueFrom(m_desk->other.booking().cancelHold(m_booking, u"ill"_s));
    m_desk->presenter().day().showDay(m_desk->day().addDays(3));
    QTRY_VERIFY(m_desk->isShown(u"offerBar"_s));
    m_desk->window->dayPage()->run(GridCommand::NextOffer);
    QTRY_COMPARE(m_desk->presenter().day().day(), m_desk->day());
    QTRY_COMPARE(m_desk->presenter().slot().slotId(), m_full);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold());
}

void TestDeskWaiting::theNextOfferComesAfterTheLast()
{
    waits(m_full, 3, u"Anna"_s, u"555"_s);
    waits(m_full, 1, u"Boris"_s, u"556"_s);
    valueFrom(m_desk->other.booking().cancelHold(m_booking, u"ill"_s));
    m_desk->press(Qt::Key_F5);
    QTRY_COMPARE(m_desk->presenter().waiting().offers().size(), 2);
    const auto chosenName = [this] {
        const Hold *hold = m_desk->presenter().slot().chosenHold();
        return hold ? hold->customerName : QString();
    };
    m_desk->press(Qt::Key_Q);
    QTRY_COMPARE(chosenName(), u"Anna"_s);
    m_desk->press(Qt::Key_Q);
    QTRY_COMPARE(chosenName(), u"Boris"_s);
    m_desk->press(Qt::Key_Q);
    QTRY_COMPARE(chosenName(), u"Anna"_s);
}

void TestDeskWaiting::aLostAnswerPutsNobodyOnTheListTwice()
{
    m_desk->goTo(m_full);
    m_desk->press(Qt::Key_L);
    QTRY_VERIFY(m_desk->isShown(u"waitBox"_s));
    typePhone(u"555"_s);
    m_desk->setReachable(false);
    m_desk->press(Qt::Key_Return);
    m_desk->press(Qt::Key_Return);
    m_desk->setReachable(true);
    const auto count = [this] {
        m_desk->presenter().waiting().join(); // nothing while busy, and once the list has it
        return m_desk->database.number("SELECT count(*) FROM holdfast.waiting");
    };
    QTRY_COMPARE_WITH_TIMEOUT(count(), 1, 20'000);
    QTRY_VERIFY(!m_desk->presenter().waiting().isBusy());
    QCOMPARE(count(), 1);
    QTRY_VERIFY(titleOf(0).startsWith(u"1. 555"_s));
}

void TestDeskWaiting::nothingIsCut_data()
{
    QTest::addColumn<ThemeChoice>("theme");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    const QSize large(1440, 900);
    for (const QString &code : Language::codes()) {
        QTest::newRow(qUtf8Printable(u"light-"_s + code)) << ThemeChoice::Light << code << large;
    }
    QTest::newRow("dark-ru-small") << ThemeChoice::Dark << u"ru"_s << QSize(1024, 700);
    QTest::newRow("contrast-cs") << ThemeChoice::HighContrast << u"cs"_s << large;
}

void TestDeskWaiting::nothingIsCut()
{
    QFETCH(const ThemeChoice, theme);
    QFETCH(const QString, language);
    QFETCH(const QSize, size);
    m_theme->choose(theme);
    m_language->choose(language);
    m_desk->window->resize(size);
    m_desk->goTo(m_full);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"refusalWait"_s));
    look(u"refused"_s);
    m_desk->press(Qt::Key_L);
    QTRY_VERIFY(m_desk->isShown(u"waitBox"_s));
    look(u"form"_s);
    m_desk->press(Qt::Key_Escape);
    waits(m_full, 4, u"Anastázie Řeřichová"_s, u"+420 777 123 456"_s);
    waits(m_full, 2, u"Boris Ёлкин"_s, u"556"_s);
    m_desk->press(Qt::Key_F5);
    QTRY_VERIFY(!titleOf(1).isEmpty());
    look(u"list"_s);
    m_desk->database.execute("SELECT api.resize_hold(gen_random_uuid(), "
        + QByteArray::number(m_booking.value()) + ", 1)");
    m_desk->press(Qt::Key_F5);
    QTRY_VERIFY(m_desk->isShown(u"offerBar"_s));
    look(u"offer"_s);
}

QTEST_MAIN(TestDeskWaiting)
#include "tst_deskwaiting.moc"
