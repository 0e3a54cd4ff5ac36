#include "tests/db/waitingtest.h"
#include "tests/support/race.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** The waiting list stays right while places come and go from all sides. */
class TestWaitingRaces : public WaitingTest {
    Q_OBJECT

private Q_SLOTS:

    void nobodyIsForgottenBetweenJoinAndCancel_data() { addIsolationRows(); }

    void nobodyIsForgottenBetweenJoinAndCancel();
    void onePlaceIsOfferedOnce();
    void strangersGetNothingThatIsOffered();
    void lapsesAndSweepsOfferEachPlaceOnce();
    void erasuresDoNotStopTheList();

private:
    /** Places that are held or booked on @p slot, offers among them. */
    qint64 taken(SlotId slot);
};

qint64 TestWaitingRaces::taken(SlotId slot)
{
    return database().number("SELECT coalesce(sum(quantity), 0) FROM api.slot_holds("
        + QByteArray::number(slot.value()) + ')');
}

void TestWaitingRaces::nobodyIsForgottenBetweenJoinAndCancel()
{
    QFETCH(const QString, isolation);
    constexpr int rounds = 10;
    for (int round = 0; round < rounds; ++round) {
        const SlotId slot = database().addSlot(4);
        const SlotId other = database().addSlot(4);
        QList<qint64> holds;
        for (int i = 0; i < 4; ++i) {
            holds.append(held(slot, 1));
        }
        const auto outcomes
            = race(withIsolation(staff(), isolation), 8, [&](ApiCaller &caller, int i) {
                  constexpr int attemptsMax = 50;
                  QString outcome;
                  for (int attempt = 0; attempt < attemptsMax; ++attempt) {
                      if (i < 4) {
                          outcome = joinBy(
                              caller, slot, 1 + i % 2, QByteArray::number(1000 + 10 * round + i));
                      } else if (i < 6) {
                          outcome = caller.cancel(holds[i - 4]).outcome;
                      } else {
                          outcome = changeBy(caller,
                              "move_hold",
                              ApiCaller::newKey(),
                              { holds[i - 4], slot.value(), other.value() })
                                        .outcome;
                      }
                      if (outcome != u"40001" && outcome != u"40P01") {
                          break;
                      }
                  }
                  return outcome;
              });
        for (auto it = outcomes.begin(); it != outcomes.end(); ++it) {
            QVERIFY2(QStringList({ u"waiting"_s, u"has_room"_s, u"cancelled"_s, u"moved"_s })
                         .contains(it.key()),
                qPrintable(it.key()));
        }
        m_caller->sweep(10);
        QCOMPARE(forgotten(), 0);
    }
}

void TestWaitingRaces::onePlaceIsOfferedOnce()
{
    const SlotId slot = database().addSlot(10);
    QList<qint64> holds;
    for (int i = 0; i < 10; ++i) {
        holds.append(held(slot, 1));
    }
    for (int i = 0; i < 20; ++i) {
        QCOMPARE(join(slot, 1 + i % 3, QByteArray::number(2000 + i)), u"waiting"_s);
    }
    race(staff(), 10, [&](ApiCaller &caller, int i) { return caller.cancel(holds[i]).outcome; });
    QCOMPARE(forgotten(), 0);
    QCOMPARE(taken(slot) + available(slot), 10);
    QVERIFY(taken(slot) >= 9);
}

void TestWaitingRaces::strangersGetNothingThatIsOffered()
{
    const SlotId slot = database().addSlot(8);
    const qint64 hold = held(slot, 8);
    for (int i = 0; i < 8; ++i) {
        QCOMPARE(join(slot, 1, QByteArray::number(3000 + i)), u"waiting"_s);
    }
    const auto outcomes = race(staff(), 9, [&](ApiCaller &caller, int i) {
        return i == 0 ? caller.cancel(hold).outcome
                      : caller.place(ApiCaller::newKey(), slot, 1).outcome;
    });
    QCOMPARE(outcomes.value(u"cancelled"_s), 1);
    QCOMPARE(outcomes.value(u"capacity_exhausted"_s), 8);
    QCOMPARE(list(slot).filter(u"offered"_s).size(), 8);
}

void TestWaitingRaces::lapsesAndSweepsOfferEachPlaceOnce()
{
    const SlotId slot = database().addSlot(6);
    for (int i = 0; i < 6; ++i) {
        held(slot, 1);
    }
    for (int i = 0; i < 9; ++i) {
        QCOMPARE(join(slot, 1 + i % 2, QByteArray::number(4000 + i)), u"waiting"_s);
    }
    database().shiftClock(10min);
    race(staff(), 8, [&](ApiCaller &caller, int i) {
        if (i % 2 == 0) {
            caller.sweep(10);
            return u"swept"_s;
        }
        return caller.place(ApiCaller::newKey(), slot, 1).outcome;
    });
    m_caller->sweep(10);
    QCOMPARE(forgotten(), 0);
    QCOMPARE(taken(slot) + available(slot), 6);
}

void TestWaitingRaces::erasuresDoNotStopTheList()
{
    constexpr int rounds = 10;
    for (int round = 0; round < rounds; ++round) {
        const SlotId slot = database().addSlot(2);
        const qint64 hold = held(slot, 2);
        const QByteArray phone = QByteArray::number(5000 + 2 * round);
        QCOMPARE(join(slot, 2, phone), u"waiting"_s);
        QCOMPARE(join(slot, 2, QByteArray::number(5001 + 2 * round)), u"waiting"_s);
        const QByteArray customer
            = QByteArray::number(database().number("SELECT customer_id FROM holdfast.customers"
                                                   " WHERE phone = '"
                + phone + '\''));
        const auto outcomes = race(staff(), 2, [&](ApiCaller &caller, int i) {
            return i == 0 ? caller.cancel(hold).outcome
                          : caller.connection()
                                .run("CALL api.erase_customer(" + customer + ", 'asked')")
                                .text();
        });
        QCOMPARE(outcomes.value(u"cancelled"_s), 1);
        QCOMPARE(outcomes.value(u"erased"_s), 1);
        m_caller->sweep(10);
        QCOMPARE(forgotten(), 0);
        QCOMPARE(list(slot).size(), taken(slot) / 2 + list(slot).filter(u"waiting"_s).size());
    }
}

QTEST_GUILESS_MAIN(TestWaitingRaces)
#include "tst_waitingraces.moc"
