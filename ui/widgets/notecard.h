#pragma once

#include "ui/widgets/card.h"

#include <QTimer>

class QLabel;

/** A sentence under the cards of a panel: what a command came to. Good news goes by itself. */
class NoteCard : public Card {
    Q_OBJECT

public:
    enum class Tone { Good, Warning, Error };

    /** @p name: object name of the sentence. */
    explicit NoteCard(const QString &name, QWidget *parent = nullptr);

    /** Empty: nothing to say. */
    void say(Tone tone, const QString &text);

    QString text() const;

private:
    QLabel *m_text = nullptr;
    QTimer m_timer;
};
