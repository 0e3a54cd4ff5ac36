#pragma once

#include "ui/kiosk/look/kiosklook.h"
#include "ui/kiosk/look/stepframe.h"

#include <QWidget>

class KioskFlow;

/**
 * What one step shows between the question and the actions. Made when the step comes, deleted when
 * it goes: what was chosen and typed lives in the flow. UI thread.
 */
class StepContent : public QWidget {
    Q_OBJECT

public:
    /** Borrowed; they outlive the content. */
    StepContent(const KioskLook &look, KioskFlow &flow, QWidget *parent = nullptr);

    /** Tells the frame question, explanation and actions, in the current language. */
    virtual void describe(StepFrame &frame) = 0;

    /** What the frame does with it where it is too high. */
    virtual StepFrame::Fit fit() const { return StepFrame::Fit::Pages; }

    /** The flow has changed: message, choice, or an answer. */
    virtual void refresh() { }

    /** Fresh numbers, at a moment when nothing is being pressed. */
    virtual void takeNumbers() { }

    /** The visit is over: nothing personal stays, not even in memory that is about to be freed. */
    virtual void wipe() { }

protected:
    /** In the current language, also at a change of it. */
    virtual void retranslate() = 0;

    const KioskLook &look() const { return m_look; }

    KioskFlow &flow() const { return m_flow; }

    int gap() const { return m_look.metrics().gap(); }

    void changeEvent(QEvent *event) override;

private:
    const KioskLook &m_look;
    KioskFlow &m_flow;
};
