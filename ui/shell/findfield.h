#pragma once

#include "core/model/findhit.h"
#include "core/model/site.h"
#include "ui/models/entrymodel.h"

#include <QLineEdit>
#include <QPointer>

class Card;
class EntryList;
class FindPresenter;
class QLabel;
class Theme;

/**
 * The field in the top bar that finds people, holds and bookings, and what it found dropping down
 * below. The field keeps the keyboard: arrows choose, Enter takes, Escape goes back to where the
 * focus was. Borrows theme and presenter.
 */
class FindField : public QLineEdit {
    Q_OBJECT

public:
    explicit FindField(const Theme &theme, QWidget *parent = nullptr);

    /** Once; without a presenter the field is hidden. */
    void setPresenter(FindPresenter &presenter);

    /** Whose wall time is shown. */
    void setSite(const Site &site) { m_site = site; }

    /** Takes the keyboard, and remembers who had it. */
    void open();

    /** Looks for what a scanner has read; a hold with that code is taken as soon as it is here. */
    void look(const QString &scanned);

Q_SIGNALS:
    void hitTaken(const FindHit &hit);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void onFoundChanged();
    void showRows();
    void placeCard();
    void moveMark(int step);
    void take();
    void leave();
    void close();
    void retranslate();

    const Theme &m_theme;
    FindPresenter *m_presenter = nullptr;
    Site m_site;
    EntryModel m_rows;
    Card *m_card = nullptr; ///< child of the window
    EntryList *m_list = nullptr;
    QLabel *m_message = nullptr;
    QPointer<QWidget> m_before; ///< had the focus when the field was opened
    bool m_isTakeWanted = false; ///< Enter before the answer was here
};
