#include "ui/desk/daymessage.h"

#include "core/live/livefeed.h"
#include "ui/desk/commandlist.h"
#include "ui/errortext.h"
#include "ui/presenters/daypresenter.h"
#include "ui/sitetext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textrole.h"
#include "ui/widgets/keybutton.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

DayMessage::DayMessage(
    const DayPresenter &day, const LiveFeed &feed, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_day(day)
    , m_feed(feed)
    , m_title(new QLabel(this))
    , m_text(new QLabel(this))
    , m_next(new KeyButton(theme, KeyButton::Variant::Normal, this))
    , m_retry(new KeyButton(theme, KeyButton::Variant::Normal, this))
{
    setObjectName(u"dayMessage"_s);
    setTextRole(m_title, TextRole::Title);
    setTextRole(m_text, TextRole::Soft);
    m_title->setObjectName(u"dayMessageTitle"_s);
    m_text->setObjectName(u"dayMessageText"_s);
    m_next->setObjectName(u"nextOpenDayButton"_s);
    m_retry->setObjectName(u"dayRetryButton"_s);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(Metrics::unit);
    column->addStretch(2);
    for (QLabel *label : { m_title, m_text }) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignCenter);
        column->addWidget(label);
    }
    column->addWidget(m_next, 0, Qt::AlignHCenter);
    column->addWidget(m_retry, 0, Qt::AlignHCenter);
    column->addStretch(3);
    connect(m_next, &KeyButton::clicked, this, &DayMessage::nextOpenDayRequested);
    connect(m_retry, &KeyButton::clicked, this, &DayMessage::retryRequested);
}

bool DayMessage::refresh()
{
    m_next->hide();
    m_retry->hide();
    switch (m_day.phase()) {
    case DayPhase::Starting:
        m_title->setText({});
        m_text->setText({});
        return true;
    case DayPhase::Waiting:
        showStarting();
        describe();
        return true;
    case DayPhase::Failed:
        showFailed();
        describe();
        return true;
    case DayPhase::Shown:
        break;
    }
    const bool isEmpty = !m_day.grid() || (m_day.isGridCurrent() && m_day.grid()->places.isEmpty());
    if (isEmpty) {
        showEmpty();
        describe();
    }
    return isEmpty;
}

void DayMessage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        refresh();
    }
    QWidget::changeEvent(event);
}

void DayMessage::keyPressEvent(QKeyEvent *event)
{
    const auto command = gridCommandFor(*event);
    if (!command) {
        QWidget::keyPressEvent(event);
    } else if (*command == GridCommand::Hold && m_next->isVisible()) {
        m_next->click(); // there is nothing to hold here
    } else {
        Q_EMIT commandRequested(*command);
    }
}

/** It has the focus in place of the grid, and a screen reader says what it is on. */
void DayMessage::describe() { setAccessibleName(m_title->text() + u' ' + m_text->text()); }

void DayMessage::showStarting()
{
    m_title->setText(tr("Waiting for the database"));
    m_text->setText(m_feed.state() == ConnectionState::Live
            ? tr("It is connected and reads the day. This takes longer than usual.")
            : tr("It does not answer yet. The day appears by itself when it does."));
    m_retry->setText(tr("Try now"));
    m_retry->setKeyText(CommandList::keyOf(GridCommand::Refresh));
    m_retry->show();
}

void DayMessage::showFailed()
{
    m_title->setText(tr("The day cannot be shown"));
    const Error error = m_day.error().value_or(Error {});
    m_text->setText(ErrorText::sentence(error) + u'\n'
        + tr("Code for support: %1").arg(ErrorText::supportCode(error)));
    m_retry->setText(tr("Try now"));
    m_retry->setKeyText(CommandList::keyOf(GridCommand::Refresh));
    m_retry->show();
}

void DayMessage::showEmpty()
{
    if (m_day.sites().isEmpty()) {
        m_title->setText(tr("There is no site yet"));
        m_text->setText(tr("Load the demo day with: holdfastctl demo load"));
        return;
    }
    m_title->setText(tr("No slots on %1").arg(SiteText::longDate(m_day.day())));
    const auto next = m_day.nextOpenDay();
    if (!next) {
        m_text->setText(tr("Page Up and Page Down show the days before and after."));
        return;
    }
    m_text->setText(tr("The next day with slots is %1.").arg(SiteText::dateInSentence(*next)));
    m_next->setText(tr("Go there"));
    m_next->setKeyText(CommandList::keyOf(GridCommand::Hold));
    m_next->show();
}
