#pragma once

#include "core/model/site.h"
#include "ui/models/entrymodel.h"
#include "ui/presenters/historypresenter.h"

#include <QDialog>

class EntryList;
class KeyButton;
class QLabel;
class QScrollArea;
class Theme;

/**
 * What happened to a hold, a slot or a person, newest first, in a box over the window. Escape
 * closes it. Borrows service and theme.
 */
class HistoryBox : public QDialog {
    Q_OBJECT

public:
    HistoryBox(CustomerService &customers, const Theme &theme, QWidget *parent = nullptr);

    /** @p title: whose history it is. @p site: in whose wall time. */
    void showHistory(const HistorySubject &subject, const QString &title, const Site &site);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void retranslate();

    HistoryPresenter m_history;
    EntryModel m_rows;
    Site m_site;
    QLabel *m_title = nullptr;
    QLabel *m_message = nullptr;
    QScrollArea *m_scroll = nullptr;
    EntryList *m_list = nullptr;
    KeyButton *m_older = nullptr;
    KeyButton *m_close = nullptr;
};
