#pragma once

#include <QObject>
#include <QWidget>

class KioskFlow;

/**
 * Reads the screens of a kiosk aloud for a visitor who asked for it: each new screen whole, what
 * has to be known, and what the mark comes to by keys or a switch. A press ends what is being said,
 * except one of @p bar, whose buttons are about the voice. UI thread.
 */
class KioskReader : public QObject {
    Q_OBJECT

public:
    /** Borrowed; they outlive the reader. @p root: what is read. */
    KioskReader(KioskFlow &flow, QWidget &root, const QWidget &bar, QObject *parent = nullptr);

    /** Another step is on the screen, or the same in another language. */
    void readScreen();

    /** This and nothing else; nothing when nobody listens. */
    void read(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void onFocusChanged(const QWidget *before, QWidget *now);

    KioskFlow &m_flow;
    QWidget &m_root;
    const QWidget &m_bar;
    bool m_isByKeys = false; ///< the mark moves because of a key
};
