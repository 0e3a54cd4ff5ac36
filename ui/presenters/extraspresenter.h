#pragma once

#include "core/base/id.h"
#include "core/model/extra.h"

#include <QList>
#include <QObject>

class StockService;

/**
 * What a site lends or sells with a slot, and how much of it can be held now.
 *
 * One read in flight; only the answer for the newest site is shown, and the old list of the same
 * site stays until then. UI thread.
 */
class ExtrasPresenter : public QObject {
    Q_OBJECT

public:
    /** @p stock is borrowed and outlives the presenter. */
    explicit ExtrasPresenter(StockService &stock, QObject *parent = nullptr);

    /** The same site again reads nothing. */
    void showSite(SiteId site);
    void refresh();

    /** Empty while nothing is known; the database decides what can be held anyway. */
    const QList<Extra> &extras() const { return m_extras; }

    /** The name of an item; the word for it where it is not known. */
    QString nameOf(const QString &sku) const;

Q_SIGNALS:
    void extrasChanged();

private:
    void read();

    StockService &m_stock;
    SiteId m_site;
    QList<Extra> m_extras;
    bool m_isReading = false;
    bool m_isAnotherReadWanted = false;
};
