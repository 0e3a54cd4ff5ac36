#include "tests/paper/papercheck.h"
#include "ui/paper/daysheetlayout.h"
#include "ui/paper/paperpainter.h"
#include "ui/paper/sliplayout.h"

#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

/** Where things stand on paper. */
class TestPaperLayout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingTouchesAnythingOnATicket_data();
    void nothingTouchesAnythingOnATicket();

    void nothingTouchesAnythingOnAReceipt_data() { papers(); }

    void nothingTouchesAnythingOnAReceipt();
    void nothingTouchesAnythingOnADaySheet_data();
    void nothingTouchesAnythingOnADaySheet();

    void theMarkIsLargeEnough_data() { papers(); }

    void theMarkIsLargeEnough();

    void theMarkIsReadAsPrinted_data() { papers(); }

    void theMarkIsReadAsPrinted();
    void theMarkIsReadWithDamage();
    void theCodeStandsBelowTheMark();
    void aTicketSpeaksToTheCustomer_data();
    void aTicketSpeaksToTheCustomer();
    void aSecondCopySaysSo();
    void aHoldDoesNotLookLikeABooking();
    void theTimeIsThatOfThePlace();
    void aLongDaySheetRepeatsItsHead();
    void aDayWithoutBookingsSaysSo();

private:
    static void papers();
    static QStringList textsOf(const PaperSheet &page);
    static const PaperMark *markOf(const PaperSheet &page);

    QTemporaryDir m_folder;
};

void TestPaperLayout::papers()
{
    QTest::addColumn<PaperSize>("size");
    QTest::newRow("roll") << PaperSize::Roll80;
    QTest::newRow("A5") << PaperSize::A5;
    QTest::newRow("A4") << PaperSize::A4;
}

QStringList TestPaperLayout::textsOf(const PaperSheet &page)
{
    QStringList texts;
    for (const PaperItem &item : page.items) {
        if (const auto *text = std::get_if<PaperText>(&item)) {
            texts.append(text->text);
        }
    }
    return texts;
}

const PaperMark *TestPaperLayout::markOf(const PaperSheet &page)
{
    for (const PaperItem &item : page.items) {
        if (const auto *mark = std::get_if<PaperMark>(&item)) {
            return mark;
        }
    }
    return nullptr;
}

void TestPaperLayout::nothingTouchesAnythingOnATicket_data()
{
    QTest::addColumn<PaperSize>("size");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("name");
    QStringList names = PaperCheck::hardNames();
    names.append(QString());
    for (const PaperSize size : { PaperSize::Roll80, PaperSize::A5, PaperSize::A4 }) {
        for (const QString &language : { u"en"_s, u"ru"_s, u"cs"_s, u"sk"_s }) {
            for (qsizetype i = 0; i < names.size(); ++i) {
                QTest::addRow("paper %d, %s, name %d",
                    static_cast<int>(size),
                    qPrintable(language),
                    static_cast<int>(i))
                    << size << language << names.at(i);
            }
        }
    }
}

void TestPaperLayout::nothingTouchesAnythingOnATicket()
{
    QFETCH(const PaperSize, size);
    QFETCH(const QString, language);
    QFETCH(const QString, name);
    SlipContent content = PaperCheck::slip(name);
    content.size = size;
    content.deskLanguage = language;
    content.copy = 2;
    content.ticket.status = HoldStatus::Held;
    content.ticket.resourceName = u"Horolezecká stěna "_s.repeated(6).trimmed();
    const PaperDocument document = SlipLayout::ticket(content);
    QCOMPARE(document.pages.size(), 1);
    QCOMPARE(PaperCheck::faults(document), QStringList());
    if (name == PaperCheck::hardNames().constFirst()) {
        PaperCheck::savePictures(
            u"ticket-%1-%2"_s.arg(language).arg(static_cast<int>(size)), document);
    }
}

void TestPaperLayout::nothingTouchesAnythingOnAReceipt()
{
    QFETCH(const PaperSize, size);
    for (const QString &name : PaperCheck::hardNames()) {
        SlipContent content = PaperCheck::slip(name);
        content.size = size;
        const PaperDocument document = SlipLayout::receipt(content);
        QCOMPARE(document.pages.size(), 1);
        QCOMPARE(PaperCheck::faults(document), QStringList());
        QVERIFY(textsOf(document.pages.first()).contains(u"3 × Climbing shoes"_s));
        QVERIFY(textsOf(document.pages.first()).contains(u"1 × Chalk"_s));
        PaperCheck::savePictures(u"receipt-%1"_s.arg(static_cast<int>(size)), document);
    }
}

void TestPaperLayout::nothingTouchesAnythingOnADaySheet_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<QString>("language");
    for (const int rows : { 0, 1, 24, 1'000 }) {
        for (const QString &language : { u"en"_s, u"ru"_s, u"cs"_s, u"sk"_s }) {
            QTest::addRow("%d rows, %s", rows, qPrintable(language)) << rows << language;
        }
    }
}

void TestPaperLayout::nothingTouchesAnythingOnADaySheet()
{
    QFETCH(const int, rows);
    QFETCH(const QString, language);
    const DaySheetContent content {
        PaperCheck::sheet(rows), u"desk 1"_s, language, QDateTime::currentDateTimeUtc()
    };
    const PaperDocument document = daySheetDocument(content);
    QCOMPARE(PaperCheck::faults(document), QStringList());
    if (rows == 24 || rows == 0) {
        PaperCheck::savePictures(u"sheet-%1-%2"_s.arg(rows).arg(language), document);
    }
}

void TestPaperLayout::theMarkIsLargeEnough()
{
    QFETCH(const PaperSize, size);
    SlipContent content = PaperCheck::slip();
    content.size = size;
    const PaperDocument document = SlipLayout::ticket(content);
    const PaperMark *mark = markOf(document.pages.first());
    QVERIFY(mark);
    QCOMPARE_GE(mark->box.width(), 22);
    QCOMPARE_GE(mark->box.width() / mark->code.side(), 0.4);
    QCOMPARE(mark->box.width(), mark->box.height());
    if (size == PaperSize::Roll80) {
        const qreal dots = mark->box.width() / mark->code.side() * PaperPainter::rollDpi
            / PaperPainter::mmPerInch;
        QVERIFY2(qAbs(dots - qRound(dots)) < 0.001, qPrintable(QString::number(dots)));
    }
}

void TestPaperLayout::theMarkIsReadAsPrinted()
{
    QFETCH(const PaperSize, size);
    SlipContent content = PaperCheck::slip(PaperCheck::hardNames().constFirst());
    content.size = size;
    const PaperDocument document = SlipLayout::ticket(content);
    const QImage image = PaperPainter::image(document.pages.first(), PaperPainter::rollDpi);
    QCOMPARE(PaperCheck::decoded(image, m_folder.path()), content.ticket.token);
}

/** A spot of 5 % of the mark, light or dark, lies on its middle. */
void TestPaperLayout::theMarkIsReadWithDamage()
{
    const SlipContent content = PaperCheck::slip();
    const PaperDocument document = SlipLayout::ticket(content);
    const PaperMark *mark = markOf(document.pages.first());
    QVERIFY(mark);
    const qreal pixelsPerMm = PaperPainter::rollDpi / PaperPainter::mmPerInch;
    const QRectF box(mark->box.topLeft() * pixelsPerMm, mark->box.size() * pixelsPerMm);
    for (const auto colour : { Qt::white, Qt::black }) {
        QImage image = PaperPainter::image(document.pages.first(), PaperPainter::rollDpi);
        {
            QPainter painter(&image);
            const qreal side = std::sqrt(0.05) * box.width();
            const QPointF corner(side / 2, side / 2);
            painter.fillRect(QRectF(box.center() - corner, box.center() + corner), colour);
        }
        QCOMPARE(PaperCheck::decoded(image, m_folder.path()), content.ticket.token);
    }
}

void TestPaperLayout::theCodeStandsBelowTheMark()
{
    const PaperDocument document = SlipLayout::ticket(PaperCheck::slip());
    const PaperMark *mark = markOf(document.pages.first());
    QVERIFY(mark);
    QStringList below;
    qreal sizeMost = 0;
    QString largest;
    for (const PaperItem &item : document.pages.first().items) {
        const auto *text = std::get_if<PaperText>(&item);
        if (text && text->box.top() > mark->box.bottom()) {
            below.append(text->text);
        }
        if (text && text->font.size > sizeMost) {
            sizeMost = text->font.size;
            largest = text->text;
        }
    }
    QCOMPARE(below.mid(0, 4),
        (QStringList { u"K7QX 93PA"_s, u"Monday 7 June 2027"_s, u"10:00–11:00"_s, u"Hall A"_s }));
    QVERIFY(below.join(u' ').contains(u"Europe/Prague"_s));
    QCOMPARE(largest, u"K7QX 93PA"_s);
}

void TestPaperLayout::aTicketSpeaksToTheCustomer_data()
{
    QTest::addColumn<QString>("customer");
    QTest::addColumn<QString>("word");
    QTest::newRow("Czech") << u"cs"_s << u"4\u00A0osoby"_s;
    QTest::newRow("Slovak") << u"sk"_s << u"4\u00A0osoby"_s;
    QTest::newRow("Russian") << u"ru"_s << u"4\u00A0человека"_s;
    QTest::newRow("English") << u"en"_s << u"4 people"_s;
    QTest::newRow("not known: the desk's") << QString() << u"4\u00A0osoby"_s;
    QTest::newRow("one that nobody here speaks") << u"xx"_s << u"4\u00A0osoby"_s;
}

void TestPaperLayout::aTicketSpeaksToTheCustomer()
{
    QFETCH(const QString, customer);
    QFETCH(const QString, word);
    SlipContent content = PaperCheck::slip();
    content.deskLanguage = u"cs"_s;
    content.ticket.language = customer;
    const QStringList texts = textsOf(SlipLayout::ticket(content).pages.first());
    QVERIFY2(texts.contains(word), qPrintable(texts.join(u'\n')));
}

void TestPaperLayout::aSecondCopySaysSo()
{
    SlipContent content = PaperCheck::slip();
    const auto head
        = [&content] { return textsOf(SlipLayout::ticket(content).pages.first()).at(1); };
    QCOMPARE(head(), u"Ticket"_s);
    content.copy = 2;
    QCOMPARE(head(), u"Ticket · copy 2"_s);
    QCOMPARE(SlipLayout::ticket(content).fileName, u"ticket_K7QX93PA_2"_s);
}

void TestPaperLayout::aHoldDoesNotLookLikeABooking()
{
    SlipContent content = PaperCheck::slip();
    const QString warning = u"Not confirmed yet: held until 09:05"_s;
    QVERIFY(!textsOf(SlipLayout::ticket(content).pages.first()).contains(warning));
    content.ticket.status = HoldStatus::Held;
    QVERIFY(textsOf(SlipLayout::ticket(content).pages.first()).contains(warning));
}

void TestPaperLayout::theTimeIsThatOfThePlace()
{
    SlipContent content = PaperCheck::slip(u"\u202E00:00"_s); // turns round what follows it
    content.ticket.zone = "America/New_York";
    const QStringList texts = textsOf(SlipLayout::ticket(content).pages.first());
    QVERIFY(texts.contains(u"04:00–05:00"_s));
    QVERIFY(texts.contains(u"Local time, America/New_York"_s));
}

void TestPaperLayout::aLongDaySheetRepeatsItsHead()
{
    const PaperDocument document = daySheetDocument(
        { PaperCheck::sheet(60), u"desk 1"_s, u"en"_s, QDateTime::currentDateTimeUtc() });
    const auto count = document.pages.size();
    QCOMPARE_GT(count, 2);
    int rows = 0;
    for (qsizetype i = 0; i < count; ++i) {
        const QStringList texts = textsOf(document.pages.at(i));
        QCOMPARE(texts.first(), u"Hall A"_s);
        QVERIFY(texts.contains(u"Code"_s));
        QVERIFY(texts.contains(u"Page %1 of %2"_s.arg(i + 1).arg(count)));
        const QString foot = texts.at(texts.size() - 2);
        for (const QString &fact :
            { u"Printed"_s, u"as of 07:30:00"_s, u"Europe/Prague"_s, u"anna"_s, u"desk 1"_s }) {
            QVERIFY2(foot.contains(fact), qPrintable(foot));
        }
        const auto &items = document.pages.at(i).items;
        rows += static_cast<int>(std::count_if(items.cbegin(), items.cend(), [](const auto &item) {
            return std::holds_alternative<PaperTick>(item);
        }));
    }
    QCOMPARE(rows, 60);
}

void TestPaperLayout::aDayWithoutBookingsSaysSo()
{
    const PaperDocument document = daySheetDocument(
        { PaperCheck::sheet(0), u"desk 1"_s, u"en"_s, QDateTime::currentDateTimeUtc() });
    QCOMPARE(document.pages.size(), 1);
    QVERIFY(textsOf(document.pages.first()).contains(u"Nothing is booked on this day."_s));
}

QTEST_MAIN(TestPaperLayout)
#include "tst_paperlayout.moc"
