#pragma once

#include "ui/kiosk/flow/kioskmessage.h"
#include "ui/kiosk/flow/kioskvisit.h"

#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <chrono>
#include <optional>

class IdleWarning;
class KioskFlow;
class KioskLook;
class KioskReader;
class Language;
class StepContent;
class StepFrame;
class SwitchScan;

/**
 * Everything that visitors see: the step of the flow in its frame, the languages, the time that is
 * left, what has to be known, and the warning before a visit ends. Fresh numbers wait while
 * something is pressed and for half a second after it. UI thread.
 */
class KioskWindow : public QWidget {
    Q_OBJECT

public:
    static constexpr int calmMs = 500;

    struct Parts {
        const KioskLook &look;
        KioskFlow &flow;
        Language &language;
        QStringList languages; ///< offered, in this order
        bool isLow = false; ///< all controls in the lower half
        std::chrono::milliseconds switchPeriod { 0 }; ///< for one switch; zero: none is used
    };

    /** Borrowed; they outlive the window. */
    explicit KioskWindow(Parts parts, QWidget *parent = nullptr);
    ~KioskWindow() override;

    StepFrame &frame() { return *m_frame; }

    /** On the screen, which follows the flow a moment later. */
    std::optional<KioskStep> shownStep() const { return m_shown; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void connectFlow();
    void connectFrame();
    void listenToKeyboards();
    void onChanged();
    void showStep();
    StepContent *make(KioskStep step);
    void showMessage();
    void showTime();
    void showListening();
    void takeNumbers();
    void wipe();

    Parts m_parts;
    StepFrame *m_frame = nullptr;
    IdleWarning *m_warning = nullptr;
    KioskReader *m_reader = nullptr;
    SwitchScan *m_scan = nullptr;
    StepContent *m_content = nullptr; ///< owned by the frame
    std::optional<KioskStep> m_shown; ///< whose content that is
    QTimer m_calm; ///< runs for a moment after every press
    std::optional<KioskMessage> m_said; ///< the message that was read
    bool m_isPressed = false;
    bool m_hasNumbers = false; ///< that wait until it is calm
    bool m_isShowing = false; ///< a step is about to be shown
};
