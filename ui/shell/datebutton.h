#pragma once

#include <QAbstractButton>

class Theme;

/** The day on screen as the title of the window; pressing it opens the calendar. */
class DateButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit DateButton(const Theme &theme, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
};
