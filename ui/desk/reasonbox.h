#pragma once

#include "ui/widgets/card.h"

#include <array>

class KeyButton;
class QLabel;
class QLineEdit;
class Theme;

/**
 * Asks why a booking is cancelled: four usual reasons on keys 1 to 4, or free text and Enter.
 *
 * A usual reason is given in English whatever the desk speaks, so that the journal and its reports
 * know each by one text; what was typed is given as it was typed.
 */
class ReasonBox : public Card {
    Q_OBJECT

public:
    explicit ReasonBox(const Theme &theme, QWidget *parent = nullptr);

    /** Empty field, cursor in it. */
    void open();

Q_SIGNALS:
    void reasonGiven(const QString &reason);
    void leaveRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    static constexpr int reasonCount = 4;

    bool handleKey(int key);
    void giveUsual(int index);
    void retranslate();

    QLabel *m_question = nullptr;
    std::array<KeyButton *, reasonCount> m_reasons {};
    QLineEdit *m_text = nullptr;
    KeyButton *m_done = nullptr;
    KeyButton *m_back = nullptr;
};
