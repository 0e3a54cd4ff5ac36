#pragma once

#include <QCoreApplication>
#include <QString>

class QAccessibleInterface;
class QWidget;

/** What a screen says to somebody who does not see it. UI thread. */
class ScreenText {
    Q_DECLARE_TR_FUNCTIONS(ScreenText)

public:
    /**
     * All that can be seen of @p root, in the order of its accessibility tree: a sentence for each
     * text, button and field, with its state and value. What is masked is said as one "asterisk"
     * for each character.
     */
    static QString of(QWidget &root);

    /** One thing alone, as it is said when the mark comes to it. */
    static QString ofOne(QWidget &widget);

private:
    static QString sentence(QAccessibleInterface &thing);
    static QString fieldSentence(QAccessibleInterface &field);
};
