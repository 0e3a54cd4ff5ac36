#include "tests/ui/cuttexts.h"

#include "ui/widgets/keybutton.h"

#include <QLabel>

QStringList cutTexts(const QWidget &widget)
{
    QStringList found;
    for (const KeyButton *button : widget.findChildren<KeyButton *>()) {
        if (button->isVisible() && button->isCut()) {
            found.append(button->text());
        }
    }
    for (const QLabel *label : widget.findChildren<QLabel *>()) {
        if (!label->isVisible() || label->text().isEmpty()) {
            continue;
        }
        const bool isWhole = label->wordWrap()
            ? label->height() >= label->heightForWidth(label->width())
            : label->width() >= label->minimumSizeHint().width();
        if (!isWhole) {
            found.append(label->text());
        }
    }
    return found;
}
