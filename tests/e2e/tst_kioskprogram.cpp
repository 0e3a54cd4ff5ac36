#include "tests/e2e/program.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

/** The kiosk as a process, without a display. */
class TestKioskProgram : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void doesNotStartWithoutADatabase();
    void doesNotStartWithAWrongConfiguration();
    void doesNotStartWithASecretThatOthersRead();
    void keepsAnEnrolmentForItselfAlone();
    void refusesCodesThatAreNone_data();
    void refusesCodesThatAreNone();
    void wrongOptionsEndIt_data();
    void wrongOptionsEndIt();
    void startsAsADemoWithMockHardware();

private:
    static constexpr int exitWrong = 78;

    ProgramEnd run(const QStringList &arguments) const
    {
        return Program(QStringLiteral(HOLDFAST_DESK),
            QStringList { u"--kiosk"_s } + arguments,
            m_folder->path())
            .wait();
    }

    static QString code(const QJsonObject &change = {})
    {
        QJsonObject all { { u"host"_s, u"127.0.0.1"_s },
            { u"port"_s, 1 },
            { u"dbname"_s, u"holdfast"_s },
            { u"sslmode"_s, u"verify-full"_s },
            { u"user"_s, u"holdfast_kiosk_hall"_s },
            { u"password"_s, u"canary-secret"_s },
            { u"kiosk"_s, u"Hall"_s } };
        for (auto field = change.begin(); field != change.end(); ++field) {
            all.insert(field.key(), field.value());
        }
        return QString::fromLatin1(
            QJsonDocument(all)
                .toJson(QJsonDocument::Compact)
                .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
    }

    QString secretPath() const { return m_folder->filePath(u"holdfast/kiosk/enrolment"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestKioskProgram::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkpath(u"holdfast"_s));
}

void TestKioskProgram::doesNotStartWithoutADatabase()
{
    const ProgramEnd end = run({});
    QCOMPARE(end.exitCode, exitWrong);
    QVERIFY(end.errors.contains(u"this kiosk is not enrolled"_s));
}

void TestKioskProgram::doesNotStartWithAWrongConfiguration()
{
    QFile config(m_folder->filePath(u"holdfast/kiosk.conf"_s));
    QVERIFY(config.open(QIODevice::WriteOnly));
    config.write("# a kiosk\nidle = soon\ncolour = red\n");
    config.close();
    const ProgramEnd end = run({ u"--demo"_s });
    QCOMPARE(end.exitCode, exitWrong);
    QVERIFY(end.errors.contains(u"kiosk.conf:2: idle: \"soon\" is no whole number."_s));
    QVERIFY(end.errors.contains(u"kiosk.conf:3: there is no key \"colour\"."_s));
    const ProgramEnd missing = run({ u"--config"_s, m_folder->filePath(u"none"_s) });
    QCOMPARE(missing.exitCode, exitWrong);
}

void TestKioskProgram::doesNotStartWithASecretThatOthersRead()
{
    QCOMPARE(run({ u"--enrol"_s, code() }).exitCode, 0);
    QVERIFY(QFile::setPermissions(
        secretPath(), QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther));
    const ProgramEnd end = run({});
    QCOMPARE(end.exitCode, exitWrong);
    QVERIFY(end.errors.contains(u"others can read it"_s));
    QVERIFY(!end.errors.contains(u"canary-secret"_s));
}

void TestKioskProgram::keepsAnEnrolmentForItselfAlone()
{
    const ProgramEnd end = run({ u"--enrol"_s, code() });
    QCOMPARE(end.exitCode, 0);
    QVERIFY(!end.output.contains("canary-secret"));
    const QFile::Permissions others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup
        | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    QVERIFY(!(QFileInfo(secretPath()).permissions() & others));
    QVERIFY(!(QFileInfo(QFileInfo(secretPath()).absolutePath()).permissions() & others));
}

void TestKioskProgram::refusesCodesThatAreNone_data()
{
    QTest::addColumn<QString>("given");
    QTest::newRow("a word") << u"hello"_s;
    QTest::newRow("no base64") << u"äöü!"_s;
    QTest::newRow("half of one") << code().left(40);
    QTest::newRow("without a password") << code({ { u"password"_s, QString() } });
    QTest::newRow("without TLS") << code({ { u"sslmode"_s, u"prefer"_s } });
    QTest::newRow("TLS is not said") << code({ { u"sslmode"_s, QString() } });
}

void TestKioskProgram::refusesCodesThatAreNone()
{
    QFETCH(const QString, given);
    const ProgramEnd end = run({ u"--enrol"_s, given });
    QCOMPARE(end.exitCode, exitWrong);
    QVERIFY(end.errors.contains(u"not enrolled"_s));
    QVERIFY(!QFile::exists(secretPath()));
}

void TestKioskProgram::wrongOptionsEndIt_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("unknown option") << QStringList { u"--dance"_s };
    QTest::newRow("a word") << QStringList { u"dance"_s };
    QTest::newRow("a private database") << QStringList { u"--data-dir"_s, u"/nowhere"_s };
    QTest::newRow("no such language") << QStringList { u"--language"_s, u"de"_s };
    QTest::newRow("no code") << QStringList { u"--enrol"_s, QString() };
    QTest::newRow("no PIN") << QStringList { u"--seal-pin"_s };
}

void TestKioskProgram::wrongOptionsEndIt()
{
    QFETCH(const QStringList, arguments);
    const ProgramEnd end = run(arguments);
    QCOMPARE(end.exitCode, 1);
    QVERIFY(!end.errors.isEmpty());
}

void TestKioskProgram::startsAsADemoWithMockHardware()
{
    const QString picture = m_folder->filePath(u"kiosk.png"_s);
    const QString mock = m_folder->filePath(u"mock"_s);
    const ProgramEnd end = run({ u"--demo"_s,
        u"--data-dir"_s,
        m_folder->filePath(u"data"_s),
        u"--mock-hardware"_s,
        mock,
        u"--picture"_s,
        picture });
    QVERIFY2(end.exitCode == 0, qPrintable(end.errors));
    const QImage image(picture);
    QCOMPARE_GE(image.width(), 640);
    QCOMPARE_GE(image.height(), 480);
    QVERIFY(QFileInfo::exists(mock + u"/scanner"_s));
}

QTEST_GUILESS_MAIN(TestKioskProgram)
#include "tst_kioskprogram.moc"
