#include "ui/shell/legend.h"

#include "ui/models/slotcelltext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textrole.h"
#include "ui/widgets/stateswatch.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

Legend::Legend(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
{
    setObjectName(u"legend"_s);
    setTextRole(m_title, TextRole::Section);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(Metrics::controlPadding, 0, Metrics::controlPadding, 0);
    grid->setHorizontalSpacing(Metrics::unit);
    grid->setVerticalSpacing(Metrics::halfUnit);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_title, 0, 0, 1, 2);
    int row = 1;
    for (const CellState state : { CellState::Free,
             CellState::FewLeft,
             CellState::Full,
             CellState::Mine,
             CellState::HeldByOther,
             CellState::Closed }) {
        auto *label = new QLabel(this);
        setTextRole(label, TextRole::Caption);
        grid->addWidget(new StateSwatch(theme, state, this), row, 0);
        grid->addWidget(label, row, 1);
        m_labels.append({ state, label });
        ++row;
    }
    retranslate();
}

void Legend::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void Legend::retranslate()
{
    m_title->setText(tr("Legend"));
    for (const auto &[state, label] : std::as_const(m_labels)) {
        label->setText(SlotCellText::legend(state));
    }
}
