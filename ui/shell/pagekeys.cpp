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
        entry(Page::Arrivals, Qt::Key_5),
        entry(Page::Settings, Qt::Key_Comma),
    };
}

QList<PageKey> PageKeys::on(SideRail::Page page)
{
    switch (page) {
    case SideRail::Page::Arrivals:
        return onArrivals();
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
    case SideRail::Page::Arrivals:
        return tr("Arrivals");
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

QList<PageKey> PageKeys::onArrivals()
{
    const auto page = SideRail::Page::Arrivals;
    const QString undo = QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText);
    return {
        { page, u"arrivalAll"_s, tr("The whole party is here"), key(Qt::Key_Enter) },
        { page, {}, tr("So many of the party are here"), u"1…9"_s },
        { page, u"arrivalOne"_s, tr("One more of the party"), key(Qt::Key_A) },
        { page, u"arrivalNone"_s, tr("Take back what was noted"), key(Qt::Key_Delete) },
        { page, u"arrivalNoShow"_s, tr("Nobody came"), key(Qt::Key_O) },
        { page, u"arrivalUndo"_s, tr("Undo the last one"), undo },
        { page, u"arrivalHistory"_s, tr("History of the booking"), key(Qt::Key_J) },
        { page, u"arrivalAwaited"_s, tr("Only those still expected"), key(Qt::Key_E) },
    };
}

QList<PageKey> PageKeys::onCustomers()
{
    const auto page = SideRail::Page::Customers;
    return {
        { page, u"customerChange"_s, tr("Change the customer"), key(Qt::Key_Enter) },
        { page, u"customerNew"_s, tr("New customer"), key(Qt::Key_N) },
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
