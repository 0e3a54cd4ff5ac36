#pragma once

#include "core/model/findhit.h"
#include "core/model/site.h"

#include <QLineEdit>
#include <QPointer>

class FindCard;
class FindPresenter;
class HoldRescue;
class Theme;
struct ChangeReport;

/**
 * The field in the top bar that finds people, holds and bookings, and what it found dropping down
 * below. The field keeps the keyboard: arrows choose, Enter takes, Ctrl+Enter does what the button
 * below offers for the marked hold, Escape goes back to where the focus was. Borrows theme,
 * presenter and rescue.
 */
class FindField : public QLineEdit {
    Q_OBJECT

public:
    explicit FindField(const Theme &theme, QWidget *parent = nullptr);

    /** Once; without a presenter the field is hidden. */
    void setPresenter(FindPresenter &presenter);

    /** Once, after the presenter; without it holds can only be gone to. */
    void setRescue(HoldRescue &rescue);

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
    enum class Wish { None, Take, Rescue };

    void connectCard();
    bool isReady(Wish wish);
    void onFoundChanged();
    void showRows();
    void showAction();
    void showRefusal(const ChangeReport &report);
    void rescue();
    void take();
    void leave();
    void close();
    void closeAndForget();
    void retranslate();
    const FindHit *markedHit() const;

    const Theme &m_theme;
    FindPresenter *m_presenter = nullptr;
    HoldRescue *m_rescue = nullptr;
    Site m_site;
    FindCard *m_card = nullptr; ///< child of the window
    QPointer<QWidget> m_before; ///< had the focus when the field was opened
    Wish m_wish = Wish::None; ///< a key that came before the answer was here
};
