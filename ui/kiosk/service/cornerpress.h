#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>

class QWidget;

/**
 * Notices a finger that rests in the top left corner of a window for three seconds: the only way
 * to the service menu by touch. What is below gets its presses as ever, and sees nothing of this.
 * The key chord Ctrl+Alt+Shift+S does the same. UI thread.
 */
class CornerPress : public QObject {
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds holdTime { 3'000 };

    /** @p side of the corner, pixels. @p window is borrowed. */
    CornerPress(QWidget &window,
        int side,
        std::chrono::milliseconds time = holdTime,
        QObject *parent = nullptr);

Q_SIGNALS:
    void held();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool isOurs(const QObject *watched) const;
    bool isInCorner(const QPointF &global) const;

    QWidget &m_window;
    int m_side;
    QTimer m_timer;
};
