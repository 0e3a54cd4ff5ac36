#pragma once

#include <QDeadlineTimer>
#include <QTimer>
#include <QWidget>

class Theme;

/** Time left until a deadline of the monotonic clock, "4:32", in figures of equal width. */
class CountdownLabel : public QWidget {
    Q_OBJECT

public:
    explicit CountdownLabel(const Theme &theme, QWidget *parent = nullptr);

    void setDeadline(QDeadlineTimer deadline);

    /** "4:32"; "0:00" when it has passed. */
    QString text() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /** Once for each deadline. */
    void lapsed();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void onTick();

    const Theme &m_theme;
    QDeadlineTimer m_deadline;
    QTimer m_timer;
    QString m_shown;
    bool m_hasLapsed = false;
};
