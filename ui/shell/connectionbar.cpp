#include "ui/shell/connectionbar.h"

#include "core/live/livefeed.h"
#include "ui/errortext.h"
#include "ui/presenters/holdpresenter.h"

#include <QEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

ConnectionBar::ConnectionBar(const Theme &theme, QWidget *parent)
    : MessageBar(theme, parent)
{
    setObjectName(u"connectionBar"_s);
    connect(this, &MessageBar::buttonPressed, this, &ConnectionBar::retry);
}

void ConnectionBar::watch(LiveFeed &feed, HoldPresenter &hold)
{
    m_feed = &feed;
    m_hold = &hold;
    connect(&feed, &LiveFeed::stateChanged, this, &ConnectionBar::refresh);
    connect(&hold, &HoldPresenter::activityChanged, this, &ConnectionBar::refresh);
    connect(&hold, &HoldPresenter::settleAttemptsChanged, this, &ConnectionBar::refresh);
    refresh();
}

void ConnectionBar::refresh()
{
    if (!m_feed) {
        return;
    }
    const bool isSettling = m_hold->activity() == HoldPresenter::Activity::Settling;
    const QString unknown
        = isSettling ? tr("The answer did not arrive. Checking what became of it…") : QString();
    switch (m_feed->state()) {
    case ConnectionState::Lost:
        showMessage(BoxRole::ErrorNote,
            isSettling ? unknown + u' ' + lostText() : lostText(),
            tr("Try now"));
        return;
    case ConnectionState::Refused:
        showMessage(BoxRole::ErrorNote, ErrorText::sentence(m_feed->lastError()), tr("Try now"));
        return;
    case ConnectionState::Connecting:
    case ConnectionState::Live:
        showMessage(BoxRole::WarningNote, unknown, isSettling ? tr("Check now") : QString());
        return;
    }
}

void ConnectionBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        refresh();
    }
    MessageBar::changeEvent(event);
}

void ConnectionBar::retry()
{
    m_feed->retryNow();
    m_hold->retrySettling();
    refresh();
}

QString ConnectionBar::lostText() const
{
    const QString what = tr("The database does not answer. You can look at this day and type; "
                            "holding, confirming and cancelling wait for it.");
    const QDateTime next = m_feed->nextAttemptAt();
    if (!next.isValid()) {
        return what;
    }
    const qint64 seconds = QDateTime::currentDateTimeUtc().secsTo(next);
    return what + u' '
        + (seconds > 0 ? tr("Next try in %n seconds.", nullptr, static_cast<int>(seconds))
                       : tr("Trying now…"));
}
