#include "ui/dialogs/historybox.h"

#include "ui/customers/historywords.h"
#include "ui/errortext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textrole.h"
#include "ui/theme/theme.h"
#include "ui/widgets/entrylist.h"
#include "ui/widgets/keybutton.h"

#include <QEvent>
#include <QKeySequence>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int boxWidth = 640;
constexpr int boxHeight = 560;

}

HistoryBox::HistoryBox(CustomerService &customers, const Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_history(customers)
    , m_title(new QLabel(this))
    , m_message(new QLabel(this))
    , m_scroll(new QScrollArea(this))
    , m_list(new EntryList(theme, this))
    , m_older(new KeyButton(theme, KeyButton::Variant::Normal, this))
    , m_close(new KeyButton(theme, KeyButton::Variant::Normal, this))
{
    setObjectName(u"historyBox"_s);
    setBoxRole(this, BoxRole::Dialog);
    resize(theme.scaled(boxWidth), theme.scaled(boxHeight));
    m_title->setObjectName(u"historyTitle"_s);
    m_title->setWordWrap(true);
    m_title->setTextFormat(Qt::PlainText); // names are what people typed
    setTextRole(m_title, TextRole::Title);
    m_message->setObjectName(u"historyMessage"_s);
    m_message->setWordWrap(true);
    setTextRole(m_message, TextRole::Soft);
    m_list->setObjectName(u"historyList"_s);
    m_list->setModel(&m_rows);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto *inside = new QWidget(m_scroll);
    setBoxRole(inside, BoxRole::Panel);
    auto *rows = new QVBoxLayout(inside);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_list);
    rows->addStretch(1);
    m_scroll->setWidget(inside);
    m_older->setObjectName(u"historyOlder"_s);
    m_close->setObjectName(u"historyClose"_s);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_older);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    constexpr int side = 3 * Metrics::unit;
    column->setContentsMargins(side, side, side, side);
    column->setSpacing(2 * Metrics::unit);
    column->addWidget(m_title);
    column->addWidget(m_message);
    column->addWidget(m_scroll, 1);
    column->addLayout(buttons);
    connect(&m_history, &HistoryPresenter::changed, this, &HistoryBox::refresh);
    connect(m_older, &KeyButton::clicked, &m_history, &HistoryPresenter::showMore);
    connect(m_close, &KeyButton::clicked, this, &QDialog::close);
    connect(m_list, &EntryList::areaWanted, this, [this](const QRect &area) {
        m_scroll->ensureVisible(0, area.bottom(), 0, 0);
        m_scroll->ensureVisible(0, area.top(), 0, 0);
    });
    retranslate();
}

void HistoryBox::showHistory(const HistorySubject &subject, const QString &title, const Site &site)
{
    m_site = site;
    m_title->setText(title);
    m_history.show(subject);
    show();
    raise();
    activateWindow();
    m_list->setFocus(Qt::OtherFocusReason);
}

void HistoryBox::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    QDialog::changeEvent(event);
}

void HistoryBox::refresh()
{
    const SiteClock clock = SiteText::clockOf(m_site);
    QList<EntryRow> rows;
    const auto &entries = m_history.entries();
    for (const HistoryEntry &entry : entries ? *entries : QList<HistoryEntry>()) {
        rows.append(HistoryWords::entry(entry, clock));
    }
    m_rows.setRows(rows);
    m_message->setText(m_history.error() ? ErrorText::sentence(*m_history.error())
            : entries && rows.isEmpty()  ? tr("Nothing has happened yet.")
                                         : QString());
    m_message->setVisible(!m_message->text().isEmpty());
    m_older->setVisible(m_history.hasMore());
}

void HistoryBox::retranslate()
{
    setWindowTitle(tr("History"));
    m_list->setAccessibleName(tr("What happened, newest first"));
    m_older->setText(tr("Show older entries"));
    m_close->setText(tr("Close"));
    m_close->setKeyText(QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText));
}
