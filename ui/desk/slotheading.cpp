#include "ui/desk/slotheading.h"

#include "ui/presenters/deskpresenter.h"
#include "ui/sitetext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textrole.h"

#include <QLabel>
#include <QTimeZone>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

SlotHeading::SlotHeading(DeskPresenter &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_title(new QLabel(this))
    , m_subtitle(new QLabel(this))
{
    m_title->setObjectName(u"slotTitle"_s);
    m_title->setWordWrap(true);
    setTextRole(m_title, TextRole::Title);
    m_subtitle->setObjectName(u"slotSubtitle"_s);
    m_subtitle->setWordWrap(true);
    setTextRole(m_subtitle, TextRole::Soft);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Metrics::halfUnit);
    column->addWidget(m_title);
    column->addWidget(m_subtitle);
}

void SlotHeading::refresh()
{
    const SlotPresenter &slot = m_desk.slot();
    if (slot.detail()) {
        showSlot(slot.detail()->slot, slot.detail()->resourceName);
    } else if (slot.slotId().isValid()) {
        showFromGrid(slot.slotId());
    } else {
        m_title->setText(tr("No slot here"));
        const bool isDayEmpty = !m_desk.day().grid() || m_desk.day().grid()->places.isEmpty();
        m_subtitle->setText(isDayEmpty ? QString() : tr("Move to a slot with the arrow keys."));
    }
    if (slot.slotId().isValid() && slot.error()) {
        m_subtitle->setText(tr("The slot cannot be read just now."));
    }
    m_subtitle->setVisible(!m_subtitle->text().isEmpty());
}

/** Names the slot at once, while its detail is on its way or cannot be read. */
void SlotHeading::showFromGrid(SlotId id)
{
    const std::optional<DayGrid> &grid = m_desk.day().grid();
    if (!grid) {
        return;
    }
    const auto slot = std::find_if(grid->places.cbegin(),
        grid->places.cend(),
        [id](const Slot &each) { return each.id == id; });
    if (slot == grid->places.cend()) {
        return;
    }
    const auto resource = std::find_if(grid->resources.cbegin(),
        grid->resources.cend(),
        [&slot](const Resource &each) { return each.id == slot->resourceId; });
    showSlot(*slot, resource == grid->resources.cend() ? QString() : resource->name);
}

void SlotHeading::showSlot(const Slot &slot, const QString &resourceName)
{
    const Site &site = m_desk.day().site();
    m_title->setText(resourceName + u" · "_s + SiteText::span(slot.range, QTimeZone(site.zone)));
    QStringList parts;
    if (!slot.title.isEmpty()) {
        parts.append(slot.title);
    }
    if (slot.priceMinor > 0) {
        parts.append(
            tr("%1 a person", "price").arg(SiteText::price(slot.priceMinor, site.currency)));
    }
    m_subtitle->setText(parts.join(u" · "_s));
}
