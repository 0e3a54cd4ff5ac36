#pragma once

#include <QWidget>

class Theme;

/** Confirmed, held and available places of one capacity as a bar. Decoration: words stand by it. */
class CapacityBar : public QWidget {
    Q_OBJECT

public:
    explicit CapacityBar(const Theme &theme, QWidget *parent = nullptr);

    /** Places; @p capacity 0 shows an empty bar. */
    void setPlaces(int confirmed, int held, int capacity);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    int m_confirmed = 0;
    int m_held = 0;
    int m_capacity = 0;
};
