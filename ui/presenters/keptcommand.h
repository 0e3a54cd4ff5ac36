#pragma once

#include "core/base/onui.h"
#include "core/base/result.h"

#include <QObject>
#include <QTimer>

#include <functional>

/**
 * One command at a time that can be repeated without harm, because it has a key of its own or does
 * a thing that is done once. When its answer is lost the same command goes out again, at growing
 * pauses, until there is an answer. UI thread.
 */
class KeptCommand : public QObject {
    Q_OBJECT

public:
    enum class Activity {
        Idle,
        Sending,
        Settling, ///< the answer did not arrive; what became of the command is being found out
    };

    explicit KeptCommand(QObject *parent = nullptr);

    Activity activity() const { return m_activity; }

    bool isIdle() const { return m_activity == Activity::Idle; }

    /**
     * Sends @p ask and hands its answer to @p answered: an outcome, or an error that says that
     * nothing was done. False, and nothing is sent, while another command is not answered.
     */
    template <typename Outcome, typename Ask, typename Answered>
    bool send(Ask ask, Answered answered)
    {
        if (!isIdle()) {
            return false;
        }
        begin([this, ask, answered] {
            onUi(this, ask(), [this, answered](const Result<Outcome> &answer) {
                if (!answer && isStillUnknown(answer.error())) {
                    askAgainLater();
                    return;
                }
                finish();
                answered(answer);
            });
        });
        return true;
    }

    /** How often the command has gone out so far, or had when it was answered. */
    int attempts() const { return m_attempts; }

    /** The database may be back: what waits for its answer is asked for now. */
    void retryNow();

Q_SIGNALS:
    void activityChanged();

private:
    void begin(std::function<void()> attempt);
    bool isStillUnknown(const Error &error) const;
    void askAgainLater();
    void ask();
    void finish();
    void setActivity(Activity activity);

    std::function<void()> m_attempt;
    QTimer m_pause;
    Activity m_activity = Activity::Idle;
    int m_attempts = 0;
};
