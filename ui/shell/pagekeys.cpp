#include "ui/shell/pagekeys.h"

using namespace Qt::StringLiterals;

namespace {

QString key(int combination)
{
    return QKeySequence(combination).toString(QKeySequence::NativeText);
}

}

QList<PageKey> PageKeys::pages()
{
    using Page = SideRail::Page;
    const auto entry = [](Page page, Qt::Key digit) {
        const QKeySequence keys(Qt::CTRL | digit);
        return PageKey { page, {}, title(page), keys.toString(QKeySequence::NativeText), keys };
    };
    return {
        entry(Page::Day, Qt::Key_1),
        entry(Page::Stock, Qt::Key_2),
        entry(Page::Credits, Qt::Key_3),
        entry(Page::Customers, Qt::Key_4),
        entry(Page::Settings, Qt::Key_Comma),
    };
}

QList<PageKey> PageKeys::on(SideRail::Page page)
{
    switch (page) {
    case SideRail::Page::Customers:
        return onCustomers();
    case SideRail::Page::Stock:
        return onStock();
    case SideRail::Page::Credits:
        return onCredits();
    case SideRail::Page::Day:
    case SideRail::Page::Settings:
        return {};
    }
    Q_UNREACHABLE();
}

QString PageKeys::title(SideRail::Page page)
{
    switch (page) {
    case SideRail::Page::Day:
        return tr("Day");
    case SideRail::Page::Customers:
        return tr("Customers");
    case SideRail::Page::Stock:
        return tr("Stock");
    case SideRail::Page::Credits:
        return tr("Credits");
    case SideRail::Page::Settings:
        return tr("Settings");
    }
    Q_UNREACHABLE();
}

QList<PageKey> PageKeys::onCustomers()
{
    const auto page = SideRail::Page::Customers;
    return {
        { page, u"customerChange"_s, tr("Change the customer"), key(Qt::Key_Enter) },
        { page, u"customerHistory"_s, tr("History of the customer"), key(Qt::Key_H) },
        { page, u"customerMerge"_s, tr("Merge with the same person"), key(Qt::Key_M) },
        { page, u"customerErase"_s, tr("Erase the personal data"), key(Qt::Key_Delete) },
    };
}

QList<PageKey> PageKeys::onStock()
{
    const auto page = SideRail::Page::Stock;
    return {
        { page, u"stockAdjust"_s, tr("Adjust what is on hand"), key(Qt::Key_Enter) },
        { page, u"stockCount"_s, tr("Stocktake"), key(Qt::Key_C) },
        { page, u"stockTransfer"_s, tr("Move to another warehouse"), key(Qt::Key_T) },
        { page, u"stockReturn"_s, tr("Take pieces back"), key(Qt::Key_R) },
    };
}

QList<PageKey> PageKeys::onCredits()
{
    const auto page = SideRail::Page::Credits;
    return {
        { page, u"creditGrant"_s, tr("Grant credits"), key(Qt::Key_Enter) },
        { page, u"creditDebit"_s, tr("Debit credits"), key(Qt::Key_D) },
        { page, u"creditHold"_s, tr("Hold credits"), key(Qt::Key_H) },
        { page, u"creditCapture"_s, tr("Capture the chosen hold"), key(Qt::Key_C) },
        { page, u"creditPart"_s, tr("Capture a part of it"), key(Qt::Key_P) },
        { page, u"creditRelease"_s, tr("Release it"), key(Qt::Key_Delete) },
        { page, u"creditReverse"_s, tr("Reverse the chosen entry"), key(Qt::Key_V) },
        { page, u"creditLimits"_s, tr("Limits of the wallet"), key(Qt::Key_M) },
    };
}
