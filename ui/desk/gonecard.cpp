#include "ui/desk/gonecard.h"

#include "ui/customers/findwords.h"
#include "ui/desk/commandlist.h"
#include "ui/presenters/holdrescue.h"
#include "ui/sitetext.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/keybutton.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

GoneCard::GoneCard(HoldRescue &rescue, const Theme &theme, QWidget *parent)
    : Card(BoxRole::Card, parent)
    , m_rescue(rescue)
    , m_text(new QLabel(this))
    , m_caption(new QLabel(this))
    , m_revive(new KeyButton(theme, KeyButton::Variant::Normal, this))
    , m_leave(new KeyButton(theme, KeyButton::Variant::Quiet, this))
{
    setObjectName(u"goneCard"_s);
    content()->setSpacing(Metrics::unit);
    m_text->setObjectName(u"goneText"_s);
    m_text->setWordWrap(true);
    setTextRole(m_text, TextRole::Strong);
    setTextRole(m_caption, TextRole::Caption);
    m_revive->setObjectName(u"reviveButton"_s);
    m_leave->setObjectName(u"goneLeave"_s);
    for (QWidget *part :
        std::initializer_list<QWidget *> { m_text, m_caption, m_revive, m_leave }) {
        content()->addWidget(part);
    }
    connect(m_revive, &KeyButton::clicked, &m_rescue, &HoldRescue::rescueOffered);
    connect(m_leave, &KeyButton::clicked, this, &GoneCard::leaveRequested);
    connect(&m_rescue, &HoldRescue::offeredChanged, this, &GoneCard::refresh);
    connect(&m_rescue, &HoldRescue::activityChanged, this, &GoneCard::refresh);
    refresh();
}

void GoneCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        refresh();
    }
    Card::changeEvent(event);
}

void GoneCard::refresh()
{
    const std::optional<FoundHold> &hold = m_rescue.offered();
    setVisible(hold.has_value());
    if (!hold) {
        return;
    }
    m_text->setText(
        tr("This booking is not on the slot any more: %1.").arg(FindWords::state(*hold)));
    m_caption->setText(SiteText::people(hold->partySize) + u" · "_s + FindWords::code(hold->code));
    m_revive->setText(tr("Bring it back"));
    m_revive->setKeyText(CommandList::keyOf(GridCommand::Revive));
    m_revive->setEnabled(!m_rescue.isBusy());
    m_leave->setText(tr("Leave it as it is"));
    m_leave->setKeyText(CommandList::keyOf(GridCommand::StepBack));
    setAccessibleName(m_text->text());
}
