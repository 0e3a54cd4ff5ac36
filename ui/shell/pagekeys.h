#pragma once

#include "ui/shell/siderail.h"

#include <QCoreApplication>
#include <QKeySequence>
#include <QList>
#include <QString>

/** A key of a page of records, or one that shows a page. */
struct PageKey {
    SideRail::Page page = SideRail::Page::Day;
    QString action; ///< what the page runs; empty: the page is shown
    QString text;
    QString key; ///< "Ctrl+2", "A"
    QKeySequence keys = {}; ///< of a page: what the window binds
};

/** Every key of these pages: the menu and the list of keys are made of this. */
class PageKeys {
    Q_DECLARE_TR_FUNCTIONS(PageKeys)

public:
    /** The keys that show pages. */
    static QList<PageKey> pages();

    /** The keys on a page; empty for one that has none of its own. */
    static QList<PageKey> on(SideRail::Page page);
    static QString title(SideRail::Page page);

private:
    static QList<PageKey> onArrivals();
    static QList<PageKey> onCustomers();
    static QList<PageKey> onStock();
    static QList<PageKey> onCredits();
};
