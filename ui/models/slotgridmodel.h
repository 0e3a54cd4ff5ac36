#pragma once

#include "core/booking/bookingoutcomes.h"
#include "core/model/daygrid.h"
#include "ui/models/slotgridlayout.h"

#include <QAbstractTableModel>
#include <QElapsedTimer>
#include <QTimeZone>

#include <optional>

/**
 * One day of one site as a table: rows are the start times of the day, columns the resources.
 *
 * A refresh of the same day changes only what differs (dataChanged, rows or columns in and out),
 * so focus, selection and scroll stay where they are; another day resets. Instants are UTC inside,
 * wall time of the site outside. Between reads the model lets holds lapse by this machine's
 * monotonic clock; the database decides all the same. UI thread only.
 */
class SlotGridModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role { StateRole = Qt::UserRole + 1, CountRole, CountdownRole, SlotIdRole };

    explicit SlotGridModel(QObject *parent = nullptr);
    ~SlotGridModel() override;

    /** Shows @p grid. @p ownDesk is the name of this workstation, as holds carry it. */
    void setGrid(const DayGrid &grid, const QString &ownDesk);

    /** Forgets the day. */
    void clear();

    /** Repaints one slot from the answer of a command; unknown slots are ignored. */
    void patch(const SlotNumbers &numbers);

    /** Adds, replaces or (when it is not held any more) removes an open hold of its slot. */
    void patchHold(const Hold &hold);

    /** Once a second: countdowns, lapses, the past, the now line. */
    void tick();

    /** Says everything anew after a change of language or locale. */
    void retranslate();

    const Site &site() const { return m_site; }

    QDate day() const { return m_day; }

    const QTimeZone &zone() const { return m_zone; }

    /** The clock of the database as of now. */
    QDateTime now() const;

    const QList<Resource> &resources() const { return m_layout.resources; }

    /** The slot at @p index, nullptr where there is none. Valid until the next change. */
    const SlotCell *cellAt(const QModelIndex &index) const;
    const SlotCell *cellOf(SlotId slot) const;

    /** The cell of a slot in its first row; invalid when the day does not have it. */
    QModelIndex indexOf(SlotId slot) const;
    SlotId slotAt(const QModelIndex &index) const;

    /** The first row's cell of the slot at @p index; @p index itself where there is no slot. */
    QModelIndex anchorOf(const QModelIndex &index) const;

    /** Start of a row, UTC. */
    QDateTime rowStart(int row) const;

    /** The row that starts at or last before @p instant; -1 before the first. */
    int rowAt(const QDateTime &instant) const;

    /** The row that is going on; -1 when the day is not today or has no rows. */
    int rowOfNow() const;

    /** Row and fraction of it that has gone by; empty as rowOfNow() is -1. */
    std::optional<double> nowPosition() const;

    /** The first slot from now on that can take @p party; invalid when there is none. */
    QModelIndex firstFree(int party) const;

    /** Own open holds of the day, soonest to lapse first. */
    QList<Hold> ownHolds() const;

    const QString &ownDesk() const { return m_ownDesk; }

    /** "10:00", wall time of the site. */
    QString rowLabel(int row) const;

    /** "UTC+2" for the rows of an hour that this day has twice, else empty. */
    QString rowNote(int row) const;

    /** Whether a row starts on the full hour. */
    bool isFullHour(int row) const;

    /** "Hall A, 10:00 to 11:00, 3 of 10 places free": for screen readers and tool tips. */
    QString spokenText(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    /** The day itself is another one (not a refresh). */
    void dayReplaced();
    /** The now line stands elsewhere. */
    void nowMoved();
    /** At least one open hold lapsed by this machine's clock: ask the database. */
    void holdsLapsed();

private:
    void replaceDay(const DayGrid &grid, SlotGridLayout layout);
    void refresh(SlotGridLayout layout);
    void changeRows(const SlotGridLayout &layout);
    void changeColumns(const SlotGridLayout &layout);
    void changeCells(SlotGridLayout layout);
    void announceSlot(const SlotCell &cell);
    bool tickCell(SlotCell &cell);
    void tickNow();
    QVariant rowHeader(int row, int role) const;
    QVariant columnHeader(int column, int role) const;
    QString utcOffset(int row) const;

    Site m_site;
    QDate m_day;
    TimeRange m_range;
    QTimeZone m_zone = QTimeZone::utc();
    QString m_ownDesk;
    QDateTime m_takenAt;
    QElapsedTimer m_sinceTaken;
    QDateTime m_lastNow; ///< at the last nowMoved(), in whole minutes
    SlotGridLayout m_layout;
};
