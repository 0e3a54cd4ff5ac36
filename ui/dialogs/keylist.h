#pragma once

#include "ui/desk/commandlist.h"
#include "ui/shell/pagekeys.h"

#include <QDialog>

class KeyButton;
class QGridLayout;
class QHBoxLayout;
class QScrollArea;
class QVBoxLayout;
class Theme;

/** The keys of the desk and what they do. F1 opens and closes it, Escape closes it. */
class KeyList : public QDialog {
    Q_OBJECT

public:
    explicit KeyList(const Theme &theme, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void rebuild();
    void fit();
    bool scroll(int key);
    QGridLayout *addColumn(QHBoxLayout &columns);
    void addTitle(QGridLayout &grid, const QString &text);
    void addCommands(QGridLayout &grid, CommandGroup group);
    void addKeys(QGridLayout &grid, const QString &title, const QList<PageKey> &keys);

    QVBoxLayout *m_column = nullptr;
    KeyButton *m_close = nullptr;
    QScrollArea *m_scroll = nullptr; ///< where the window is smaller than the list
    QWidget *m_content = nullptr;
};
