#pragma once

#include "ui/widgets/card.h"

#include <array>

class KeyButton;
class QLabel;
class QLineEdit;
class QSpinBox;
class Settings;
class Theme;

/** Whether the desk locks itself: its PIN, and after how many minutes. Kept at once. */
class LockChoice : public Card {
    Q_OBJECT

public:
    /** Both are borrowed and outlive the card. */
    LockChoice(Settings &settings, const Theme &theme, QWidget *parent = nullptr);

    /** For the page that sets all its labels to one width. */
    const std::array<QLabel *, 2> &labels() const { return m_labels; }

    /** Says everything anew; also called by the page, before it measures the labels. */
    void retranslate();

protected:
    void changeEvent(QEvent *event) override;

private:
    void takePin();
    void removePin();

    Settings &m_settings;
    bool m_isRefused = false; ///< what was typed cannot be a PIN
    QLabel *m_title = nullptr;
    QLabel *m_hint = nullptr;
    std::array<QLabel *, 2> m_labels {};
    QLineEdit *m_pin = nullptr;
    QSpinBox *m_minutes = nullptr;
    KeyButton *m_set = nullptr;
    KeyButton *m_remove = nullptr;
};
