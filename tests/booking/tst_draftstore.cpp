#include "core/booking/draftstore.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <memory>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

/** What is typed, on the disk of this machine. */
class TestDraftStore : public QObject {
    Q_OBJECT

private Q_SLOTS:

    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void nothingIsLeftAtFirst();
    void whatWasSavedIsLeft();
    void theNewestContentWins();
    void savingDoesNotWait();
    void aFlushedDraftIsOnDisk();
    void aDroppedDraftIsGone();
    void nobodyElseMayReadIt();
    void twoProgramsHaveOneDraftEach();
    void aKilledProgramLeavesItsDraft();
    void whatALivingProgramTypesIsNotTaken();
    void twoThatWereKilledAreOfferedOneAfterTheOther();
    void anEmptyFileIsNoDraft();
    void aFolderThatIsNoneIsAnError();

private:
    std::unique_ptr<DraftStore> open();
    QStringList drafts() const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

std::unique_ptr<DraftStore> TestDraftStore::open()
{
    auto opened = DraftStore::open(m_folder->path());
    return opened ? std::move(opened).value() : nullptr;
}

QStringList TestDraftStore::drafts() const
{
    return QDir(m_folder->path()).entryList({ u"*.json"_s }, QDir::Files, QDir::Name);
}

void TestDraftStore::nothingIsLeftAtFirst()
{
    const auto store = open();
    QVERIFY(store);
    QVERIFY(!store->takeLeft());
    QCOMPARE(drafts(), QStringList());
}

void TestDraftStore::whatWasSavedIsLeft()
{
    open()->save("typed");
    const auto next = open();
    QCOMPARE(next->takeLeft(), std::optional<QByteArray>("typed"));
    QVERIFY(!next->takeLeft()); // it is ours now
}

void TestDraftStore::theNewestContentWins()
{
    const auto store = open();
    store->save("t");
    store->save("ty");
    store->save("typ");
    store->flush();
    QFile file(m_folder->filePath(u"draft-1.json"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("typ"));
}

void TestDraftStore::savingDoesNotWait()
{
    const auto store = open();
    QElapsedTimer took;
    took.start();
    for (int i = 0; i < 1'000; ++i) {
        store->save(QByteArray::number(i));
    }
    QVERIFY2(took.elapsed() < 100, qPrintable(QString::number(took.elapsed())));
    QTRY_COMPARE(drafts().size(), 1);
}

void TestDraftStore::aFlushedDraftIsOnDisk()
{
    const auto store = open();
    store->save("typed");
    store->flush();
    QCOMPARE(drafts(), QStringList { u"draft-1.json"_s });
    store->flush(); // nothing to do
}

void TestDraftStore::aDroppedDraftIsGone()
{
    const auto store = open();
    store->save("typed");
    store->flush();
    store->drop();
    store->flush();
    QCOMPARE(drafts(), QStringList());
}

void TestDraftStore::nobodyElseMayReadIt()
{
    const auto store = open();
    store->save("typed");
    store->flush();
    const QFileDevice::Permissions others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther
        | QFile::WriteOther | QFile::ExeOwner;
    QCOMPARE(QFileInfo(m_folder->filePath(u"draft-1.json"_s)).permissions() & others,
        QFileDevice::Permissions());
}

void TestDraftStore::twoProgramsHaveOneDraftEach()
{
    const auto one = open();
    const auto other = open();
    one->save("one");
    other->save("other");
    one->flush();
    other->flush();
    QCOMPARE(drafts(), (QStringList { u"draft-1.json"_s, u"draft-2.json"_s }));
    one->drop();
    one->flush();
    QCOMPARE(drafts(), QStringList { u"draft-2.json"_s });
}

void TestDraftStore::aKilledProgramLeavesItsDraft()
{
    const pid_t child = fork();
    if (child == 0) {
        auto store = DraftStore::open(m_folder->path());
        if (store) {
            (*store)->save("typed");
            (*store)->flush();
        }
        std::raise(SIGKILL);
    }
    int status = 0;
    QCOMPARE(waitpid(child, &status, 0), child);
    QVERIFY(WIFSIGNALED(status));
    QCOMPARE(open()->takeLeft(), std::optional<QByteArray>("typed"));
}

void TestDraftStore::whatALivingProgramTypesIsNotTaken()
{
    const auto living = open();
    living->save("still typing");
    living->flush();
    QVERIFY(!open()->takeLeft());
}

void TestDraftStore::twoThatWereKilledAreOfferedOneAfterTheOther()
{
    {
        const auto one = open();
        const auto other = open();
        one->save("one");
        other->save("other");
    }
    const auto next = open();
    QCOMPARE(next->takeLeft(), std::optional<QByteArray>("one"));
    QVERIFY(!next->takeLeft());
    next->drop();
    next->flush();
    QCOMPARE(next->takeLeft(), std::optional<QByteArray>("other"));
    QCOMPARE(drafts(), QStringList { u"draft-1.json"_s });
}

void TestDraftStore::anEmptyFileIsNoDraft()
{
    QFile file(m_folder->filePath(u"draft-3.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    QVERIFY(!open()->takeLeft());
    QCOMPARE(drafts(), QStringList());
}

void TestDraftStore::aFolderThatIsNoneIsAnError()
{
    QFile file(m_folder->filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(!DraftStore::open(file.fileName()));
}

QTEST_GUILESS_MAIN(TestDraftStore)
#include "tst_draftstore.moc"
