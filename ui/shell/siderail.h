#pragma once

#include <QWidget>

class KeyButton;
class Legend;
class MonthView;
class OwnHolds;
class Theme;

/** The left side of the window: pages, calendar, own holds, legend. */
class SideRail : public QWidget {
    Q_OBJECT

public:
    enum class Page { Day, Arrivals, Customers, Stock, Credits, Settings };

    explicit SideRail(const Theme &theme, QWidget *parent = nullptr);

    void setPage(Page page);

    MonthView &month() { return *m_month; }

    OwnHolds &ownHolds() { return *m_ownHolds; }

Q_SIGNALS:
    void pageRequested(SideRail::Page page);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitLegend();
    void retranslate();

    KeyButton *m_day = nullptr;
    KeyButton *m_arrivals = nullptr;
    KeyButton *m_customers = nullptr;
    KeyButton *m_stock = nullptr;
    KeyButton *m_credits = nullptr;
    KeyButton *m_settings = nullptr;
    MonthView *m_month = nullptr;
    OwnHolds *m_ownHolds = nullptr;
    Legend *m_legend = nullptr;
    bool m_isLegendWanted = true; ///< it explains the day
};
