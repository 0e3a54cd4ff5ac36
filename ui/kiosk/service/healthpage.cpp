#include "ui/kiosk/service/healthpage.h"

#include "ui/kiosk/service/kioskhealth.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textrole.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::seconds lookEvery { 1 };
constexpr int textColumn = 3;

struct Mark {
    QString icon;
    QColor colour;
    TextRole role;
};

Mark markOf(HealthLevel level, const ThemeTokens &tokens)
{
    switch (level) {
    case HealthLevel::Good:
        return { u"check"_s, tokens.good, TextRole::Good };
    case HealthLevel::Warning:
        return { u"warning"_s, tokens.warning, TextRole::Warning };
    case HealthLevel::Bad:
        return { u"close"_s, tokens.error, TextRole::Error };
    case HealthLevel::Absent:
        return { u"minus"_s, tokens.softText, TextRole::Soft };
    }
    Q_UNREACHABLE();
}

}

HealthPage::HealthPage(const Theme &theme, const KioskHealth &health, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_health(health)
    , m_grid(new QGridLayout(this))
{
    setObjectName(u"healthPage"_s);
    m_grid->setHorizontalSpacing(2 * Metrics::unit);
    m_grid->setVerticalSpacing(2 * Metrics::unit);
    m_grid->setColumnStretch(textColumn, 1);
    m_timer.setInterval(lookEvery);
    connect(&m_timer, &QTimer::timeout, this, &HealthPage::refresh);
    connect(&health, &KioskHealth::changed, this, [this] {
        if (isVisible()) {
            refresh();
        }
    });
    connect(&theme, &Theme::changed, this, &HealthPage::refresh);
    refresh();
}

void HealthPage::refresh()
{
    const QList<HealthRow> rows = HealthRows::of(m_health.facts());
    while (m_lines.size() < rows.size()) {
        const Line line { new QLabel(this), new QLabel(this), new QLabel(this), new QLabel(this) };
        const int row = static_cast<int>(m_lines.size());
        line.text->setObjectName(u"health-"_s + rows.at(row).key);
        line.text->setWordWrap(true);
        setTextRole(line.title, TextRole::Strong);
        int column = 0;
        for (QLabel *label : { line.mark, line.title, line.level, line.text }) {
            m_grid->addWidget(label, row, column++, Qt::AlignTop);
        }
        m_lines.append(line);
    }
    for (qsizetype index = 0; index < rows.size(); ++index) {
        show(m_lines.at(index), rows.at(index));
    }
}

void HealthPage::show(const Line &line, const HealthRow &row)
{
    const Mark mark = markOf(row.level, m_theme.tokens());
    const int size = m_theme.scaled(Metrics::iconSize);
    line.mark->setPixmap(m_theme.pixmap(mark.icon, mark.colour, size, devicePixelRatioF()));
    line.title->setText(row.title);
    line.level->setText(HealthRows::levelText(row.level));
    setTextRole(line.level, mark.role);
    line.text->setText(row.text);
    line.text->setAccessibleName(
        row.title + u": " + HealthRows::levelText(row.level) + u". " + row.text);
}

void HealthPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        refresh();
    }
    QWidget::changeEvent(event);
}

void HealthPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
    m_timer.start();
}

void HealthPage::hideEvent(QHideEvent *event)
{
    m_timer.stop();
    QWidget::hideEvent(event);
}
