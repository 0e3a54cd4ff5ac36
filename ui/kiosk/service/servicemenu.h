#pragma once

#include "ui/kiosk/service/servicepresenter.h"

#include <QTimer>
#include <QWidget>

#include <array>
#include <chrono>

class HealthPage;
class KeyButton;
class KioskHealth;
class PinPad;
class QLabel;
class QStackedWidget;
class Theme;

/**
 * Covers the window of the kiosk while somebody of the house looks after it. Left alone for a
 * minute it goes away by itself, so that no visitor finds it open.
 */
class ServiceMenu : public QWidget {
    Q_OBJECT

public:
    static constexpr std::chrono::seconds leftAlone { 60 };

    struct Parts {
        const Theme &theme;
        ServicePresenter &presenter;
        const KioskHealth &health;
        QStringList languages; ///< codes that can be chosen here
        int controlSize = 0; ///< height of what is touched, pixels
    };

    /** Lies over @p window, which it fills, and is hidden at first. All are borrowed. */
    ServiceMenu(
        const Parts &parts, QWidget &window, std::chrono::milliseconds patience = leftAlone);

Q_SIGNALS:
    void languageRequested(const QString &code);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    enum Action { Reprint, TestPrinter, TestScanner, CloseKiosk, Health, Restart, Exit, Count };

    void build(QWidget &window);
    QWidget *buildMenu();
    QWidget *buildLanguages();
    QWidget *framed(QWidget *content);
    KeyButton *button(const QString &name, bool isDanger = false);
    void act(Action action);
    void refresh();
    void showView();
    void retranslate();

    Parts m_parts;
    QStackedWidget *m_stack = nullptr;
    PinPad *m_pad = nullptr;
    QWidget *m_menu = nullptr;
    HealthPage *m_health = nullptr;
    QWidget *m_healthFrame = nullptr;
    QLabel *m_scan = nullptr;
    QWidget *m_scanFrame = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_report = nullptr;
    std::array<KeyButton *, Count> m_actions {};
    KeyButton *m_leave = nullptr;
    QList<KeyButton *> m_backs; ///< to the menu
    QTimer m_patience;
    ServicePresenter::View m_shown = ServicePresenter::View::Shut;
};
