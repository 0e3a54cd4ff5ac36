#pragma once

#include <QFrame>
#include <QTimer>

class KeyButton;
class PrintDesk;
class QLabel;
class Theme;

/**
 * What became of a print, on whatever page one is: with the code in large letters when there is no
 * paper that says it. Never a dialog. Borrows all.
 */
class PrintNote : public QFrame {
    Q_OBJECT

public:
    explicit PrintNote(const Theme &theme, QWidget *parent = nullptr);

    /** @p desk is borrowed and outlives what the note shows of it. */
    void watch(PrintDesk &desk);

Q_SIGNALS:
    /** It is gone, and the focus was in it. */
    void focusReturned();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void refresh();
    void showFailure();
    void retranslate();

    PrintDesk *m_desk = nullptr;
    QLabel *m_text = nullptr;
    QLabel *m_code = nullptr;
    KeyButton *m_again = nullptr;
    KeyButton *m_close = nullptr;
    QTimer m_timer; ///< good news goes by itself
};
