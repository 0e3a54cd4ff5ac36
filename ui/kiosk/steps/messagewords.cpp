#include "ui/kiosk/steps/messagewords.h"

#include "ui/errortext.h"
#include "ui/kiosk/flow/kioskmessage.h"

using Kind = NoticeCard::Kind;

MessageWords::Words MessageWords::locked(qint64 seconds)
{
    constexpr qint64 perMinute = 60;
    const auto minutes = static_cast<int>((seconds + perMinute - 1) / perMinute);
    return { Kind::Error,
        tr("Too many wrong codes were tried here."),
        tr("Codes can be typed again in %n minute(s). Your ticket can be scanned all the same, and"
           " the desk is glad to help you.",
            nullptr,
            minutes) };
}

MessageWords::Words MessageWords::of(const KioskMessage &message)
{
    switch (message.kind) {
    case KioskMessage::Kind::Taken:
        return { Kind::Warning,
            tr("Somebody else was faster: there is no room at that time any more."),
            tr("Please choose another time.") };
    case KioskMessage::Kind::NotOffered:
        return { Kind::Warning,
            tr("That time cannot be booked any more."),
            tr("Please choose another time.") };
    case KioskMessage::Kind::PlaceLapsed:
        return { Kind::Warning,
            tr("The time ran out and your place was given back."),
            tr("Please choose a time again. What you typed is still here.") };
    case KioskMessage::Kind::NotArrived:
        return { Kind::Warning,
            tr("Your wish never arrived. Nothing was done."),
            tr("Please press again.") };
    case KioskMessage::Kind::NotDone:
        return { Kind::Error,
            tr("That did not work. Nothing was changed."),
            tr("Please press again. If it happens once more, tell the desk: %1")
                .arg(ErrorText::supportCode(message.error)) };
    case KioskMessage::Kind::NoMoreTime:
        return { Kind::Warning,
            tr("Your place cannot be kept any longer than that."),
            tr("Please finish in the time that is left.") };
    case KioskMessage::Kind::NameMissing:
        return { Kind::Warning, tr("Please type a name."), {} };
    case KioskMessage::Kind::ExtrasShort:
        return { Kind::Warning,
            tr("There is not enough left: %1").arg(message.what),
            tr("You can have %n of it.", nullptr, static_cast<int>(message.count)) };
    case KioskMessage::Kind::CodeMissing:
        return { Kind::Warning, tr("Please type your code."), {} };
    case KioskMessage::Kind::CodeUnknown:
        return { Kind::Warning,
            tr("There is no booking with this code."),
            tr("Please look at it once more, or ask at the desk.") };
    case KioskMessage::Kind::CodesLocked:
        return locked(message.count);
    case KioskMessage::Kind::HelpComing:
        return { Kind::Good,
            tr("Somebody from the desk is coming to you."),
            message.count > 0 ? tr("Your place is kept. You can go on meanwhile.")
                              : tr("You can go on meanwhile.") };
    case KioskMessage::Kind::HelpAway:
        return { Kind::Warning, tr("Nobody could be called. Please go to the desk."), {} };
    case KioskMessage::Kind::CardRead:
        return {
            Kind::Good, tr("Your card was read."), tr("At the end you can pay with your credits.")
        };
    case KioskMessage::Kind::CardNotUsable:
        return { Kind::Warning, tr("This cannot be paid with credits."), {} };
    case KioskMessage::Kind::CardUnknown:
        return { Kind::Warning,
            tr("This card is not known here."),
            tr("Please hold it before the scanner again, or ask at the desk.") };
    case KioskMessage::Kind::CreditsShort:
        return { Kind::Warning,
            tr("There are not enough credits on your card."),
            tr("You have %n.", nullptr, static_cast<int>(message.count)) };
    case KioskMessage::Kind::OtherScan:
        return { Kind::Info,
            tr("Nothing needs to be scanned on this screen."),
            tr("To check in, please finish or start over first.") };
    }
    Q_UNREACHABLE();
}
