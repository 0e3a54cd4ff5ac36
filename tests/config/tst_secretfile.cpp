#include "core/config/secretfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

/** A secret of this machine: only its owner reads it. */
class TestSecretFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void isClosedToOthersAndReadBack();
    void takesThePlaceOfAnOldOneWhole();
    void mendsRightsWhenItIsWritten();
    void isRefusedWhenOthersCouldReadIt_data();
    void isRefusedWhenOthersCouldReadIt();
    void isRefusedInAFolderWhereOthersWrite();
    void isRefusedAsALink();
    void isRefusedWhenTooLarge();
    void saysWhenItIsMissing();

private:
    QString path() const { return m_folder->filePath(u"kiosk/enrolment"_s); }

    SecretFile made() const
    {
        const SecretFile file(path());
        [&] { QVERIFY(file.write("secret").isOk()); }();
        return file;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSecretFile::init() { m_folder = std::make_unique<QTemporaryDir>(); }

void TestSecretFile::isClosedToOthersAndReadBack()
{
    const SecretFile file = made();
    const auto read = file.read();
    QVERIFY(read.isOk());
    QCOMPARE(*read, QByteArray("secret"));
    const QFile::Permissions owner = QFile::ReadOwner | QFile::WriteOwner;
    QCOMPARE(
        QFileInfo(path()).permissions() & (owner | QFile::ReadGroup | QFile::ReadOther), owner);
    const QFileInfo folder(QFileInfo(path()).absolutePath());
    QVERIFY(!(folder.permissions()
        & (QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther
            | QFile::WriteOther | QFile::ExeOther)));
}

void TestSecretFile::takesThePlaceOfAnOldOneWhole()
{
    const SecretFile file = made();
    QFile half(path() + u".new"_s); // what a power cut leaves
    QVERIFY(half.open(QIODevice::WriteOnly));
    half.write("hal");
    half.close();
    QVERIFY(file.write("other").isOk());
    QCOMPARE(*file.read(), QByteArray("other"));
    QVERIFY(!QFile::exists(path() + u".new"_s));
}

void TestSecretFile::mendsRightsWhenItIsWritten()
{
    const SecretFile file = made();
    QFile::setPermissions(path(), QFile::ReadOwner | QFile::ReadOther);
    QVERIFY(file.write("secret").isOk());
    QVERIFY(file.read().isOk());
}

void TestSecretFile::isRefusedWhenOthersCouldReadIt_data()
{
    QTest::addColumn<int>("right");
    QTest::newRow("group reads") << static_cast<int>(QFile::ReadGroup);
    QTest::newRow("group writes") << static_cast<int>(QFile::WriteGroup);
    QTest::newRow("everybody reads") << static_cast<int>(QFile::ReadOther);
    QTest::newRow("everybody writes") << static_cast<int>(QFile::WriteOther);
}

void TestSecretFile::isRefusedWhenOthersCouldReadIt()
{
    QFETCH(const int, right);
    const SecretFile file = made();
    QVERIFY(QFile::setPermissions(
        path(), QFile::ReadOwner | QFile::WriteOwner | static_cast<QFile::Permission>(right)));
    const auto read = file.read();
    QVERIFY(!read.isOk());
    QVERIFY(read.error().detail.contains(u"others can read it"_s));
}

void TestSecretFile::isRefusedInAFolderWhereOthersWrite()
{
    const SecretFile file = made();
    QVERIFY(QFile::setPermissions(QFileInfo(path()).absolutePath(),
        QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::WriteOther));
    const auto read = file.read();
    QVERIFY(!read.isOk());
    QVERIFY(read.error().detail.contains(u"others may write here"_s));
}

void TestSecretFile::isRefusedAsALink()
{
    const SecretFile file = made();
    const QString elsewhere = m_folder->filePath(u"elsewhere"_s);
    QVERIFY(QFile::rename(path(), elsewhere));
    QVERIFY(QFile::link(elsewhere, path()));
    QVERIFY(!file.read().isOk());
}

void TestSecretFile::isRefusedWhenTooLarge()
{
    const SecretFile file = made();
    QVERIFY(file.write(QByteArray(SecretFile::sizeMax + 1, 'x')).isOk());
    QVERIFY(!file.read().isOk());
}

void TestSecretFile::saysWhenItIsMissing()
{
    const SecretFile file(path());
    QVERIFY(!file.exists());
    QVERIFY(!file.read().isOk());
    QVERIFY(!file.read().error().detail.isEmpty());
}

QTEST_GUILESS_MAIN(TestSecretFile)
#include "tst_secretfile.moc"
