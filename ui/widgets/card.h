#pragma once

#include "ui/theme/textrole.h"

#include <QFrame>

class QVBoxLayout;

/** A rounded frame with a column of content; its role decides fill and outline. */
class Card : public QFrame {
    Q_OBJECT

public:
    explicit Card(BoxRole role = BoxRole::Card, QWidget *parent = nullptr);

    /** Where content goes; owned by the card. */
    QVBoxLayout *content() const { return m_content; }

private:
    QVBoxLayout *m_content = nullptr;
};
