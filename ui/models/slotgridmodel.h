#pragma once

#include "core/booking/bookingoutcomes.h"
#include "core/model/daygrid.h"
#include "ui/models/slotgridlayout.h"

#include <QAbstractTableModel>
#include <QElapsedTimer>
#include <QTimeZone>

#include <optional>

/**
 * One day of one site, or a week of one resource, as a table: times along one side, resources or
 * days along the other, laid out as the view says.
 *
 * A refresh of the same day changes only what differs (dataChanged, rows or columns in and out),
 * so focus, selection and scroll stay where they are; another day or view resets. Instants are UTC
 * inside, wall time of the site outside. Between reads the model lets holds lapse by this machine's
 * monotonic clock; the database decides all the same. UI thread only.
 *
 * Lines and lanes are the two sides by meaning (see SlotGridLayout), rows and columns by place.
 */
class SlotGridModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role { StateRole = Qt::UserRole + 1, CountRole, CountdownRole, SlotIdRole, RecedesRole };

    explicit SlotGridModel(QObject *parent = nullptr);
    ~SlotGridModel() override;

    /** Shows @p grid. @p ownDesk is the name of this workstation, as holds carry it. */
    void setGrid(const DayGrid &grid, const QString &ownDesk);

    /** Forgets the day. */
    void clear();

    /**
     * How days are laid out from now on: what is shown is laid out anew. A week is shown when the
     * grid that was read is one.
     */
    void setView(GridView view);

    GridView view() const { return m_layout.view; }

    /** Slots without room for @p party recede; 0: none does. */
    void setFitParty(int party);

    int fitParty() const { return m_fitParty; }

    /** How many slots have room for fitParty(). */
    int fittingCount() const;

    /** Not what is looked for: drawn without weight. What this desk holds never recedes. */
    bool recedes(const SlotCell &cell) const;

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

    /** All of the site, in its order. */
    const QList<Resource> &resources() const { return m_layout.resources; }

    /** The slot at @p index, nullptr where there is none. Valid until the next change. */
    const SlotCell *cellAt(const QModelIndex &index) const;
    const SlotCell *cellOf(SlotId slot) const;

    /** The first cell of a slot; invalid when the day does not have it. */
    QModelIndex indexOf(SlotId slot) const;
    SlotId slotAt(const QModelIndex &index) const;

    /** The first cell of the slot at @p index; @p index itself where there is no slot. */
    QModelIndex anchorOf(const QModelIndex &index) const;

    /** Lines are columns. */
    bool isSwapped() const { return m_layout.isSwapped(); }

    int lineCount() const { return m_layout.lineCount(); }

    int laneCount() const { return m_layout.laneCount(); }

    int lineOf(const QModelIndex &index) const;
    int laneOf(const QModelIndex &index) const;

    /** Invalid outside of the table. */
    QModelIndex indexAt(int line, int lane) const;

    /** The resource or day of a lane; an empty one outside of the table. */
    GridLane lane(int lane) const { return m_layout.lanes.value(lane); }

    /** Empty for one that the site does not have. */
    QString resourceName(ResourceId resource) const { return m_layout.nameOf(resource); }

    /** Start of a line, UTC. */
    QDateTime lineStart(int line) const;

    /** The line that is going on; -1 when the day is not today or has no slots. */
    int lineOfNow() const;

    /** Line and fraction of it that has gone by; empty as lineOfNow() is -1, and in an agenda. */
    std::optional<double> nowPosition() const;

    /** Whether the now line passes through a lane: of a week only today's. */
    bool isLaneOfNow(int lane) const;

    /** Own open holds of the day, soonest to lapse first. */
    QList<Hold> ownHolds() const;

    const QString &ownDesk() const { return m_ownDesk; }

    /** "10:00", wall time of the site. */
    QString lineLabel(int line) const;

    /** "UTC+2" for the lines of an hour that a day has twice, else empty. */
    QString lineNote(int line) const;

    /** Whether a line starts on the full hour. */
    bool isFullHour(int line) const;

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
    enum class Side { Lines, Lanes };

    void replaceDay(const DayGrid &grid, SlotGridLayout layout);
    void refresh(SlotGridLayout layout);
    void changeLines(const SlotGridLayout &layout);
    void changeLanes(const SlotGridLayout &layout);
    void changeCells(SlotGridLayout layout);

    bool isRows(Side side) const { return (side == Side::Lines) != isSwapped(); }

    void beginInsert(Side side, int first, int last);
    void endInsert(Side side);
    void beginRemove(Side side, int first, int last);
    void endRemove(Side side);
    DayGrid shownGrid() const;
    GridView viewFor(const DayGrid &grid) const;
    void announceSlot(const SlotCell &cell);
    void announceAll();
    bool tickCell(SlotCell &cell);
    void tickNow();
    QDateTime lineEnd(int line) const;
    QVariant lineHeader(int line, int role) const;
    QVariant laneHeader(int lane, int role) const;
    QString laneName(const GridLane &lane) const;
    QString laneCaption(const GridLane &lane) const;
    QString utcOffset(int line) const;

    Site m_site;
    QDate m_day;
    TimeRange m_range;
    int m_days = 1;
    ResourceId m_only;
    GridView m_view = GridView::Day; ///< of days
    int m_fitParty = 0;
    QTimeZone m_zone = QTimeZone::utc();
    QString m_ownDesk;
    QDateTime m_takenAt;
    QElapsedTimer m_sinceTaken;
    QDateTime m_lastNow; ///< at the last nowMoved(), in whole minutes
    SlotGridLayout m_layout;
};
