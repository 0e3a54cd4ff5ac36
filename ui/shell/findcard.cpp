#include "ui/shell/findcard.h"

#include "ui/shell/findkeys.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/entrylist.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/notecard.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int cardWidth = 440;

}

FindCard::FindCard(const Theme &theme, QWidget *window)
    : Card(BoxRole::Card, window)
    , m_theme(theme)
    , m_list(new EntryList(theme, this))
    , m_message(new QLabel(this))
    , m_note(new NoteCard(u"findNoteText"_s, this))
    , m_action(new KeyButton(theme, KeyButton::Variant::Normal, this))
{
    setObjectName(u"findCard"_s);
    m_list->setObjectName(u"findList"_s);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setModel(&m_rows);
    m_list->setMinimumHeight(m_theme.scaled(Metrics::recordRowHeight)); // it scrolls in low windows
    m_message->setObjectName(u"findMessage"_s);
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText); // it repeats what was typed
    m_message->setMargin(Metrics::controlPadding);
    setTextRole(m_message, TextRole::Soft);
    m_note->setObjectName(u"findNote"_s);
    m_action->setObjectName(u"findAction"_s);
    m_action->setFocusPolicy(Qt::NoFocus);
    m_action->setKeyText(FindKeys::rescue());
    auto *foot = new QVBoxLayout;
    foot->setContentsMargins(Metrics::unit, 0, Metrics::unit, 0);
    foot->setSpacing(Metrics::unit);
    foot->addWidget(m_note);
    foot->addWidget(m_action);
    content()->setContentsMargins(1, 1, 1, 1);
    content()->setSpacing(0);
    content()->addWidget(m_list);
    content()->addWidget(m_message);
    content()->addLayout(foot);
    connect(m_list, &EntryList::chosenChanged, this, &FindCard::markMoved);
    connect(m_list, &QAbstractItemView::clicked, this, &FindCard::rowClicked);
    connect(m_action, &KeyButton::clicked, this, &FindCard::actionRequested);
    hide();
}

void FindCard::showRows(const QList<EntryRow> &rows, const QString &otherwise)
{
    m_rows.setRows(rows);
    m_list->choose(m_rows.index(0, 0)); // Enter takes what is marked
    m_list->setVisible(!rows.isEmpty());
    m_list->setAccessibleName(tr("%n entries found", nullptr, static_cast<int>(rows.size())));
    m_message->setVisible(rows.isEmpty());
    m_message->setText(otherwise);
}

void FindCard::setAction(const QString &text, bool isEnabled)
{
    m_action->setText(text);
    m_action->setVisible(!text.isEmpty());
    m_action->setEnabled(isEnabled);
}

void FindCard::openBelow(const QWidget &field)
{
    const bool hasFoot = !m_action->isHidden() || !m_note->isHidden();
    content()->setContentsMargins(1, 1, 1, hasFoot ? Metrics::unit : 1);
    content()->setSpacing(hasFoot ? Metrics::unit : 0);
    const QWidget &window = *parentWidget();
    const int width = std::min(m_theme.scaled(cardWidth), window.width() - 2 * Metrics::unit);
    const QPoint below = field.mapTo(&window, QPoint(0, field.height() + Metrics::halfUnit));
    const int x = std::min(below.x(), window.width() - width - Metrics::unit);
    const int wanted = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width)
                                                     : layout()->totalSizeHint().height();
    const int room = window.height() - below.y() - 2 * Metrics::unit;
    setGeometry(x, below.y(), width, std::min(wanted, room));
    show();
    raise();
}

void FindCard::moveMark(int step)
{
    const int count = m_rows.rowCount();
    if (count > 0 && isVisible()) {
        const int row = std::clamp(m_list->currentIndex().row() + step, 0, count - 1);
        m_list->choose(m_rows.index(row, 0));
    }
}

int FindCard::markedRow() const { return m_list->currentIndex().row(); }
