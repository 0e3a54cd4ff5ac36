#pragma once

#include "ui/desk/gridkeys.h"
#include "ui/models/arrivalmodel.h"
#include "ui/presenters/arrivalspresenter.h"
#include "ui/widgets/recordpage.h"

class ArrivalsPanel;
class KeyButton;
class NumbersCard;

/**
 * Arrivals: the bookings of the day in the order of time, how many people have come, and the panel
 * of the chosen booking. Borrows services, day and theme.
 */
class ArrivalsPage : public RecordPage {
    Q_OBJECT

public:
    /** What the page is made over; borrowed. */
    struct Parts {
        ChangeService &changes;
        const DayPresenter &day;
        LiveFeed &feed;
    };

    ArrivalsPage(const Parts &parts, const Theme &theme, QWidget *parent = nullptr);
    ~ArrivalsPage() override;

    ArrivalsPresenter &arrivals() { return m_arrivals; }

    const ArrivalModel &model() const { return m_model; }

    /**
     * Chooses a booking of the list, and ends a filter that hides it. False, and nothing changes,
     * when it is not on the list.
     */
    bool showBooking(HoldId hold);

    /** Once a second: who is late by now, and how long the undo is still possible. */
    void tick();

Q_SIGNALS:
    /** Another day is wanted, by the keys that the day has for it. */
    void dayCommandRequested(GridCommand command);
    void historyRequested(HoldId hold, const QString &title);

protected:
    QString actionOf(const QKeyEvent &event) const override;
    bool takeKey(const QKeyEvent &event) override;
    bool isEditing() const override;
    void setActive(bool isActive) override;
    void search(const QString &text) override;
    void retranslate() override;

private:
    void build(const Theme &theme);
    void connectParts();
    void onRead();
    void fill();
    void showSums(const QList<ArrivalRow> &all);
    void showState(int total);

    ArrivalsPresenter m_arrivals;
    ArrivalModel m_model;
    ArrivalsPanel *m_panel = nullptr;
    NumbersCard *m_sums = nullptr;
    KeyButton *m_awaited = nullptr; ///< checked: only those who may still come
    qint64 m_minuteShown = 0; ///< since the epoch: who is late was told by it
    bool m_isFilling = false;
};
