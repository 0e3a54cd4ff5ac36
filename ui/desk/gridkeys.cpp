#include "ui/desk/gridkeys.h"

#include "ui/widgets/keyletter.h"

#include <QKeyEvent>

namespace {

std::optional<GridCommand> namedKey(int key, Qt::KeyboardModifiers modifiers)
{
    const bool hasAlt = modifiers.testFlag(Qt::AltModifier);
    const bool hasShift = modifiers.testFlag(Qt::ShiftModifier);
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return GridCommand::Hold;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return GridCommand::Cancel;
    case Qt::Key_PageUp:
        return hasAlt ? GridCommand::PreviousWeek : GridCommand::PreviousDay;
    case Qt::Key_PageDown:
        return hasAlt ? GridCommand::NextWeek : GridCommand::NextDay;
    case Qt::Key_F1:
        return GridCommand::Help;
    case Qt::Key_F5:
        return hasShift ? GridCommand::PauseRefresh : GridCommand::Refresh;
    case Qt::Key_F6:
        return hasShift ? GridCommand::PreviousPane : GridCommand::NextPane;
    case Qt::Key_Escape:
        return GridCommand::StepBack;
    default: // the other four hundred keys of Qt
        return std::nullopt;
    }
}

std::optional<GridCommand> labelledKey(QChar label)
{
    switch (label.unicode()) {
    case u'C':
        return GridCommand::Confirm;
    case u'E':
        return GridCommand::Extend;
    case u'F':
        return GridCommand::FirstFree;
    case u'G':
        return GridCommand::GoToDate;
    case u'H':
        return GridCommand::NextHold;
    case u'I':
        return GridCommand::CheckIn;
    case u'J':
        return GridCommand::History;
    case u'K':
        return GridCommand::AnswerCall;
    case u'L':
        return GridCommand::Wait;
    case u'M':
        return GridCommand::Move;
    case u'N':
        return GridCommand::NewBooking;
    case u'O':
        return GridCommand::TakeOver;
    case u'P':
        return GridCommand::Resize;
    case u'Q':
        return GridCommand::NextOffer;
    case u'R':
        return GridCommand::ReturnPieces;
    case u'S':
        return GridCommand::Swap;
    case u'T':
        return GridCommand::Today;
    case u'V':
        return GridCommand::Revive;
    case u'W':
        return GridCommand::Why;
    case u'/':
        return GridCommand::Find;
    case u'?':
        return GridCommand::Help;
    default: // letters without a meaning in the grid
        return std::nullopt;
    }
}

bool mayRepeat(GridCommand command)
{
    switch (command) {
    case GridCommand::PreviousDay:
    case GridCommand::NextDay:
    case GridCommand::PreviousWeek:
    case GridCommand::NextWeek:
        return true;
    case GridCommand::Hold:
    case GridCommand::NewBooking:
    case GridCommand::Confirm:
    case GridCommand::Cancel:
    case GridCommand::Extend:
    case GridCommand::Move:
    case GridCommand::Swap:
    case GridCommand::Resize:
    case GridCommand::CheckIn:
    case GridCommand::Revive:
    case GridCommand::TakeOver:
    case GridCommand::Undo:
    case GridCommand::ReturnPieces:
    case GridCommand::Wait:
    case GridCommand::AnswerCall:
    case GridCommand::NextOffer:
    case GridCommand::Why:
    case GridCommand::History:
    case GridCommand::Today:
    case GridCommand::GoToDate:
    case GridCommand::Refresh:
    case GridCommand::Find:
    case GridCommand::FirstFree:
    case GridCommand::ViewDay:
    case GridCommand::ViewWeek:
    case GridCommand::ViewAgenda:
    case GridCommand::ViewSwapped:
    case GridCommand::PauseRefresh:
    case GridCommand::NextHold:
    case GridCommand::Print:
    case GridCommand::Lock:
    case GridCommand::Help:
    case GridCommand::NextPane:
    case GridCommand::PreviousPane:
    case GridCommand::StepBack:
    case GridCommand::Nearby1:
    case GridCommand::Nearby2:
    case GridCommand::Nearby3:
        return false;
    }
    return false;
}

/** 1 to 9; also for the signs that Czech and Slovak keyboards write in the row of digits. */
std::optional<int> digitOf(QChar sign)
{
    if (sign.isDigit()) {
        return sign.digitValue() > 0 ? std::optional(sign.digitValue()) : std::nullopt;
    }
    constexpr QStringView czech = u"+ěščřžýáí";
    constexpr QStringView slovak = u"+ľščťžýáí";
    const QChar lower = sign.toLower();
    const qsizetype position = czech.contains(lower) ? czech.indexOf(lower) : slovak.indexOf(lower);
    return position < 0 ? std::nullopt : std::optional(static_cast<int>(position) + 1);
}

std::optional<GridCommand> viewOf(const QKeyEvent &event)
{
    // With Alt a key may write nothing: its code is the sign that it would write.
    const QChar sign = event.text().size() == 1 ? event.text().front()
        : event.key() <= 0xFFFF                 ? QChar(static_cast<char16_t>(event.key()))
                                                : QChar();
    switch (digitOf(sign).value_or(0)) {
    case 1:
        return GridCommand::ViewDay;
    case 2:
        return GridCommand::ViewWeek;
    case 3:
        return GridCommand::ViewAgenda;
    case 4:
        return GridCommand::ViewSwapped;
    default: // digits without a view
        return std::nullopt;
    }
}

std::optional<GridCommand> anyCommand(const QKeyEvent &event)
{
    const Qt::KeyboardModifiers modifiers
        = event.modifiers() & ~(Qt::KeypadModifier | Qt::GroupSwitchModifier);
    const bool isPlain = (modifiers & ~Qt::ShiftModifier) == Qt::NoModifier;
    const bool isPage = event.key() == Qt::Key_PageUp || event.key() == Qt::Key_PageDown;
    if (modifiers == Qt::ControlModifier) {
        const QChar letter = keyLetterOfCode(event.key());
        return letter == u'F' ? std::optional(GridCommand::Find)
            : letter == u'P'  ? std::optional(GridCommand::Print)
            : letter == u'Z'  ? std::optional(GridCommand::Undo)
                              : std::nullopt;
    }
    if (modifiers == Qt::AltModifier && !isPage) {
        return viewOf(event);
    }
    if (!isPlain && !(isPage && modifiers == Qt::AltModifier)) {
        return std::nullopt;
    }
    if (const auto command = namedKey(event.key(), modifiers)) {
        return command;
    }
    return labelledKey(keyLetter(event));
}

}

std::optional<GridCommand> gridCommandFor(const QKeyEvent &event)
{
    const std::optional<GridCommand> command = anyCommand(event);
    if (command && event.isAutoRepeat() && !mayRepeat(*command)) {
        return std::nullopt; // a key that is held down must not confirm twice
    }
    return command;
}

std::optional<int> gridDigitFor(const QKeyEvent &event)
{
    const Qt::KeyboardModifiers modifiers
        = event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier | Qt::GroupSwitchModifier);
    const QString text = event.text();
    if (modifiers != Qt::NoModifier || text.size() != 1 || event.isAutoRepeat()) {
        return std::nullopt;
    }
    const QChar sign = text.front();
    if (!sign.isDigit() && event.modifiers().testFlag(Qt::KeypadModifier)) {
        return std::nullopt; // the plus of the keypad is a plus
    }
    return digitOf(sign);
}
