#pragma once

#include <QTimer>
#include <QWidget>

class KeyButton;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QStackedWidget;
class QVBoxLayout;
class RecordTable;
class Theme;

/**
 * The middle of a page of records: a field that searches, the table, and a message in its place
 * when there is nothing to show. Borrows the theme.
 */
class RecordPane : public QWidget {
    Q_OBJECT

public:
    /** @p prefix of all object names: "stock" gives "stockTable", "stockSearch". */
    RecordPane(const Theme &theme, const QString &prefix, QWidget *parent = nullptr);

    RecordTable &table() { return *m_table; }

    QLineEdit &search() { return *m_search; }

    void setSearchHint(const QString &hint);

    /** Beside the field, "12 items". */
    void setCount(const QString &count);

    /**
     * Puts a control of the page behind the field; it belongs to the pane then. While there is no
     * room for all, the count goes.
     */
    void addBesideSearch(QWidget *control);

    /** Puts a card between field and table; it belongs to the pane then. */
    void addAboveTable(QWidget *card);

    void showTable();

    /** @p action: text of a button below the message; empty: none. */
    void showMessage(const QString &title, const QString &text, const QString &action = {});

    /** A thin line above the table, once reading takes longer than a second. */
    void setReading(bool isReading);

    /** To the table, or to the message in its place. */
    void takeFocus();

    /** The same, with the first row chosen when none is. */
    void takeRows();

Q_SIGNALS:
    void searchEdited(const QString &text);

    /** Enter or Down in the field: to the rows that were looked for, as soon as they are here. */
    void rowsWanted();

    /** Enter or double click in the table. */
    void openRequested();
    void messageActionRequested();

    /** A key that the table or the message has not taken. */
    void keyPressed(QKeyEvent *event);

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build(const Theme &theme, const QString &prefix);
    QWidget *buildMessage(const Theme &theme, const QString &prefix);
    bool handleSearchKey(int key);
    void fitHead();

    QLineEdit *m_search = nullptr;
    QLabel *m_count = nullptr;
    QHBoxLayout *m_head = nullptr;
    QVBoxLayout *m_column = nullptr;
    QProgressBar *m_busy = nullptr;
    QStackedWidget *m_stack = nullptr;
    RecordTable *m_table = nullptr;
    QWidget *m_beside = nullptr; ///< null when the page has none
    QWidget *m_message = nullptr;
    QLabel *m_messageTitle = nullptr;
    QLabel *m_messageText = nullptr;
    KeyButton *m_messageAction = nullptr;
    QTimer m_busyDelay;
};
