#pragma once

#include <QAbstractButton>

class Theme;

/**
 * The day on screen as the title of the window; pressing it opens the calendar.
 *
 * Where the day does not fit it is shown in its short form.
 */
class DateButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit DateButton(const Theme &theme, QWidget *parent = nullptr);

    void showDay(const QString &text, const QString &shortText);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int widthFor(const QString &text) const;

    const Theme &m_theme;
    QString m_shortText;
};
