#pragma once

#include <QElapsedTimer>
#include <QWidget>

class DetailPanel;
class RecordPane;
class Theme;

/**
 * A page of records: search and table, and the panel of the chosen one beside them. Letters run the
 * buttons of the panel, "/" goes to the search, Escape closes one thing after the other and then
 * leaves. Borrows the theme.
 */
class RecordPage : public QWidget {
    Q_OBJECT

public:
    RecordPane &pane() { return *m_pane; }

    DetailPanel &panel() { return *m_panel; }

    /** Gives the keyboard to what is to be chosen. */
    virtual void takeFocus();

    /** Does what a button of the panel does; nothing while it cannot be done. */
    void run(const QString &action);

    /**
     * The same for Enter on a row. An Enter that follows at once upon the one that a form has just
     * been done with was meant for that form: it opens nothing.
     */
    void open(const QString &action);

Q_SIGNALS:
    /** Escape with nothing left to close. */
    void leaveRequested();

protected:
    /** @p prefix of all object names: "stock" gives "stockPage", "stockTable". */
    RecordPage(const Theme &theme, const QString &prefix, QWidget *parent = nullptr);

    /** Once, in the constructor of the page. Takes the panel over. */
    void setPanel(DetailPanel *panel);

    /** The button that a key stands for; empty: none. */
    virtual QString actionOf(const QKeyEvent &event) const = 0;

    /** Takes a key that is more than a button, such as a digit of a number; false: it was none. */
    virtual bool takeKey(const QKeyEvent &event);

    /** Letters belong to a form just now. */
    virtual bool isEditing() const = 0;

    /** The page appears or goes: reads now and again, or rests. */
    virtual void setActive(bool isActive) = 0;

    /** Another text to look for; empty: everything. */
    virtual void search(const QString &text) = 0;
    virtual void retranslate() = 0;

    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void onKey(QKeyEvent *event);
    void stepBack();

    RecordPane *m_pane = nullptr;
    DetailPanel *m_panel = nullptr;
    QElapsedTimer m_sinceDone; ///< since a form was done with; not valid before
};
