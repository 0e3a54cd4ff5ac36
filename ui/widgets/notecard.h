#pragma once

#include "ui/widgets/card.h"

#include <QTimer>

class QLabel;

/** A sentence under the cards of a panel: what a command came to. Good news goes by itself. */
class NoteCard : public Card {
    Q_OBJECT

public:
    enum class Tone { Good, Warning, Error };

    struct Sentence {
        Tone tone = Tone::Good;
        QString text; ///< empty: nothing to say
    };

    /** @p name: object name of the sentence. */
    explicit NoteCard(const QString &name, QWidget *parent = nullptr);

    void say(const Sentence &sentence);

    /** A hint: a warning that goes after some seconds. */
    void hint(const QString &text);

    QString text() const;

private:
    QLabel *m_text = nullptr;
    QTimer m_timer;
};
