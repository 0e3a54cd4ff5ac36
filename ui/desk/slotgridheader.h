#pragma once

#include <QHeaderView>

class SlotGridModel;
class Theme;

/**
 * The headers of the grid: resources or days with their places on one side, time on the other with
 * the now mark; which is above depends on the view.
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
    bool hasTimes() const;
    void paintLane(QPainter &painter, const QRect &area, int lane) const;
    void paintTime(QPainter &painter, const QRect &area, int line) const;
    void paintEdge(QPainter &painter, const QRect &area) const;
    QRect timeLine(const QRect &area) const;
    Qt::Alignment timeSide() const;
    QRect nowMark() const;
    QString nowText() const;
    void paintNow();
    void paintRest();

    const SlotGridModel &m_model;
    const Theme &m_theme;
};
