#pragma once

#include <QWidget>

class KioskButton;
class KioskLook;

/** What somebody who listens to the screens needs: once more, a pause, enough. Borrows @p look. */
class ListenBar : public QWidget {
    Q_OBJECT

public:
    explicit ListenBar(const KioskLook &look, QWidget *parent = nullptr);

Q_SIGNALS:
    void repeatRequested();
    void pauseRequested();
    void endRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void measure();
    void retranslate();

    const KioskLook &m_look;
    KioskButton *m_repeat = nullptr;
    KioskButton *m_pause = nullptr;
    KioskButton *m_end = nullptr;
};
