#include "ui/widgets/statusdot.h"

#include "ui/theme/metrics.h"
#include "ui/theme/textrole.h"
#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace {

QString iconOf(StatusDot::Meaning meaning)
{
    switch (meaning) {
    case StatusDot::Meaning::Neutral:
        return u"ring"_s;
    case StatusDot::Meaning::Good:
        return u"dot"_s;
    case StatusDot::Meaning::Waiting:
        return u"clock"_s;
    case StatusDot::Meaning::Warning:
        return u"warning"_s;
    case StatusDot::Meaning::Error:
        return u"offline"_s;
    }
    return {};
}

TextRole roleOf(StatusDot::Meaning meaning)
{
    switch (meaning) {
    case StatusDot::Meaning::Neutral:
    case StatusDot::Meaning::Waiting:
        return TextRole::Soft;
    case StatusDot::Meaning::Good:
        return TextRole::Good;
    case StatusDot::Meaning::Warning:
        return TextRole::Warning;
    case StatusDot::Meaning::Error:
        return TextRole::Error;
    }
    return TextRole::Soft;
}

QColor colourOf(StatusDot::Meaning meaning, const ThemeTokens &tokens)
{
    switch (meaning) {
    case StatusDot::Meaning::Neutral:
    case StatusDot::Meaning::Waiting:
        return tokens.softText;
    case StatusDot::Meaning::Good:
        return tokens.good;
    case StatusDot::Meaning::Warning:
        return tokens.warning;
    case StatusDot::Meaning::Error:
        return tokens.error;
    }
    return tokens.softText;
}

}

StatusDot::StatusDot(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_mark(new QLabel(this))
    , m_label(new QLabel(this))
{
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Metrics::halfUnit + 1);
    row->addWidget(m_mark);
    row->addWidget(m_label);
    connect(&theme, &Theme::changed, this, &StatusDot::refresh);
    refresh();
}

void StatusDot::setStatus(Meaning meaning, const QString &text)
{
    m_label->setText(text);
    setAccessibleName(text);
    if (m_meaning != meaning) {
        m_meaning = meaning;
        refresh();
    }
}

void StatusDot::setIconName(const QString &name)
{
    if (m_iconName != name) {
        m_iconName = name;
        refresh();
    }
}

QString StatusDot::text() const { return m_label->text(); }

void StatusDot::refresh()
{
    const QString name = m_iconName.isEmpty() ? iconOf(m_meaning) : m_iconName;
    m_mark->setPixmap(m_theme.pixmap(name,
        colourOf(m_meaning, m_theme.tokens()),
        m_theme.scaled(Metrics::smallIconSize),
        devicePixelRatioF()));
    setTextRole(m_label, roleOf(m_meaning));
}
