#pragma once

#include <QDate>
#include <QFrame>

class MonthView;
class Theme;

/** A calendar that drops down where the rail has no room for one. Closes when a day is picked. */
class DatePopup : public QFrame {
    Q_OBJECT

public:
    DatePopup(const Theme &theme, QWidget *parent);

    void openBelow(const QWidget &anchor, QDate day, QDate today);

Q_SIGNALS:
    void dayPicked(QDate day);

private:
    MonthView *m_month = nullptr;
};
