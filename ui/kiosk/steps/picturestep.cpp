#include "ui/kiosk/steps/picturestep.h"

#include "core/base/localday.h"
#include "ui/kiosk/flow/kioskflow.h"
#include "ui/kiosk/look/kiosktext.h"
#include "ui/kiosk/look/stepframe.h"
#include "ui/sitetext.h"
#include "ui/theme/theme.h"

#include <QLabel>
#include <QTimeZone>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr qreal iconSize = 30; // millimetres

QString iconOf(KioskStep step)
{
    if (step == KioskStep::Closed) {
        return u"lock"_s;
    }
    return step == KioskStep::Desk ? u"people"_s : u"clock"_s;
}

}

PictureStep::PictureStep(const KioskLook &look, KioskFlow &flow, KioskStep step)
    : StepContent(look, flow)
    , m_step(step)
    , m_icon(new QLabel(this))
    , m_text(new KioskText(look, KioskText::Kind::Body, this))
{
    m_text->setObjectName(u"kioskPictureText"_s);
    m_icon->setAlignment(Qt::AlignCenter);
    m_text->setAlignment(Qt::AlignCenter);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(look.metrics().padding());
    column->addStretch(1);
    column->addWidget(m_icon);
    column->addWidget(m_text);
    column->addStretch(2);
    connect(&look, &KioskLook::changed, this, &PictureStep::retranslate);
    retranslate();
}

void PictureStep::describe(StepFrame &frame)
{
    switch (m_step) {
    case KioskStep::Closed:
        frame.setTitle(tr("This kiosk is closed"));
        break;
    case KioskStep::Desk:
        frame.setTitle(tr("Please go to the desk"));
        break;
    default:
        frame.setTitle(tr("Checking"));
        break;
    }
    frame.setSubTitle({});
    frame.setActions(StepFrame::Action::None);
    frame.setMain({});
}

QString PictureStep::closedText() const
{
    const auto &closing = flow().closing();
    const QString reason
        = closing && !closing->reason.isEmpty() ? closing->reason + u'\n' : QString();
    if (!closing || !closing->opensAt.isValid()) {
        return reason + tr("The desk is glad to help you.");
    }
    const KioskBoard &board = flow().board();
    const SiteClock clock { QTimeZone(board.site().zone), board.today() };
    return reason + tr("It opens again: %1").arg(SiteText::moment(closing->opensAt, clock));
}

void PictureStep::retranslate()
{
    m_icon->setPixmap(look().theme().pixmap(iconOf(m_step),
        look().tokens().accent,
        look().metrics().px(iconSize),
        devicePixelRatioF()));
    switch (m_step) {
    case KioskStep::Closed:
        m_text->setText(closedText());
        break;
    case KioskStep::Desk:
        m_text->setText(flow().hold().isHeld()
                ? tr("The kiosk cannot reach its database just now. What you chose and typed is"
                     " still here: it goes on by itself as soon as it can.")
                : tr("The kiosk cannot book just now. It comes back by itself."));
        break;
    default:
        m_text->setText(tr("The answer did not arrive. The kiosk finds out what became of your"
                           " wish; nothing is booked twice."));
        break;
    }
}
