#pragma once

#include "core/model/resource.h"
#include "ui/models/gridview.h"

#include <QList>
#include <QWidget>

class FreeBar;
class KeyButton;
class QBoxLayout;
class QMenu;
class Theme;

/** Above the grid: which view it is, whose week, and the question for free slots. Borrows the
 * theme. */
class GridBar : public QWidget {
    Q_OBJECT

public:
    explicit GridBar(const Theme &theme, QWidget *parent = nullptr);

    /** @p whose is shown in a week only. */
    void showView(GridView view, const QList<Resource> &resources, ResourceId whose);

    FreeBar &free() { return *m_free; }

Q_SIGNALS:
    void viewChosen(GridView view);
    void resourceChosen(ResourceId resource);
    /** A menu is closed: the grid has the keyboard again. */
    void focusReturned();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void openViews();
    void openResources();
    void open(QMenu *menu, const KeyButton &below);
    void retranslate();

    const Theme &m_theme;
    QBoxLayout *m_parts = nullptr; ///< beside each other, or below where it is narrow
    GridView m_shown = GridView::Day;
    QList<Resource> m_resources;
    ResourceId m_whose;
    KeyButton *m_view = nullptr;
    KeyButton *m_resource = nullptr;
    FreeBar *m_free = nullptr;
};
