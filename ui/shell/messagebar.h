#pragma once

#include "ui/theme/textrole.h"

#include <QFrame>

class KeyButton;
class QLabel;
class Theme;

/** One bar under the top bar: a sentence and at most one button. Never a dialog. */
class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(const Theme &theme, QWidget *parent = nullptr);

    /** Empty @p text hides the bar; empty @p buttonText hides the button. */
    void showMessage(BoxRole role, const QString &text, const QString &buttonText);

    QString text() const;

Q_SIGNALS:
    void buttonPressed();

    /** It is gone, and the focus was in it. */
    void focusReturned();

private:
    QLabel *m_text = nullptr;
    KeyButton *m_button = nullptr;
};
