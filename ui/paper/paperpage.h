#pragma once

#include "ui/paper/paperpresenter.h"

#include <QWidget>

#include <array>

class KeyButton;
class PaperView;
class PrintDesk;
class QLabel;
class QScrollArea;
class Theme;

/**
 * The paper before it is printed: ticket, receipt or day sheet, exactly as it will be. Enter prints
 * and goes back, Escape goes back, 1 to 3 choose. Borrows all.
 */
class PaperPage : public QWidget {
    Q_OBJECT

public:
    PaperPage(const PaperPresenter::Parts &parts, const Theme &theme, QWidget *parent = nullptr);

    /** @p language: of the desk. */
    void open(const PaperSubject &subject, const QString &language);

    PaperPresenter &paper() { return m_paper; }

Q_SIGNALS:
    void leaveRequested();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    static constexpr int kindCount = 3;

    QWidget *buildSide(const Theme &theme);
    void print();
    void scroll(int pages);
    int room() const;
    void refresh();
    QString stateText() const;

    PaperPresenter m_paper;
    const PrintDesk &m_desk;
    const Settings &m_settings;
    QScrollArea *m_scroll = nullptr;
    PaperView *m_view = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_state = nullptr;
    QLabel *m_target = nullptr;
    std::array<KeyButton *, kindCount> m_kinds {};
    KeyButton *m_print = nullptr;
    KeyButton *m_back = nullptr;
};
