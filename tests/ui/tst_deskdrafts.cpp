#include "core/booking/draftstore.h"
#include "tests/support/waitfor.h"
#include "tests/ui/deskcustomer.h"
#include "ui/presenters/draftjson.h"

#include <QDir>
#include <QFile>
#include <QLabel>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** What is typed for a hold survives the program, and its key with it. */
class TestDeskDrafts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void everythingTypedIsInTheFile();
    void afterACrashEnterSendsTheSameRequest();
    void afterACrashEscDropsIt();
    void aCrashAfterEnterMakesNoSecondHold();
    void aRequestThatNeverArrivedGoesOutUnderANewKey();
    void aPlacedDraftIsDropped();
    void anEscapedDraftIsDropped();
    void anEditorWithNothingTypedLeavesNothing();
    void aDraftOfASlotThatIsOverKeepsItsText();
    void aDraftOfASlotThatIsGoneIsTakenByTheNext();
    void aLostConnectionKeepsIt();
    void aDamagedFileIsDropped();

private:
    /** The window goes without a word, as if killed; the next one starts on the same files. */
    void crash();
    void start();
    void typeParty();
    QByteArray file() const;

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<DraftStore> m_store;
    std::unique_ptr<DeskCustomer> m_desk;
};

void TestDeskDrafts::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_theme->choose(ThemeChoice::Light);
    m_language = std::make_unique<Language>();
    m_language->choose(u"en"_s);
}

void TestDeskDrafts::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_desk = std::make_unique<DeskCustomer>(*m_cluster, *m_theme, *m_language);
    m_store = DraftStore::open(m_folder->path()).value();
    m_desk->drafts = m_store.get();
    m_desk->openAtSlot();
}

void TestDeskDrafts::cleanup()
{
    QCOMPARE(m_desk->database.doctor(), QString());
    m_desk.reset();
    m_store.reset();
}

void TestDeskDrafts::crash()
{
    m_store->flush();
    m_desk->window.reset();
    m_store.reset();
}

void TestDeskDrafts::start()
{
    m_store = DraftStore::open(m_folder->path()).value();
    m_desk->drafts = m_store.get();
    m_desk->open();
}

/** Four people of Novák, two pairs of shoes, a note. */
void TestDeskDrafts::typeParty()
{
    m_desk->openEditor(u"4"_s);
    m_desk->chooseNovak();
    m_desk->press(Qt::Key_X, Qt::AltModifier);
    m_desk->press(Qt::Key_Tab);
    m_desk->typeInto(u"extra_SHOES"_s, u"2"_s);
    auto *note = m_desk->find<QLineEdit>(u"holdNote"_s);
    note->setFocus();
    m_desk->type(u"birthday"_s);
}

QByteArray TestDeskDrafts::file() const
{
    m_store->flush();
    QFile file(m_folder->filePath(u"draft-1.json"_s));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestDeskDrafts::everythingTypedIsInTheFile()
{
    typeParty();
    const auto kept = draftFromJson(file());
    QVERIFY(kept);
    QCOMPARE(kept->draft, *m_desk->presenter().hold().draft());
    QCOMPARE(kept->draft.partySize, 4);
    QCOMPARE(kept->draft.customerId, m_desk->novak());
    QCOMPARE(kept->draft.note, u"birthday"_s);
    QCOMPARE(kept->draft.extras.size(), 1);
    QVERIFY(kept->typedAt.isValid());
    QVERIFY(draftToJson(*kept) == file());
}

void TestDeskDrafts::afterACrashEnterSendsTheSameRequest()
{
    typeParty();
    const HoldDraft typed = *m_desk->presenter().hold().draft();
    crash();
    start();
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    QCOMPARE(m_desk->presenter().slot().slotId(), m_desk->slot());
    QVERIFY(m_desk->isShown(u"draftNote"_s));
    const QString line = m_desk->textOf(u"draftText"_s);
    QVERIFY2(line.startsWith(u"Typed at "_s) && line.contains(u"not sent yet"_s), qPrintable(line));
    QCOMPARE(m_desk->textOf(u"partySize"_s), u"4"_s);
    QCOMPARE(m_desk->textOf(u"customerName"_s), u"Novák"_s);
    QCOMPARE(m_desk->textOf(u"holdNote"_s), u"birthday"_s);
    QCOMPARE(m_desk->presenter().hold().draft()->key, typed.key);
    m_desk->savePicture(u"draft-restored"_s);
    QTRY_VERIFY(m_desk->find<QWidget>(u"holdEditor"_s)->isAncestorOf(QApplication::focusWidget()));
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->holdsWith(u"held"_s), 1);
    QCOMPARE(
        m_desk->database.text("SELECT idempotency_key FROM holdfast.holds"), typed.key.toString());
    QTRY_COMPARE(file(), QByteArray());
    QVERIFY(!m_desk->isShown(u"draftNote"_s));
}

void TestDeskDrafts::afterACrashEscDropsIt()
{
    typeParty();
    crash();
    start();
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    QTRY_VERIFY(m_desk->find<QWidget>(u"holdEditor"_s)->isAncestorOf(QApplication::focusWidget()));
    m_desk->press(Qt::Key_Escape);
    QTRY_VERIFY(!m_desk->isShown(u"holdEditor"_s));
    QVERIFY(!m_desk->isShown(u"draftNote"_s));
    QTRY_COMPARE(file(), QByteArray());
    crash();
    start();
    QTRY_VERIFY(m_desk->presenter().slot().detail().has_value());
    QVERIFY(!m_desk->isShown(u"holdEditor"_s));
}

/** The answer had not come: the file still has the draft, the database has the hold. */
void TestDeskDrafts::aCrashAfterEnterMakesNoSecondHold()
{
    typeParty();
    const QByteArray before = file();
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->holdsWith(u"held"_s), 1);
    QTRY_COMPARE(file(), QByteArray());
    crash();
    QFile kept(m_folder->filePath(u"draft-1.json"_s));
    QVERIFY(kept.open(QIODevice::WriteOnly) && kept.write(before) == before.size());
    kept.close();
    start();
    // Whether the intent is still known here or not: the same key is the same hold.
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    QTRY_VERIFY(m_desk->find<QWidget>(u"holdEditor"_s)->isAncestorOf(QApplication::focusWidget()));
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(!m_desk->isShown(u"holdEditor"_s));
    QCOMPARE(m_desk->database.number("SELECT count(*) FROM holdfast.holds"), 1);
    QTRY_COMPARE(file(), QByteArray());
}

/** Settled at the start: the old key is closed, so that a late original is refused. */
void TestDeskDrafts::aRequestThatNeverArrivedGoesOutUnderANewKey()
{
    typeParty();
    const IdempotencyKey key = m_desk->presenter().hold().draft()->key;
    crash();
    const auto outcome = valueFrom(m_desk->desk.booking().settle(key));
    QVERIFY(std::holds_alternative<IntentNeverArrived>(outcome));
    start();
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    QTRY_VERIFY(m_desk->find<QWidget>(u"holdEditor"_s)->isAncestorOf(QApplication::focusWidget()));
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->presenter().hold().draft()->key != key);
    QCOMPARE(m_desk->textOf(u"holdNote"_s), u"birthday"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->holdsWith(u"held"_s), 1);
}

void TestDeskDrafts::aPlacedDraftIsDropped()
{
    typeParty();
    QVERIFY(!file().isEmpty());
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->holdsWith(u"held"_s), 1);
    QTRY_COMPARE(file(), QByteArray());
}

void TestDeskDrafts::anEscapedDraftIsDropped()
{
    typeParty();
    m_desk->press(Qt::Key_Escape);
    QTRY_COMPARE(file(), QByteArray());
}

void TestDeskDrafts::anEditorWithNothingTypedLeavesNothing()
{
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    QCOMPARE(file(), QByteArray());
}

void TestDeskDrafts::aDraftOfASlotThatIsOverKeepsItsText()
{
    typeParty();
    crash();
    m_desk->database.closeSlot(m_desk->slot(), u"broken window"_s);
    start();
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    QVERIFY2(m_desk->textOf(u"draftText"_s).contains(u"over or closed"_s),
        qPrintable(m_desk->textOf(u"draftText"_s)));
    QCOMPARE(m_desk->textOf(u"holdNote"_s), u"birthday"_s);
    QTRY_VERIFY(m_desk->find<QWidget>(u"holdEditor"_s)->isAncestorOf(QApplication::focusWidget()));
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->presenter().hold().nearby().size(), 1);
    m_desk->press(Qt::Key_1);
    QTRY_COMPARE(m_desk->holdsWith(u"held"_s), 1);
    QCOMPARE(m_desk->database.text("SELECT note FROM holdfast.holds"), u"birthday"_s);
}

void TestDeskDrafts::aDraftOfASlotThatIsGoneIsTakenByTheNext()
{
    typeParty();
    KeptDraft kept = *draftFromJson(file());
    crash();
    kept.draft.slotId = SlotId(999'999);
    QFile written(m_folder->filePath(u"draft-1.json"_s));
    QVERIFY(written.open(QIODevice::WriteOnly) && written.write(draftToJson(kept)) > 0);
    written.close();
    start();
    QTRY_VERIFY(m_desk->isShown(u"draftNote"_s));
    QVERIFY(m_desk->textOf(u"draftText"_s).contains(u"slot is gone"_s));
    m_desk->goTo(m_desk->nextSlot());
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    QCOMPARE(m_desk->textOf(u"holdNote"_s), u"birthday"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->holdsWith(u"held"_s), 1);
}

void TestDeskDrafts::aLostConnectionKeepsIt()
{
    typeParty();
    m_desk->setReachable(false);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(
        m_desk->textOf(u"reportText"_s).contains(u"cannot be reached"_s), answerPatience.count());
    QVERIFY(draftFromJson(file()));
    QCOMPARE(m_desk->textOf(u"holdNote"_s), u"birthday"_s);
    m_desk->setReachable(true);
}

void TestDeskDrafts::aDamagedFileIsDropped()
{
    crash();
    QFile damaged(m_folder->filePath(u"draft-1.json"_s));
    QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write("{\"key\": \"x") > 0);
    damaged.close();
    start();
    QTRY_VERIFY(m_desk->presenter().day().isGridCurrent());
    QTRY_COMPARE(file(), QByteArray());
    QVERIFY(!m_desk->isShown(u"holdEditor"_s));
}

QTEST_MAIN(TestDeskDrafts)
#include "tst_deskdrafts.moc"
