#include "ui/desk/offerbar.h"

#include "core/base/localday.h"
#include "ui/desk/commandlist.h"
#include "ui/presenters/deskpresenter.h"
#include "ui/sitetext.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/countdownlabel.h"
#include "ui/widgets/keybutton.h"

#include <QDeadlineTimer>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QTimeZone>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

OfferBar::OfferBar(DeskPresenter &desk, const Theme &theme, QWidget *parent)
    : Card(BoxRole::GoodNote, parent)
    , m_desk(desk)
    , m_text(new QLabel(this))
    , m_countdown(new CountdownLabel(theme, this))
    , m_next(new KeyButton(theme, KeyButton::Variant::Normal, this))
{
    setObjectName(u"offerBar"_s);
    m_text->setObjectName(u"offerText"_s);
    m_text->setWordWrap(true);
    m_next->setObjectName(u"offerNext"_s);
    auto *row = new QHBoxLayout;
    row->setSpacing(2 * Metrics::unit);
    row->addWidget(m_text, 1);
    row->addWidget(m_countdown);
    row->addWidget(m_next);
    content()->addLayout(row);
    connect(m_next, &KeyButton::clicked, this, &OfferBar::nextRequested);
    connect(&m_desk.waiting(), &WaitingPresenter::listChanged, this, &OfferBar::refresh);
    refresh();
}

void OfferBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        refresh();
    }
    Card::changeEvent(event);
}

void OfferBar::refresh()
{
    const QList<WaitingParty> offers = m_desk.waiting().offers();
    setVisible(!offers.isEmpty());
    if (offers.isEmpty()) {
        return;
    }
    const WaitingParty &first = offers.first();
    const QTimeZone zone(m_desk.day().site().zone);
    const QDate day = localDate(first.range.start, zone);
    const QString time = SiteText::time(first.range.start, zone);
    const QString when
        = day == m_desk.day().today() ? time : SiteText::shortDate(day) + u' ' + time;
    QStringList person { first.customerName, first.customerPhone };
    person.removeAll(QString());
    QString text = tr("Places came back: call %1. %2 for %3, %4.",
        "name and phone, resource, size of the party, time")
                       .arg(person.join(u", "_s),
                           first.resourceName,
                           SiteText::people(first.partySize),
                           when);
    if (offers.size() > 1) {
        text += u' ' + tr("And %n more offer(s).", nullptr, static_cast<int>(offers.size()) - 1);
    }
    m_text->setText(text);
    m_countdown->setDeadline(QDeadlineTimer(m_desk.day().now().msecsTo(first.expiresAt)));
    m_next->setText(offers.size() > 1 ? tr("Next offer") : tr("Go to the offer"));
    m_next->setKeyText(CommandList::keyOf(GridCommand::NextOffer));
    setAccessibleName(text);
}
