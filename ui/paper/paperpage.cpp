#include "ui/paper/paperpage.h"

#include "core/config/settings.h"
#include "ui/desk/gridkeys.h"
#include "ui/errortext.h"
#include "ui/paper/paperview.h"
#include "ui/paper/printdesk.h"
#include "ui/paper/printtext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textrole.h"
#include "ui/theme/theme.h"
#include "ui/widgets/keybutton.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>

using namespace Qt::StringLiterals;

namespace {

QString keyName(int key) { return QKeySequence(key).toString(QKeySequence::NativeText); }

}

PaperPage::PaperPage(const PaperPresenter::Parts &parts, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_paper(parts)
    , m_desk(parts.desk)
    , m_settings(parts.settings)
    , m_scroll(new QScrollArea(this))
    , m_view(new PaperView(m_scroll))
{
    setObjectName(u"paperPage"_s);
    setBoxRole(this, BoxRole::Page);
    setFocusPolicy(Qt::StrongFocus);
    m_view->setObjectName(u"paperView"_s);
    m_scroll->setObjectName(u"paperScroll"_s);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setAlignment(Qt::AlignHCenter);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_scroll->setWidget(m_view);
    QWidget *side = buildSide(theme);
    side->setFixedWidth(theme.scaled(Metrics::panelWidth));
    connect(&theme, &Theme::changed, side, [side, &theme] {
        side->setFixedWidth(theme.scaled(Metrics::panelWidth));
    });
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_scroll, 1);
    row->addWidget(side);
    connect(&m_paper, &PaperPresenter::changed, this, &PaperPage::refresh);
    refresh();
}

QWidget *PaperPage::buildSide(const Theme &theme)
{
    auto *side = new QWidget(this);
    setBoxRole(side, BoxRole::RightPanel);
    m_title = new QLabel(side);
    setTextRole(m_title, TextRole::Title);
    m_state = new QLabel(side);
    m_state->setObjectName(u"paperState"_s);
    m_target = new QLabel(side);
    m_target->setObjectName(u"paperTarget"_s);
    setTextRole(m_target, TextRole::Soft);
    for (QLabel *label : { m_state, m_target }) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_print = new KeyButton(theme, KeyButton::Variant::Primary, side);
    m_print->setObjectName(u"paperPrint"_s);
    m_print->setMinimumHeight(Metrics::largeControlHeight);
    m_back = new KeyButton(theme, KeyButton::Variant::Quiet, side);
    m_back->setObjectName(u"paperBack"_s);

    auto *column = new QVBoxLayout(side);
    constexpr int margin = 2 * Metrics::unit;
    column->setContentsMargins(margin, margin, margin, margin);
    column->setSpacing(Metrics::unit);
    column->addWidget(m_title);
    for (int i = 0; i < kindCount; ++i) {
        auto *button = new KeyButton(theme, KeyButton::Variant::Quiet, side);
        button->setObjectName(u"paperKind%1"_s.arg(i + 1));
        button->setEntry(true);
        button->setCheckable(true);
        button->setKeyText(QString::number(i + 1));
        connect(button, &KeyButton::clicked, this, [this, i] {
            m_paper.choose(static_cast<PaperKind>(i));
            refresh();
        });
        column->addWidget(button);
        m_kinds.at(static_cast<size_t>(i)) = button;
    }
    column->addSpacing(Metrics::unit);
    column->addWidget(m_state);
    column->addWidget(m_target);
    column->addStretch(1);
    column->addWidget(m_print);
    column->addWidget(m_back);
    connect(m_print, &KeyButton::clicked, this, &PaperPage::print);
    connect(m_back, &KeyButton::clicked, this, &PaperPage::leaveRequested);
    return side;
}

void PaperPage::open(const PaperSubject &subject, const QString &language)
{
    m_paper.show(subject, language);
    m_scroll->verticalScrollBar()->setValue(0);
    setFocus(Qt::OtherFocusReason);
}

void PaperPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        refresh();
    }
    QWidget::changeEvent(event);
}

void PaperPage::keyPressEvent(QKeyEvent *event)
{
    if (event->isAutoRepeat() && event->key() != Qt::Key_PageDown
        && event->key() != Qt::Key_PageUp) {
        return;
    }
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        print();
        return;
    case Qt::Key_Escape:
        Q_EMIT leaveRequested();
        return;
    case Qt::Key_PageDown:
        scroll(1);
        return;
    case Qt::Key_PageUp:
        scroll(-1);
        return;
    default: // digits, or none of ours
        break;
    }
    const std::optional<int> digit = gridDigitFor(*event);
    if (digit && *digit <= kindCount) {
        m_paper.choose(static_cast<PaperKind>(*digit - 1));
        return;
    }
    QWidget::keyPressEvent(event);
}

void PaperPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_view->setRoom(room());
}

/** With room for the bar also where there is none: a page must not change its size with it. */
int PaperPage::room() const
{
    return m_scroll->width() - m_scroll->verticalScrollBar()->sizeHint().width();
}

void PaperPage::print()
{
    if (m_paper.canPrint()) {
        m_paper.print();
        Q_EMIT leaveRequested();
    }
}

void PaperPage::scroll(int pages)
{
    QScrollBar *bar = m_scroll->verticalScrollBar();
    bar->setValue(bar->value() + pages * bar->pageStep());
}

void PaperPage::refresh()
{
    m_title->setText(tr("Print"));
    for (int i = 0; i < kindCount; ++i) {
        KeyButton *button = m_kinds.at(static_cast<size_t>(i));
        const auto kind = static_cast<PaperKind>(i);
        button->setText(PrintText::kind(kind));
        button->setChecked(kind == m_paper.kind());
        button->setEnabled(kind == m_paper.kind() || m_paper.canChoose(kind));
    }
    m_state->setText(stateText());
    m_target->setText(PrintText::target(
        m_desk.targetOf(m_paper.kind()), m_paper.kind(), m_settings.ticketPaper()));
    m_print->setText(tr("Print"));
    m_print->setKeyText(keyName(Qt::Key_Enter));
    m_print->setEnabled(m_paper.canPrint());
    m_back->setText(tr("Back"));
    m_back->setKeyText(keyName(Qt::Key_Escape));
    m_view->setRoom(room());
    m_view->showDocument(m_paper.document().value_or(PaperDocument()));
    m_view->setAccessibleName(
        tr("Preview: %1").arg(PrintText::kind(m_paper.kind()))); // what it shows is on the panel
    setAccessibleName(m_title->text());
}

QString PaperPage::stateText() const
{
    if (m_paper.error()) {
        return ErrorText::sentence(*m_paper.error());
    }
    if (m_paper.isMissing()) {
        return tr("There is nothing to print here.");
    }
    if (m_paper.isOver()) {
        return tr("The booking is cancelled or its time is over: it has no paper any more.");
    }
    if (!m_paper.document()) {
        return tr("One moment…");
    }
    const int copy = m_paper.nextCopy();
    return copy > 1 ? tr("Printed before: this will be copy %1.").arg(copy)
                    : tr("%n pages", nullptr, static_cast<int>(m_paper.document()->pages.size()));
}
