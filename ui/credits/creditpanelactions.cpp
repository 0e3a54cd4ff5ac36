#include "ui/credits/creditpanel.h"
#include "ui/presenters/creditpresenter.h"
#include "ui/widgets/actionbar.h"
#include "ui/widgets/notecard.h"

#include <QKeySequence>

// What the buttons of the panel offer, and why not.

using namespace Qt::StringLiterals;

namespace {

QString keyName(Qt::Key key) { return QKeySequence(key).toString(QKeySequence::NativeText); }

}

/** A key that does nothing says why. */
void CreditPanel::sayWhyNot(const QString &action)
{
    const bool isOfHold
        = action == u"creditCapture" || action == u"creditPart" || action == u"creditRelease";
    const bool isHoldMissing = isOfHold && m_holdRows.rowCount() > 0 && !m_credits.chosenHold();
    const QString reason
        = isHoldMissing ? tr("Choose what is held first.") : actions().reasonOf(action);
    if (!reason.isEmpty()) {
        note().say({ NoteCard::Tone::Warning, reason });
    }
}

QString CreditPanel::reasonNotToAct() const
{
    if (!m_credits.isLive()) {
        return tr("The database does not answer: nothing can be changed now.");
    }
    return m_credits.activity() == KeptCommand::Activity::Settling
        ? tr("The last answer is still being looked for.")
        : QString();
}

bool CreditPanel::canReverse() const
{
    return m_credits.chosenEntry() && m_credits.chosenEntry()->isReversible();
}

void CreditPanel::showActions()
{
    const QString reason = reasonNotToAct();
    const bool canAct = m_credits.chosen() && reason.isEmpty()
        && m_credits.activity() == KeptCommand::Activity::Idle;
    actions().setHint(m_credits.chosen() ? reason : QString());
    actions().setActions(m_credits.isEditing() ? formActions(canAct, reason)
            : m_credits.chosenHold()           ? holdActions(canAct, reason)
                                               : walletActions(canAct, reason));
}

QList<PanelAction> CreditPanel::formActions(bool canAct, const QString &reason) const
{
    const auto verb = [](CreditTask task) {
        switch (task) {
        case CreditTask::Grant:
            return tr("Grant");
        case CreditTask::Debit:
            return tr("Debit");
        case CreditTask::Hold:
            return tr("Hold");
        case CreditTask::Capture:
        case CreditTask::Release:
            return tr("Capture");
        case CreditTask::Reverse:
            return tr("Reverse");
        case CreditTask::Limits:
            return tr("Set the limits");
        }
        Q_UNREACHABLE();
    };
    return { { u"creditSubmit"_s,
                 verb(m_credits.draft()->task),
                 keyName(Qt::Key_Enter),
                 canAct,
                 reason },
        { u"creditLeave"_s, tr("Leave, keep what was typed"), keyName(Qt::Key_Escape) } };
}

QList<PanelAction> CreditPanel::holdActions(bool canAct, const QString &reason) const
{
    const bool isMixed = m_credits.chosenHold()->isMixed;
    const bool canResolve = canAct && !isMixed;
    const QString why = isMixed
        ? tr("Places or pieces are held with it: confirm it on the page of the day.")
        : reason;
    return { { u"creditCapture"_s, tr("Capture all"), u"C"_s, canResolve, why },
        { u"creditPart"_s, tr("Capture part"), u"P"_s, canResolve, why },
        { u"creditRelease"_s, tr("Release"), keyName(Qt::Key_Delete), canResolve, why } };
}

QList<PanelAction> CreditPanel::walletActions(bool canAct, const QString &reason) const
{
    const bool isOpened = m_credits.chosen() && m_credits.chosen()->id.isValid();
    const QString noWallet = isOpened ? reason : tr("The first grant opens the wallet.");
    QList<PanelAction> all {
        { u"creditGrant"_s, tr("Grant"), keyName(Qt::Key_Enter), canAct, reason },
        { u"creditDebit"_s, tr("Debit"), u"D"_s, canAct && isOpened, noWallet }
    };
    all.append({ u"creditHold"_s,
        tr("Hold"),
        u"H"_s,
        canAct && isOpened && m_credits.hasHolds(),
        m_credits.hasHolds() ? noWallet : tr("This place does not hold credits.") });
    all.append({ u"creditReverse"_s,
        tr("Reverse"),
        u"V"_s,
        canAct && canReverse(),
        m_credits.chosenEntry() ? tr("This entry cannot be reversed.")
                                : tr("Choose an entry first.") });
    all.append({ u"creditLimits"_s,
        tr("Limits"),
        u"M"_s,
        canAct && m_credits.isManager(),
        m_credits.isManager() ? reason : tr("Only a manager sets the limits of a wallet.") });
    return all;
}
