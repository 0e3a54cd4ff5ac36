#include "ui/kiosk/look/keptfont.h"

#include <QEvent>
#include <QFont>
#include <QWidget>

bool mayChangeFont(const QEvent &event)
{
    switch (event.type()) {
    case QEvent::Polish:
    case QEvent::StyleChange:
    case QEvent::FontChange:
    case QEvent::ApplicationFontChange:
    case QEvent::ParentChange:
        return true;
    default:
        return false;
    }
}

void keepFont(QWidget &widget, const QFont &font)
{
    const bool isOther = widget.font().pixelSize() != font.pixelSize()
        || widget.font().weight() != font.weight() || widget.font().families() != font.families();
    if (isOther) {
        widget.setFont(font);
    }
}
