#include "ui/arrivals/arrivalspanel.h"

#include "ui/changetext.h"
#include "ui/customers/findwords.h"
#include "ui/errortext.h"
#include "ui/linetext.h"
#include "ui/models/arrivalmodel.h"
#include "ui/presenters/arrivalspresenter.h"
#include "ui/sitetext.h"
#include "ui/theme/textrole.h"
#include "ui/widgets/actionbar.h"
#include "ui/widgets/card.h"
#include "ui/widgets/notecard.h"
#include "ui/widgets/numberscard.h"

#include <QEvent>
#include <QKeySequence>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

/** A name whose direction of writing does not turn round what stands beside it. */
QString isolated(const QString &name)
{
    constexpr QChar begin(u'\u2068');
    constexpr QChar end(u'\u2069');
    return begin + name + end;
}

QString keyName(const QKeySequence &keys) { return keys.toString(QKeySequence::NativeText); }

}

ArrivalsPanel::ArrivalsPanel(ArrivalsPresenter &arrivals, const Theme &theme, QWidget *parent)
    : DetailPanel(theme,
        { u"arrival"_s,
            { u"numberArrivalParty"_s, u"numberArrivalHere"_s, u"numberArrivalMissing"_s } },
        parent)
    , m_arrivals(arrivals)
{
    setObjectName(u"arrivalPanel"_s);
    build();
    connectPresenter();
    retranslate();
    refresh();
}

void ArrivalsPanel::build()
{
    m_facts = new Card(BoxRole::Card, this);
    m_factsText = new QLabel(m_facts);
    m_factsText->setObjectName(u"arrivalFacts"_s);
    m_code = new QLabel(m_facts);
    m_code->setObjectName(u"arrivalCode"_s);
    setTextRole(m_code, TextRole::Strong);
    for (QLabel *label : { m_factsText, m_code }) {
        label->setTextFormat(Qt::PlainText); // names and notes are what people typed
        label->setWordWrap(true);
        m_facts->content()->addWidget(label);
    }
    addCard(m_facts);
}

void ArrivalsPanel::connectPresenter()
{
    connect(&m_arrivals, &ArrivalsPresenter::chosenChanged, this, [this] {
        showRefusal();
        refresh();
    });
    connect(&m_arrivals, &ArrivalsPresenter::typedChanged, this, [this] {
        m_arrivals.typed() ? showReport() : note().say({});
    });
    connect(&m_arrivals, &ArrivalsPresenter::activityChanged, this, &ArrivalsPanel::showActions);
    connect(
        &m_arrivals.changes(), &ChangePresenter::activityChanged, this, &ArrivalsPanel::showReport);
    connect(
        &m_arrivals.changes(), &ChangePresenter::reportChanged, this, &ArrivalsPanel::showReport);
    connect(&actions(), &ActionBar::actionRequested, this, &ArrivalsPanel::run);
}

bool ArrivalsPanel::stepBack() { return m_arrivals.leaveTyped(); }

void ArrivalsPanel::run(const QString &action)
{
    if (action == u"arrivalAwaited") {
        Q_EMIT awaitedRequested();
        return;
    }
    const bool isTyped = action == u"arrivalAll" && m_arrivals.typed();
    if (!isTyped && !actions().canDo(action)) {
        const QString reason = actions().reasonOf(action);
        if (!reason.isEmpty()) {
            note().say({ NoteCard::Tone::Warning, reason });
            showActions();
        }
        return;
    }
    if (action == u"arrivalAll") {
        m_arrivals.checkIn();
    } else if (action == u"arrivalOne") {
        m_arrivals.checkInOneMore();
    } else if (action == u"arrivalNone") {
        m_arrivals.takeBack();
    } else if (action == u"arrivalNoShow") {
        m_arrivals.markNoShow();
    } else if (action == u"arrivalUndo") {
        m_arrivals.undo();
    } else if (action == u"arrivalHistory") {
        requestHistory();
    }
}

void ArrivalsPanel::typeDigit(int digit)
{
    if (digit == 0 && !m_arrivals.typed()) {
        run(u"arrivalNone"_s); // nobody is here: the same thing, with the same reasons
        return;
    }
    const QString reason = reasonNotToAct();
    if (!m_arrivals.chosen() || reason.isEmpty()) {
        m_arrivals.typeDigit(digit);
    } else {
        note().say({ NoteCard::Tone::Warning, reason });
        showActions();
    }
}

void ArrivalsPanel::refresh()
{
    showBooking();
    showActions();
}

void ArrivalsPanel::tick()
{
    if (m_arrivals.changes().undoable()) {
        showActions();
    }
}

void ArrivalsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        const bool isSaying = !note().text().isEmpty();
        refresh();
        if (isSaying) {
            showReport();
        }
    }
    DetailPanel::changeEvent(event);
}

void ArrivalsPanel::showBooking()
{
    const Arrival *arrival = m_arrivals.chosen();
    numbers().setVisible(arrival != nullptr);
    m_facts->setVisible(arrival != nullptr);
    if (!arrival) {
        setHeading(tr("No booking chosen"), tr("Choose one with the arrow keys."));
        return;
    }
    const QTimeZone zone(m_arrivals.site().zone);
    const ArrivalRow row = ArrivalRow::of(*arrival, m_arrivals.now(), zone);
    setHeading(ArrivalModel::name(*arrival),
        QStringList { SiteText::span({ arrival->startsAt, arrival->endsAt }, zone),
            arrival->resourceName,
            ArrivalModel::state(row) }
            .join(u" · "_s));
    numbers().setNumbers({ SiteText::number(arrival->partySize),
        SiteText::number(arrival->arrived),
        SiteText::number(arrival->partySize - arrival->arrived) });
    showFacts(*arrival);
}

void ArrivalsPanel::showFacts(const Arrival &arrival)
{
    QStringList lines { arrival.customerPhone, arrival.note, arrival.extras };
    for (const CreditLine &line : arrival.credits) {
        lines.append(LineText::credits(line.amount, line.bucket));
    }
    const QTimeZone zone(m_arrivals.site().zone);
    if (arrival.arrivedAt.isValid()) {
        lines.append(
            tr("The first came at %1", "time").arg(SiteText::time(arrival.arrivedAt, zone)));
    }
    if (arrival.noShowAt.isValid()) {
        lines.append(
            tr("Noted at %1 that nobody came", "time").arg(SiteText::time(arrival.noShowAt, zone)));
    }
    lines.removeAll(QString());
    m_factsText->setText(lines.join(u'\n'));
    m_factsText->setVisible(!lines.isEmpty());
    m_code->setText(tr("Code %1", "of a booking").arg(FindWords::code(arrival.code)));
    lines.append(m_code->text());
    m_facts->setAccessibleName(lines.join(u", "_s));
}

void ArrivalsPanel::showReport()
{
    const ChangePresenter &changes = m_arrivals.changes();
    const Arrival *chosen = m_arrivals.chosen();
    if (m_arrivals.typed() && chosen) {
        note().say({ NoteCard::Tone::Warning,
            tr("%1 of %2 are here? Another digit goes behind it, Enter notes it now.",
                "people of a party")
                .arg(SiteText::number(*m_arrivals.typed()), SiteText::number(chosen->partySize)) });
        return;
    }
    if (changes.isSettling()) {
        note().say({ NoteCard::Tone::Warning,
            ErrorText::sentence({ ErrorCode::OutcomeUnknown, {}, {} }) });
        return;
    }
    if (!changes.report()) {
        note().say({});
        return;
    }
    NoteCard::Sentence sentence = ChangeText::report(*changes.report());
    const std::optional<Arrival> &reported = m_arrivals.reported();
    if (reported && reported->holdId != m_arrivals.chosenId()) {
        // The keys have gone on to another booking: say whose answer it is.
        sentence.text = isolated(ArrivalModel::name(*reported)) + u": "_s + sentence.text;
    }
    note().say(sentence);
}

/** What stands against the chosen booking; what was said of the one before is out of place. */
void ArrivalsPanel::showRefusal()
{
    const auto &report = m_arrivals.changes().report();
    if (const ChangeReport *refusal = m_arrivals.refusalOf(m_arrivals.chosenId())) {
        note().say(ChangeText::report(*refusal));
    } else if (report && !report->isDone()) {
        note().say({});
    }
}

QString ArrivalsPanel::reasonNotToAct() const
{
    if (!m_arrivals.isLive()) {
        return tr("The database does not answer: nothing can be noted now.");
    }
    return m_arrivals.isFull() || m_arrivals.changes().isSettling()
        ? tr("The last answer is still being looked for.")
        : QString();
}

void ArrivalsPanel::showActions()
{
    const Arrival *arrival = m_arrivals.chosen();
    const QString wait = reasonNotToAct();
    const bool canAct = arrival && wait.isEmpty();
    const bool isAll = arrival && arrival->arrived >= arrival->partySize;
    const bool isAny = arrival && arrival->arrived > 0;
    const bool isAbsent = arrival && arrival->noShowAt.isValid();
    const bool isOne = !arrival || arrival->partySize == 1;
    const QString allReason = isAll ? tr("All of them are here already.") : wait;
    const QString noneReason = isAny || isAbsent ? wait : tr("Nothing was noted about it yet.");
    const QString absentReason = isAny ? tr("Somebody of them is here.")
        : isAbsent                     ? tr("It is noted already that nobody came.")
                                       : wait;
    const int seconds = m_arrivals.changes().undoSecondsLeft();
    const bool isBusy = m_arrivals.changes().isBusy();
    const bool canUndo = seconds > 0 && !isBusy && m_arrivals.isLive();
    const QString undoReason = !wait.isEmpty() ? wait
        : isBusy                               ? tr("The last one is still on its way.")
                                               : tr("There is nothing to undo.");
    showWait(wait);
    actions().setActions({ { u"arrivalAll"_s,
                               isOne ? tr("Check in") : tr("Check in all"),
                               keyName(Qt::Key_Enter),
                               canAct && !isAll,
                               allReason },
        { u"arrivalOne"_s, tr("One more"), u"A"_s, canAct && !isAll, allReason },
        { u"arrivalNone"_s,
            tr("Take back"),
            keyName(Qt::Key_Delete),
            canAct && (isAny || isAbsent),
            noneReason },
        { u"arrivalNoShow"_s, tr("Not come"), u"O"_s, canAct && !isAny && !isAbsent, absentReason },
        { u"arrivalHistory"_s, tr("History"), u"J"_s, arrival != nullptr, {} },
        { u"arrivalUndo"_s,
            seconds > 0 ? tr("Undo, %n seconds left", nullptr, seconds) : tr("Undo"),
            keyName(QKeySequence::Undo),
            canUndo,
            undoReason } });
}

/** What everything waits for: above the buttons, until a key was pressed in vain, which is louder.
 */
void ArrivalsPanel::showWait(const QString &wait)
{
    if (m_isWaitSaid && wait.isEmpty()) {
        note().say({});
    }
    m_isWaitSaid = !wait.isEmpty() && note().text() == wait;
    actions().setHint(m_arrivals.chosen() && !m_isWaitSaid ? wait : QString());
}

void ArrivalsPanel::requestHistory()
{
    const Arrival *arrival = m_arrivals.chosen();
    const SiteClock clock = SiteText::clockOf(m_arrivals.site());
    Q_EMIT historyRequested(arrival->holdId,
        isolated(ArrivalModel::name(*arrival)) + u", "_s
            + SiteText::moment(arrival->startsAt, clock) + u", "_s + arrival->resourceName);
}

void ArrivalsPanel::retranslate()
{
    numbers().setCaptions({ tr("booked", "under a number of people"),
        tr("here", "under a number of people"),
        tr("missing", "under a number of people") });
    numbers().setAccessibleName(tr("Numbers of the booking"));
}
