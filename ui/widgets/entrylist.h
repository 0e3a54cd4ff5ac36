#pragma once

#include <QListView>

class RecordDelegate;
class Theme;

/**
 * Entries in words, newest first, as high as all of them: the panel around it scrolls. Arrows
 * choose while it has the focus, which alone chooses nothing; letters go to the page. Borrows model
 * and theme.
 */
class EntryList : public QListView {
    Q_OBJECT

public:
    explicit EntryList(const Theme &theme, QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;

    /** Not valid: no entry is chosen any more. */
    void choose(const QModelIndex &entry);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    void keyboardSearch(const QString &search) override;

Q_SIGNALS:
    void chosenChanged(const QModelIndex &chosen);

    /** Another entry is current: @p area of this widget should be on the screen. */
    void areaWanted(const QRect &area);
    void openRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void fit();

    const Theme &m_theme;
    RecordDelegate *m_delegate = nullptr;
};
