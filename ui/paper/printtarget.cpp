#include "ui/paper/printtarget.h"

#include "ui/paper/paperdocument.h"

#include <cmath>

using namespace Qt::StringLiterals;

QString PrintTarget::mediaOf(const PaperSheet &page)
{
    constexpr qreal widthA5 = 148;
    constexpr qreal widthA4 = 210;
    if (qFuzzyCompare(page.size.width(), widthA4)) {
        return u"A4"_s;
    }
    if (qFuzzyCompare(page.size.width(), widthA5)) {
        return u"A5"_s;
    }
    return u"Custom.%1x%2mm"_s.arg(std::lround(page.size.width()))
        .arg(std::lround(std::ceil(page.size.height())));
}
