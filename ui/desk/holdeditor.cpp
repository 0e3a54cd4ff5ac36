#include "ui/desk/holdeditor.h"

#include "core/model/customer.h"
#include "ui/desk/partyfield.h"
#include "ui/desk/suggestionlist.h"
#include "ui/presenters/customerfinder.h"
#include "ui/presenters/holdpresenter.h"
#include "ui/theme/metrics.h"

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

}

HoldEditor::HoldEditor(
    HoldPresenter &hold, CustomerFinder &finder, const Theme &theme, QWidget *parent)
    : Card(BoxRole::ChosenCard, parent)
    , m_hold(hold)
    , m_finder(finder)
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
    m_note = addField(m_noteLabel, u"holdNote"_s, noteLengthMax);
    const auto partyNumber = m_party->findChild<QLineEdit *>();
    partyNumber->installEventFilter(this);
    connect(m_party, &PartyField::partySizeChanged, this, &HoldEditor::onEdited);
    connect(m_name, &QLineEdit::textEdited, this, [this] { onCustomerTyped(*m_name); });
    connect(m_phone, &QLineEdit::textEdited, this, [this] { onCustomerTyped(*m_phone); });
    connect(m_note, &QLineEdit::textEdited, this, &HoldEditor::onEdited);
    connect(&m_finder, &CustomerFinder::foundChanged, this, &HoldEditor::onFound);
    connect(m_suggestions, &SuggestionList::customerTaken, this, &HoldEditor::takeCustomer);
    retranslate();
}

void HoldEditor::showDraft()
{
    const auto &draft = m_hold.draft();
    if (!draft) {
        return;
    }
    m_party->setPartySize(draft->partySize);
    m_name->setText(draft->customerName);
    m_phone->setText(draft->customerPhone);
    m_note->setText(draft->note);
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

bool HoldEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && handleKey(static_cast<QKeyEvent *>(event)->key())) {
        return true;
    }
    if (event->type() == QEvent::FocusOut) {
        m_suggestions->hide();
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
    m_finder.forget();
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
    draft.partySize = m_party->partySize();
    draft.customerName = m_name->text();
    draft.customerPhone = m_phone->text();
    draft.note = m_note->text();
    m_hold.edit(draft);
}

void HoldEditor::onCustomerTyped(const QLineEdit &field)
{
    if (m_hold.draft()) {
        HoldDraft draft = *m_hold.draft();
        draft.customerId = {};
        m_hold.edit(draft);
    }
    m_known->hide();
    onEdited();
    m_finder.find(field.text());
}

void HoldEditor::onFound()
{
    QLineEdit *field = m_phone->hasFocus() ? m_phone : m_name;
    if (field->hasFocus()) {
        m_suggestions->showUnder(*field, m_finder.found());
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
    m_finder.forget();
    showDraft();
}

bool HoldEditor::handleKey(int key)
{
    if (m_suggestions->handleKey(key)) {
        return true;
    }
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT placeRequested();
        return true;
    case Qt::Key_Escape:
        Q_EMIT leaveRequested();
        return true;
    default:
        return false;
    }
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
}
