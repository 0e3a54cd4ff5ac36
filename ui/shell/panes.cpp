#include "ui/shell/panes.h"

#include <QWidget>

#include <algorithm>

void focusNextPane(const QList<QWidget *> &panes, const QWidget *focused, int step)
{
    Q_ASSERT(!panes.isEmpty());
    const auto at = std::find_if(panes.cbegin(), panes.cend(), [focused](const QWidget *pane) {
        return focused && (pane == focused || pane->isAncestorOf(focused));
    });
    const auto count = panes.size();
    const auto index = at == panes.cend() ? 0 : std::distance(panes.cbegin(), at);
    QWidget *next = panes.at((index + step + count) % count);
    if (next->focusPolicy() != Qt::NoFocus) {
        next->setFocus(Qt::TabFocusReason);
        return;
    }
    const QList<QWidget *> children = next->findChildren<QWidget *>();
    for (QWidget *child : children) {
        const bool isReached = (child->focusPolicy() & Qt::TabFocus) != 0;
        if (isReached && child->isVisible() && child->isEnabled()) {
            child->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}
