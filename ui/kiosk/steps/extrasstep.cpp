#include "ui/kiosk/steps/extrasstep.h"

#include "ui/kiosk/flow/kioskflow.h"
#include "ui/kiosk/look/stepframe.h"
#include "ui/kiosk/look/stepper.h"

#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 piecesMax = 99;

}

ExtrasStep::ExtrasStep(const KioskLook &look, KioskFlow &flow)
    : StepContent(look, flow)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap());
    for (const Extra &extra : flow.board().extras()) {
        auto *stepper = new Stepper(look, this);
        stepper->setObjectName(u"kioskExtra-"_s + extra.sku);
        m_steppers.insert(extra.sku, stepper);
        column->addWidget(stepper);
    }
    column->addStretch(1);
    takeNumbers();
    for (auto each = m_steppers.cbegin(); each != m_steppers.cend(); ++each) {
        connect(each.value(), &Stepper::numberChanged, this, [this, sku = each.key()](int number) {
            this->flow().setExtra(sku, number);
        });
    }
}

void ExtrasStep::describe(StepFrame &frame)
{
    frame.setTitle(tr("Would you like anything else?"));
    frame.setSubTitle({});
    frame.setActions(StepFrame::visitActions);
    frame.setMain(flow().visit().extras.isEmpty() ? tr("No, thank you") : tr("Next"));
}

qint64 ExtrasStep::chosen(const QString &sku) const
{
    const QList<ExtraLine> &lines = flow().visit().extras;
    const auto found = std::find_if(
        lines.cbegin(), lines.cend(), [&sku](const ExtraLine &each) { return each.sku == sku; });
    return found == lines.cend() ? 0 : found->quantity;
}

/** What this visitor already has counts as not available: it can be chosen again. */
void ExtrasStep::takeNumbers()
{
    for (const Extra &extra : flow().board().extras()) {
        if (Stepper *stepper = m_steppers.value(extra.sku)) {
            const qint64 most = std::min(extra.available + chosen(extra.sku), piecesMax);
            stepper->setRange(0, static_cast<int>(std::max<qint64>(most, chosen(extra.sku))));
            stepper->setNumber(static_cast<int>(chosen(extra.sku)));
        }
    }
    retranslate();
}

void ExtrasStep::retranslate()
{
    for (const Extra &extra : flow().board().extras()) {
        if (Stepper *stepper = m_steppers.value(extra.sku)) {
            const auto left = static_cast<int>(std::min(extra.available, piecesMax));
            //: %1 is an item that is lent, "Climbing shoes"; how many are left of it
            stepper->setQuestion(extra.available > 0 || chosen(extra.sku) > 0
                    ? tr("%1 (%n left)", nullptr, left).arg(extra.name)
                    : tr("%1 (none left)").arg(extra.name));
        }
    }
}
