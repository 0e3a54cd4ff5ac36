#include "ui/desk/slotheading.h"

#include "ui/presenters/deskpresenter.h"
#include "ui/sitetext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textrole.h"

#include <QLabel>
#include <QTimeZone>
#include <QVBoxLayout>

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
        showDetail();
    } else if (slot.error()) {
        m_subtitle->setText(tr("The slot cannot be read just now."));
    } else if (!slot.slotId().isValid()) {
        m_title->setText(tr("No slot here"));
        m_subtitle->setText(tr("Move to a slot with the arrow keys."));
    }
    m_subtitle->setVisible(!m_subtitle->text().isEmpty());
}

void SlotHeading::showDetail()
{
    const SlotDetail &detail = *m_desk.slot().detail();
    const Site &site = m_desk.day().site();
    m_title->setText(
        detail.resourceName + u" · "_s + SiteText::span(detail.slot.range, QTimeZone(site.zone)));
    QStringList parts;
    if (!detail.slot.title.isEmpty()) {
        parts.append(detail.slot.title);
    }
    if (detail.slot.priceMinor > 0) {
        parts.append(
            tr("%1 a person", "price").arg(SiteText::price(detail.slot.priceMinor, site.currency)));
    }
    m_subtitle->setText(parts.join(u" · "_s));
}
