#include "tests/models/gridbuilder.h"
#include "ui/desk/slotgridview.h"
#include "ui/models/slotgridmodel.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QSet>
#include <QTest>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace {

/** The longest words that a cell has to bear, without waiting for a translation file. */
class LongWords : public QTranslator {
public:
    QString translate(const char *context,
        const char *sourceText,
        const char *disambiguation,
        int n) const override
    {
        Q_UNUSED(context)
        Q_UNUSED(disambiguation)
        Q_UNUSED(n)
        static const QHash<QString, QString> words {
            { u"%n free"_s, u"свободно %n"_s },
            { u"%n left"_s, u"осталось %n"_s },
            { u"%n booked"_s, u"забронировано %n"_s },
            { u"Full"_s, u"Мест нет"_s },
            { u"Yours"_s, u"Ваша бронь"_s },
            { u"until %1"_s, u"до %1"_s },
            { u"from yesterday"_s, u"со вчерашнего дня"_s },
            { u"%n place(s)"_s, u"%n мест"_s },
        };
        return words.value(QString::fromUtf8(sourceText));
    }

    bool isEmpty() const override { return false; }
};

/** Slots over several rows and over midnight, holds of others, closed blocks. */
DayGrid oddDay()
{
    GridBuilder day(QDate(2027, 10, 31));
    day.resource(u"Sauna with a very long name"_s, 6).resource(u"Court 1"_s, 4);
    day.resource(u"Hall"_s, 10).resource(u"Gate"_s, 8);
    const QDateTime midnight = day.grid().range.start;
    day.slotAt(0, { midnight.addSecs(-1800), midnight.addSecs(1800) }, 6, 2);
    for (int row = 0; row < 8; ++row) {
        const QDateTime start = midnight.addSecs(row * 1800);
        day.slotAt(1, { start, start.addSecs(1800) }, 4, row % 5);
    }
    day.slotAt(2, { midnight.addSecs(3600), midnight.addSecs(4 * 3600) }, 10, 0);
    day.hold(u"Kiosk at the main entrance"_s, 4, 68);
    day.slotAt(3, { midnight.addSecs(1800), midnight.addSecs(3 * 3600) }, 8, 3);
    DayGrid grid = day.grid();
    grid.places.last().closedReason = u"Cleaning and repair of the gate"_s;
    return grid;
}

int coloursOf(const QImage &image)
{
    QSet<QRgb> colours;
    for (int y = 0; y < image.height(); y += 3) {
        for (int x = 0; x < image.width(); x += 3) {
            colours.insert(image.pixel(x, y));
        }
    }
    return static_cast<int>(colours.size());
}

/** Whether the column of pixels just inside the right edge of a cell is ground only. */
bool hasQuietEdge(const QImage &image, const QRect &cell)
{
    QSet<QRgb> colours;
    for (int y = cell.top() + 6; y < cell.bottom() - 20; ++y) {
        colours.insert(image.pixel(cell.right() - 4, y));
    }
    return colours.size() <= 1;
}

}

class TestSlotGridPicture : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gridIsDrawn_data();
    void gridIsDrawn();
    void sixLooksDiffer_data();
    void sixLooksDiffer();
    void longWordsAreNotClipped();
};

void TestSlotGridPicture::gridIsDrawn_data()
{
    QTest::addColumn<ThemeChoice>("choice");
    QTest::addColumn<bool>("isOdd");
    QTest::addColumn<bool>("hasLongWords");
    QTest::addColumn<qreal>("scale");
    QTest::newRow("grid-light") << ThemeChoice::Light << false << false << 1.0;
    QTest::newRow("grid-dark") << ThemeChoice::Dark << false << false << 1.0;
    QTest::newRow("grid-contrast") << ThemeChoice::HighContrast << false << false << 1.0;
    QTest::newRow("grid-ru") << ThemeChoice::Light << false << true << 1.0;
    QTest::newRow("grid-odd-light") << ThemeChoice::Light << true << false << 1.0;
    QTest::newRow("grid-odd-dark") << ThemeChoice::Dark << true << false << 1.0;
    QTest::newRow("grid-odd-ru-large") << ThemeChoice::Light << true << true << 2.0;
}

void TestSlotGridPicture::gridIsDrawn()
{
    QFETCH(const ThemeChoice, choice);
    QFETCH(const bool, isOdd);
    QFETCH(const bool, hasLongWords);
    QFETCH(const qreal, scale);
    LongWords words;
    if (hasLongWords) {
        QCoreApplication::installTranslator(&words);
    }
    Theme theme;
    theme.choose(choice);
    theme.setTextScale(scale);
    SlotGridModel model;
    SlotGridView view(model, theme);
    view.resize(QSize(900, 750) * scale);
    model.setGrid(isOdd ? oddDay() : designDay(), GridBuilder::ownDesk());
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.setFocus();
    const QImage image = view.grab().toImage();
    QVERIFY(coloursOf(image) > 20);

    const QString folder = qEnvironmentVariable("HOLDFAST_PICTURES");
    if (!folder.isEmpty()) {
        QVERIFY(QDir().mkpath(folder));
        const QString name = QString::fromLatin1(QTest::currentDataTag()) % u".png"_s;
        QVERIFY(image.save(QDir(folder).filePath(name)));
    }
}

void TestSlotGridPicture::sixLooksDiffer_data()
{
    QTest::addColumn<ThemeChoice>("choice");
    QTest::newRow("light") << ThemeChoice::Light;
    QTest::newRow("dark") << ThemeChoice::Dark;
    QTest::newRow("high contrast") << ThemeChoice::HighContrast;
}

void TestSlotGridPicture::sixLooksDiffer()
{
    QFETCH(const ThemeChoice, choice);
    Theme theme;
    theme.choose(choice);
    SlotGridModel model;
    SlotGridView view(model, theme);
    view.resize(900, 750);
    model.setGrid(designDay(), GridBuilder::ownDesk());
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.setCurrentIndex(model.index(0, 5));
    const QImage image = view.viewport()->grab().toImage().convertToFormat(
        QImage::Format_Grayscale8); // not by colour alone
    // free, few left, full, mine, held by other, closed
    const QList<QModelIndex> cells { model.index(4, 0),
        model.index(4, 2),
        model.index(5, 0),
        model.index(2, 0),
        model.index(3, 2),
        model.index(5, 4) };
    QSet<QByteArray> looks;
    for (const QModelIndex &cell : cells) {
        const QRect area = view.visualRect(cell).adjusted(2, 2, -2, -2);
        const QImage look = image.copy(QRect(area.topLeft(), QSize(60, 28)));
        looks.insert(QByteArray(reinterpret_cast<const char *>(look.constBits()),
            static_cast<qsizetype>(look.sizeInBytes())));
    }
    QCOMPARE(looks.size(), cells.size());
}

void TestSlotGridPicture::longWordsAreNotClipped()
{
    LongWords words;
    QCoreApplication::installTranslator(&words);
    Theme theme;
    theme.choose(ThemeChoice::Light);
    SlotGridModel model;
    SlotGridView view(model, theme);
    view.resize(900, 750);
    model.setGrid(designDay(), GridBuilder::ownDesk());
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.setCurrentIndex(model.index(0, 5));
    const QImage image = view.viewport()->grab().toImage();
    for (int row = 3; row < model.rowCount(); ++row) {
        for (int column = 0; column < model.columnCount(); ++column) {
            const QModelIndex index = model.index(row, column);
            const int state = index.data(SlotGridModel::StateRole).toInt();
            const bool isHatched = state == static_cast<int>(CellState::Closed)
                || state == static_cast<int>(CellState::HeldByOther);
            const QRect area = view.visualRect(index);
            if (!isHatched && view.viewport()->rect().contains(area)) {
                QVERIFY2(hasQuietEdge(image, area),
                    qPrintable(index.data().toString() % u" at "_s % model.lineLabel(row)));
            }
        }
    }
}

QTEST_MAIN(TestSlotGridPicture)
#include "tst_slotgridpicture.moc"
