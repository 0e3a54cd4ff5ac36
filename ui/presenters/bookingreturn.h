#pragma once

#include "core/base/result.h"
#include "core/model/heldpieces.h"
#include "core/stock/stockoutcomes.h"
#include "core/stock/stockrequests.h"

#include <QList>
#include <QObject>

#include <memory>
#include <optional>
#include <variant>

class QTimer;
class StockService;

/** How many pieces of one item came back, and what became of the others. */
struct ReturnCounts {
    qint64 returned = 0;
    qint64 lost = 0;
    qint64 damaged = 0;
    qint64 consumed = 0;

    qint64 sum() const { return returned + lost + damaged + consumed; }

    bool operator==(const ReturnCounts &) const = default;
};

/** What is written down about the pieces of one item. */
struct ReturnLine {
    HeldPieces pieces;
    ReturnCounts counts;
};

/**
 * Takes the pieces of a booking back, item by item.
 *
 * One command at a time. Each line keeps its key until the database has answered for it, so that
 * a second try of the same wish returns nothing twice; after a lost answer the same command goes
 * out again by itself, at growing pauses. UI thread.
 */
class BookingReturn : public QObject {
    Q_OBJECT

public:
    enum class Activity {
        Idle,
        Sending,
        Settling, ///< the answer did not arrive; the same command is repeated by its key
    };

    /** Every line is done; how many pieces came back, and how many never will. */
    struct Finished {
        qint64 returned = 0;
        qint64 writtenOff = 0;
    };

    /** A line was refused or broke; those before it are done, it and the others are not. */
    struct Refused {
        QString itemName;
        StockAnswer answer;
    };

    using Report = std::variant<Finished, Refused, Error>;

    /** @p stock is borrowed and outlives this object. */
    explicit BookingReturn(StockService &stock, QObject *parent = nullptr);
    ~BookingReturn() override;

    /** Reads what is out of @p hold; not valid: nothing. The same hold again reads it anew. */
    void show(HoldId hold);

    HoldId hold() const { return m_hold; }

    /** Items of which pieces are out; empty while that is not known. */
    const QList<HeldPieces> &out() const { return m_out; }

    Activity activity() const { return m_activity; }

    /** What came of the last send(); empty before it and while one is on its way. */
    const std::optional<Report> &report() const { return m_report; }

    /** Sends the lines that say anything, one after the other; nothing while busy. */
    void send(const QList<ReturnLine> &lines, const QString &note);

    /** Repeats at once what waits for its answer. */
    void retryNow();

Q_SIGNALS:
    void outChanged();
    void activityChanged();
    void reportChanged();
    /** Pieces are back or written off: numbers elsewhere are not as they were. */
    void stockTouched();

private:
    struct Pending {
        ReturnRequest request;
        QString itemName;
    };

    void read();
    void sendNext();
    void onAnswered(const Result<StockAnswer> &answer);
    bool isStillUnknown(ErrorCode code) const;
    void end(const Report &report);
    void setActivity(Activity activity);
    IdempotencyKey keyFor(const ReturnRequest &wish) const;

    StockService &m_stock;
    std::unique_ptr<QTimer> m_pause;
    HoldId m_hold;
    QList<HeldPieces> m_out;
    QList<Pending> m_pending; ///< the first one is on its way
    QList<ReturnRequest> m_unanswered; ///< broke before an answer: the same wish has the same key
    Finished m_done;
    Activity m_activity = Activity::Idle;
    std::optional<Report> m_report;
    int m_attempts = 0;
    bool m_isReading = false;
    bool m_isAnotherReadWanted = false;
};
