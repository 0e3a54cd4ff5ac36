#pragma once

#include "core/model/site.h"

#include <QDate>
#include <QWidget>

class DateButton;
class FindField;
class KeyButton;
class QLabel;
class QMenu;
class QSpacerItem;
class Theme;

/** Name, day, site, desk, menu. */
class TopBar : public QWidget {
    Q_OBJECT

public:
    explicit TopBar(const Theme &theme, QWidget *parent = nullptr);

    void showDay(QDate day);

    /** The selector appears when there is more than one. */
    void showSites(const QList<Site> &sites, const Site &current);
    void showDesk(const QString &name);

    /** A filter for so many people, with the button that ends it; 0: there is none. */
    void showFilter(int party);

    /**
     * Day and site are of use only while the day is on screen; @p title stands in the place of the
     * day otherwise.
     */
    void setDayVisible(bool isVisible, const QString &title = {});

    /** Borrowed; opens below the menu button. */
    void setMenu(QMenu &menu);
    void openMenu();

    /** Hidden until it has something to ask. */
    FindField &findField() const { return *m_find; }

    /** Where a calendar may drop down from. */
    QWidget &dateButton() const;

Q_SIGNALS:
    void stepRequested(int days);
    void todayRequested();
    void dateRequested();
    void siteRequested(SiteId site);
    void filterOffRequested();
    void deskRequested();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build(const Theme &theme);
    void fitRoom(const Theme &theme);
    void chooseSite();
    void retranslate();
    void nameFilter();

    const Theme &m_theme;
    QLabel *m_name = nullptr;
    QLabel *m_title = nullptr;
    QSpacerItem *m_nameRoom = nullptr; ///< owned by the layout
    KeyButton *m_previous = nullptr;
    DateButton *m_date = nullptr;
    KeyButton *m_next = nullptr;
    KeyButton *m_today = nullptr;
    KeyButton *m_site = nullptr;
    KeyButton *m_filter = nullptr;
    FindField *m_find = nullptr;
    KeyButton *m_desk = nullptr;
    KeyButton *m_menuButton = nullptr;
    QMenu *m_menu = nullptr;
    QDate m_day;
    QList<Site> m_sites;
    Site m_current;
    bool m_isDayVisible = false;
    int m_party = 0; ///< of the filter
};
