#include "tests/paper/papercheck.h"
#include "ui/paper/daysheetlayout.h"
#include "ui/paper/paperpainter.h"
#include "ui/paper/sliplayout.h"

#include <QApplication>
#include <QDir>
#include <QPalette>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

/** The files that printers get, read by programs that are not ours. */
class TestPaperFile : public QObject {
    Q_OBJECT

private Q_SLOTS:

    void theTextCanBeFound_data() { documents(); }

    void theTextCanBeFound();

    void theFontsAreInTheFile_data() { documents(); }

    void theFontsAreInTheFile();

    void noPageIsBlank_data() { documents(); }

    void noPageIsBlank();

    void thePreviewIsThePrint_data() { documents(); }

    void thePreviewIsThePrint();
    void theMarkInTheFileIsRead();
    void theRollIsAsWideAsThePaper();
    void aDarkDeskPrintsBlackOnWhite();

private:
    static void documents();
    static double strays(const QImage &one, const QImage &other);

    /** The pages of the file as a printer of this many dots would draw them. */
    QList<QImage> drawn(const PaperDocument &document, int dpi);

    QTemporaryDir m_folder;
};

void TestPaperFile::documents()
{
    QTest::addColumn<PaperDocument>("document");
    QTest::addColumn<QStringList>("words");
    SlipContent content = PaperCheck::slip(u"Řeřicha Žluťoučký Ďáblův"_s);
    QTest::newRow("ticket, roll") << SlipLayout::ticket(content)
                                  << QStringList { u"Řeřicha Žluťoučký Ďáblův"_s,
                                         u"K7QX 93PA"_s,
                                         u"Monday 7 June 2027"_s,
                                         u"10:00–11:00"_s,
                                         u"4 × 180 Kč = 720 Kč"_s };
    content.size = PaperSize::A5;
    content.ticket.language = u"ru"_s;
    content.ticket.customerName = u"Щукин Ёлкин"_s;
    QTest::newRow("ticket, A5, Russian")
        << SlipLayout::ticket(content) << QStringList { u"Щукин Ёлкин"_s, u"7 июня 2027"_s };
    content.size = PaperSize::A4;
    content.ticket.language = u"sk"_s;
    QTest::newRow("receipt, A4, Slovak")
        << SlipLayout::receipt(content) << QStringList { u"3 × Climbing shoes"_s, u"jún"_s };
    for (const int rows : { 0, 1, 40 }) {
        QTest::addRow("day sheet, %d rows", rows) << daySheetDocument(
            { PaperCheck::sheet(rows), u"desk 1"_s, u"cs"_s, QDateTime::currentDateTimeUtc() })
                                                  << QStringList { u"Hall A"_s,
                                                         u"Europe/Prague"_s };
    }
}

QList<QImage> TestPaperFile::drawn(const PaperDocument &document, int dpi)
{
    const QString path = PaperCheck::writtenTo(m_folder.path(), document);
    QTemporaryDir pictures;
    PaperCheck::outputOf(u"pdftoppm"_s,
        { u"-r"_s, QString::number(dpi), u"-png"_s, path, pictures.filePath(u"page"_s) });
    QList<QImage> images;
    for (const QString &file : QDir(pictures.path()).entryList(QDir::Files, QDir::Name)) {
        images.append(QImage(pictures.filePath(file)).convertToFormat(QImage::Format_Grayscale8));
    }
    return images;
}

void TestPaperFile::theTextCanBeFound()
{
    QFETCH(const PaperDocument, document);
    QFETCH(const QStringList, words);
    const QString path = PaperCheck::writtenTo(m_folder.path(), document);
    const QString text
        = PaperCheck::outputOf(u"pdftotext"_s, { u"-layout"_s, path, u"-"_s }).simplified();
    for (const QString &word : words) {
        QVERIFY2(text.contains(QString(word).replace(QChar::Nbsp, u' ')),
            qPrintable(word + u" is not in: "_s + text));
    }
}

void TestPaperFile::theFontsAreInTheFile()
{
    QFETCH(const PaperDocument, document);
    const QString path = PaperCheck::writtenTo(m_folder.path(), document);
    const QStringList lines
        = PaperCheck::outputOf(u"pdffonts"_s, { path }).split(u'\n', Qt::SkipEmptyParts).mid(2);
    QVERIFY(!lines.isEmpty());
    bool hasInter = false;
    for (const QString &line : lines) {
        // name, type, encoding, embedded, subset, unicode, object
        const QStringList words = line.simplified().split(u' ');
        QCOMPARE(words.at(words.size() - 5), u"yes"_s);
        hasInter = hasInter || line.contains(u"Inter"_s);
    }
    QVERIFY(hasInter);
}

void TestPaperFile::noPageIsBlank()
{
    QFETCH(const PaperDocument, document);
    const QList<QImage> pages = drawn(document, 75);
    QCOMPARE(pages.size(), document.pages.size());
    for (const QImage &page : pages) {
        qint64 ink = 0;
        for (int y = 0; y < page.height(); ++y) {
            for (int x = 0; x < page.width(); ++x) {
                ink += 255 - qGray(page.pixel(x, y));
            }
        }
        const double coverage = double(ink) / 255 / page.width() / page.height();
        QVERIFY2(coverage > 0.005, qPrintable(QString::number(coverage)));
    }
}

/** Which part of the dark squares of @p one have no ink in or beside the same square of @p other.
 */
double TestPaperFile::strays(const QImage &one, const QImage &other)
{
    constexpr int darkMost = 128;
    constexpr int inkMost = 220;
    qint64 dark = 0;
    qint64 lonely = 0;
    for (int y = 1; y + 1 < one.height(); ++y) {
        for (int x = 1; x + 1 < one.width(); ++x) {
            if (qGray(one.pixel(x, y)) >= darkMost) {
                continue;
            }
            ++dark;
            bool hasInk = false;
            for (int near = 0; near < 9; ++near) {
                hasInk = hasInk || qGray(other.pixel(x + near % 3 - 1, y + near / 3 - 1)) < inkMost;
            }
            lonely += hasInk ? 0 : 1;
        }
    }
    return dark == 0 ? 1 : double(lonely) / double(dark);
}

/** Both pictures in squares of two dots: other programs smooth edges in other ways. */
void TestPaperFile::thePreviewIsThePrint()
{
    QFETCH(const PaperDocument, document);
    constexpr int dpi = 203;
    constexpr int square = 2;
    const QList<QImage> printed = drawn(document, dpi);
    QCOMPARE(printed.size(), document.pages.size());
    for (qsizetype i = 0; i < printed.size(); ++i) {
        const QImage preview = PaperPainter::image(document.pages.at(i), dpi);
        QVERIFY(qAbs(preview.width() - printed.at(i).width()) <= 2);
        QVERIFY(qAbs(preview.height() - printed.at(i).height()) <= 3);
        // The pages of the file are whole points: what both have is compared.
        const QRect common = preview.rect() & printed.at(i).rect();
        const QSize size = common.size() / square;
        const auto coarse = [&size, &common](const QImage &image) {
            return image.copy(common)
                .scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                .convertToFormat(QImage::Format_Grayscale8);
        };
        const QImage one = coarse(preview);
        const QImage other = coarse(printed.at(i));
        QVERIFY2(strays(one, other) < 0.002, qPrintable(QString::number(strays(one, other))));
        QVERIFY2(strays(other, one) < 0.002, qPrintable(QString::number(strays(other, one))));
    }
}

void TestPaperFile::theMarkInTheFileIsRead()
{
    const SlipContent content = PaperCheck::slip();
    const QList<QImage> pages = drawn(SlipLayout::ticket(content), 203);
    QCOMPARE(pages.size(), 1);
    QCOMPARE(PaperCheck::decoded(pages.first(), m_folder.path()), content.ticket.token);
}

void TestPaperFile::theRollIsAsWideAsThePaper()
{
    const PaperDocument document = SlipLayout::ticket(PaperCheck::slip());
    const QString path = PaperCheck::writtenTo(m_folder.path(), document);
    const QString facts = PaperCheck::outputOf(u"pdfinfo"_s, { path });
    const QString size = facts.section(u"Page size:"_s, 1).simplified().section(u' ', 0, 0);
    QVERIFY2(qAbs(size.toDouble() - 80 / 25.4 * 72) < 1, qPrintable(facts));
    for (const PaperItem &item : document.pages.first().items) {
        if (const auto *text = std::get_if<PaperText>(&item)) {
            QVERIFY(text->box.left() >= 4 && text->box.right() <= 76.01);
        }
    }
}

void TestPaperFile::aDarkDeskPrintsBlackOnWhite()
{
    const PaperDocument document = SlipLayout::ticket(PaperCheck::slip());
    const QImage light = PaperPainter::image(document.pages.first(), 100);
    QApplication::setPalette(QPalette(Qt::white, Qt::black));
    const QImage dark = PaperPainter::image(document.pages.first(), 100);
    QApplication::setPalette(QPalette());
    QVERIFY(light == dark);
    QCOMPARE(light.pixelColor(1, 1), QColor(Qt::white));
}

QTEST_MAIN(TestPaperFile)
#include "tst_paperfile.moc"
