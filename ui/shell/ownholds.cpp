#include "ui/shell/ownholds.h"

#include "ui/models/slotcelltext.h"
#include "ui/models/slotgridmodel.h"
#include "ui/sitetext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textrole.h"
#include "ui/widgets/keybutton.h"

#include <QEvent>
#include <QLabel>
#include <QSet>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

OwnHolds::OwnHolds(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_title(new QLabel(this))
    , m_rest(new QLabel(this))
    , m_column(new QVBoxLayout)
{
    setObjectName(u"ownHolds"_s);
    setTextRole(m_title, TextRole::Section);
    setTextRole(m_rest, TextRole::Caption);
    m_rest->setObjectName(u"ownHoldsRest"_s);
    m_rest->setWordWrap(true);
    for (QLabel *label : { m_title, m_rest }) {
        // In line with the text of the entries between them.
        label->setContentsMargins(Metrics::controlPadding, 0, Metrics::controlPadding, 0);
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Metrics::halfUnit);
    column->addWidget(m_title);
    m_column->setSpacing(Metrics::halfUnit);
    column->addLayout(m_column);
    column->addWidget(m_rest);
    retranslate();
}

void OwnHolds::refresh(const SlotGridModel &model)
{
    const QList<Hold> holds = model.ownHolds();
    m_count = static_cast<int>(holds.size());
    m_restCount = std::max(m_count - shownMax, 0);
    QSet<HoldId> shown;
    for (const Hold &hold : holds.first(std::min<qsizetype>(holds.size(), shownMax))) {
        shown.insert(hold.id);
        KeyButton *button = buttonOf(hold);
        const SlotCell *cell = model.cellOf(hold.slotId);
        const QString time
            = cell ? SiteText::time(cell->slot.range.start, model.zone()) : QString();
        const QString who
            = hold.customerName.isEmpty() ? SiteText::people(hold.partySize) : hold.customerName;
        button->setText(time.isEmpty() ? who : time + u"  "_s + who);
        button->setKeyText(SlotCellText::clock(hold.secondsLeft()));
        button->setAccessibleName(spoken(hold, time));
    }
    for (auto each = m_buttons.begin(); each != m_buttons.end();) {
        if (shown.contains(each.key())) {
            ++each;
            continue;
        }
        each.value()->hide();
        each.value()->deleteLater();
        each = m_buttons.erase(each);
    }
    retranslate();
}

void OwnHolds::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

QString OwnHolds::spoken(const Hold &hold, const QString &time)
{
    const int seconds = static_cast<int>(hold.secondsLeft());
    const QString people = SiteText::people(hold.partySize);
    if (time.isEmpty()) {
        return tr("Hold, %1, %n seconds left", "size of the party", seconds).arg(people);
    }
    return tr("Hold at %1, %2, %n seconds left", "time of the slot, size of the party", seconds)
        .arg(time, people);
}

KeyButton *OwnHolds::buttonOf(const Hold &hold)
{
    KeyButton *&button = m_buttons[hold.id];
    if (!button) {
        button = new KeyButton(m_theme, KeyButton::Variant::Quiet, this);
        button->setEntry(true);
        button->setObjectName(u"ownHold%1"_s.arg(hold.id.value()));
        const SlotId slot = hold.slotId;
        connect(button, &KeyButton::clicked, this, [this, slot] { Q_EMIT slotRequested(slot); });
        m_column->addWidget(button);
    }
    return button;
}

void OwnHolds::retranslate()
{
    m_title->setText(tr("My holds"));
    m_rest->setText(m_count == 0 ? tr("Nothing is held at this desk.")
                                 : tr("and %n more", "holds", m_restCount));
    m_rest->setVisible(m_count == 0 || m_restCount > 0);
}
