#pragma once

#include <QHeaderView>

class SlotGridModel;
class Theme;

/**
 * The headers of the day grid: resource and places above, time at the left with the now mark.
 * Fixed sections, nothing to click. Model and theme are borrowed.
 */
class SlotGridHeader : public QHeaderView {
    Q_OBJECT

public:
    SlotGridHeader(Qt::Orientation orientation,
        const SlotGridModel &model,
        const Theme &theme,
        QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void paintSection(QPainter *painter, const QRect &area, int section) const override;

private:
    void paintResource(QPainter &painter, const QRect &area, int column) const;
    void paintTime(QPainter &painter, const QRect &area, int row) const;
    QRect nowMark() const;
    QString nowText() const;
    void paintNow();
    void paintRest();

    const SlotGridModel &m_model;
    const Theme &m_theme;
};
