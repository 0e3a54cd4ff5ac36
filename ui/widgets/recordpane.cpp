#include "ui/widgets/recordpane.h"

#include "ui/theme/metrics.h"
#include "ui/theme/textrole.h"
#include "ui/theme/theme.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/recordtable.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int busyAfterMs = 1'000;
constexpr int searchLengthMax = 120;
constexpr int searchWidthMax = 360;

}

RecordPane::RecordPane(const Theme &theme, const QString &prefix, QWidget *parent)
    : QWidget(parent)
    , m_search(new QLineEdit(this))
    , m_count(new QLabel(this))
    , m_busy(new QProgressBar(this))
    , m_stack(new QStackedWidget(this))
    , m_table(new RecordTable(theme, m_stack))
{
    build(theme, prefix);
    connect(m_search, &QLineEdit::textEdited, this, &RecordPane::searchEdited);
    connect(m_table, &RecordTable::openRequested, this, &RecordPane::openRequested);
    connect(m_messageAction, &KeyButton::clicked, this, &RecordPane::messageActionRequested);
    connect(&m_busyDelay, &QTimer::timeout, m_busy, &QWidget::show);
}

void RecordPane::build(const Theme &theme, const QString &prefix)
{
    m_search->setObjectName(prefix + u"Search"_s);
    m_table->setObjectName(prefix + u"Table"_s);
    m_search->setMaxLength(searchLengthMax);
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    const auto fit = [this, &theme] { m_search->setMaximumWidth(theme.scaled(searchWidthMax)); };
    connect(&theme, &Theme::changed, m_search, fit);
    fit();
    setTextRole(m_count, TextRole::Soft);
    m_count->setObjectName(prefix + u"Count"_s);
    m_busy->setRange(0, 0);
    m_busy->setTextVisible(false);
    m_busy->setFixedHeight(Metrics::halfUnit);
    QSizePolicy keepsRoom = m_busy->sizePolicy();
    keepsRoom.setRetainSizeWhenHidden(true);
    m_busy->setSizePolicy(keepsRoom);
    m_busy->hide();
    m_busyDelay.setSingleShot(true);
    m_busyDelay.setInterval(busyAfterMs);

    auto *tablePage = new QWidget(m_stack);
    auto *tableColumn = new QVBoxLayout(tablePage);
    tableColumn->setContentsMargins(0, 0, 0, 0);
    tableColumn->addWidget(m_table);
    tableColumn->addStretch(0);
    m_message = buildMessage(theme, prefix);
    m_stack->addWidget(tablePage);
    m_stack->addWidget(m_message);

    m_head = new QHBoxLayout;
    m_head->setSpacing(2 * Metrics::unit);
    m_head->addWidget(m_search, 1);
    m_head->addWidget(m_count);
    m_head->addStretch(0);
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(
        Metrics::pageMargin, Metrics::pageMargin, Metrics::pageMargin, Metrics::pageMargin);
    m_column->setSpacing(Metrics::halfUnit);
    m_column->addLayout(m_head);
    m_column->addWidget(m_busy);
    m_column->addWidget(m_stack, 1);
}

QWidget *RecordPane::buildMessage(const Theme &theme, const QString &prefix)
{
    auto *message = new QWidget(m_stack);
    message->setObjectName(prefix + u"Message"_s);
    message->setFocusPolicy(Qt::StrongFocus);
    m_messageTitle = new QLabel(message);
    m_messageText = new QLabel(message);
    m_messageTitle->setObjectName(prefix + u"MessageTitle"_s);
    m_messageText->setObjectName(prefix + u"MessageText"_s);
    setTextRole(m_messageTitle, TextRole::Title);
    setTextRole(m_messageText, TextRole::Soft);
    m_messageAction = new KeyButton(theme, KeyButton::Variant::Normal, message);
    m_messageAction->setObjectName(prefix + u"MessageAction"_s);
    auto *column = new QVBoxLayout(message);
    column->setSpacing(Metrics::unit);
    column->addStretch(2);
    for (QLabel *label : { m_messageTitle, m_messageText }) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignCenter);
        column->addWidget(label);
    }
    column->addWidget(m_messageAction, 0, Qt::AlignHCenter);
    column->addStretch(3);
    return message;
}

void RecordPane::setSearchHint(const QString &hint)
{
    m_search->setPlaceholderText(hint);
    m_search->setAccessibleName(hint);
}

void RecordPane::setCount(const QString &count) { m_count->setText(count); }

void RecordPane::addBesideSearch(QWidget *control)
{
    m_beside = control;
    m_head->insertWidget(m_head->indexOf(m_search) + 1, control);
    setTabOrder(m_search, control);
}

void RecordPane::addAboveTable(QWidget *card)
{
    const int place = m_column->indexOf(m_busy);
    m_column->insertWidget(place, card);
    m_column->insertSpacing(place, Metrics::unit);
}

void RecordPane::fitHead()
{
    if (m_beside) {
        const int needed = m_search->sizeHint().width() + m_beside->sizeHint().width()
            + m_count->sizeHint().width() + 2 * m_head->spacing();
        m_count->setVisible(needed <= m_column->contentsRect().width());
    }
}

void RecordPane::showTable()
{
    const bool hadFocus = m_message->isAncestorOf(focusWidget()) || m_message->hasFocus();
    m_stack->setCurrentIndex(0);
    if (hadFocus) {
        takeFocus();
    }
}

void RecordPane::showMessage(const QString &title, const QString &text, const QString &action)
{
    const bool hadFocus = m_table->hasFocus();
    m_messageTitle->setText(title);
    m_messageText->setText(text);
    m_message->setAccessibleName(title + u' ' + text);
    m_messageAction->setText(action);
    m_messageAction->setVisible(!action.isEmpty());
    m_stack->setCurrentWidget(m_message);
    if (hadFocus) {
        takeFocus();
    }
}

void RecordPane::setReading(bool isReading)
{
    if (!isReading) {
        m_busyDelay.stop();
        m_busy->hide();
    } else if (!m_busyDelay.isActive() && m_busy->isHidden()) {
        m_busyDelay.start();
    }
}

void RecordPane::takeFocus()
{
    const bool isMessage = m_stack->currentWidget() == m_message;
    (isMessage ? m_message : static_cast<QWidget *>(m_table))->setFocus(Qt::OtherFocusReason);
}

void RecordPane::takeRows()
{
    m_table->chooseFirst();
    takeFocus();
}

bool RecordPane::event(QEvent *event)
{
    const bool isDone = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize) {
        fitHead();
    }
    return isDone;
}

bool RecordPane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress
        && handleSearchKey(static_cast<QKeyEvent *>(event)->key())) {
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void RecordPane::keyPressEvent(QKeyEvent *event) { Q_EMIT keyPressed(event); }

bool RecordPane::handleSearchKey(int key)
{
    switch (key) {
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT rowsWanted();
        return true;
    case Qt::Key_Escape:
        if (m_search->text().isEmpty()) {
            takeFocus();
        } else {
            m_search->clear();
            Q_EMIT searchEdited({});
        }
        return true;
    default:
        return false;
    }
}
