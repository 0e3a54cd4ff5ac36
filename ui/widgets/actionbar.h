#pragma once

#include <QHash>
#include <QList>
#include <QString>
#include <QWidget>

class KeyButton;
class QGridLayout;
class QLabel;
class Theme;

/** One thing that can be done with what is chosen. */
struct PanelAction {
    QString name; ///< object name of its button, and what actionRequested() says
    QString text;
    QString key; ///< on the cap; empty: none
    bool isEnabled = true;
    QString reason = {}; ///< why it is not enabled, as a sentence
    bool isWide = false; ///< its text needs a row of its own
};

/**
 * The buttons at the foot of a panel: the first one filled, the others outlined below it, two in a
 * row where they are not wide, always in the same places. A button that stays keeps the focus. When
 * something is the matter with all of them, a line above says what.
 */
class ActionBar : public QWidget {
    Q_OBJECT

public:
    /** @p hintName: object name of the line above. */
    ActionBar(const Theme &theme, const QString &hintName, QWidget *parent = nullptr);

    void setActions(const QList<PanelAction> &actions);

    /** Whether the action with this name is there and can be done. */
    bool canDo(const QString &name) const;

    /** Why it cannot be done; empty when it can, and when there is no such action. */
    QString reasonOf(const QString &name) const;

    /** Tab comes to the buttons from this control. */
    void orderAfter(QWidget &control) { m_before = &control; }

    /** A sentence above the buttons; empty: none. */
    void setHint(const QString &hint);

Q_SIGNALS:
    void actionRequested(const QString &name);

private:
    KeyButton *buttonOf(const PanelAction &action);
    void place(const QStringList &names);
    bool isAlone(const QStringList &names, qsizetype at, bool isLeft) const;

    const Theme &m_theme;
    QGridLayout *m_grid = nullptr;
    QLabel *m_hint = nullptr;
    QWidget *m_before = nullptr; ///< in the order of Tab
    QHash<QString, KeyButton *> m_buttons;
    QStringList m_placed;
    QStringList m_wide; ///< of m_placed
};
