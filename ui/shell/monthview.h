#pragma once

#include <QDate>
#include <QWidget>

class Theme;

/**
 * One month to pick a day from. Arrows move by days and weeks, Page Up and Page Down by months,
 * Home is today, Enter picks, Escape leaves. Weeks begin as the locale says.
 */
class MonthView : public QWidget {
    Q_OBJECT

public:
    /** @p theme is borrowed and outlives the view. */
    explicit MonthView(const Theme &theme, QWidget *parent = nullptr);

    /** The day on screen; the view turns to its month. */
    void showDay(QDate day);
    void setToday(QDate today);

    /** The day that the keyboard stands on. */
    QDate cursor() const { return m_cursor; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void dayPicked(QDate day);
    void leaveRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    static constexpr int columns = 7;
    static constexpr int weeks = 6;
    static constexpr int headRows = 2; ///< name of the month, names of the days

    QDate firstShown() const;
    QRect cell(int row, int column) const;
    QDate dayAt(QPoint point) const;
    void moveCursor(QDate day);
    void paintHead(QPainter &painter) const;
    void paintDay(QPainter &painter, const QRect &area, QDate day) const;
    void describe();

    const Theme &m_theme;
    QDate m_shown;
    QDate m_cursor;
    QDate m_today;
};
