#include "ui/desk/waitbox.h"

#include "ui/desk/partyfield.h"
#include "ui/presenters/waitingpresenter.h"
#include "ui/sitetext.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/keybutton.h"

#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr int nameLengthMax = 120;
constexpr int phoneLengthMax = 40;
constexpr int noteLengthMax = 500;
constexpr int secondsPerHour = 3600;
/** How many hours before the slot a party may want to know at the latest. */
constexpr std::array hoursBefore { 1, 2, 24 };

}

WaitBox::WaitBox(WaitingPresenter &waiting, const Theme &theme, QWidget *parent)
    : Card(BoxRole::ChosenCard, parent)
    , m_waiting(waiting)
    , m_title(new QLabel(this))
    , m_partyLabel(new QLabel(this))
    , m_nameLabel(new QLabel(this))
    , m_phoneLabel(new QLabel(this))
    , m_untilLabel(new QLabel(this))
    , m_noteLabel(new QLabel(this))
    , m_party(new PartyField(theme, this))
    , m_until(new QComboBox(this))
    , m_done(new KeyButton(theme, KeyButton::Variant::Primary, this))
    , m_back(new KeyButton(theme, KeyButton::Variant::Quiet, this))
{
    setObjectName(u"waitBox"_s);
    setTextRole(m_title, TextRole::Strong);
    content()->setSpacing(Metrics::halfUnit);
    content()->addWidget(m_title);
    for (QLabel *label : { m_partyLabel, m_untilLabel }) {
        setTextRole(label, TextRole::Caption);
    }
    content()->addWidget(m_partyLabel);
    content()->addWidget(m_party);
    m_partyLabel->setBuddy(m_party);
    m_name = addField(m_nameLabel, u"waitName"_s, nameLengthMax);
    m_phone = addField(m_phoneLabel, u"waitPhone"_s, phoneLengthMax);
    m_until->setObjectName(u"waitUntil"_s);
    m_untilLabel->setBuddy(m_until);
    content()->addWidget(m_untilLabel);
    content()->addWidget(m_until);
    m_note = addField(m_noteLabel, u"waitNote"_s, noteLengthMax);
    content()->addSpacing(Metrics::halfUnit);
    m_done->setObjectName(u"waitDone"_s);
    m_back->setObjectName(u"waitBack"_s);
    content()->addWidget(m_done);
    content()->addWidget(m_back);
    for (QWidget *field :
        std::initializer_list<QWidget *> { m_party->edit(), m_name, m_phone, m_until, m_note }) {
        field->installEventFilter(this);
    }
    QWidget *before = m_party->edit();
    for (QWidget *field :
        std::initializer_list<QWidget *> { m_name, m_phone, m_until, m_note, m_done, m_back }) {
        setTabOrder(before, field);
        before = field;
    }
    connect(m_party, &PartyField::numberChanged, this, &WaitBox::onEdited);
    connect(m_name, &QLineEdit::textEdited, this, &WaitBox::onPersonEdited);
    connect(m_phone, &QLineEdit::textEdited, this, &WaitBox::onPersonEdited);
    connect(m_note, &QLineEdit::textEdited, this, &WaitBox::onEdited);
    connect(m_until, &QComboBox::activated, this, &WaitBox::onEdited);
    connect(m_done, &KeyButton::clicked, &m_waiting, &WaitingPresenter::join);
    connect(m_back, &KeyButton::clicked, this, &WaitBox::leaveRequested);
    retranslate();
}

QLineEdit *WaitBox::addField(QLabel *label, const QString &name, int lengthMax)
{
    auto *edit = new QLineEdit(this);
    edit->setObjectName(name);
    edit->setMaxLength(lengthMax);
    setTextRole(label, TextRole::Caption);
    label->setBuddy(edit);
    content()->addWidget(label);
    content()->addWidget(edit);
    return edit;
}

void WaitBox::open(const QDateTime &start, const QDateTime &now, const QTimeZone &zone)
{
    const WaitRequest &draft = *m_waiting.draft();
    m_start = start;
    m_now = now;
    m_zone = zone;
    m_party->setNumber(draft.partySize);
    m_name->setText(draft.customerName);
    m_phone->setText(draft.customerPhone);
    m_note->setText(draft.note);
    fillUntil();
    show();
    if (draft.customerName.isEmpty() && draft.customerPhone.isEmpty()) {
        m_party->takeFocus(true);
    } else if (draft.customerPhone.isEmpty() && !draft.customerId.isValid()) {
        m_phone->setFocus(Qt::OtherFocusReason);
    } else {
        m_until->setFocus(Qt::OtherFocusReason);
    }
}

void WaitBox::setBusy(bool isBusy)
{
    // Read-only, not disabled: a disabled field would throw the focus somewhere else.
    for (QLineEdit *field : findChildren<QLineEdit *>()) {
        field->setReadOnly(isBusy);
    }
    m_done->setEnabled(!isBusy);
}

bool WaitBox::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress) {
        return Card::eventFilter(watched, event);
    }
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        m_done->click();
        return true;
    case Qt::Key_Escape:
        Q_EMIT leaveRequested();
        return true;
    default: // text, digits, steps, Tab
        return Card::eventFilter(watched, event);
    }
}

void WaitBox::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    Card::changeEvent(event);
}

void WaitBox::onEdited()
{
    if (!m_waiting.draft()) {
        return;
    }
    WaitRequest typed = *m_waiting.draft();
    typed.partySize = m_party->number();
    typed.customerName = m_name->text();
    typed.customerPhone = m_phone->text();
    typed.until = m_until->currentData().toDateTime();
    typed.note = m_note->text();
    m_waiting.edit(typed);
}

/** Whoever is named otherwise is not the customer who was known. */
void WaitBox::onPersonEdited()
{
    if (m_waiting.draft() && m_waiting.draft()->customerId.isValid()) {
        WaitRequest typed = *m_waiting.draft();
        typed.customerId = {};
        m_waiting.edit(typed);
    }
    onEdited();
}

void WaitBox::fillUntil()
{
    const QSignalBlocker silent(m_until);
    const int chosen = std::max(m_until->currentIndex(), 0);
    m_until->clear();
    m_until->addItem(m_start > m_now
            ? tr("until it begins, %1", "time").arg(SiteText::time(m_start, m_zone))
            : tr("until it is over"));
    for (const int hours : hoursBefore) {
        const QDateTime until = m_start.addSecs(-hours * secondsPerHour);
        if (m_start.isValid() && until > m_now) {
            m_until->addItem(tr("until %n hour(s) before", nullptr, hours), until);
        }
    }
    m_until->setCurrentIndex(std::min(chosen, m_until->count() - 1));
}

void WaitBox::retranslate()
{
    m_title->setText(tr("Put on the waiting list"));
    m_partyLabel->setText(tr("People"));
    m_nameLabel->setText(tr("Name"));
    m_phoneLabel->setText(tr("Phone"));
    m_untilLabel->setText(tr("Waits"));
    m_noteLabel->setText(tr("Note"));
    m_name->setAccessibleName(tr("Name of who waits"));
    m_phone->setAccessibleName(tr("Phone of who waits"));
    m_until->setAccessibleName(tr("Until when the party waits"));
    m_note->setAccessibleName(tr("Note on who waits"));
    m_done->setText(tr("Let them wait"));
    m_done->setKeyText(QKeySequence(Qt::Key_Enter).toString(QKeySequence::NativeText));
    m_back->setText(tr("Back"));
    m_back->setKeyText(QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText));
    setAccessibleName(m_title->text());
    fillUntil();
}
