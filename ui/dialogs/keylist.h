#pragma once

#include "ui/desk/commandlist.h"
#include "ui/shell/pagekeys.h"

#include <QDialog>

class KeyButton;
class QGridLayout;
class QHBoxLayout;
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

private:
    void rebuild();
    QGridLayout *addColumn(QHBoxLayout &columns);
    void addTitle(QGridLayout &grid, const QString &text);
    void addCommands(QGridLayout &grid, CommandGroup group);
    void addKeys(QGridLayout &grid, const QString &title, const QList<PageKey> &keys);

    QVBoxLayout *m_column = nullptr;
    KeyButton *m_close = nullptr;
    QWidget *m_content = nullptr;
};
