#include "ui/credits/creditform.h"

#include "ui/credits/walletwords.h"
#include "ui/credittext.h"
#include "ui/presenters/creditpresenter.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace {

constexpr int amountLengthMax = 40;
constexpr int dayLengthMax = 30;
constexpr int reasonLengthMax = 1'000;

}

CreditForm::CreditForm(CreditPresenter &credits, QWidget *parent)
    : PanelForm(u"creditForm"_s, parent)
    , m_credits(credits)
    , m_bucket(new QComboBox(this))
    , m_overdraft(new QCheckBox(this))
{
    m_bucket->setObjectName(u"creditBucket"_s);
    m_overdraft->setObjectName(u"creditOverdraft"_s);
    addField(u"creditAmount"_s, amountLengthMax);
    addWidget(u"creditBucket"_s, m_bucket);
    addField(u"creditLastDay"_s, dayLengthMax);
    addField(u"creditMinutes"_s, amountLengthMax);
    addWidget(u"creditOverdraft"_s, m_overdraft);
    addField(u"creditReason"_s, reasonLengthMax);
    connect(this, &PanelForm::edited, this, &CreditForm::onEdited);
    connect(m_bucket, &QComboBox::activated, this, &CreditForm::onEdited);
    connect(m_overdraft, &QCheckBox::toggled, this, &CreditForm::onEdited);
}

void CreditForm::showDraft()
{
    const auto &draft = m_credits.draft();
    if (!draft) {
        return;
    }
    setText(u"creditAmount"_s, draft->amount);
    setText(u"creditLastDay"_s, draft->lastDay);
    setText(u"creditMinutes"_s, draft->minutes);
    setText(u"creditReason"_s, draft->reason);
    const QSignalBlocker quiet(m_overdraft);
    m_overdraft->setChecked(draft->hasOverdraft);
    showBuckets();
    showFields();
    retranslate();
}

void CreditForm::showFields()
{
    const CreditTask task = m_credits.draft()->task;
    const bool isGrant = task == CreditTask::Grant;
    const bool isLimits = task == CreditTask::Limits;
    setFieldVisible(u"creditAmount"_s, task != CreditTask::Reverse);
    setFieldVisible(u"creditBucket"_s, isGrant && m_credits.buckets().size() > 1);
    setFieldVisible(u"creditLastDay"_s, isGrant);
    setFieldVisible(u"creditMinutes"_s, task == CreditTask::Hold);
    setFieldVisible(u"creditOverdraft"_s, isLimits);
    setFieldVisible(u"creditReason"_s, !isLimits);
}

void CreditForm::showBuckets()
{
    const auto &draft = m_credits.draft();
    if (!draft || m_bucket->view()->isVisible()) {
        return; // an open list does not change under the pointer
    }
    const QSignalBlocker quiet(m_bucket);
    m_bucket->clear();
    for (const Bucket &bucket : m_credits.buckets()) {
        m_bucket->addItem(CreditText::bucket(bucket.name), bucket.name);
    }
    m_bucket->setCurrentIndex(m_bucket->findData(draft->bucket));
}

void CreditForm::showEcho()
{
    const auto read = m_credits.reading();
    const Wallet *wallet = m_credits.chosen();
    if (!read || !wallet) {
        setEcho(EchoTone::Plain, {});
        return;
    }
    const auto *problem = std::get_if<CreditDraftProblem>(&*read);
    // What is only missing yet is said when it is sent, not while it is typed.
    if (problem && problem->isMissing()) {
        setEcho(EchoTone::Plain, {});
        return;
    }
    setEcho(problem ? EchoTone::Refused : EchoTone::Plain, WalletWords::echo(*read, *wallet));
}

void CreditForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        showDraft();
        showEcho();
    }
    PanelForm::changeEvent(event);
}

void CreditForm::onEdited()
{
    if (!m_credits.draft()) {
        return;
    }
    CreditDraft draft = *m_credits.draft();
    draft.amount = text(u"creditAmount"_s);
    draft.lastDay = text(u"creditLastDay"_s);
    draft.minutes = text(u"creditMinutes"_s);
    draft.reason = text(u"creditReason"_s);
    draft.hasOverdraft = m_overdraft->isChecked();
    if (draft.task == CreditTask::Grant && m_bucket->currentIndex() >= 0) {
        draft.bucket = m_bucket->currentData().toString();
    }
    m_credits.edit(draft);
    retranslate(); // the amount is asked for in the word of the bucket
    showEcho();
}

QString CreditForm::title() const
{
    switch (m_credits.draft() ? m_credits.draft()->task : CreditTask::Grant) {
    case CreditTask::Grant:
        return tr("Grant credits");
    case CreditTask::Debit:
        return tr("Debit credits");
    case CreditTask::Hold:
        return tr("Hold credits");
    case CreditTask::Capture:
    case CreditTask::Release:
        return tr("Capture a part of the hold");
    case CreditTask::Reverse:
        return tr("Reverse the chosen entry");
    case CreditTask::Limits:
        return tr("Limits of the wallet");
    }
    Q_UNREACHABLE();
}

QString CreditForm::shownBucket() const
{
    return m_credits.draft() ? m_credits.draft()->bucket : m_credits.chosenKey().second;
}

void CreditForm::retranslate()
{
    const CreditTask task = m_credits.draft() ? m_credits.draft()->task : CreditTask::Grant;
    setTitle(title());
    setLabel(u"creditAmount"_s,
        task == CreditTask::Limits ? tr("How many must stay (may be negative)")
                                   : CreditText::bucket(shownBucket()));
    setLabel(u"creditBucket"_s, tr("Kind"));
    setLabel(u"creditLastDay"_s, tr("Good to the end of (may stay empty)"));
    field(u"creditLastDay"_s)->setPlaceholderText(tr("31.12.2027 or +30 days"));
    setLabel(u"creditMinutes"_s, tr("Minutes (may stay empty)"));
    setLabel(u"creditOverdraft"_s, tr("Overdraft"));
    m_overdraft->setText(tr("Holds and debits are not limited"));
    const bool isOptional = task == CreditTask::Hold || task == CreditTask::Capture;
    setLabel(u"creditReason"_s, isOptional ? tr("Reason (may stay empty)") : tr("Reason"));
}
