#include "ui/shell/findfield.h"

#include "ui/changetext.h"
#include "ui/customers/findwords.h"
#include "ui/errortext.h"
#include "ui/presenters/findpresenter.h"
#include "ui/presenters/holdrescue.h"
#include "ui/shell/findcard.h"
#include "ui/theme/theme.h"
#include "ui/widgets/notecard.h"

#include <QApplication>
#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace {

constexpr int textLengthMax = 120;
constexpr int fieldWidth = 260;
constexpr int fieldWidthMin = 120; // where the text is large and the window is not

}

FindField::FindField(const Theme &theme, QWidget *parent)
    : QLineEdit(parent)
    , m_theme(theme)
{
    setObjectName(u"findField"_s);
    setProperty("takesCodes", true);
    setMaxLength(textLengthMax);
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
    // Not at the start: it looks for its icon in the theme of the platform.
    setClearButtonEnabled(true);
    m_card = new FindCard(m_theme, window());
    connectCard();
    connect(this, &QLineEdit::textEdited, this, [this](const QString &text) {
        m_wish = Wish::None;
        m_presenter->find(text);
    });
    connect(m_presenter, &FindPresenter::foundChanged, this, &FindField::onFoundChanged);
    retranslate();
    show();
}

void FindField::connectCard()
{
    connect(m_card, &FindCard::rowClicked, this, &FindField::take);
    connect(m_card, &FindCard::actionRequested, this, &FindField::rescue);
    connect(m_card, &FindCard::markMoved, this, [this] {
        m_card->note().say({});
        showAction();
    });
}

void FindField::setRescue(HoldRescue &rescue)
{
    m_rescue = &rescue;
    connect(m_rescue, &HoldRescue::activityChanged, this, &FindField::showAction);
    connect(m_rescue, &HoldRescue::refused, this, &FindField::showRefusal);
    connect(m_rescue, &HoldRescue::rescued, this, [this] {
        if (m_card->isVisible()) {
            closeAndForget();
        }
    });
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
    m_wish = Wish::Take;
    m_presenter->findNow(text());
}

void FindField::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Down:
        m_card->moveMark(1);
        return;
    case Qt::Key_Up:
        m_card->moveMark(-1);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (event->isAutoRepeat()) {
            return;
        }
        m_presenter->findNow(text());
        if (event->modifiers().testFlag(Qt::ControlModifier)) {
            rescue();
        } else {
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
    if (m_wish == Wish::Take) {
        take();
    } else if (m_wish == Wish::Rescue) {
        rescue();
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
    m_card->note().say({});
    m_card->showRows(rows,
        m_presenter->error() ? ErrorText::sentence(*m_presenter->error())
                             : tr("Nothing fits “%1”").arg(m_presenter->text()));
    const bool hasNews = found || m_presenter->error();
    if (!hasNews || m_presenter->text().isEmpty()) {
        close();
        return;
    }
    showAction();
    m_card->openBelow(*this);
}

const FindHit *FindField::markedHit() const
{
    const auto &found = m_presenter->found();
    const int row = m_card->markedRow();
    return found && row >= 0 && row < found->size() ? &found->at(row) : nullptr;
}

/** The button of the marked row; the card is as high as it needs with it. */
void FindField::showAction()
{
    const FindHit *hit = markedHit();
    const HoldRescue::Way way
        = m_rescue && hit && hit->hold ? HoldRescue::wayFor(*hit->hold) : HoldRescue::Way::None;
    const QString text = way == HoldRescue::Way::Revive ? tr("Bring it back")
        : way == HoldRescue::Way::TakeOver              ? tr("Take over")
                                                        : QString();
    m_card->setAction(text, m_rescue && !m_rescue->isBusy());
    if (m_rescue && m_rescue->isSettling()) {
        m_card->note().say({ NoteCard::Tone::Warning,
            ErrorText::sentence({ ErrorCode::OutcomeUnknown, {}, {} }) });
    }
    if (m_card->isVisible()) {
        m_card->openBelow(*this);
    }
}

void FindField::showRefusal(const ChangeReport &report)
{
    if (m_card->isVisible()) {
        m_card->note().say(ChangeText::report(report));
        m_card->openBelow(*this);
    }
}

/** Only the answer to the typed text is acted on; before it is here the wish is kept. */
bool FindField::isReady(Wish wish)
{
    const bool isAsked = !m_presenter->text().isEmpty();
    const bool isReady = isAsked && m_presenter->isCurrent();
    m_wish = isAsked && !isReady ? wish : Wish::None;
    return isReady;
}

void FindField::rescue()
{
    const FindHit *hit = isReady(Wish::Rescue) ? markedHit() : nullptr;
    if (m_rescue && hit && hit->hold) {
        m_rescue->rescue(*hit->hold);
    }
}

void FindField::take()
{
    const FindHit *marked = isReady(Wish::Take) ? markedHit() : nullptr;
    if (marked) {
        const FindHit hit = *marked;
        closeAndForget();
        Q_EMIT hitTaken(hit);
    }
}

void FindField::leave()
{
    QWidget *before = m_before;
    closeAndForget();
    if (before && before->isVisible()) {
        before->setFocus(Qt::ShortcutFocusReason);
    } else {
        focusNextChild();
    }
}

void FindField::closeAndForget()
{
    close();
    clear();
    m_presenter->forget();
}

void FindField::close()
{
    m_wish = Wish::None;
    m_card->hide();
}

void FindField::retranslate()
{
    setPlaceholderText(tr("Find: name, phone, code"));
    setAccessibleName(tr("Find a customer or a booking by name, phone or code"));
    setToolTip(tr("Find (%1)").arg(u"Ctrl+F, /"_s));
}
