#pragma once

#include "ui/kiosk/service/healthrow.h"

#include <QTimer>
#include <QWidget>

class KioskHealth;
class QGridLayout;
class QLabel;
class Theme;

/** How the parts of this kiosk are: a mark, a word and a sentence each. */
class HealthPage : public QWidget {
    Q_OBJECT

public:
    /** Both are borrowed and outlive the page. */
    HealthPage(const Theme &theme, const KioskHealth &health, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    struct Line {
        QLabel *mark = nullptr;
        QLabel *title = nullptr;
        QLabel *level = nullptr;
        QLabel *text = nullptr;
    };

    void refresh();
    void show(const Line &line, const HealthRow &row);

    const Theme &m_theme;
    const KioskHealth &m_health;
    QGridLayout *m_grid = nullptr;
    QList<Line> m_lines;
    QTimer m_timer; ///< ages grow also when nothing happens
};
