#include "core/journal/intentjournal.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <sys/mount.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

using namespace Qt::StringLiterals;

/** Wishes on disk before they are sent, and found again after a crash. */
class TestIntentJournal : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void rememberedUntilSettled();
    void everyKindComesBackAsItWas_data();
    void everyKindComesBackAsItWas();
    void settledIntentsDoNotComeBack();
    void settlingWhatIsNotThereChangesNothing();
    void aHalfWrittenLastLineWasNeverSent();
    void aLineBehindAHalfWrittenOneIsRead();
    void foreignLinesAreSkipped();
    void twoProgramsHaveFilesOfTheirOwn();
    void whatADeadProgramLeftIsAdoptedOnce();
    void aLivingProgramIsNotRobbed();
    void survivesAKillRightAfterTheWrite();
    void staysSmallWhenEverythingIsSettled();
    void isNotCutShortWhileSomethingIsOpen();
    void nobodyElseMayReadIt();
    void makesItsFolder();
    void saysThatItsFolderCannotBeMade();
    void saysThatTheDiskIsFull();
    void isUsedByManyThreads();

private:
    static Intent place(const QString &id);
    static std::unique_ptr<IntentJournal> opened(const QString &folder);
    QString file(int number) const;
    void appendRaw(const QByteArray &bytes) const;

    std::unique_ptr<QTemporaryDir> m_temporary;
    QString m_folder;
};

void TestIntentJournal::init()
{
    m_temporary = std::make_unique<QTemporaryDir>();
    m_folder = m_temporary->path() + u"/journal"_s;
}

Intent TestIntentJournal::place(const QString &id)
{
    return { id, Intent::Kind::Place, 0, QDateTime(QDate(2027, 6, 5), QTime(10, 0), Qt::UTC) };
}

std::unique_ptr<IntentJournal> TestIntentJournal::opened(const QString &folder)
{
    Result<std::unique_ptr<IntentJournal>> journal = IntentJournal::open(folder);
    if (!journal) {
        qFatal("%s", qUtf8Printable(journal.error().detail));
    }
    return std::move(journal).value();
}

QString TestIntentJournal::file(int number) const
{
    return m_folder + u"/intents-%1.jsonl"_s.arg(number);
}

void TestIntentJournal::appendRaw(const QByteArray &bytes) const
{
    QFile raw(file(1));
    QVERIFY(raw.open(QIODevice::Append));
    QCOMPARE(raw.write(bytes), bytes.size());
}

void TestIntentJournal::rememberedUntilSettled()
{
    const auto journal = opened(m_folder);
    QVERIFY(journal->unsettled().isEmpty());
    QVERIFY(journal->write(place(u"a"_s)).isOk());
    QCOMPARE(journal->unsettled(), QList<Intent> { place(u"a"_s) });
    journal->settle(u"a"_s);
    QVERIFY(journal->unsettled().isEmpty());
}

void TestIntentJournal::everyKindComesBackAsItWas_data()
{
    QTest::addColumn<Intent::Kind>("kind");
    QTest::addColumn<qint64>("hold");
    QTest::newRow("place") << Intent::Kind::Place << qint64(0);
    QTest::newRow("confirm") << Intent::Kind::Confirm << qint64(1);
    QTest::newRow("cancel") << Intent::Kind::Cancel << (qint64(1) << 53) + 1;
    QTest::newRow("extend") << Intent::Kind::Extend << std::numeric_limits<qint64>::max();
}

void TestIntentJournal::everyKindComesBackAsItWas()
{
    QFETCH(const Intent::Kind, kind);
    QFETCH(const qint64, hold);
    Intent intent = place(u"6f1c1f0e-8b1d-4c6e-9d44-0a1b2c3d4e5f"_s);
    intent.kind = kind;
    intent.holdId = hold;
    QVERIFY(opened(m_folder)->write(intent).isOk());
    QCOMPARE(opened(m_folder)->unsettled(), QList<Intent> { intent });
}

void TestIntentJournal::settledIntentsDoNotComeBack()
{
    {
        const auto journal = opened(m_folder);
        for (const QString &id : { u"a"_s, u"b"_s, u"c"_s }) {
            QVERIFY(journal->write(place(id)).isOk());
        }
        journal->settle(u"b"_s);
    }
    const QList<Intent> expected { place(u"a"_s), place(u"c"_s) };
    QCOMPARE(opened(m_folder)->unsettled(), expected);
}

void TestIntentJournal::settlingWhatIsNotThereChangesNothing()
{
    const auto journal = opened(m_folder);
    QVERIFY(journal->write(place(u"a"_s)).isOk());
    journal->settle(u"b"_s);
    journal->settle(QString());
    QCOMPARE(journal->unsettled().size(), 1);
}

void TestIntentJournal::aHalfWrittenLastLineWasNeverSent()
{
    QVERIFY(opened(m_folder)->write(place(u"a"_s)).isOk());
    appendRaw("\n{\"intent\":\"place\",\"id\":\"b\",\"ho");
    QCOMPARE(opened(m_folder)->unsettled(), QList<Intent> { place(u"a"_s) });
}

void TestIntentJournal::aLineBehindAHalfWrittenOneIsRead()
{
    QVERIFY(opened(m_folder)->write(place(u"a"_s)).isOk());
    appendRaw("\n{\"intent\":\"pla");
    QVERIFY(opened(m_folder)->write(place(u"c"_s)).isOk());
    const QList<Intent> expected { place(u"a"_s), place(u"c"_s) };
    QCOMPARE(opened(m_folder)->unsettled(), expected);
}

void TestIntentJournal::foreignLinesAreSkipped()
{
    QVERIFY(opened(m_folder)->write(place(u"a"_s)).isOk());
    appendRaw("null\n[]\n{}\n{\"intent\":\"dance\",\"id\":\"x\"}\n\xff\xfe\n"
        + QByteArray(100, '\0') + "\n");
    QCOMPARE(opened(m_folder)->unsettled(), QList<Intent> { place(u"a"_s) });
}

void TestIntentJournal::twoProgramsHaveFilesOfTheirOwn()
{
    const auto first = opened(m_folder);
    const auto second = opened(m_folder);
    QVERIFY(first->write(place(u"a"_s)).isOk());
    QVERIFY(second->write(place(u"b"_s)).isOk());
    QCOMPARE(first->unsettled(), QList<Intent> { place(u"a"_s) });
    QCOMPARE(second->unsettled(), QList<Intent> { place(u"b"_s) });
    QVERIFY(QFile::exists(file(1)));
    QVERIFY(QFile::exists(file(2)));
}

void TestIntentJournal::whatADeadProgramLeftIsAdoptedOnce()
{
    auto first = opened(m_folder);
    auto second = opened(m_folder);
    QVERIFY(first->write(place(u"a"_s)).isOk());
    QVERIFY(second->write(place(u"b"_s)).isOk());
    second.reset();
    first.reset();
    const auto third = opened(m_folder);
    const QList<Intent> expected { place(u"a"_s), place(u"b"_s) };
    QCOMPARE(third->unsettled(), expected);
    const auto fourth = opened(m_folder);
    QVERIFY(fourth->unsettled().isEmpty());
}

void TestIntentJournal::aLivingProgramIsNotRobbed()
{
    const auto first = opened(m_folder);
    QVERIFY(first->write(place(u"a"_s)).isOk());
    const auto second = opened(m_folder);
    QVERIFY(second->unsettled().isEmpty());
    QCOMPARE(first->unsettled().size(), 1);
}

void TestIntentJournal::survivesAKillRightAfterTheWrite()
{
    const QString folder = m_folder;
    const pid_t child = fork();
    if (child == 0) {
        const auto journal = opened(folder);
        const bool isWritten = journal->write(place(u"a"_s)).isOk();
        kill(getpid(), isWritten ? SIGKILL : SIGTERM);
        _exit(1);
    }
    QVERIFY(child > 0);
    int status = 0;
    QCOMPARE(waitpid(child, &status, 0), child);
    QVERIFY(WIFSIGNALED(status));
    QCOMPARE(WTERMSIG(status), SIGKILL);
    QCOMPARE(opened(m_folder)->unsettled(), QList<Intent> { place(u"a"_s) });
}

void TestIntentJournal::staysSmallWhenEverythingIsSettled()
{
    const auto journal = opened(m_folder);
    for (int i = 0; i < 1500; ++i) {
        const QString id = QString::number(i);
        QVERIFY(journal->write(place(id)).isOk());
        journal->settle(id);
    }
    QCOMPARE_LT(QFileInfo(file(1)).size(), qint64(128 * 1024));
    QVERIFY(journal->unsettled().isEmpty());
}

void TestIntentJournal::isNotCutShortWhileSomethingIsOpen()
{
    {
        const auto journal = opened(m_folder);
        QVERIFY(journal->write(place(u"open"_s)).isOk());
        for (int i = 0; i < 1000; ++i) {
            const QString id = QString::number(i);
            QVERIFY(journal->write(place(id)).isOk());
            journal->settle(id);
        }
    }
    QCOMPARE(opened(m_folder)->unsettled(), QList<Intent> { place(u"open"_s) });
}

void TestIntentJournal::nobodyElseMayReadIt()
{
    const auto journal = opened(m_folder);
    const QFileDevice::Permissions others = QFileDevice::ReadGroup | QFileDevice::WriteGroup
        | QFileDevice::ReadOther | QFileDevice::WriteOther;
    QCOMPARE(QFileInfo(file(1)).permissions() & others, QFileDevice::Permissions());
}

void TestIntentJournal::makesItsFolder()
{
    const QString deep = m_folder + u"/a/b/c"_s;
    QVERIFY(opened(deep)->write(place(u"a"_s)).isOk());
    QVERIFY(QFileInfo(deep).isDir());
}

void TestIntentJournal::saysThatItsFolderCannotBeMade()
{
    QFile inTheWay(m_folder);
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    const auto journal = IntentJournal::open(m_folder + u"/sub"_s);
    QVERIFY(!journal.isOk());
    QCOMPARE(journal.error().code, ErrorCode::FileFailed);
    QVERIFY(journal.error().detail.contains(m_folder));
}

void TestIntentJournal::saysThatTheDiskIsFull()
{
    QVERIFY(QDir().mkpath(m_folder));
    const QByteArray folder = QFile::encodeName(m_folder);
    if (geteuid() != 0
        || mount("tmpfs", folder.constData(), "tmpfs", 0, "size=64k,mode=0700") != 0) {
        QSKIP("needs the right to mount a small disk");
    }
    const auto unmount = qScopeGuard([&folder] { umount2(folder.constData(), MNT_DETACH); });
    const auto journal = opened(m_folder);
    QVERIFY(journal->write(place(u"first"_s)).isOk());
    QFile filler(m_folder + u"/filler"_s);
    QVERIFY(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    while (filler.write(QByteArray(1024, 'x')) > 0) { }
    std::optional<Error> refusal;
    for (int i = 0; i < 1000 && !refusal; ++i) {
        if (const auto written = journal->write(place(QString::number(i))); !written) {
            refusal = written.error();
            QVERIFY(!journal->unsettled().contains(place(QString::number(i))));
        }
    }
    QVERIFY(refusal.has_value());
    QCOMPARE(refusal->code, ErrorCode::DiskFull);
    // With room again the next wish is kept, whatever half a line the full disk has left.
    filler.close();
    QVERIFY(filler.remove());
    QVERIFY(journal->write(place(u"after"_s)).isOk());
    QVERIFY(journal->unsettled().contains(place(u"after"_s)));
}

void TestIntentJournal::isUsedByManyThreads()
{
    constexpr int threadCount = 4;
    constexpr int count = 50;
    {
        const auto journal = opened(m_folder);
        std::vector<std::thread> threads;
        for (int thread = 0; thread < threadCount; ++thread) {
            threads.emplace_back([&journal, thread] {
                for (int i = 0; i < count; ++i) {
                    const QString id = u"%1-%2"_s.arg(thread).arg(i);
                    if (journal->write(place(id)).isOk() && i % 2 == 0) {
                        journal->settle(id);
                    }
                }
            });
        }
        for (std::thread &thread : threads) {
            thread.join();
        }
        QCOMPARE(journal->unsettled().size(), threadCount * count / 2);
    }
    QCOMPARE(opened(m_folder)->unsettled().size(), threadCount * count / 2);
}

QTEST_GUILESS_MAIN(TestIntentJournal)
#include "tst_intentjournal.moc"
