#include "ui/customers/customerform.h"

#include "ui/customers/customerwords.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace {

/** More than any field takes: what is too long is refused in words, not cut in silence. */
constexpr int typedMax = 4'000;

const QStringList changeFields {
    u"personName"_s, u"personPhone"_s, u"personMail"_s, u"personLanguage"_s, u"personNote"_s
};

}

CustomerForm::CustomerForm(CustomerPresenter &customers, QWidget *parent)
    : PanelForm(u"customerForm"_s, parent)
    , m_customers(customers)
    , m_kept(new QComboBox(this))
{
    for (const QString &name : changeFields) {
        addField(name, typedMax);
    }
    m_kept->setObjectName(u"personKept"_s);
    m_kept->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    addWidget(u"personKept"_s, m_kept);
    addField(u"personReason"_s, CustomerLimits::reasonMax);
    connect(this, &PanelForm::edited, this, &CustomerForm::onEdited);
    connect(m_kept, &QComboBox::currentIndexChanged, this, &CustomerForm::onEdited);
}

void CustomerForm::showDraft()
{
    const auto &draft = m_customers.draft();
    if (!draft) {
        return;
    }
    setText(u"personName"_s, draft->fields.name);
    setText(u"personPhone"_s, draft->fields.phone);
    setText(u"personMail"_s, draft->fields.mail);
    setText(u"personLanguage"_s, draft->fields.language);
    setText(u"personNote"_s, draft->fields.note);
    setText(u"personReason"_s, draft->reason);
    for (const QString &name : changeFields) {
        setFieldVisible(
            name, draft->task == CustomerTask::Change || draft->task == CustomerTask::Add);
    }
    setFieldVisible(u"personKept"_s, draft->task == CustomerTask::Merge);
    setFieldVisible(u"personReason"_s, draft->task == CustomerTask::Erase);
    showChoice();
    retranslate();
}

void CustomerForm::showChoice()
{
    const auto &draft = m_customers.draft();
    const QSignalBlocker quiet(m_kept);
    m_kept->clear();
    m_kept->addItems({ draft->fields.name.isEmpty() ? draft->fields.phone : draft->fields.name,
        draft->otherName });
    m_kept->setCurrentIndex(draft->isOtherKept ? 1 : 0);
}

void CustomerForm::showEcho()
{
    const auto &draft = m_customers.draft();
    if (!draft) {
        setEcho(EchoTone::Plain, {});
        return;
    }
    const auto problem = problemOf(*draft);
    // What is only missing yet is said when it is sent, not while it is typed.
    const bool isMissing = problem == CustomerDraftProblem::ReasonMissing
        || (problem == CustomerDraftProblem::NameMissing && draft->task == CustomerTask::Add);
    if (problem && !isMissing) {
        setEcho(EchoTone::Refused, CustomerWords::problem(*problem));
    } else {
        setEcho(m_customers.isArmed() ? EchoTone::Refused : EchoTone::Plain,
            CustomerWords::echo(*draft, m_customers.isArmed()));
    }
}

void CustomerForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        showDraft();
        showEcho();
    }
    PanelForm::changeEvent(event);
}

bool CustomerForm::eventFilter(QObject *watched, QEvent *event)
{
    const auto &draft = m_customers.draft();
    if (event->type() == QEvent::KeyPress && draft && draft->task == CustomerTask::Add) {
        const auto *press = static_cast<QKeyEvent *>(event);
        const bool isEnter = press->key() == Qt::Key_Return || press->key() == Qt::Key_Enter;
        if (isEnter && press->modifiers().testFlag(Qt::ControlModifier)) {
            Q_EMIT takeRequested();
            return true;
        }
    }
    return PanelForm::eventFilter(watched, event);
}

void CustomerForm::onEdited()
{
    if (!m_customers.draft()) {
        return;
    }
    CustomerDraft draft = *m_customers.draft();
    draft.fields.name = text(u"personName"_s);
    draft.fields.phone = text(u"personPhone"_s);
    draft.fields.mail = text(u"personMail"_s);
    draft.fields.language = text(u"personLanguage"_s);
    draft.fields.note = text(u"personNote"_s);
    draft.reason = text(u"personReason"_s);
    draft.isOtherKept = m_kept->currentIndex() == 1;
    m_customers.edit(draft);
    showEcho();
}

void CustomerForm::retranslate()
{
    const CustomerTask task
        = m_customers.draft() ? m_customers.draft()->task : CustomerTask::Change;
    switch (task) {
    case CustomerTask::Add:
        setTitle(tr("Who is it?"));
        break;
    case CustomerTask::Change:
        setTitle(tr("Change the customer"));
        break;
    case CustomerTask::Merge:
        setTitle(tr("The same person: merge the two"));
        break;
    case CustomerTask::Erase:
        setTitle(tr("Erase the personal data"));
        break;
    }
    setLabel(u"personName"_s, tr("Name"));
    setLabel(u"personPhone"_s, tr("Phone"));
    setLabel(u"personMail"_s, tr("E-mail"));
    setLabel(u"personLanguage"_s, tr("Language (cs, sk, ru, en)"));
    setLabel(u"personNote"_s, tr("Note"));
    setLabel(u"personKept"_s, tr("Which of the two stays"));
    setLabel(u"personReason"_s, tr("Reason, without personal data: it stays in the history"));
}
