#include "ui/presenters/extraspresenter.h"

#include "core/base/onui.h"
#include "core/stock/stockservice.h"

#include <algorithm>
#include <utility>

ExtrasPresenter::ExtrasPresenter(StockService &stock, QObject *parent)
    : QObject(parent)
    , m_stock(stock)
{
}

void ExtrasPresenter::showSite(SiteId site)
{
    if (site == m_site) {
        return;
    }
    m_site = site;
    m_extras.clear();
    Q_EMIT extrasChanged();
    refresh();
}

void ExtrasPresenter::refresh()
{
    if (!m_site.isValid()) {
        return;
    }
    if (m_isReading) {
        m_isAnotherReadWanted = true;
        return;
    }
    read();
}

QString ExtrasPresenter::nameOf(const QString &sku) const
{
    const auto found = std::find_if(
        m_extras.cbegin(), m_extras.cend(), [&sku](const Extra &each) { return each.sku == sku; });
    return found == m_extras.cend() ? sku : found->name;
}

void ExtrasPresenter::read()
{
    m_isReading = true;
    const SiteId site = m_site;
    onUi(this, m_stock.extras(site), [this, site](const Result<QList<Extra>> &answer) {
        m_isReading = false;
        // Without an answer the old numbers stay: they are a help, and nothing rests on them.
        if (site == m_site && answer && *answer != m_extras) {
            m_extras = *answer;
            Q_EMIT extrasChanged();
        }
        if (std::exchange(m_isAnotherReadWanted, false) || site != m_site) {
            refresh();
        }
    });
}
