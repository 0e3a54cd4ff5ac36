#include "ui/paper/printnote.h"

#include "ui/paper/printdesk.h"
#include "ui/paper/printtext.h"
#include "ui/paper/sliplayout.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textrole.h"
#include "ui/widgets/keybutton.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace {

constexpr int shownMs = 8'000;

}

PrintNote::PrintNote(const Theme &theme, QWidget *parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
    , m_code(new QLabel(this))
    , m_again(new KeyButton(theme, KeyButton::Variant::Normal, this))
    , m_close(new KeyButton(theme, KeyButton::Variant::Quiet, this))
{
    setObjectName(u"printNote"_s);
    m_text->setObjectName(u"printText"_s);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_code->setObjectName(u"printCode"_s);
    m_code->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setTextRole(m_code, TextRole::Code);
    m_again->setObjectName(u"printAgain"_s);
    m_close->setObjectName(u"printClose"_s);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(2 * Metrics::unit, Metrics::unit, 2 * Metrics::unit, Metrics::unit);
    row->setSpacing(2 * Metrics::unit);
    row->addWidget(m_code);
    row->addWidget(m_text, 1);
    row->addWidget(m_again);
    row->addWidget(m_close);
    m_timer.setSingleShot(true);
    m_timer.setInterval(shownMs);
    hide();
}

void PrintNote::watch(PrintDesk &desk)
{
    m_desk = &desk;
    connect(&m_timer, &QTimer::timeout, m_desk, &PrintDesk::dismiss);
    connect(m_desk, &PrintDesk::changed, this, &PrintNote::refresh);
    connect(m_again, &KeyButton::clicked, m_desk, &PrintDesk::retry);
    connect(m_close, &KeyButton::clicked, m_desk, &PrintDesk::dismiss);
    retranslate();
}

void PrintNote::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && m_desk) {
        retranslate();
    }
    QFrame::changeEvent(event);
}

void PrintNote::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_desk) {
        m_desk->dismiss();
        return;
    }
    QFrame::keyPressEvent(event);
}

void PrintNote::refresh()
{
    m_timer.stop();
    const bool hadFocus = m_again->hasFocus() || m_close->hasFocus();
    const bool isFailure = !m_desk->failures().isEmpty();
    if (isFailure) {
        showFailure();
    } else if (m_desk->success()) {
        setBoxRole(this, BoxRole::GoodNote);
        m_text->setText(PrintText::success(*m_desk->success()));
        m_timer.start();
    }
    m_code->setVisible(isFailure && !m_code->text().isEmpty());
    m_again->setVisible(isFailure);
    setVisible(isFailure || m_desk->success());
    setAccessibleName(m_code->isVisibleTo(this) ? QString(m_code->text() + u". "_s + m_text->text())
                                                : m_text->text());
    if (isHidden() && hadFocus) {
        Q_EMIT focusReturned();
    }
}

void PrintNote::showFailure()
{
    const PrintFailure &failure = m_desk->failures().constFirst();
    setBoxRole(this, BoxRole::WarningNote);
    m_code->setText(
        failure.job.code.isEmpty() ? QString() : SlipLayout::readableCode(failure.job.code));
    QString text = PrintText::failure(failure.trouble);
    if (!failure.job.code.isEmpty()) {
        text += u' ' + tr("The code stands here: tell it, or write it down.");
    }
    const auto more = static_cast<int>(m_desk->failures().size()) - 1;
    if (more > 0) {
        text += u' ' + tr("%n more wait behind this note.", nullptr, more);
    }
    m_text->setText(text);
}

void PrintNote::retranslate()
{
    m_again->setText(tr("Print again"));
    m_close->setText(tr("Close"));
    refresh();
}
