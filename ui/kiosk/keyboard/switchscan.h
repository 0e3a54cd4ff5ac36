#pragma once

#include <QTimer>
#include <QWidget>

#include <chrono>

/**
 * Goes through the controls of a window by itself, for who has one switch: it presses what has the
 * focus by Enter or Space. In the keyboard it goes through rows and keys, and on after two rounds
 * in which nothing was taken. Every key gives a whole period again. UI thread.
 */
class SwitchScan : public QObject {
    Q_OBJECT

public:
    /** @p root is borrowed: the window whose controls are gone through. */
    explicit SwitchScan(QWidget &root, QObject *parent = nullptr);

    /** How long each control has the focus; zero: stands still. */
    void setPeriod(std::chrono::milliseconds period);

    /** One control, row or key on. The timer calls it. */
    void advance();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget &m_root;
    QTimer m_timer;
};
