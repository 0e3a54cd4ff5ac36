#pragma once

#include "ui/widgets/card.h"

class DeskPresenter;
class QLabel;

/**
 * Above the editor: that its text is of an earlier run of the program, when it was typed, and what
 * can be done with it. Borrows the desk.
 */
class DraftNote : public Card {
    Q_OBJECT

public:
    DraftNote(DeskPresenter &desk, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    QString sentence(const QString &typedAt) const;

    DeskPresenter &m_desk;
    QLabel *m_text = nullptr;
};
