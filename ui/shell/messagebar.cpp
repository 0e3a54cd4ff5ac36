#include "ui/shell/messagebar.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/keybutton.h"

#include <QHBoxLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

MessageBar::MessageBar(const Theme &theme, QWidget *parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
    , m_button(new KeyButton(theme, KeyButton::Variant::Normal, this))
{
    m_text->setObjectName(u"messageText"_s);
    m_text->setWordWrap(true);
    m_button->setObjectName(u"messageButton"_s);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(2 * Metrics::unit, Metrics::unit, 2 * Metrics::unit, Metrics::unit);
    row->setSpacing(2 * Metrics::unit);
    row->addWidget(m_text, 1);
    row->addWidget(m_button);
    connect(m_button, &KeyButton::clicked, this, &MessageBar::buttonPressed);
    hide();
}

void MessageBar::showMessage(BoxRole role, const QString &text, const QString &buttonText)
{
    const bool hadFocus = m_button->hasFocus();
    setVisible(!text.isEmpty());
    if (text.isEmpty()) {
        if (hadFocus) {
            Q_EMIT focusReturned();
        }
        return;
    }
    setBoxRole(this, role);
    m_text->setText(text);
    setAccessibleName(text);
    m_button->setText(buttonText);
    m_button->setVisible(!buttonText.isEmpty());
}

QString MessageBar::text() const
{
    return isVisibleTo(parentWidget()) ? m_text->text() : QString();
}
