#include "ui/desk/returnbox.h"

#include "ui/desk/returnrow.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/keybutton.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int noteLengthMax = 500;

}

ReturnBox::ReturnBox(BookingReturn &pieces, const Theme &theme, QWidget *parent)
    : Card(BoxRole::ChosenCard, parent)
    , m_pieces(pieces)
    , m_theme(theme)
    , m_question(new QLabel(this))
    , m_note(new QLineEdit(this))
    , m_done(new KeyButton(theme, KeyButton::Variant::Normal, this))
    , m_back(new KeyButton(theme, KeyButton::Variant::Quiet, this))
{
    setObjectName(u"returnBox"_s);
    content()->setSpacing(Metrics::unit);
    setTextRole(m_question, TextRole::Strong);
    m_question->setWordWrap(true);
    m_note->setObjectName(u"returnNote"_s);
    m_note->setMaxLength(noteLengthMax);
    m_note->installEventFilter(this);
    m_done->setObjectName(u"returnDone"_s);
    m_back->setObjectName(u"returnBack"_s);
    for (QWidget *part : std::initializer_list<QWidget *> { m_question, m_note, m_done, m_back }) {
        content()->addWidget(part);
    }
    connect(&m_pieces, &BookingReturn::activityChanged, this, &ReturnBox::onActivityChanged);
    connect(&m_pieces, &BookingReturn::outChanged, this, &ReturnBox::onOutChanged);
    connect(&m_pieces, &BookingReturn::reportChanged, this, [this] {
        const auto &report = m_pieces.report();
        m_isStale = report && std::holds_alternative<BookingReturn::Refused>(*report);
    });
    connect(m_done, &KeyButton::clicked, this, &ReturnBox::send);
    connect(m_back, &KeyButton::clicked, this, &ReturnBox::leaveRequested);
    retranslate();
}

void ReturnBox::open()
{
    m_hold = m_pieces.hold();
    m_isStale = false;
    qDeleteAll(m_rows);
    m_rows.clear();
    m_note->clear();
    QWidget *before = m_question;
    for (const HeldPieces &each : m_pieces.out()) {
        auto *row = new ReturnRow(m_theme, each, this);
        content()->insertWidget(content()->indexOf(before) + 1, row);
        before = row;
        m_rows.append(row);
    }
    QWidget *last = nullptr;
    for (const ReturnRow *row : std::as_const(m_rows)) {
        for (QLineEdit *edit : row->edits()) {
            edit->installEventFilter(this);
            if (last) {
                setTabOrder(last, edit);
            }
            last = edit;
        }
    }
    if (!last) {
        return;
    }
    setTabOrder(last, m_note);
    show();
    QLineEdit *first = m_rows.first()->edits().first();
    first->setFocus(Qt::OtherFocusReason);
    first->selectAll();
}

bool ReturnBox::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress) {
        return Card::eventFilter(watched, event);
    }
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        send();
        return true;
    case Qt::Key_Escape:
        Q_EMIT leaveRequested();
        return true;
    default: // digits, Tab
        return Card::eventFilter(watched, event);
    }
}

void ReturnBox::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    Card::changeEvent(event);
}

void ReturnBox::onOutChanged()
{
    if (!isVisible()) {
        return;
    }
    if (m_pieces.hold() != m_hold) {
        Q_EMIT leaveRequested();
    } else if (m_isStale && !m_pieces.out().isEmpty()) {
        open();
    }
}

void ReturnBox::send()
{
    QList<ReturnLine> lines;
    for (const ReturnRow *row : std::as_const(m_rows)) {
        lines.append(row->line());
    }
    m_pieces.send(lines, m_note->text());
}

void ReturnBox::onActivityChanged()
{
    const bool isBusy = m_pieces.activity() != BookingReturn::Activity::Idle;
    // Read-only, not disabled: a disabled field would throw the focus somewhere else.
    for (QLineEdit *field : findChildren<QLineEdit *>()) {
        field->setReadOnly(isBusy);
    }
    m_done->setEnabled(!isBusy);
    retranslate();
}

void ReturnBox::retranslate()
{
    const bool isSettling = m_pieces.activity() == BookingReturn::Activity::Settling;
    m_question->setText(
        isSettling ? tr("The answer did not arrive. Checking…") : tr("What is back?"));
    m_note->setPlaceholderText(tr("Note"));
    m_note->setAccessibleName(tr("Note"));
    m_done->setText(tr("Take back"));
    m_done->setKeyText(QKeySequence(Qt::Key_Enter).toString(QKeySequence::NativeText));
    m_back->setText(tr("Not now"));
    m_back->setKeyText(QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText));
    setAccessibleName(m_question->text());
}
