#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

class MainWindow;

/**
 * Saves a picture of the window once the day and the detail of a slot are painted, and ends the
 * program: 0 when the file is there, 1 with a sentence when it could not be made in a minute.
 */
class PictureTaker : public QObject {
    Q_OBJECT

public:
    /** @p window is borrowed and outlives this object. */
    PictureTaker(MainWindow &window, QString file, QObject *parent = nullptr);

    /** There will be no picture: says why and ends the program. */
    void giveUp(const QString &why);

private:
    void look();
    void take();

    MainWindow &m_window;
    QString m_file;
    QTimer m_timer;
    QElapsedTimer m_since;
    int m_settledCount = 0;
    bool m_hasEnded = false;
};
