#include "core/config/settings.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

/** What a person may set on this machine. */
class TestSettings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void haveDefaultsWithoutAFile();
    void areKept();
    void refreshStaysWithinItsBounds_data();
    void refreshStaysWithinItsBounds();
    void nonsenseInTheFileReadsAsTheDefault_data();
    void nonsenseInTheFileReadsAsTheDefault();
    void keepNoPassword_data();
    void keepNoPassword();

private:
    void writeFile(const QByteArray &content) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void TestSettings::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(u"holdfast.ini"_s);
}

void TestSettings::writeFile(const QByteArray &content) const
{
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

void TestSettings::haveDefaultsWithoutAFile()
{
    const Settings settings(m_file);
    QCOMPARE(settings.database(), QString());
    QCOMPARE(settings.dataDirectory(), QString());
    QCOMPARE(settings.language(), QString());
    QCOMPARE(settings.theme(), ThemeChoice::System);
    QCOMPARE(settings.refreshSeconds(), 10);
    QVERIFY(!settings.deskName().isEmpty());
    QVERIFY(settings.windowGeometry().isEmpty());
}

void TestSettings::areKept()
{
    {
        Settings settings(m_file);
        settings.setDatabase(u"host=db dbname=holdfast user=front"_s);
        settings.setDeskName(u"Řepín přepážka"_s);
        settings.setLanguage(u"cs"_s);
        settings.setTheme(ThemeChoice::Dark);
        settings.setRefreshSeconds(7);
        settings.setWindowGeometry(QByteArray("\0\x01\xff;\"=\n", 7));
    }
    const Settings settings(m_file);
    QCOMPARE(settings.database(), u"host=db dbname=holdfast user=front"_s);
    QCOMPARE(settings.deskName(), u"Řepín přepážka"_s);
    QCOMPARE(settings.language(), u"cs"_s);
    QCOMPARE(settings.theme(), ThemeChoice::Dark);
    QCOMPARE(settings.refreshSeconds(), 7);
    QCOMPARE(settings.windowGeometry(), QByteArray("\0\x01\xff;\"=\n", 7));
}

void TestSettings::refreshStaysWithinItsBounds_data()
{
    QTest::addColumn<int>("asked");
    QTest::addColumn<int>("kept");
    QTest::newRow("none") << 0 << Settings::refreshSecondsMin;
    QTest::newRow("negative") << -1 << Settings::refreshSecondsMin;
    QTest::newRow("shortest") << 5 << 5;
    QTest::newRow("longest") << 15 << 15;
    QTest::newRow("too long") << 1000000 << Settings::refreshSecondsMax;
}

void TestSettings::refreshStaysWithinItsBounds()
{
    QFETCH(const int, asked);
    QFETCH(const int, kept);
    Settings settings(m_file);
    settings.setRefreshSeconds(asked);
    QCOMPARE(settings.refreshSeconds(), kept);
}

void TestSettings::nonsenseInTheFileReadsAsTheDefault_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("not an INI file") << QByteArray("\xff\xfe\x00<xml>", 8);
    QTest::newRow("wrong values") << QByteArray(
        "[desk]\ntheme=pink\nrefresh_seconds=soon\nlanguage=\n");
}

void TestSettings::nonsenseInTheFileReadsAsTheDefault()
{
    QFETCH(const QByteArray, content);
    writeFile(content);
    const Settings settings(m_file);
    QCOMPARE(settings.theme(), ThemeChoice::System);
    QCOMPARE_GE(settings.refreshSeconds(), Settings::refreshSecondsMin);
    QCOMPARE_LE(settings.refreshSeconds(), Settings::refreshSecondsMax);
}

void TestSettings::keepNoPassword_data()
{
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("kept");
    QTest::newRow("keyword") << u"host=db password=hunter2 user=front"_s
                             << u"host=db  user=front"_s;
    QTest::newRow("first") << u"password=hunter2 host=db"_s << u"host=db"_s;
    QTest::newRow("quoted") << u"host=db password = 'hunter2 \\' x'"_s << u"host=db"_s;
    QTest::newRow("URI") << u"postgresql://front:hunter2@db:5432/holdfast"_s
                         << u"postgresql://front@db:5432/holdfast"_s;
    QTest::newRow("parameter of a URI") << u"postgresql://db/holdfast?password=hunter2&user=front"_s
                                        << u"postgresql://db/holdfast?&user=front"_s;
    QTest::newRow("none") << u"host=db user=front passfile=/etc/pw"_s
                          << u"host=db user=front passfile=/etc/pw"_s;
}

void TestSettings::keepNoPassword()
{
    QFETCH(const QString, given);
    QFETCH(const QString, kept);
    {
        Settings settings(m_file);
        settings.setDatabase(given);
        QCOMPARE(settings.database(), kept);
    }
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("hunter2"));
}

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
