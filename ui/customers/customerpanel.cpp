#include "ui/customers/customerpanel.h"

#include "ui/customers/customerform.h"
#include "ui/customers/customerwords.h"
#include "ui/customers/findwords.h"
#include "ui/errortext.h"
#include "ui/linetext.h"
#include "ui/sitetext.h"
#include "ui/widgets/actionbar.h"
#include "ui/widgets/card.h"
#include "ui/widgets/entrycard.h"
#include "ui/widgets/entrylist.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/notecard.h"
#include "ui/widgets/numberscard.h"

#include <QEvent>
#include <QKeySequence>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

QString keyName(Qt::Key key) { return QKeySequence(key).toString(QKeySequence::NativeText); }

}

CustomerPanel::CustomerPanel(CustomerPresenter &customers, const Theme &theme, QWidget *parent)
    : DetailPanel(
        theme, { u"customer"_s, { u"numberComing"_s, u"numberPast"_s, u"numberWallet"_s } }, parent)
    , m_customers(customers)
{
    setObjectName(u"customerPanel"_s);
    build(theme);
    connectPresenter();
    connectLists();
    retranslate();
    onDetailChanged();
    onDraftChanged();
}

void CustomerPanel::build(const Theme &theme)
{
    m_form = new CustomerForm(m_customers, this);
    addCard(m_form);
    m_facts = new Card(BoxRole::Card, this);
    m_factsText = new QLabel(m_facts);
    m_factsText->setObjectName(u"customerFacts"_s);
    m_factsText->setTextFormat(Qt::PlainText); // names are what people typed
    m_factsText->setWordWrap(true);
    m_facts->content()->addWidget(m_factsText);
    addCard(m_facts);
    m_duplicates = addSectionOf(m_duplicateRows, u"customerDuplicates"_s, theme);
    m_coming = addSectionOf(m_comingRows, u"customerComing"_s, theme);
    m_past = addSectionOf(m_pastRows, u"customerPast"_s, theme);
    m_more = new KeyButton(theme, KeyButton::Variant::Quiet, this);
    m_more->setObjectName(u"customerOlder"_s);
    addCard(m_more);
    actions().orderAfter(*m_more);
}

CustomerPanel::Section CustomerPanel::addSectionOf(
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

void CustomerPanel::connectPresenter()
{
    connect(&m_customers, &CustomerPresenter::chosenChanged, this, &CustomerPanel::onDetailChanged);
    connect(&m_customers, &CustomerPresenter::detailChanged, this, &CustomerPanel::onDetailChanged);
    connect(&m_customers, &CustomerPresenter::draftChanged, this, &CustomerPanel::onDraftChanged);
    connect(&m_customers, &CustomerPresenter::reportChanged, this, &CustomerPanel::onReportChanged);
    connect(&m_customers, &CustomerPresenter::activityChanged, this, [this] {
        m_form->setBusy(m_customers.activity() != KeptCommand::Activity::Idle);
        onReportChanged();
        showActions();
    });
    connect(m_form, &PanelForm::submitRequested, this, [this] { run(u"customerSubmit"_s); });
    connect(m_form, &PanelForm::leaveRequested, this, &CustomerPanel::stepBack);
    connect(m_form, &CustomerForm::takeRequested, this, [this] { run(u"customerTake"_s); });
    connect(&m_customers.likelySame(), &LikelySame::peopleChanged, this, [this] {
        showDuplicates();
        showActions();
        showProposal();
    });
    connect(&actions(), &ActionBar::actionRequested, this, &CustomerPanel::run);
    connect(m_more, &KeyButton::clicked, this, [this] { m_customers.showMore(); });
}

void CustomerPanel::connectLists()
{
    for (EntryList *list : { m_duplicates.list, m_coming.list, m_past.list }) {
        connect(list, &EntryList::areaWanted, this, [this, list](const QRect &area) {
            showArea(*list, area);
        });
    }
    connect(m_duplicates.list, &EntryList::chosenChanged, this, [this](const QModelIndex &chosen) {
        const EntryRow *row = m_duplicateRows.rowAt(chosen);
        m_customers.chooseDuplicate(row ? CustomerId(row->id) : CustomerId());
    });
    connect(m_duplicates.list, &EntryList::openRequested, this, [this] {
        run(isAdding() ? u"customerTake"_s : u"customerMerge"_s);
    });
    for (const auto &[list, rows] :
        { std::pair { m_coming.list, &m_comingRows }, std::pair { m_past.list, &m_pastRows } }) {
        connect(list, &EntryList::openRequested, this, [this, list = list, rows = rows] {
            const EntryRow *row = rows->rowAt(list->currentIndex());
            for (const FoundHold &hold : m_customers.detail()->holds) {
                if (row && hold.id.value() == row->id) {
                    Q_EMIT holdRequested(hold);
                    return;
                }
            }
        });
    }
}

bool CustomerPanel::stepBack()
{
    if (!m_customers.isEditing()) {
        return false;
    }
    m_customers.leave();
    return true;
}

void CustomerPanel::run(const QString &action)
{
    if (!actions().canDo(action)) {
        const QString reason = actions().reasonOf(action);
        if (!reason.isEmpty()) {
            note().say({ NoteCard::Tone::Warning, reason });
        }
        return;
    }
    if (action == u"customerNew") {
        m_customers.openNew();
    } else if (action == u"customerTake") {
        m_customers.takeLikelySame();
    } else if (action == u"customerChange") {
        m_customers.open(CustomerTask::Change);
    } else if (action == u"customerMerge") {
        m_customers.open(CustomerTask::Merge);
    } else if (action == u"customerErase") {
        m_customers.open(CustomerTask::Erase);
    } else if (action == u"customerHistory") {
        Q_EMIT historyRequested();
    } else if (action == u"customerSubmit") {
        m_customers.submit();
    } else if (action == u"customerLeave") {
        stepBack();
    }
}

void CustomerPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        onDetailChanged();
        onReportChanged();
    }
    DetailPanel::changeEvent(event);
}

void CustomerPanel::onDetailChanged()
{
    const auto &detail = m_customers.detail();
    // While somebody is added nothing is said about another one.
    numbers().setVisible(detail && !isAdding());
    m_facts->setVisible(detail && !isAdding());
    if (isAdding()) {
        setHeading(tr("New customer"), {});
    } else if (detail) {
        const CustomerCard &card = detail->card;
        setHeading(FindWords::name(card.customer),
            card.mergedCount > 0
                ? tr("%n others turned out to be this person", nullptr, card.mergedCount)
                : QString());
    } else if (!m_customers.chosenId().isValid()) {
        setHeading(tr("No customer chosen"), tr("Type a name, then choose with the arrow keys."));
    }
    showFacts();
    showHolds();
    showDuplicates();
    m_more->setVisible(m_customers.hasMore() && !isAdding());
    showActions();
}

bool CustomerPanel::isAdding() const
{
    return m_customers.isEditing() && m_customers.draft()->task == CustomerTask::Add;
}

/** Once the form asks about them, at least the first one must be seen below it. */
void CustomerPanel::showProposal()
{
    if (isAdding() && m_customers.isArmed() && m_duplicateRows.rowCount() > 0) {
        showArea(*m_duplicates.list, m_duplicates.list->visualRect(m_duplicateRows.index(0, 0)));
    }
}

/** Of the chosen person, or of the one that is being added. */
void CustomerPanel::showDuplicates()
{
    const auto &detail = m_customers.detail();
    const QList<Duplicate> people = isAdding() ? m_customers.likelySame().people()
        : detail                               ? detail->duplicates
                                               : QList<Duplicate>();
    QList<EntryRow> rows;
    for (const Duplicate &each : people) {
        rows.append(CustomerWords::duplicate(each));
    }
    m_duplicateRows.setRows(rows);
    m_duplicates.title->setVisible(!rows.isEmpty());
    m_duplicates.card->setVisible(!rows.isEmpty());
}

void CustomerPanel::showFacts()
{
    const auto &detail = m_customers.detail();
    if (!detail) {
        return;
    }
    const CustomerCard &card = detail->card;
    QStringList lines;
    const auto add = [&lines](const QString &line) {
        if (!line.isEmpty()) {
            lines.append(line);
        }
    };
    add(card.customer.phone);
    add(card.customer.mail);
    add(card.language.isEmpty() ? QString() : tr("speaks %1", "language").arg(card.language));
    for (const Wallet &wallet : detail->wallets) {
        add(tr("%1 available", "credits").arg(LineText::credits(wallet.available, wallet.bucket)));
    }
    add(card.note);
    add(card.isErased() ? tr("The personal data were erased.") : QString());
    m_factsText->setText(lines.isEmpty() ? tr("Nothing else is known.") : lines.join(u'\n'));
    m_facts->setAccessibleName(m_factsText->text());
}

void CustomerPanel::showHolds()
{
    const auto &detail = m_customers.detail();
    const SiteClock clock = SiteText::clockOf(m_customers.site());
    const QDateTime now = QDateTime::currentDateTimeUtc();
    QList<EntryRow> coming;
    QList<EntryRow> past;
    for (const FoundHold &hold : detail ? detail->holds : QList<FoundHold>()) {
        const bool isComing = hold.isLiving() && hold.range.end > now;
        (isComing ? coming : past).append(FindWords::hold(hold, clock));
    }
    std::reverse(coming.begin(), coming.end()); // the next one first, as they were made
    m_comingRows.setRows(coming);
    m_pastRows.setRows(past);
    for (const auto &[section, rows] :
        { std::pair { &m_coming, &coming }, std::pair { &m_past, &past } }) {
        section->title->setVisible(!rows->isEmpty() && !isAdding());
        section->card->setVisible(!rows->isEmpty() && !isAdding());
    }
    qint64 available = 0;
    for (const Wallet &wallet : detail ? detail->wallets : QList<Wallet>()) {
        available += wallet.bucket == u"default" ? wallet.available : 0;
    }
    const QString more = m_customers.hasMore() ? u"+"_s : QString();
    numbers().setNumbers({ SiteText::number(coming.size()),
        SiteText::number(past.size()) + more,
        SiteText::number(available) });
}

void CustomerPanel::onDraftChanged()
{
    const bool isEditing = m_customers.isEditing();
    const bool wasEditing = m_form->isVisibleTo(this);
    const bool hadFocus = isAncestorOf(focusWidget());
    if (wasEditing && !isEditing && hadFocus) {
        Q_EMIT focusReturned(); // first: a field that vanishes gives the keyboard to anybody
    }
    m_form->setVisible(isEditing);
    onDetailChanged();
    if (!isEditing) {
        return;
    }
    m_form->showDraft();
    m_form->showEcho();
    if (!m_customers.isArmed()) {
        m_form->takeFocus();
        showCard(*m_form);
    } else {
        showProposal();
    }
}

void CustomerPanel::onReportChanged()
{
    if (m_customers.activity() == KeptCommand::Activity::Settling) {
        note().say({ NoteCard::Tone::Warning,
            ErrorText::sentence({ ErrorCode::OutcomeUnknown, {}, {} }) });
    } else if (m_customers.report()) {
        note().say(CustomerWords::report(*m_customers.report()));
    } else {
        note().say({});
    }
}

QString CustomerPanel::reasonNotToAct() const
{
    if (!m_customers.isLive()) {
        return tr("The database does not answer: nothing can be changed now.");
    }
    return m_customers.activity() == KeptCommand::Activity::Settling
        ? tr("The last answer is still being looked for.")
        : QString();
}

void CustomerPanel::showActions()
{
    const auto &detail = m_customers.detail();
    const bool isErased = detail && detail->card.isErased();
    const QString wait = reasonNotToAct();
    const QString reason = isErased ? tr("The personal data were erased.") : wait;
    const bool canAct
        = detail && reason.isEmpty() && m_customers.activity() == KeptCommand::Activity::Idle;
    actions().setHint(detail ? reason : QString());
    const QString enter = keyName(Qt::Key_Enter);
    const bool canAdd = wait.isEmpty() && m_customers.activity() == KeptCommand::Activity::Idle;
    if (isAdding()) {
        const bool isLike = !m_customers.likelySame().people().isEmpty();
        const QString take
            = QKeySequence(Qt::CTRL | Qt::Key_Enter).toString(QKeySequence::NativeText);
        actions().setActions({ { u"customerSubmit"_s,
                                   m_customers.isArmed() ? tr("Add somebody else") : tr("Add"),
                                   enter,
                                   canAdd,
                                   wait },
            { u"customerTake"_s, tr("Open the one below"), take, canAdd && isLike, {}, true },
            { u"customerLeave"_s, tr("Leave without saving"), keyName(Qt::Key_Escape) } });
        return;
    }
    if (m_customers.isEditing()) {
        const CustomerTask task = m_customers.draft()->task;
        const QString verb = task == CustomerTask::Change ? tr("Save")
            : task == CustomerTask::Merge                 ? tr("Merge")
                                                          : tr("Erase");
        actions().setActions({ { u"customerSubmit"_s, verb, enter, canAct, reason },
            { u"customerLeave"_s, tr("Leave without saving"), keyName(Qt::Key_Escape) } });
        return;
    }
    const bool hasDuplicates = detail && !detail->duplicates.isEmpty();
    actions().setActions({ { u"customerChange"_s, tr("Change"), enter, canAct, reason },
        { u"customerNew"_s, tr("New customer"), u"N"_s, canAdd, wait },
        { u"customerHistory"_s, tr("History"), u"H"_s, detail.has_value(), {} },
        { u"customerMerge"_s,
            tr("Merge"),
            u"M"_s,
            canAct && hasDuplicates,
            hasDuplicates ? reason : tr("Nobody looks like the same person.") },
        { u"customerErase"_s, tr("Erase"), keyName(Qt::Key_Delete), canAct, reason } });
}

void CustomerPanel::retranslate()
{
    numbers().setCaptions({ tr("to come", "under a number of bookings"),
        tr("past", "under a number of bookings"),
        tr("credits", "under a number of credits") });
    numbers().setAccessibleName(tr("Numbers of the customer"));
    m_duplicates.title->setText(tr("May be the same person"));
    m_coming.title->setText(tr("Bookings to come"));
    m_past.title->setText(tr("Past, cancelled and expired"));
    for (const Section &section : { m_duplicates, m_coming, m_past }) {
        section.list->setAccessibleName(section.title->text());
    }
    m_more->setText(tr("Show older bookings"));
}
