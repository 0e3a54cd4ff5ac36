#pragma once

#include "core/live/livefeed.h"
#include "ui/shell/siderail.h"
#include "ui/widgets/statusdot.h"

#include <QWidget>

#include <chrono>
#include <optional>

class DayPresenter;
class ElidedLabel;
class KeyButton;
class Theme;

/** Age of the data, connection, seal of the books, missing worker, database, keys. */
class StatusLine : public QWidget {
    Q_OBJECT

public:
    static constexpr std::chrono::seconds oldAge { 60 };

    explicit StatusLine(const Theme &theme, QWidget *parent = nullptr);

    /** What an age means to people: amber after three periods, red after a minute. */
    static StatusDot::Meaning meaningOf(std::chrono::seconds age, std::chrono::seconds period);

    /** Once a second. */
    void showAge(const DayPresenter &day);

    /** Says from now on what @p feed knows; it is borrowed and outlives the line. Once. */
    void watch(const LiveFeed &feed);

    /** That nothing moves by itself, and the button that changes it; shown once the desk is open.
     */
    void showPaused(bool isPaused);

    /** The keys at the right are those of the page on the screen. */
    void showKeysOf(SideRail::Page page);

    /** Where the data is: "private database", "shared server db.example". */
    void showPlace(bool isPrivate, const QString &place);

Q_SIGNALS:
    /** Pause the refresh, or let it go on. */
    void pauseRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void showConnection();
    void showSeal(const Seal &seal);
    void showUpkeep(const std::optional<Upkeep> &upkeep);
    void retranslate();
    QString momentOf(const QDateTime &instant) const;
    QString keyHints() const;

    StatusDot *m_age = nullptr;
    StatusDot *m_pause = nullptr;
    KeyButton *m_pauseButton = nullptr;
    StatusDot *m_connection = nullptr;
    StatusDot *m_seal = nullptr;
    StatusDot *m_upkeep = nullptr;
    ElidedLabel *m_place = nullptr;
    ElidedLabel *m_keys = nullptr;
    const LiveFeed *m_feed = nullptr; ///< borrowed; null before the desk opens
    const DayPresenter *m_day = nullptr; ///< the same
    std::optional<SideRail::Page> m_page; ///< empty until the desk is open: no keys to name
    bool m_isPrivate = false;
    bool m_isPaused = false;
    QString m_placeName;
};
