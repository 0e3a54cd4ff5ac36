#include "ui/kiosk/look/stepfooter.h"

#include "ui/kiosk/look/kioskbutton.h"
#include "ui/kiosk/look/kiosklook.h"
#include "ui/theme/textrole.h"

#include <QBoxLayout>
#include <QEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int mainShare = 45; // of a row of its own, in hundredths

/** Takes everything out of a row; the widgets stay. */
void empty(QLayout &row)
{
    while (QLayoutItem *item = row.takeAt(0)) {
        delete item;
    }
}

}

StepFooter::StepFooter(const KioskLook &look, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
    , m_back(new KioskButton(look, KioskButton::Variant::Quiet, this))
    , m_startOver(new KioskButton(look, KioskButton::Variant::Quiet, this))
    , m_help(new KioskButton(look, KioskButton::Variant::Quiet, this))
    , m_main(new KioskButton(look, KioskButton::Variant::Main, this))
    , m_above(new QHBoxLayout)
    , m_row(new QHBoxLayout)
{
    setBoxRole(this, BoxRole::BottomBar);
    m_back->setObjectName(u"kioskBack"_s);
    m_back->setIconName(u"left"_s);
    m_startOver->setObjectName(u"kioskStartOver"_s);
    m_help->setObjectName(u"kioskHelp"_s);
    m_help->setIconName(u"question"_s);
    m_main->setObjectName(u"kioskMain"_s);
    auto *column = new QVBoxLayout(this);
    column->addLayout(m_above);
    column->addLayout(m_row);
    connect(m_back, &KioskButton::clicked, this, &StepFooter::backRequested);
    connect(m_startOver, &KioskButton::clicked, this, &StepFooter::startOverRequested);
    connect(m_help, &KioskButton::clicked, this, &StepFooter::helpRequested);
    connect(m_main, &KioskButton::clicked, this, &StepFooter::mainRequested);
    connect(&look, &KioskLook::changed, this, &StepFooter::arrange);
    retranslate();
}

void StepFooter::setActions(Actions actions)
{
    m_actions = actions;
    arrange();
}

void StepFooter::setMain(const QString &text)
{
    m_mainText = text;
    m_main->setText(text);
    arrange();
}

void StepFooter::setMainLeftOut(bool isLeftOut)
{
    m_isMainLeftOut = isLeftOut;
    arrange();
}

QList<KioskButton *> StepFooter::others() const
{
    QList<KioskButton *> shown;
    if (m_actions.testFlag(Action::Back)) {
        shown.append(m_back);
    }
    if (m_actions.testFlag(Action::StartOver)) {
        shown.append(m_startOver);
    }
    if (m_actions.testFlag(Action::Help)) {
        shown.append(m_help);
    }
    return shown;
}

QList<QWidget *> StepFooter::walk() const
{
    QList<QWidget *> found;
    for (QWidget *button : { m_main, m_help, m_startOver, m_back }) {
        if (button->isVisible() && button->isEnabled()) {
            found.append(button);
        }
    }
    return found;
}

/** In a row with the others; it is to look more important than they do. */
int StepFooter::mainWidth() const { return std::max(m_main->sizeHint().width(), width() / 5); }

bool StepFooter::fitsOneRow() const
{
    const KioskMetrics &m = m_look.metrics();
    int needed = 2 * m.margin() + mainWidth();
    for (const KioskButton *button : others()) {
        needed += button->sizeHint().width() + m.gap();
    }
    return needed <= width();
}

int StepFooter::heightWith(bool isMainLeftOut) const
{
    const KioskMetrics &m = m_look.metrics();
    const bool hasMainThen = hasMain(isMainLeftOut);
    const QList<KioskButton *> shown = others();
    if (shown.isEmpty() && !hasMainThen) {
        return 0;
    }
    const bool isOneRow = hasMainThen && fitsOneRow();
    const auto count = static_cast<int>(shown.size());
    const int room = width() - 2 * m.margin() - m.gap() * std::max(0, count - 1);
    int row = isOneRow ? m_main->sizeHint().height() : 0;
    for (const KioskButton *button : shown) {
        const int wide = isOneRow ? button->sizeHint().width() : room / count;
        row = std::max(row, button->heightForWidth(wide));
    }
    const int above = hasMainThen && !isOneRow ? m_main->sizeHint().height() + 2 * m.gap() : 0;
    return above + row + 2 * m.gap();
}

void StepFooter::arrange()
{
    const KioskMetrics &m = m_look.metrics();
    empty(*m_above);
    empty(*m_row);
    const QList<KioskButton *> shown = others();
    for (KioskButton *button : { m_back, m_startOver, m_help }) {
        button->setVisible(shown.contains(button));
    }
    const bool isOneRow = hasMain() && fitsOneRow();
    for (KioskButton *button : shown) {
        m_row->addWidget(button, isOneRow ? 0 : 1);
    }
    m_main->setVisible(hasMain());
    m_main->setMinimumWidth(isOneRow ? mainWidth() : 0);
    if (isOneRow) {
        m_row->addStretch();
        m_row->addWidget(m_main);
    } else if (hasMain()) {
        m_above->addStretch(100 - mainShare);
        m_above->addWidget(m_main, mainShare);
    }
    layout()->setContentsMargins(m.margin(), m.gap(), m.margin(), m.gap());
    // What ends a visit is far from what goes on.
    layout()->setSpacing(m_above->count() > 0 ? 2 * m.gap() : 0);
    m_above->setSpacing(m.gap());
    m_row->setSpacing(m.gap());
    setVisible(hasMain() || !shown.isEmpty());
    updateGeometry(); // at once: whoever lays it out may do so before its own rows are asked
}

void StepFooter::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void StepFooter::retranslate()
{
    m_back->setText(tr("Back"));
    //: a button: ends what has been chosen and goes to the first screen
    m_startOver->setText(tr("Start over"));
    //: a button: calls somebody of the staff
    m_help->setText(tr("I need help"));
    arrange();
}
