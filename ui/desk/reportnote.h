#pragma once

#include "ui/outcometext.h"
#include "ui/widgets/card.h"

#include <QTimer>

class QLabel;

/** The sentence under the cards of the panel: what a command came to, or why a key did nothing. */
class ReportNote : public Card {
    Q_OBJECT

public:
    explicit ReportNote(QWidget *parent = nullptr);

    /** Good news go after some seconds; the others stay until the next sentence. */
    void showSentence(const OutcomeText::Sentence &sentence);

    /** A hint: goes after some seconds. */
    void say(const QString &text);

private:
    void showText(const QString &text, BoxRole role);

    QLabel *m_text = nullptr;
    QTimer m_timer;
};
