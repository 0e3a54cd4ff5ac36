#include "tests/models/gridbuilder.h"
#include "ui/models/slotgridmodel.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

/** The filter for free slots: what fits stands out, the rest recedes. */
class TestSlotGridFilter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void nothingRecedesWithoutAFilter();
    void whatIsTooSmallRecedes();
    void whatThisDeskHoldsNeverRecedes();
    void closedAndOverNeverFit();
    void aRefreshAndAnotherDayKeepTheFilter();
    void placesThatComeBackCount();
    void aSlotOverMidnightCountsOnceInAWeek();
    void screenReadersHearWhatFits();

private:
    std::unique_ptr<SlotGridModel> m_model;
};

void TestSlotGridFilter::init()
{
    m_model = std::make_unique<SlotGridModel>();
    m_model->setGrid(designDay(), GridBuilder::ownDesk());
}

void TestSlotGridFilter::nothingRecedesWithoutAFilter()
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        for (int column = 0; column < m_model->columnCount(); ++column) {
            QVERIFY(!m_model->index(row, column).data(SlotGridModel::RecedesRole).toBool());
        }
    }
}

void TestSlotGridFilter::whatIsTooSmallRecedes()
{
    QSignalSpy changes(m_model.get(), &QAbstractItemModel::dataChanged);
    m_model->setFitParty(5);
    QCOMPARE(changes.count(), 1);
    QVERIFY(m_model->index(4, 1).data(SlotGridModel::RecedesRole).toBool()); // 4 free
    QVERIFY(!m_model->index(4, 0).data(SlotGridModel::RecedesRole).toBool()); // 7 free
    int fitting = 0;
    const DayGrid day = designDay();
    for (const Slot &slot : day.places) {
        const bool isOver = slot.range.end <= day.takenAt;
        fitting += !isOver && !slot.isClosed() && slot.available >= 5 ? 1 : 0;
    }
    QVERIFY(fitting > 0);
    QCOMPARE(m_model->fittingCount(), fitting);
    m_model->setFitParty(0);
    QVERIFY(!m_model->index(4, 1).data(SlotGridModel::RecedesRole).toBool());
}

void TestSlotGridFilter::whatThisDeskHoldsNeverRecedes()
{
    m_model->setFitParty(9);
    QCOMPARE(m_model->cellAt(m_model->index(2, 0))->state, CellState::Mine);
    QVERIFY(!m_model->index(2, 0).data(SlotGridModel::RecedesRole).toBool());
}

void TestSlotGridFilter::closedAndOverNeverFit()
{
    m_model->setFitParty(1);
    QVERIFY(m_model->index(6, 4).data(SlotGridModel::RecedesRole).toBool()); // closed, 6 free
    QVERIFY(m_model->index(0, 0).data(SlotGridModel::RecedesRole).toBool()); // over, 3 free
}

void TestSlotGridFilter::aRefreshAndAnotherDayKeepTheFilter()
{
    m_model->setFitParty(5);
    m_model->setGrid(designDay(), GridBuilder::ownDesk());
    QCOMPARE(m_model->fitParty(), 5);
    GridBuilder tuesday(QDate(2027, 6, 8));
    tuesday.resources(1).slot({ .start = QTime(9, 0), .available = 4 });
    m_model->setGrid(tuesday.grid(), GridBuilder::ownDesk());
    QCOMPARE(m_model->fitParty(), 5);
    QCOMPARE(m_model->fittingCount(), 0);
    QVERIFY(m_model->index(0, 0).data(SlotGridModel::RecedesRole).toBool());
}

void TestSlotGridFilter::placesThatComeBackCount()
{
    m_model->setFitParty(5);
    const int before = m_model->fittingCount();
    m_model->patch({ m_model->slotAt(m_model->index(4, 1)), 12, 6 });
    QCOMPARE(m_model->fittingCount(), before + 1);
}

void TestSlotGridFilter::aSlotOverMidnightCountsOnceInAWeek()
{
    GridBuilder week(QDate(2027, 6, 7));
    week.resources(1).weekOf(0);
    week.slotOn(QDate(2027, 6, 8), { .start = QTime(23, 0), .minutes = 120 });
    m_model->setGrid(week.grid(), GridBuilder::ownDesk());
    m_model->setFitParty(1);
    QCOMPARE(m_model->fittingCount(), 1);
}

void TestSlotGridFilter::screenReadersHearWhatFits()
{
    m_model->setFitParty(5);
    const auto said = [this](int row, int column) {
        return m_model->index(row, column).data(Qt::AccessibleTextRole).toString();
    };
    QVERIFY(said(4, 0).contains(u"has room for 5"_s));
    QVERIFY(!said(4, 1).contains(u"has room for"_s));
}

QTEST_GUILESS_MAIN(TestSlotGridFilter)
#include "tst_slotgridfilter.moc"
