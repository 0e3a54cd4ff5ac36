#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>

class QWidget;

/**
 * Saves a picture of a kiosk once it is ready and ends the program: 0 when the file is there, 1
 * with a sentence when it could not be made in a minute.
 */
class KioskPicture : public QObject {
    Q_OBJECT

public:
    using Ready = std::function<bool()>;

    /** @p window is borrowed and outlives this object. */
    KioskPicture(QWidget &window, QString file, Ready ready, QObject *parent = nullptr);

private:
    void look();
    void giveUp(const QString &why);

    QWidget &m_window;
    QString m_file;
    Ready m_ready;
    QTimer m_timer;
    QElapsedTimer m_since;
    int m_readyCount = 0;
};
