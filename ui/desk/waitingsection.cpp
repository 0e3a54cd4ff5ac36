#include "ui/desk/waitingsection.h"

#include "ui/desk/waitbox.h"
#include "ui/desk/waitingcard.h"
#include "ui/presenters/deskpresenter.h"
#include "ui/theme/metrics.h"
#include "ui/waitingtext.h"

#include <QEvent>
#include <QLabel>
#include <QTimeZone>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

WaitingSection::WaitingSection(DeskPresenter &desk, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_theme(theme)
    , m_title(new QLabel(this))
    , m_box(new WaitBox(desk.waiting(), theme, this))
    , m_column(new QVBoxLayout(this))
{
    setObjectName(u"waitingSection"_s);
    m_title->setObjectName(u"waitingTitle"_s);
    setTextRole(m_title, TextRole::Caption);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(Metrics::unit);
    m_column->addWidget(m_title);
    m_box->hide();
    WaitingPresenter &waiting = m_desk.waiting();
    connect(&waiting, &WaitingPresenter::listChanged, this, &WaitingSection::refresh);
    connect(&waiting, &WaitingPresenter::draftChanged, this, &WaitingSection::onDraftChanged);
    connect(&waiting, &WaitingPresenter::activityChanged, this, [this] {
        m_box->setBusy(m_desk.waiting().isBusy());
    });
    connect(&waiting, &WaitingPresenter::reportChanged, this, [this] {
        const auto &report = m_desk.waiting().report();
        Q_EMIT said(report ? WaitingText::report(*report) : NoteCard::Sentence {});
    });
    connect(m_box, &WaitBox::leaveRequested, this, &WaitingSection::stepBack);
    refresh();
}

void WaitingSection::refresh()
{
    const auto &detail = m_desk.slot().detail();
    const QList<WaitingParty> parties
        = detail ? m_desk.waiting().of(detail->slot.id) : QList<WaitingParty>();
    const QTimeZone zone(m_desk.day().site().zone);
    while (m_cards.size() > parties.size()) {
        m_cards.takeLast()->deleteLater();
    }
    while (m_cards.size() < parties.size()) {
        auto *card = new WaitingCard(m_theme, this);
        connect(card, &WaitingCard::removeRequested, this, [this](const WaitingParty &party) {
            m_desk.waiting().remove(party);
        });
        connect(card, &WaitingCard::holdRequested, this, [this](HoldId hold) {
            m_desk.slot().choose(hold);
            Q_EMIT closed();
        });
        m_column->addWidget(card);
        m_cards.append(card);
    }
    for (qsizetype i = 0; i < parties.size(); ++i) {
        m_cards.at(i)->showParty(parties.at(i), zone);
        m_cards.at(i)->show();
    }
    m_title->setText(tr("Waiting list: %n", "parties", static_cast<int>(parties.size())));
    m_title->setVisible(!parties.isEmpty());
    setVisible(!parties.isEmpty());
}

bool WaitingSection::stepBack()
{
    if (!m_desk.waiting().draft()) {
        return false;
    }
    m_desk.waiting().leave();
    return true;
}

void WaitingSection::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        refresh();
    }
    QWidget::changeEvent(event);
}

void WaitingSection::onDraftChanged()
{
    const auto &detail = m_desk.slot().detail();
    const bool isOpen = m_desk.waiting().draft().has_value();
    const bool wasOpen = !m_box->isHidden();
    if (isOpen && detail) {
        m_box->open(
            detail->slot.range.start, m_desk.day().now(), QTimeZone(m_desk.day().site().zone));
        Q_EMIT opened();
    } else {
        m_box->hide();
        if (wasOpen) {
            Q_EMIT closed();
        }
    }
}
