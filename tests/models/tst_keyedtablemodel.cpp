#include "ui/models/entrymodel.h"
#include "ui/models/foldedtext.h"
#include "ui/models/stocklevelmodel.h"

#include <QAbstractItemModelTester>
#include <QItemSelectionModel>
#include <QPersistentModelIndex>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

EntryRow row(qint64 id, const QString &title = u"row"_s)
{
    return { .id = id, .title = title, .caption = {}, .side = {}, .sideCaption = {} };
}

QList<qint64> idsOf(const EntryModel &model)
{
    QList<qint64> ids;
    for (const EntryRow &each : model.rows()) {
        ids.append(each.id);
    }
    return ids;
}

}

/** Tables that are read again: what is chosen stays chosen. */
class TestKeyedTableModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void becomesTheNewList_data();
    void becomesTheNewList();
    void theSameRowsChangeNothing();
    void onlyTheChangedRowIsAnnounced();
    void aRowThatStaysKeepsItsIndex();
    void aFilterLooksAtBeginningsOfWords_data();
    void aFilterLooksAtBeginningsOfWords();
};

void TestKeyedTableModel::becomesTheNewList_data()
{
    QTest::addColumn<QList<qint64>>("before");
    QTest::addColumn<QList<qint64>>("after");
    QTest::newRow("first rows") << QList<qint64> {} << QList<qint64> { 1, 2, 3 };
    QTest::newRow("all gone") << QList<qint64> { 1, 2 } << QList<qint64> {};
    QTest::newRow("one in front") << QList<qint64> { 2, 3 } << QList<qint64> { 1, 2, 3 };
    QTest::newRow("some leave, some come")
        << QList<qint64> { 1, 2, 3, 4 } << QList<qint64> { 2, 5, 4, 6 };
    QTest::newRow("another order") << QList<qint64> { 1, 2, 3 } << QList<qint64> { 3, 1, 2 };
}

void TestKeyedTableModel::becomesTheNewList()
{
    QFETCH(const QList<qint64>, before);
    QFETCH(const QList<qint64>, after);
    EntryModel model;
    const QAbstractItemModelTester tester(&model);
    for (const QList<qint64> &ids : { before, after }) {
        QList<EntryRow> rows;
        for (const qint64 id : ids) {
            rows.append(row(id));
        }
        model.setRows(rows);
        QCOMPARE(idsOf(model), ids);
    }
}

void TestKeyedTableModel::theSameRowsChangeNothing()
{
    EntryModel model;
    model.setRows({ row(1), row(2) });
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    const QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    const QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    model.setRows({ row(1), row(2) });
    QVERIFY(changed.isEmpty() && inserted.isEmpty() && removed.isEmpty());
}

void TestKeyedTableModel::onlyTheChangedRowIsAnnounced()
{
    EntryModel model;
    model.setRows({ row(1), row(2), row(3) });
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setRows({ row(1), row(2, u"other"_s), row(3) });
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.first().first().toModelIndex().row(), 1);
    QCOMPARE(model.rows().at(1).title, u"other"_s);
}

void TestKeyedTableModel::aRowThatStaysKeepsItsIndex()
{
    EntryModel model;
    model.setRows({ row(3), row(2), row(1) });
    const QPersistentModelIndex chosen(model.indexOf(2));
    model.setRows({ row(5), row(4), row(3), row(2) });
    QVERIFY(chosen.isValid());
    QCOMPARE(chosen.row(), 3);
    QCOMPARE(model.rowAt(chosen)->id, 2);
}

void TestKeyedTableModel::aFilterLooksAtBeginningsOfWords_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("nothing typed") << QString() << true;
    QTest::newRow("first word") << u"climb"_s << true;
    QTest::newRow("second word") << u"shoe"_s << true;
    QTest::newRow("two beginnings") << u"sh cl"_s << true;
    QTest::newRow("sku") << u"cs-4"_s << true;
    QTest::newRow("accents do not matter") << u"zizkov"_s << true;
    QTest::newRow("middle of a word") << u"limb"_s << false;
    QTest::newRow("one of two words") << u"climb rope"_s << false;
}

void TestKeyedTableModel::aFilterLooksAtBeginningsOfWords()
{
    QFETCH(const QString, wanted);
    QFETCH(const bool, isFound);
    StockLevel level;
    level.name = u"Climbing shoes"_s;
    level.sku = u"CS-42"_s;
    level.warehouse = u"Žižkov"_s;
    QCOMPARE(StockLevelModel::isFitting(level, wanted), isFound);
}

QTEST_MAIN(TestKeyedTableModel)
#include "tst_keyedtablemodel.moc"
