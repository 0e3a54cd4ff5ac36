#include "tests/e2e/program.h"

#include <QImage>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

/** The desk as a process, without a display. */
class TestDeskProgram : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void savesAPictureOfALiveDay();
    void wrongOptionsEndIt_data();
    void wrongOptionsEndIt();

private:
    QTemporaryDir m_folder;
};

void TestDeskProgram::savesAPictureOfALiveDay()
{
    const QString picture = m_folder.filePath(u"desk.png"_s);
    const QString data = m_folder.filePath(u"data"_s);
    const ProgramEnd end = Program(QStringLiteral(HOLDFAST_DESK),
        { u"--data-dir"_s, data, u"--picture"_s, picture, u"--theme"_s, u"light"_s },
        m_folder.filePath(u"config"_s))
                               .wait();
    QVERIFY2(end.exitCode == 0, qPrintable(end.errors));
    const QImage image(picture);
    QVERIFY(!image.isNull());
    QCOMPARE_GE(image.width(), 800);
    QCOMPARE_GE(image.height(), 500);
    // A window of one colour shows nothing.
    QSet<QRgb> colours;
    for (int y = 0; y < image.height(); y += 7) {
        for (int x = 0; x < image.width(); x += 7) {
            colours.insert(image.pixel(x, y));
        }
    }
    QCOMPARE_GT(colours.size(), 20);
    const ProgramEnd status = Program(QStringLiteral(HOLDFAST_CTL),
        { u"--json"_s, u"--data-dir"_s, data, u"db"_s, u"status"_s },
        m_folder.filePath(u"config"_s))
                                  .wait();
    QCOMPARE(status.outcome(), u"stopped"_s); // the last program has left
}

void TestDeskProgram::wrongOptionsEndIt_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("unknown option") << QStringList { u"--dance"_s };
    QTest::newRow("no such theme") << QStringList { u"--theme"_s, u"pink"_s };
    QTest::newRow("no such day") << QStringList { u"--day"_s, u"2027-13-45"_s };
    QTest::newRow("a word") << QStringList { u"dance"_s };
}

void TestDeskProgram::wrongOptionsEndIt()
{
    QFETCH(const QStringList, arguments);
    const ProgramEnd end
        = Program(QStringLiteral(HOLDFAST_DESK), arguments, m_folder.filePath(u"config"_s)).wait();
    QCOMPARE(end.exitCode, 1);
    QVERIFY(!end.errors.isEmpty());
}

QTEST_GUILESS_MAIN(TestDeskProgram)
#include "tst_deskprogram.moc"
