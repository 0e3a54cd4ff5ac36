#pragma once

#include <QWidget>

class IdleWatch;
class KioskButton;
class KioskHold;
class KioskLook;
class KioskText;

/**
 * Asks whether somebody is still there, above everything else, and counts down. Any touch or key
 * is an answer; what lies below is not touched by it. Shows and hides itself.
 */
class IdleWarning : public QWidget {
    Q_OBJECT

public:
    /** Borrowed; they outlive the warning. @p parent is covered. */
    IdleWarning(
        const KioskLook &look, const IdleWatch &idle, const KioskHold &hold, QWidget *parent);

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void onWarningChanged();
    void retranslate();

    const KioskLook &m_look;
    const IdleWatch &m_idle;
    const KioskHold &m_hold;
    KioskText *m_question = nullptr;
    KioskText *m_text = nullptr;
    KioskButton *m_here = nullptr;
};
