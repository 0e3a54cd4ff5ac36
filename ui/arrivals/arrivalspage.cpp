#include "ui/arrivals/arrivalspage.h"

#include "ui/arrivals/arrivalspanel.h"
#include "ui/changetext.h"
#include "ui/errortext.h"
#include "ui/models/arrivalsums.h"
#include "ui/sitetext.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/keyletter.h"
#include "ui/widgets/numberscard.h"
#include "ui/widgets/recordpane.h"
#include "ui/widgets/recordtable.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QShortcut>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

qint64 minuteOf(const QDateTime &instant)
{
    constexpr qint64 secondsPerMinute = 60;
    return instant.toSecsSinceEpoch() / secondsPerMinute;
}

/** 0 to 9, also in the upper row of Czech and Slovak keyboards. */
std::optional<int> digitOf(const QKeyEvent &event)
{
    const bool isZero = event.text() == u"0" || event.text() == u"é";
    return isZero && !event.isAutoRepeat() ? std::optional(0) : gridDigitFor(event);
}

}

ArrivalsPage::ArrivalsPage(const Parts &parts, const Theme &theme, QWidget *parent)
    : RecordPage(theme, u"arrival"_s, parent)
    , m_arrivals(parts.changes, parts.day, parts.feed)
    , m_panel(new ArrivalsPanel(m_arrivals, theme, this))
{
    build(theme);
    connectParts();
    retranslate();
}

ArrivalsPage::~ArrivalsPage() = default;

void ArrivalsPage::build(const Theme &theme)
{
    setPanel(m_panel);
    m_awaited = new KeyButton(theme, KeyButton::Variant::Normal, &pane());
    m_awaited->setObjectName(u"arrivalAwaited"_s);
    m_awaited->setCheckable(true);
    m_awaited->setKeyText(u"E"_s);
    pane().addBesideSearch(m_awaited);
    m_sums = new NumbersCard(
        { u"sumExpected"_s, u"sumHere"_s, u"sumLate"_s, u"sumNotCome"_s }, &pane());
    m_sums->setObjectName(u"arrivalSums"_s);
    m_sums->wrapCaptions();
    pane().addAboveTable(m_sums);
    pane().table().setRoomColumn(ArrivalModel::Name);
    pane().table().setModel(&m_model);
    pane().table().setOptionalColumns(
        { ArrivalModel::Code, ArrivalModel::ResourceName, ArrivalModel::Party });
}

void ArrivalsPage::connectParts()
{
    connect(&m_arrivals, &ArrivalsPresenter::arrivalsChanged, this, &ArrivalsPage::onRead);
    connect(&m_arrivals, &ArrivalsPresenter::readingChanged, this, [this] {
        pane().setReading(m_arrivals.isReading());
    });
    connect(&m_arrivals, &ArrivalsPresenter::refusalsChanged, this, &ArrivalsPage::fill);
    connect(m_awaited, &KeyButton::toggled, this, &ArrivalsPage::fill);
    connect(&pane(), &RecordPane::rowsWanted, &pane(), &RecordPane::takeRows);
    connect(&pane(), &RecordPane::messageActionRequested, &m_arrivals, &ArrivalsPresenter::refresh);
    connect(&pane(), &RecordPane::openRequested, this, [this] { open(u"arrivalAll"_s); });
    connect(&pane().table(), &RecordTable::chosenChanged, this, [this](const QModelIndex &chosen) {
        const ArrivalRow *row = m_model.rowAt(chosen);
        if (!m_isFilling) {
            m_arrivals.choose(row ? row->arrival.holdId : HoldId());
        }
    });
    connect(m_panel, &ArrivalsPanel::awaitedRequested, m_awaited, &KeyButton::toggle);
    connect(m_panel, &ArrivalsPanel::historyRequested, this, &ArrivalsPage::historyRequested);
    // Fields keep their own undo: they take the key before it comes here.
    auto *undo = new QShortcut(QKeySequence(QKeySequence::Undo), this);
    undo->setContext(Qt::WidgetWithChildrenShortcut);
    connect(undo, &QShortcut::activated, this, [this] { run(u"arrivalUndo"_s); });
}

QString ArrivalsPage::actionOf(const QKeyEvent &event) const
{
    if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace) {
        return u"arrivalNone"_s;
    }
    switch (keyLetter(event).unicode()) {
    case u'A':
        return u"arrivalOne"_s;
    case u'E':
        return u"arrivalAwaited"_s;
    case u'J':
        return u"arrivalHistory"_s;
    case u'O':
        return u"arrivalNoShow"_s;
    default: // letters without a meaning here
        return {};
    }
}

bool ArrivalsPage::takeKey(const QKeyEvent &event)
{
    if (const std::optional<int> digit = digitOf(event)) {
        m_panel->typeDigit(*digit);
        return true;
    }
    const std::optional<GridCommand> command = gridCommandFor(event);
    if (command == GridCommand::Today || command == GridCommand::GoToDate) {
        Q_EMIT dayCommandRequested(*command);
        return true;
    }
    return false;
}

bool ArrivalsPage::isEditing() const { return false; }

void ArrivalsPage::setActive(bool isActive) { m_arrivals.clock().setActive(isActive); }

void ArrivalsPage::search(const QString &) { fill(); }

bool ArrivalsPage::showBooking(HoldId hold)
{
    const QList<Arrival> all = m_arrivals.arrivals().value_or(QList<Arrival>());
    const bool isThere = std::any_of(
        all.cbegin(), all.cend(), [hold](const Arrival &each) { return each.holdId == hold; });
    if (!isThere) {
        return false;
    }
    m_arrivals.choose(hold);
    if (!m_model.indexOf(hold).isValid()) {
        pane().search().clear();
        m_awaited->setChecked(false);
    }
    fill();
    takeFocus();
    Q_EMIT m_panel->formDone(); // the scanner's own Enter, should it come late, checks nobody in
    return true;
}

void ArrivalsPage::tick()
{
    if (!isVisible()) {
        return;
    }
    m_panel->tick();
    // Slots begin and end on whole minutes: in between nobody becomes late.
    if (minuteOf(m_arrivals.now()) != m_minuteShown) {
        fill();
    }
}

void ArrivalsPage::onRead()
{
    const HoldId before = m_arrivals.chosenId();
    fill();
    if (before.isValid() && m_arrivals.chosenId() != before) {
        // The next party has moved up to the cursor: an Enter too many must not check it in.
        Q_EMIT m_panel->formDone();
    }
}

void ArrivalsPage::fill()
{
    const QString wanted = pane().search().text();
    const QDateTime now = m_arrivals.now();
    m_minuteShown = minuteOf(now);
    const QTimeZone zone(m_arrivals.site().zone);
    QList<ArrivalRow> all;
    QList<ArrivalRow> shown;
    for (const Arrival &each : m_arrivals.arrivals().value_or(QList<Arrival>())) {
        all.append(ArrivalRow::of(each, now, zone));
        if (const ChangeReport *refusal = m_arrivals.refusalOf(each.holdId)) {
            all.last().refusal = ChangeText::report(*refusal).text;
        }
        const bool isWanted = !m_awaited->isChecked() || all.constLast().isAwaited();
        if (isWanted && ArrivalModel::isFitting(each, wanted)) {
            shown.append(all.constLast());
        }
    }
    m_isFilling = true; // rows that leave move the cursor, which is no choice of a person
    m_model.setRows(shown);
    m_isFilling = false;
    pane().table().chooseRow(m_model.indexOf(m_arrivals.chosenId()));
    showSums(all);
    showState(static_cast<int>(all.size()));
    m_panel->refresh();
}

void ArrivalsPage::showSums(const QList<ArrivalRow> &all)
{
    const ArrivalSums sums = ArrivalSums::of(all);
    const auto caption = [](const QString &word, int bookings) -> QString {
        return word + u", "_s + tr("%n bookings", nullptr, bookings).replace(u' ', QChar::Nbsp);
    };
    m_sums->setVisible(!all.isEmpty());
    m_sums->setCaptions(
        { caption(tr("expected", "people, over their number"), sums.expected.bookings),
            caption(tr("here", "people, over their number"), sums.here.bookings),
            caption(tr("late", "people, over their number"), sums.late.bookings),
            caption(tr("not come", "people, over their number"), sums.notCome.bookings) });
    m_sums->setNumbers({ SiteText::number(sums.expected.people),
        SiteText::number(sums.here.people),
        SiteText::number(sums.late.people),
        SiteText::number(sums.notCome.people) });
}

void ArrivalsPage::showState(int total)
{
    const int count = m_model.rowCount();
    const QString day = SiteText::dateInSentence(m_arrivals.day());
    pane().setCount(!m_arrivals.arrivals() || total == 0
            ? QString()
            : tr("%1 of %n bookings, as of %2", "shown, all, time", total)
                  .arg(SiteText::number(count),
                      SiteText::timeWithSeconds(
                          m_arrivals.readAt(), QTimeZone(m_arrivals.site().zone))));
    if (count > 0) {
        pane().showTable();
    } else if (total > 0 && !pane().search().text().isEmpty()) {
        pane().showMessage(tr("Nothing fits “%1”").arg(pane().search().text()),
            tr("Esc shows all bookings of the day again."));
    } else if (total > 0) {
        pane().showMessage(tr("Nobody is expected any more"),
            tr("Everybody is here, or was noted as not come. E shows all bookings again."));
    } else if (m_arrivals.arrivals()) {
        pane().showMessage(tr("No bookings on %1").arg(day),
            tr("A booking comes to this list when its hold is confirmed. Esc goes to the day, where"
               " places are held."));
    } else if (m_arrivals.error()) {
        pane().showMessage(tr("The arrivals cannot be shown"),
            ErrorText::sentence(*m_arrivals.error()) + u'\n'
                + tr("Code for support: %1").arg(ErrorText::supportCode(*m_arrivals.error())),
            tr("Try now"));
    } else {
        pane().showMessage({}, {});
    }
}

void ArrivalsPage::retranslate()
{
    pane().setSearchHint(tr("Name, phone or code"));
    pane().table().setAccessibleName(tr("Arrivals of the day"));
    m_awaited->setText(tr("Only those still expected"));
    m_sums->setAccessibleName(tr("How many people have come"));
    m_model.retranslate();
    fill();
}
