#include "ui/credits/creditpanel.h"

#include "ui/credits/creditform.h"
#include "ui/credits/walletwords.h"
#include "ui/credittext.h"
#include "ui/errortext.h"
#include "ui/presenters/creditpresenter.h"
#include "ui/sitetext.h"
#include "ui/widgets/actionbar.h"
#include "ui/widgets/card.h"
#include "ui/widgets/entrycard.h"
#include "ui/widgets/entrylist.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/notecard.h"
#include "ui/widgets/numberscard.h"

#include <QEvent>
#include <QLabel>

using namespace Qt::StringLiterals;

CreditPanel::CreditPanel(CreditPresenter &credits, const Theme &theme, QWidget *parent)
    : DetailPanel(theme,
        { u"credit"_s,
            { u"numberBalance"_s,
                u"numberCreditsHeld"_s,
                u"numberCredits"_s,
                u"numberMinimum"_s } },
        parent)
    , m_credits(credits)
{
    setObjectName(u"creditPanel"_s);
    build(theme);
    connectPresenter();
    connectLists();
    retranslate();
    onWalletChanged();
    onDetailChanged();
    onDraftChanged();
}

void CreditPanel::build(const Theme &theme)
{
    m_form = new CreditForm(m_credits, this);
    addCard(m_form);
    m_holds = addSectionOf(m_holdRows, u"walletHolds"_s, theme);
    m_usage = addSectionOf(m_usageRows, u"entryUsage"_s, theme);
    m_entries = addSectionOf(m_entryRows, u"walletEntries"_s, theme);
    m_usage.list->setFocusPolicy(Qt::NoFocus);
    m_more = new KeyButton(theme, KeyButton::Variant::Quiet, this);
    m_more->setObjectName(u"creditOlder"_s);
    addCard(m_more);
    actions().orderAfter(*m_more);
}

CreditPanel::Section CreditPanel::addSectionOf(
    EntryModel &model, const QString &name, const Theme &theme)
{
    Section section;
    section.title = addSection();
    section.list = new EntryList(theme, this);
    section.list->setObjectName(name);
    section.list->setModel(&model);
    section.card = entryCard(*section.list);
    addCard(section.card);
    return section;
}

void CreditPanel::connectPresenter()
{
    connect(&m_credits, &CreditPresenter::chosenChanged, this, [this] {
        onWalletChanged();
        onDetailChanged();
    });
    connect(
        &m_credits.searcher(), &WalletSearcher::foundChanged, this, &CreditPanel::onWalletChanged);
    connect(&m_credits, &CreditPresenter::detailChanged, this, &CreditPanel::onDetailChanged);
    connect(&m_credits, &CreditPresenter::choiceChanged, this, &CreditPanel::onChoiceChanged);
    connect(&m_credits, &CreditPresenter::draftChanged, this, &CreditPanel::onDraftChanged);
    connect(&m_credits, &CreditPresenter::reportChanged, this, &CreditPanel::onReportChanged);
    connect(&m_credits, &CreditPresenter::factsChanged, this, [this] {
        m_form->showBuckets();
        showActions();
    });
    connect(&m_credits, &CreditPresenter::activityChanged, this, [this] {
        m_form->setBusy(m_credits.activity() != KeptCommand::Activity::Idle);
        onReportChanged();
        showActions();
    });
    connect(m_form, &PanelForm::submitRequested, this, [this] { run(u"creditSubmit"_s); });
    connect(m_form, &PanelForm::leaveRequested, this, &CreditPanel::stepBack);
    connect(&actions(), &ActionBar::actionRequested, this, &CreditPanel::run);
    connect(m_more, &KeyButton::clicked, this, [this] { m_credits.showMore(); });
}

void CreditPanel::connectLists()
{
    connect(m_holds.list, &EntryList::chosenChanged, this, [this](const QModelIndex &chosen) {
        const EntryRow *row = m_holdRows.rowAt(chosen);
        if (!m_isChoosing) {
            m_credits.chooseHold(row ? HoldId(row->id) : HoldId());
        }
    });
    connect(m_entries.list, &EntryList::chosenChanged, this, [this](const QModelIndex &chosen) {
        const EntryRow *row = m_entryRows.rowAt(chosen);
        if (!m_isChoosing) {
            m_credits.chooseEntry(row ? CreditEntryId(row->id) : CreditEntryId());
        }
    });
    connect(m_holds.list, &EntryList::openRequested, this, [this] { run(u"creditPart"_s); });
    for (const Section &section : { m_holds, m_entries }) {
        connect(section.list,
            &EntryList::areaWanted,
            this,
            [this, list = section.list](const QRect &area) { showArea(*list, area); });
    }
}

bool CreditPanel::stepBack()
{
    if (m_credits.isEditing()) {
        m_credits.leave();
        return true;
    }
    if (m_credits.chosenHold() || m_credits.chosenEntry()) {
        Q_EMIT focusReturned(); // first: the list that has the focus would choose again
        m_credits.chooseHold({});
        m_credits.chooseEntry({});
        return true;
    }
    return false;
}

void CreditPanel::run(const QString &action)
{
    if (!actions().canDo(action)) {
        sayWhyNot(action);
        return;
    }
    if (action == u"creditGrant") {
        m_credits.open(CreditTask::Grant);
    } else if (action == u"creditDebit") {
        m_credits.open(CreditTask::Debit);
    } else if (action == u"creditHold") {
        m_credits.open(CreditTask::Hold);
    } else if (action == u"creditPart") {
        m_credits.open(CreditTask::Capture);
    } else if (action == u"creditReverse") {
        m_credits.open(CreditTask::Reverse);
    } else if (action == u"creditLimits") {
        m_credits.open(CreditTask::Limits);
    } else if (action == u"creditCapture") {
        m_credits.captureAll();
    } else if (action == u"creditRelease") {
        m_credits.release();
    } else if (action == u"creditSubmit") {
        m_credits.submit();
    } else if (action == u"creditLeave") {
        stepBack();
    }
}

void CreditPanel::tick()
{
    QList<EntryRow> holds;
    for (const WalletHold &each :
        m_credits.detail() ? m_credits.detail()->holds : QList<WalletHold>()) {
        holds.append(WalletWords::hold(each, m_credits.chosenKey().second));
    }
    m_isChoosing = true;
    m_holdRows.setRows(holds);
    m_isChoosing = false;
    m_holds.title->setVisible(!holds.isEmpty());
    m_holds.card->setVisible(!holds.isEmpty());
}

void CreditPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        onWalletChanged();
        onDetailChanged();
        onReportChanged();
    }
    DetailPanel::changeEvent(event);
}

void CreditPanel::onWalletChanged()
{
    const Wallet *wallet = m_credits.chosen();
    numbers().setVisible(wallet && wallet->id.isValid());
    if (!wallet) {
        setHeading(tr("No wallet chosen"), tr("Type a name, then choose with the arrow keys."));
        showActions();
        return;
    }
    const QString kind = CreditText::bucket(wallet->bucket);
    if (!wallet->id.isValid()) {
        setHeading(wallet->customerName, tr("No wallet yet. The first grant opens it."));
        showActions();
        return;
    }
    setHeading(wallet->customerName,
        wallet->hasOverdraft ? tr("%1 · may spend without limit", "kind of credits").arg(kind)
                             : kind);
    const bool isOwed = wallet->debt > 0;
    numbers().setNumbers({ SiteText::number(wallet->balance),
        SiteText::number(wallet->held),
        SiteText::number(wallet->available),
        SiteText::number(isOwed ? wallet->debt : wallet->minimum) });
    retranslate();
    numbers().setWarning(3, isOwed);
    m_form->showEcho();
    showActions();
}

void CreditPanel::onDetailChanged()
{
    const auto &detail = m_credits.detail();
    const SiteClock clock = SiteText::clockOf(m_credits.site());
    QList<EntryRow> entries;
    for (const WalletEntry &each : detail ? detail->entries : QList<WalletEntry>()) {
        entries.append(WalletWords::entry(each, clock));
    }
    m_isChoosing = true;
    m_entryRows.setRows(entries);
    m_isChoosing = false;
    m_entries.title->setVisible(!entries.isEmpty());
    m_entries.card->setVisible(!entries.isEmpty());
    m_more->setVisible(m_credits.hasMore());
    tick();
    onChoiceChanged();
}

void CreditPanel::onChoiceChanged()
{
    const WalletHold *hold = m_credits.chosenHold();
    const WalletEntry *entry = m_credits.chosenEntry();
    m_isChoosing = true;
    m_holds.list->choose(hold ? m_holdRows.indexOf(hold->id.value()) : QModelIndex());
    m_entries.list->choose(entry ? m_entryRows.indexOf(entry->id.value()) : QModelIndex());
    m_isChoosing = false;
    QList<EntryRow> usage;
    const SiteClock clock = SiteText::clockOf(m_credits.site());
    if (entry && m_credits.usage()) {
        for (const CreditUsage &each : *m_credits.usage()) {
            usage.append(WalletWords::usage(each, entry->id, m_credits.detail()->entries, clock));
        }
    }
    m_usageRows.setRows(usage);
    m_usage.title->setVisible(!usage.isEmpty());
    m_usage.card->setVisible(!usage.isEmpty());
    m_usage.title->setText(entry && entry->amount > 0 ? tr("Has paid", "a grant, for these uses")
                                                      : tr("Paid by", "these grants"));
    m_usage.list->setAccessibleName(m_usage.title->text());
    showActions();
}

void CreditPanel::onDraftChanged()
{
    const bool isEditing = m_credits.isEditing();
    const bool wasEditing = m_form->isVisibleTo(this);
    const bool hadFocus = isAncestorOf(focusWidget());
    if (wasEditing && !isEditing && !m_credits.draft()) {
        Q_EMIT formDone();
    }
    if (wasEditing && !isEditing && hadFocus) {
        Q_EMIT focusReturned(); // first: a field that vanishes gives the keyboard to anybody
    }
    m_form->setVisible(isEditing);
    showActions();
    if (isEditing) {
        m_form->showDraft();
        m_form->showEcho();
        m_form->takeFocus();
        showCard(*m_form);
    }
}

void CreditPanel::onReportChanged()
{
    if (m_credits.activity() == KeptCommand::Activity::Settling) {
        note().say({ NoteCard::Tone::Warning,
            ErrorText::sentence({ ErrorCode::OutcomeUnknown, {}, {} }) });
    } else if (m_credits.report() && !m_credits.isSaidByEcho()) {
        note().say(WalletWords::report(*m_credits.report()));
    } else {
        note().say({});
    }
}

void CreditPanel::retranslate()
{
    const Wallet *wallet = m_credits.chosen();
    numbers().setCaptions({ tr("balance", "under a number of credits"),
        tr("held", "under a number of credits"),
        tr("available", "under a number of credits"),
        wallet && wallet->debt > 0 ? tr("owed", "under a number of credits")
                                   : tr("minimum", "under a number of credits") });
    numbers().setAccessibleName(tr("Numbers of the wallet"));
    m_holds.title->setText(tr("Held now"));
    m_holds.list->setAccessibleName(m_holds.title->text());
    m_entries.title->setText(tr("Entries"));
    m_entries.list->setAccessibleName(m_entries.title->text());
    m_more->setText(tr("Show older entries"));
}
