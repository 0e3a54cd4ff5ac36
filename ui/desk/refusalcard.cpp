#include "ui/desk/refusalcard.h"

#include "core/base/localday.h"
#include "ui/desk/commandlist.h"
#include "ui/linetext.h"
#include "ui/outcometext.h"
#include "ui/presenters/deskpresenter.h"
#include "ui/sitetext.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/keybutton.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

RefusalCard::RefusalCard(DeskPresenter &desk, const Theme &theme, QWidget *parent)
    : Card(BoxRole::WarningNote, parent)
    , m_desk(desk)
    , m_text(new QLabel(this))
    , m_offers(new QLabel(this))
    , m_wait(new KeyButton(theme, KeyButton::Variant::Normal, this))
    , m_back(new KeyButton(theme, KeyButton::Variant::Quiet, this))
{
    setObjectName(u"refusalCard"_s);
    setFocusPolicy(Qt::StrongFocus);
    m_text->setObjectName(u"refusalText"_s);
    m_text->setWordWrap(true);
    setTextRole(m_text, TextRole::Strong);
    m_offers->setWordWrap(true);
    content()->setSpacing(Metrics::unit);
    content()->addWidget(m_text);
    content()->addWidget(m_offers);
    for (int i = 0; i < offersMax; ++i) {
        auto *button = new KeyButton(theme, KeyButton::Variant::Normal, this);
        button->setObjectName(u"nearby%1"_s.arg(i + 1));
        button->setKeyText(QString::number(i + 1));
        connect(button, &KeyButton::clicked, this, [this, i] { m_desk.hold().takeOffer(i); });
        content()->addWidget(button);
        m_buttons.at(static_cast<size_t>(i)) = button;
    }
    m_wait->setObjectName(u"refusalWait"_s);
    connect(m_wait, &KeyButton::clicked, this, &RefusalCard::waitRequested);
    content()->addWidget(m_wait);
    m_back->setObjectName(u"refusalBack"_s);
    connect(m_back, &KeyButton::clicked, this, &RefusalCard::leaveRequested);
    content()->addWidget(m_back);
}

void RefusalCard::refresh()
{
    const HoldPresenter &hold = m_desk.hold();
    if (!hold.refusal()) {
        return;
    }
    const QStringList offers = hold.shortage() ? offersOfLess(*hold.shortage()) : offersNearby();
    m_text->setText(sentence());
    if (!hold.shortage()) {
        m_offers->setText(
            offers.isEmpty() ? tr("Looking for slots nearby that fit…") : tr("Free nearby:"));
    }
    m_offers->setVisible(!hold.shortage());
    for (int i = 0; i < offersMax; ++i) {
        KeyButton *button = m_buttons.at(static_cast<size_t>(i));
        button->setVisible(i < offers.size());
        button->setText(offers.value(i));
    }
    m_wait->setText(tr("Put on the waiting list"));
    m_wait->setKeyText(CommandList::keyOf(GridCommand::Wait));
    m_wait->setVisible(canWait());
    m_back->setText(hold.isEditing() ? tr("Change what was typed") : tr("Back to the day"));
    m_back->setKeyText(QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText));
    setAccessibleName(m_text->text());
}

void RefusalCard::keyPressEvent(QKeyEvent *event)
{
    const int index = event->key() - Qt::Key_1;
    if (index >= 0 && index < offersMax) {
        m_desk.hold().takeOffer(index);
    } else if (event->key() == Qt::Key_Escape) {
        Q_EMIT leaveRequested();
    } else if (canWait() && gridCommandFor(*event) == GridCommand::Wait) {
        Q_EMIT waitRequested();
    } else {
        Card::keyPressEvent(event);
    }
}

void RefusalCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        refresh();
    }
    Card::changeEvent(event);
}

/** Places may come back; a slot that is over or closed, or a line that is short, is another thing.
 */
bool RefusalCard::canWait() const
{
    const auto &refusal = m_desk.hold().refusal();
    return refusal && std::holds_alternative<CapacityExhausted>(*refusal)
        && !m_desk.hold().shortage();
}

QString RefusalCard::sentence() const
{
    if (const auto &shortage = m_desk.hold().shortage()) {
        return LineText::shortage(*shortage, nameFor(*shortage));
    }
    const PlaceHoldOutcome &refusal = *m_desk.hold().refusal();
    QString text = OutcomeText::refusal(refusal);
    const auto &detail = m_desk.slot().detail();
    if (std::holds_alternative<CapacityExhausted>(refusal) && detail) {
        const QString faster
            = OutcomeText::whoWasFaster(*detail, m_desk.deskName(), m_desk.day().now());
        text = faster.isEmpty() ? text : faster + u' ' + text;
    }
    return text;
}

/** Of the item, or of the customer. */
QString RefusalCard::nameFor(const Shortage &shortage) const
{
    if (shortage.line == Shortage::Line::Extra) {
        return m_desk.extras().nameOf(shortage.code);
    }
    const auto &draft = m_desk.hold().draft();
    return draft ? draft->customerName : QString();
}

QStringList RefusalCard::offersOfLess(const Shortage &shortage) const
{
    const QString name = nameFor(shortage);
    QStringList offers;
    if (shortage.left > 0) {
        offers.append(LineText::offerLess(shortage, name));
    }
    offers.append(LineText::offerWithout(shortage, name));
    return offers;
}

QStringList RefusalCard::offersNearby() const
{
    QStringList offers;
    for (int i = 0; i < std::min<qsizetype>(m_desk.hold().nearby().size(), offersMax); ++i) {
        offers.append(offer(i));
    }
    return offers;
}

QString RefusalCard::offer(int index) const
{
    const NearbySlot &each = m_desk.hold().nearby().at(index);
    const QTimeZone zone(m_desk.day().site().zone);
    const QDate day = localDate(each.slot.range.start, zone);
    const QString time = SiteText::time(each.slot.range.start, zone);
    const QString when = day == m_desk.day().day() ? time : SiteText::shortDate(day) + u' ' + time;
    return tr("%1 · %2 (%n free)", "resource, time", each.slot.available)
        .arg(each.resourceName, when);
}
