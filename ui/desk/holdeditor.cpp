#include "ui/desk/holdeditor.h"

#include "core/model/customer.h"
#include "ui/desk/extrasfield.h"
#include "ui/desk/partyfield.h"
#include "ui/desk/payfield.h"
#include "ui/desk/suggestionlist.h"
#include "ui/presenters/deskpresenter.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/keyletter.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int nameLengthMax = 120;
constexpr int phoneLengthMax = 40;
constexpr int noteLengthMax = 500;
constexpr QChar extrasLetter = u'X';
constexpr QChar payLetter = u'P';

}

HoldEditor::HoldEditor(DeskPresenter &desk, const Theme &theme, QWidget *parent)
    : Card(BoxRole::ChosenCard, parent)
    , m_desk(desk)
    , m_hold(desk.hold())
    , m_title(new QLabel(this))
    , m_partyLabel(new QLabel(this))
    , m_nameLabel(new QLabel(this))
    , m_phoneLabel(new QLabel(this))
    , m_noteLabel(new QLabel(this))
    , m_known(new QLabel(this))
    , m_party(new PartyField(theme, this))
    , m_suggestions(new SuggestionList(this))
{
    setObjectName(u"holdEditor"_s);
    setTextRole(m_title, TextRole::Strong);
    content()->setSpacing(Metrics::halfUnit);
    content()->addWidget(m_title);
    setTextRole(m_partyLabel, TextRole::Caption);
    content()->addWidget(m_partyLabel);
    content()->addWidget(m_party);
    m_partyLabel->setBuddy(m_party);
    m_name = addField(m_nameLabel, u"customerName"_s, nameLengthMax);
    m_phone = addField(m_phoneLabel, u"customerPhone"_s, phoneLengthMax);
    setTextRole(m_known, TextRole::Good);
    m_known->setObjectName(u"knownCustomer"_s);
    m_known->setWordWrap(true);
    content()->addWidget(m_known);
    m_extras = new ExtrasField(desk.extras(), theme, this);
    content()->addWidget(m_extras);
    m_pay = new PayField(desk.pay(), theme, this);
    content()->addWidget(m_pay);
    m_note = addField(m_noteLabel, u"holdNote"_s, noteLengthMax);
    connectParts();
    retranslate();
}

void HoldEditor::connectParts()
{
    const auto watch = [this](QWidget *field) { field->installEventFilter(this); };
    watch(m_party->edit());
    for (QLineEdit *field : m_extras->findChildren<QLineEdit *>()) {
        watch(field);
    }
    watch(m_extras->head());
    watch(m_pay->head());
    connect(m_extras, &ExtrasField::fieldAdded, this, watch);
    connect(m_pay, &PayField::fieldAdded, this, watch);
    connect(m_party, &PartyField::numberChanged, this, &HoldEditor::onEdited);
    connect(m_extras, &ExtrasField::linesChanged, this, &HoldEditor::onEdited);
    connect(m_pay, &PayField::wishesChanged, this, &HoldEditor::onEdited);
    connect(m_name, &QLineEdit::textEdited, this, [this] { onCustomerTyped(*m_name); });
    connect(m_phone, &QLineEdit::textEdited, this, [this] { onCustomerTyped(*m_phone); });
    connect(m_note, &QLineEdit::textEdited, this, &HoldEditor::onEdited);
    connect(&m_desk.finder(), &CustomerFinder::foundChanged, this, &HoldEditor::onFound);
    connect(m_suggestions, &SuggestionList::customerTaken, this, &HoldEditor::takeCustomer);
}

void HoldEditor::showDraft()
{
    const auto &draft = m_hold.draft();
    if (!draft) {
        return;
    }
    m_party->setNumber(draft->partySize);
    m_name->setText(draft->customerName);
    m_phone->setText(draft->customerPhone);
    m_note->setText(draft->note);
    m_extras->showLines(draft->extras);
    m_pay->showDraft(*draft);
    m_known->setVisible(draft->customerId.isValid());
}

void HoldEditor::takeFocus() { m_party->takeFocus(!m_hold.isPartyTyped()); }

void HoldEditor::setBusy(bool isBusy)
{
    // Read-only, not disabled: a disabled field would throw the focus somewhere else.
    for (QLineEdit *field : findChildren<QLineEdit *>()) {
        field->setReadOnly(isBusy);
    }
}

void HoldEditor::takeFocusToUnreadable()
{
    if (m_pay->takeFocusToUnreadable()) {
        Q_EMIT partTaken(m_pay);
    }
}

void HoldEditor::takeFocusTo(const Shortage &shortage)
{
    if (shortage.line == Shortage::Line::Extra && m_extras->takeFocusTo(shortage.code)) {
        Q_EMIT partTaken(m_extras);
    } else if (shortage.line == Shortage::Line::Credits && m_pay->takeFocusTo(shortage.code)) {
        Q_EMIT partTaken(m_pay);
    } else {
        takeFocus();
    }
}

bool HoldEditor::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
        if (handleKey(*watched, *static_cast<QKeyEvent *>(event))) {
            return true;
        }
        break;
    case QEvent::FocusIn:
        showKeyCaps(*watched);
        break;
    case QEvent::FocusOut:
        m_suggestions->hide();
        break;
    default: // the other events of a field are its own
        break;
    }
    return Card::eventFilter(watched, event);
}

void HoldEditor::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    Card::changeEvent(event);
}

void HoldEditor::hideEvent(QHideEvent *event)
{
    m_suggestions->hide();
    m_desk.finder().forget();
    Card::hideEvent(event);
}

QLineEdit *HoldEditor::addField(QLabel *label, const QString &objectName, int lengthMax)
{
    auto *field = new QLineEdit(this);
    field->setObjectName(objectName);
    field->setMaxLength(lengthMax);
    field->installEventFilter(this);
    setTextRole(label, TextRole::Caption);
    label->setBuddy(field);
    content()->addWidget(label);
    content()->addWidget(field);
    return field;
}

void HoldEditor::onEdited()
{
    if (!m_hold.draft()) {
        return;
    }
    HoldDraft draft = *m_hold.draft();
    draft.partySize = m_party->number();
    draft.customerName = m_name->text();
    draft.customerPhone = m_phone->text();
    draft.note = m_note->text();
    draft.extras = m_extras->lines();
    draft.credits = m_pay->wishes();
    m_hold.edit(draft);
}

void HoldEditor::onCustomerTyped(const QLineEdit &field)
{
    if (m_hold.draft()) {
        HoldDraft draft = *m_hold.draft();
        draft.customerId = {};
        draft.customerName = m_name->text();
        draft.customerPhone = m_phone->text();
        m_hold.edit(draft);
        m_pay->showDraft(*m_hold.draft());
    }
    m_known->hide();
    m_desk.finder().find(field.text());
}

void HoldEditor::onFound()
{
    QLineEdit *field = m_phone->hasFocus() ? m_phone : m_name;
    if (field->hasFocus()) {
        m_suggestions->showUnder(*field, m_desk.finder().found());
    }
}

void HoldEditor::takeCustomer(const Customer &customer)
{
    if (!m_hold.draft()) {
        return;
    }
    HoldDraft draft = *m_hold.draft();
    draft.customerId = customer.id;
    draft.customerName = customer.name;
    draft.customerPhone = customer.phone;
    m_hold.edit(draft);
    m_desk.finder().forget();
    showDraft();
}

bool HoldEditor::handleKey(const QObject &field, const QKeyEvent &event)
{
    if (m_suggestions->handleKey(event.key())) {
        return true;
    }
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT placeRequested();
        return true;
    case Qt::Key_Escape:
        Q_EMIT leaveRequested();
        return true;
    default: // text, or one of our letters
        return handleLetter(field, event);
    }
}

bool HoldEditor::handleLetter(const QObject &field, const QKeyEvent &event)
{
    const bool isAlt = event.modifiers() == Qt::AltModifier;
    const bool isPlain = (event.modifiers() & ~Qt::ShiftModifier) == Qt::NoModifier;
    if (!isAlt && (!isPlain || isText(field))) {
        return false;
    }
    const QChar letter = keyLetter(event);
    if (letter == extrasLetter) {
        if (m_extras->takeFocus()) {
            Q_EMIT partTaken(m_extras);
        }
        return true;
    }
    if (letter == payLetter) {
        if (m_pay->takeFocus()) {
            Q_EMIT partTaken(m_pay);
        }
        return true;
    }
    return false;
}

bool HoldEditor::isText(const QObject &field) const
{
    return &field == m_name || &field == m_phone || &field == m_note
        || &field == m_extras->filter();
}

void HoldEditor::showKeyCaps(const QObject &field)
{
    const int alt = isText(field) ? int(Qt::ALT) : 0;
    const auto cap = [alt](QChar letter) {
        return QKeySequence(alt | letter.unicode()).toString(QKeySequence::NativeText);
    };
    m_extras->setKeyText(cap(extrasLetter));
    m_pay->setKeyText(cap(payLetter));
}

void HoldEditor::retranslate()
{
    m_title->setText(tr("New hold"));
    m_partyLabel->setText(tr("People"));
    m_nameLabel->setText(tr("Name (may stay empty)"));
    m_phoneLabel->setText(tr("Phone"));
    m_noteLabel->setText(tr("Note"));
    m_known->setText(tr("A customer you know."));
    m_name->setAccessibleName(tr("Name of the customer"));
    m_phone->setAccessibleName(tr("Phone of the customer"));
    m_note->setAccessibleName(tr("Note"));
    setAccessibleName(m_title->text());
    showKeyCaps(*m_party->edit());
}
