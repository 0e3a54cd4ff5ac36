#include "ui/theme/textrole.h"

#include <QStyle>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace {

QString nameOf(TextRole role)
{
    switch (role) {
    case TextRole::Body:
        return u"body"_s;
    case TextRole::Strong:
        return u"strong"_s;
    case TextRole::Soft:
        return u"soft"_s;
    case TextRole::Caption:
        return u"caption"_s;
    case TextRole::Section:
        return u"section"_s;
    case TextRole::Title:
        return u"title"_s;
    case TextRole::Number:
        return u"number"_s;
    case TextRole::Wordmark:
        return u"wordmark"_s;
    case TextRole::Code:
        return u"code"_s;
    case TextRole::Good:
        return u"good"_s;
    case TextRole::Warning:
        return u"warning"_s;
    case TextRole::WarningCaption:
        return u"warningcaption"_s;
    case TextRole::Error:
        return u"error"_s;
    }
    return {};
}

QString nameOf(BoxRole role)
{
    switch (role) {
    case BoxRole::Page:
        return u"page"_s;
    case BoxRole::Panel:
        return u"panel"_s;
    case BoxRole::Dialog:
        return u"dialog"_s;
    case BoxRole::Card:
        return u"card"_s;
    case BoxRole::ChosenCard:
        return u"chosencard"_s;
    case BoxRole::GoodNote:
        return u"goodnote"_s;
    case BoxRole::WarningNote:
        return u"warningnote"_s;
    case BoxRole::ErrorNote:
        return u"errornote"_s;
    case BoxRole::TopBar:
        return u"topbar"_s;
    case BoxRole::BottomBar:
        return u"bottombar"_s;
    case BoxRole::LeftRail:
        return u"leftrail"_s;
    case BoxRole::RightPanel:
        return u"rightpanel"_s;
    }
    return {};
}

void repolish(QWidget *widget)
{
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
    widget->update();
}

void setRole(QWidget *widget, const char *property, const QString &name)
{
    if (widget->property(property).toString() == name) {
        return;
    }
    widget->setProperty(property, name);
    repolish(widget);
}

}

void setTextRole(QWidget *widget, TextRole role) { setRole(widget, "textRole", nameOf(role)); }

void setBoxRole(QWidget *widget, BoxRole role)
{
    // A plain QWidget paints no background of a style sheet unless it is told to.
    widget->setAttribute(Qt::WA_StyledBackground, true);
    setRole(widget, "boxRole", nameOf(role));
    // Children may be styled by the box that they stand in.
    const auto children = widget->findChildren<QWidget *>();
    for (QWidget *child : children) {
        repolish(child);
    }
}
