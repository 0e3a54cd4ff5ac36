#pragma once

#include <QFlags>
#include <QWidget>

class KioskButton;
class KioskLook;
class QBoxLayout;

/**
 * What ends or goes on with a step: in one row where it fits, else with the main action in a row of
 * its own. "Start over" is always apart from the main action by "I need help", and never where a
 * main action is. @p look is borrowed.
 */
class StepFooter : public QWidget {
    Q_OBJECT

public:
    enum class Action {
        None = 0,
        Back = 1,
        StartOver = 2,
        Help = 4,
    };
    Q_DECLARE_FLAGS(Actions, Action)

    explicit StepFooter(const KioskLook &look, QWidget *parent = nullptr);

    void setActions(Actions actions);

    /** The words of the main action; empty: none. */
    void setMain(const QString &text);

    /** What the step shows has the main action itself. */
    void setMainLeftOut(bool isLeftOut);

    KioskButton *mainButton() const { return m_main; }

    /** In the order in which they are gone through. */
    QList<QWidget *> walk() const;

    /** How high it is when its main action is left out, or is not. Nothing to press: zero. */
    int heightWith(bool isMainLeftOut) const;

    /** Places everything anew: the width or a text is another. */
    void arrange();

Q_SIGNALS:
    void backRequested();
    void startOverRequested();
    void helpRequested();
    void mainRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    QList<KioskButton *> others() const;

    bool hasMain() const { return hasMain(m_isMainLeftOut); }

    bool hasMain(bool isLeftOut) const { return !m_mainText.isEmpty() && !isLeftOut; }

    int mainWidth() const;
    bool fitsOneRow() const;
    void retranslate();

    const KioskLook &m_look;
    Actions m_actions = Action::None;
    QString m_mainText;
    bool m_isMainLeftOut = false;
    KioskButton *m_back = nullptr;
    KioskButton *m_startOver = nullptr;
    KioskButton *m_help = nullptr;
    KioskButton *m_main = nullptr;
    QBoxLayout *m_above = nullptr;
    QBoxLayout *m_row = nullptr;
};

Q_DECLARE_OPERATORS_FOR_FLAGS(StepFooter::Actions)
