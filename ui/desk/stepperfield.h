#pragma once

#include <QWidget>

class KeyButton;
class QLineEdit;
class Theme;

/**
 * A whole number: digits, or one more and one less by "+", "−", Up and Down. Any number can be
 * typed up to a generous bound; the database says what fits. Enter and Escape are left to the form.
 */
class StepperField : public QWidget {
    Q_OBJECT

public:
    /** What the buttons step to at least and at most; digits are bounded by @p max alone. */
    struct Bounds {
        int min = 0;
        int max = 0;
    };

    /** What a screen reader calls the three parts. */
    struct Names {
        QString number;
        QString less;
        QString more;
    };

    StepperField(const Theme &theme, Bounds bounds, QWidget *parent = nullptr);

    int number() const;
    void setNumber(int number);

    void setNames(const Names &names);

    /** Puts the cursor into the number; @p isMarked: the next digit replaces it. */
    void takeFocus(bool isMarked);

    /** Where the number is typed; owned by the field. */
    QLineEdit *edit() const { return m_number; }

Q_SIGNALS:
    /** By a person, not by setNumber(). */
    void numberChanged(int number);

protected:
    /** Object names of the parts, for whoever looks for them. */
    void setPartNames(const QString &number, const QString &less, const QString &more);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void step(int by);

    Bounds m_bounds;
    QLineEdit *m_number = nullptr;
    KeyButton *m_less = nullptr;
    KeyButton *m_more = nullptr;
};
