#include "ui/shell/findfield.h"

#include "ui/customers/findwords.h"
#include "ui/errortext.h"
#include "ui/presenters/findpresenter.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textrole.h"
#include "ui/theme/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/entrylist.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int textLengthMax = 120;
constexpr int fieldWidth = 260;
constexpr int fieldWidthMin = 120; // where the text is large and the window is not
constexpr int cardWidth = 440;

}

FindField::FindField(const Theme &theme, QWidget *parent)
    : QLineEdit(parent)
    , m_theme(theme)
{
    setObjectName(u"findField"_s);
    setProperty("takesCodes", true);
    setMaxLength(textLengthMax);
    setClearButtonEnabled(true);
    const auto fit = [this] {
        setMinimumWidth(m_theme.scaled(fieldWidthMin));
        setMaximumWidth(m_theme.scaled(fieldWidth));
    };
    connect(&theme, &Theme::changed, this, fit);
    fit();
    hide();
    retranslate();
}

void FindField::setPresenter(FindPresenter &presenter)
{
    m_presenter = &presenter;
    m_card = new Card(BoxRole::Card, window());
    m_card->setObjectName(u"findCard"_s);
    m_card->content()->setContentsMargins(1, 1, 1, 1);
    m_list = new EntryList(m_theme, m_card);
    m_list->setObjectName(u"findList"_s);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setModel(&m_rows);
    m_message = new QLabel(m_card);
    m_message->setObjectName(u"findMessage"_s);
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText); // it repeats what was typed
    m_message->setMargin(Metrics::controlPadding);
    setTextRole(m_message, TextRole::Soft);
    m_card->content()->addWidget(m_list);
    m_card->content()->addWidget(m_message);
    m_card->hide();
    connect(this, &QLineEdit::textEdited, this, [this](const QString &text) {
        m_isTakeWanted = false;
        m_presenter->find(text);
    });
    connect(m_presenter, &FindPresenter::foundChanged, this, &FindField::onFoundChanged);
    connect(m_list, &QAbstractItemView::clicked, this, [this] { take(); });
    retranslate();
    show();
}

void FindField::open()
{
    if (!m_presenter) {
        return;
    }
    if (!hasFocus()) {
        m_before = QApplication::focusWidget();
    }
    setFocus(Qt::ShortcutFocusReason);
    selectAll();
    if (m_presenter->isCurrent() && !text().isEmpty()) {
        showRows();
    }
}

void FindField::look(const QString &scanned)
{
    open();
    setText(scanned.left(textLengthMax));
    m_presenter->forget();
    m_isTakeWanted = true;
    m_presenter->findNow(text());
}

void FindField::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Down:
        moveMark(1);
        return;
    case Qt::Key_Up:
        moveMark(-1);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!event->isAutoRepeat()) {
            m_presenter->findNow(text());
            take();
        }
        return;
    case Qt::Key_Escape:
        leave();
        return;
    default: // text, and keys of the window
        QLineEdit::keyPressEvent(event);
    }
}

void FindField::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    if (m_card && event->reason() != Qt::PopupFocusReason
        && event->reason() != Qt::ActiveWindowFocusReason) {
        close();
    }
}

void FindField::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QLineEdit::changeEvent(event);
}

void FindField::onFoundChanged()
{
    if (!hasFocus()) {
        close();
        return;
    }
    showRows();
    if (m_isTakeWanted) {
        take();
    }
}

void FindField::showRows()
{
    const auto &found = m_presenter->found();
    const SiteClock clock = SiteText::clockOf(m_site);
    QList<EntryRow> rows;
    for (const FindHit &hit : found ? *found : QList<FindHit>()) {
        rows.append(FindWords::hit(hit, clock));
    }
    m_rows.setRows(rows);
    m_list->choose(m_rows.index(0, 0)); // Enter takes what is marked
    m_list->setVisible(!rows.isEmpty());
    m_message->setVisible(rows.isEmpty());
    m_message->setText(m_presenter->error() ? ErrorText::sentence(*m_presenter->error())
                                            : tr("Nothing fits “%1”").arg(m_presenter->text()));
    const bool hasNews = found || m_presenter->error();
    m_list->setAccessibleName(tr("%n entries found", nullptr, static_cast<int>(rows.size())));
    if (!hasNews || m_presenter->text().isEmpty()) {
        close();
        return;
    }
    placeCard();
}

/** A child of the window, not a popup: the field keeps the keyboard. */
void FindField::placeCard()
{
    const int width = std::min(m_theme.scaled(cardWidth), window()->width() - 2 * Metrics::unit);
    const QPoint below = mapTo(window(), QPoint(0, height() + Metrics::halfUnit));
    const int x = std::min(below.x(), window()->width() - width - Metrics::unit);
    m_card->layout()->activate();
    const int wanted = m_list->isVisibleTo(m_card) ? m_list->sizeHint().height() + 2
                                                   : m_message->heightForWidth(width - 2) + 2;
    const int room = window()->height() - below.y() - 2 * Metrics::unit;
    m_card->setGeometry(x, below.y(), width, std::min(wanted, room));
    m_card->show();
    m_card->raise();
}

void FindField::moveMark(int step)
{
    const int count = m_rows.rowCount();
    if (count == 0 || !m_card->isVisible()) {
        return;
    }
    const int row = std::clamp(m_list->currentIndex().row() + step, 0, count - 1);
    m_list->choose(m_rows.index(row, 0));
}

void FindField::take()
{
    if (!m_presenter->isCurrent() || m_presenter->text().isEmpty()) {
        m_isTakeWanted = !m_presenter->text().isEmpty();
        return;
    }
    m_isTakeWanted = false;
    const auto &found = m_presenter->found();
    const int row = m_list->currentIndex().row();
    if (!found || row < 0 || row >= found->size()) {
        return;
    }
    const FindHit hit = found->at(row);
    close();
    clear();
    m_presenter->forget();
    Q_EMIT hitTaken(hit);
}

void FindField::leave()
{
    QWidget *before = m_before;
    close();
    clear();
    m_presenter->forget();
    if (before && before->isVisible()) {
        before->setFocus(Qt::ShortcutFocusReason);
    } else {
        focusNextChild();
    }
}

void FindField::close()
{
    m_isTakeWanted = false;
    m_card->hide();
}

void FindField::retranslate()
{
    setPlaceholderText(tr("Find: name, phone, code"));
    setAccessibleName(tr("Find a customer or a booking by name, phone or code"));
    setToolTip(tr("Find (%1)").arg(u"Ctrl+F, /"_s));
}
