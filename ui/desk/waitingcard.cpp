#include "ui/desk/waitingcard.h"

#include "ui/theme/metrics.h"
#include "ui/waitingtext.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/keybutton.h"

#include <QHBoxLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

WaitingCard::WaitingCard(const Theme &theme, QWidget *parent)
    : Card(BoxRole::Card, parent)
    , m_title(new ElidedLabel(TextRole::Strong, this))
    , m_detail(new QLabel(this))
    , m_button(new KeyButton(theme, KeyButton::Variant::Quiet, this))
{
    setTextRole(m_detail, TextRole::Caption);
    m_detail->setWordWrap(true);
    auto *row = new QHBoxLayout;
    row->setSpacing(Metrics::unit);
    row->addWidget(m_detail, 1);
    row->addWidget(m_button);
    content()->setSpacing(Metrics::halfUnit);
    content()->addWidget(m_title);
    content()->addLayout(row);
    connect(m_button, &KeyButton::clicked, this, [this] {
        if (m_party.isOffered) {
            Q_EMIT holdRequested(m_party.holdId);
        } else {
            Q_EMIT removeRequested(m_party);
        }
    });
}

void WaitingCard::showParty(const WaitingParty &party, const QTimeZone &zone)
{
    m_party = party;
    setObjectName(u"waitingCard%1"_s.arg(party.id.value()));
    m_button->setObjectName(u"waitingButton%1"_s.arg(party.id.value()));
    setBoxRole(this, party.isOffered ? BoxRole::GoodNote : BoxRole::Card);
    m_title->setText(WaitingText::title(party));
    m_detail->setText(WaitingText::detail(party, zone));
    m_button->setText(party.isOffered ? tr("Choose") : tr("Remove"));
    m_button->setAccessibleName(party.isOffered
            ? tr("Choose the hold that is offered: %1").arg(m_title->text())
            : tr("Take off the waiting list: %1").arg(m_title->text()));
    setAccessibleName(m_title->text() + u", "_s + m_detail->text());
}
