#include "ui/kiosk/devices/screentext.h"

#include <QAccessible>
#include <QStringList>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int depthMax = 40;
constexpr qsizetype asterisksMax = 64;

bool isPressed(QAccessible::Role role)
{
    return role == QAccessible::Button || role == QAccessible::CheckBox
        || role == QAccessible::RadioButton;
}

bool isField(QAccessible::Role role)
{
    return role == QAccessible::EditableText || role == QAccessible::SpinBox;
}

/** The sentences of @p thing and what is in it, by @p say. */
template <typename Say>
void collect(QAccessibleInterface *thing, int depth, const Say &say, QStringList &sentences)
{
    if (!thing || !thing->isValid() || thing->state().invisible || depth > depthMax) {
        return;
    }
    const QString own = say(*thing);
    if (!own.isEmpty() && !sentences.endsWith(own)) {
        sentences.append(own);
    }
    if (isPressed(thing->role()) || isField(thing->role())) {
        return; // its name says what is in it
    }
    for (int index = 0; index < thing->childCount(); ++index) {
        collect(thing->child(index), depth + 1, say, sentences);
    }
}

/** A pause for the ear. */
QString ended(const QString &text)
{
    const QString plain = text.simplified();
    return plain.isEmpty() || plain.back().isPunct() ? plain : QString(plain + u'.');
}

}

QString ScreenText::of(QWidget &root)
{
    QStringList sentences;
    collect(QAccessible::queryAccessibleInterface(&root), 0, &ScreenText::sentence, sentences);
    return sentences.join(u' ');
}

QString ScreenText::ofOne(QWidget &widget)
{
    QAccessibleInterface *thing = QAccessible::queryAccessibleInterface(&widget);
    return thing ? sentence(*thing) : QString();
}

QString ScreenText::sentence(QAccessibleInterface &thing)
{
    const QAccessible::Role role = thing.role();
    if (isField(role)) {
        return fieldSentence(thing);
    }
    const QString name = thing.text(QAccessible::Name);
    if (isPressed(role)) {
        if (name.isEmpty()) {
            return {};
        }
        const QAccessible::State state = thing.state();
        //: said for a button that cannot be pressed now; %1 is its label
        const QString what = state.disabled ? tr("%1, not available").arg(name)
            //: said for a choice that has been made; %1 is its label
            : state.checked ? tr("%1, chosen").arg(name)
                            //: said for a button; %1 is its label
                            : tr("%1, button").arg(name);
        return ended(what);
    }
    switch (role) {
    case QAccessible::StaticText:
    case QAccessible::AlertMessage:
    case QAccessible::ProgressBar:
    case QAccessible::ListItem:
    case QAccessible::Heading:
        return ended(name);
    default:
        return {};
    }
}

QString ScreenText::fieldSentence(QAccessibleInterface &field)
{
    const QString name = field.text(QAccessible::Name);
    QString value = field.text(QAccessible::Value);
    if (field.state().passwordEdit) {
        // The tree gives masks or nothing; how many characters there are is all that may be said.
        const qsizetype count
            = field.textInterface() ? field.textInterface()->characterCount() : value.size();
        value = QStringList(std::min(count, asterisksMax), tr("asterisk")).join(u' ');
    }
    //: said for a field with nothing in it; %1 is its label
    return ended(value.isEmpty() ? tr("%1, empty").arg(name)
                                 //: said for a field; %1 is its label, %2 what is in it
                                 : tr("%1: %2").arg(name, value));
}
