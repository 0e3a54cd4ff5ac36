#include "ui/widgets/actionbar.h"

#include "ui/theme/metrics.h"
#include "ui/theme/textrole.h"
#include "ui/widgets/keybutton.h"

#include <QGridLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

ActionBar::ActionBar(const Theme &theme, const QString &hintName, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_grid(new QGridLayout(this))
    , m_hint(new QLabel(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(Metrics::unit);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, 1);
    m_hint->setObjectName(hintName);
    m_hint->setWordWrap(true);
    setTextRole(m_hint, TextRole::Caption);
    m_grid->addWidget(m_hint, 0, 0, 1, 2);
    m_hint->hide();
}

void ActionBar::setActions(const QList<PanelAction> &actions)
{
    QStringList names;
    QStringList wide;
    for (const PanelAction &action : actions) {
        KeyButton *button = buttonOf(action);
        button->setText(action.text);
        button->setKeyText(action.key);
        button->setEnabled(action.isEnabled);
        button->setToolTip(action.isEnabled ? QString() : action.reason);
        button->setAccessibleDescription(button->toolTip());
        names.append(action.name);
        if (action.isWide) {
            wide.append(action.name);
        }
    }
    if (names != m_placed || wide != m_wide) {
        m_wide = wide;
        place(names);
    }
}

bool ActionBar::canDo(const QString &name) const
{
    const KeyButton *button = m_buttons.value(name);
    return button && m_placed.contains(name) && button->isEnabledTo(this);
}

QString ActionBar::reasonOf(const QString &name) const
{
    const KeyButton *button = m_buttons.value(name);
    return button && m_placed.contains(name) ? button->toolTip() : QString();
}

void ActionBar::setHint(const QString &hint)
{
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
}

KeyButton *ActionBar::buttonOf(const PanelAction &action)
{
    KeyButton *&button = m_buttons[action.name];
    if (!button) {
        button = new KeyButton(m_theme, KeyButton::Variant::Normal, this);
        button->setObjectName(action.name);
        button->hide();
        connect(button, &KeyButton::clicked, this, [this, name = action.name] {
            Q_EMIT actionRequested(name);
        });
    }
    return button;
}

/** The first, a wide one, and one at the left that has no neighbour. */
bool ActionBar::isAlone(const QStringList &names, qsizetype at, bool isLeft) const
{
    const bool hasNeighbour = at + 1 < names.size() && !m_wide.contains(names.at(at + 1));
    return at == 0 || m_wide.contains(names.at(at)) || (isLeft && !hasNeighbour);
}

void ActionBar::place(const QStringList &names)
{
    for (auto each = m_buttons.cbegin(); each != m_buttons.cend(); ++each) {
        m_grid->removeWidget(each.value());
        each.value()->setVisible(names.contains(each.key()));
    }
    int row = 1; // below the hint
    bool isLeft = true;
    for (qsizetype i = 0; i < names.size(); ++i) {
        KeyButton *button = m_buttons.value(names.at(i));
        button->setVariant(i == 0 ? KeyButton::Variant::Primary : KeyButton::Variant::Normal);
        const bool isWhole = isAlone(names, i, isLeft);
        m_grid->addWidget(button, row, isLeft ? 0 : 1, 1, isWhole ? 2 : 1);
        const bool isRowFull = isWhole || !isLeft;
        row += isRowFull ? 1 : 0;
        isLeft = isRowFull;
    }
    QWidget *before = m_before ? m_before : m_hint;
    for (const QString &name : names) {
        QWidget::setTabOrder(before, m_buttons.value(name));
        before = m_buttons.value(name);
    }
    m_placed = names;
    m_grid->invalidate();
    updateGeometry();
}
