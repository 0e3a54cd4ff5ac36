#include "ui/models/gridview.h"

using namespace Qt::StringLiterals;

QString wordOf(GridView view)
{
    switch (view) {
    case GridView::Day:
        return u"day"_s;
    case GridView::Week:
        return u"week"_s;
    case GridView::Agenda:
        return u"agenda"_s;
    case GridView::Swapped:
        return u"swapped"_s;
    }
    Q_UNREACHABLE();
}

GridView gridViewOf(const QString &word)
{
    for (const GridView view : { GridView::Week, GridView::Agenda, GridView::Swapped }) {
        if (word == wordOf(view)) {
            return view;
        }
    }
    return GridView::Day;
}
