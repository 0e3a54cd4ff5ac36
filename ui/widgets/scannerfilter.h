#pragma once

#include <QElapsedTimer>
#include <QKeyEvent>
#include <QList>
#include <QObject>
#include <QTimer>

#include <memory>
#include <vector>

/**
 * Tells a scanner from a person: more than eight characters within 150 ms, ended by Enter, were
 * read from a ticket, and no widget of the window hears of them. Every other key reaches the widget
 * that has the focus, after a pause that a person does not notice. A widget with the property
 * "takesCodes" gets everything at once. Watches the whole application. UI thread.
 */
class ScannerFilter : public QObject {
    Q_OBJECT

public:
    /** Keys of other windows, dialogs and menus are left alone. @p window is borrowed. */
    explicit ScannerFilter(QWidget &window, QObject *parent = nullptr);

Q_SIGNALS:
    /** What was scanned, in Latin letters and digits whatever the layout of the keyboard is. */
    void scanned(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool take(const QKeyEvent &press);
    void hold(const QKeyEvent &press);
    QString heldText() const;
    void replay();

    QWidget &m_window;
    std::vector<std::unique_ptr<QKeyEvent>> m_held; ///< in the order of arrival
    QElapsedTimer m_sinceFirst;
    QTimer m_pause;
    bool m_isBurst = false;
    bool m_isReplaying = false;
};
