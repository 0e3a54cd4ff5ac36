#pragma once

#include "core/customers/customerrequests.h"
#include "core/model/customer.h"
#include "core/model/foundhold.h"
#include "ui/presenters/deskpresenter.h"
#include "ui/presenters/findpresenter.h"
#include "ui/shell/siderail.h"
#include "ui/widgets/scannerfilter.h"

#include <QObject>
#include <QPointer>

class FindField;
class HistoryBox;
class PageStack;
class Theme;

/**
 * What a find leads to: a hold to its slot on its day, a person to the page of customers, a scan
 * from anywhere to the field; and the box that tells what happened to a hold, a slot or a person.
 * Made once the pages are there; borrows all of them.
 */
class Finder : public QObject {
    Q_OBJECT

public:
    struct Parts {
        CustomerService &customers;
        FindField &field;
        PageStack &pages; ///< open
        const Theme &theme;
        QWidget &window;
    };

    explicit Finder(const Parts &parts, QObject *parent = nullptr);

Q_SIGNALS:
    void pageRequested(SideRail::Page page);

private:
    void connectPages();
    void showHit(const FindHit &hit);
    void showHold(const FoundHold &hold);
    void chooseWanted();
    void showHistoryOfSlot();
    void showHistory(const HistorySubject &subject, const QString &title);

    Parts m_parts;
    FindPresenter m_find;
    ScannerFilter m_scanner;
    QPointer<HistoryBox> m_history; ///< made when it is asked for; child of the window
    FoundHold m_wanted; ///< becomes the chosen one when its slot is on the screen
};
