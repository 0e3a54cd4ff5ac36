#pragma once

#include <QDialog>

class KeyButton;
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

    QVBoxLayout *m_column = nullptr;
    KeyButton *m_close = nullptr;
    QWidget *m_content = nullptr;
};
