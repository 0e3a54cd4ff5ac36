#pragma once

#include "ui/models/slotcell.h"

#include <QHash>
#include <QWidget>

class QLabel;
class Theme;

/** What the looks of the cells mean: a swatch and a word each. */
class Legend : public QWidget {
    Q_OBJECT

public:
    explicit Legend(const Theme &theme, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_title = nullptr;
    QList<std::pair<CellState, QLabel *>> m_labels;
};
