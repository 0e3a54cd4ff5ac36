#include "ui/theme/stylesheet.h"

#include <QHash>
#include <QStringView>

#include <cmath>

using namespace Qt::StringLiterals;

namespace {

// Placeholders: @token is a colour, #n a size that grows with the text. Radii stay as they are.
constexpr QStringView texts = uR"(
* { color: @text; }
QLabel, ElidedLabel { background: transparent; border: none; }
*[textRole="strong"] { font-weight: 600; }
*[textRole="soft"] { color: @softText; }
*[textRole="caption"] { color: @softText; font-size: #11px; }
*[textRole="section"] { color: @softText; font-size: #11px; font-weight: 600; }
*[textRole="title"] { font-size: #18px; font-weight: 600; }
*[textRole="number"] { font-size: #18px; font-weight: 600; }
*[textRole="wordmark"] { font-size: #15px; font-weight: 700; }
*[textRole="code"] { font-size: #28px; font-weight: 700; }
*[textRole="good"] { color: @good; }
*[textRole="warning"] { color: @warning; }
*[textRole="warningcaption"] { color: @warning; font-size: #11px; }
*[textRole="error"] { color: @error; }
StatusDot QLabel { font-size: #11px; }
*[boxRole="chosencard"] QLabel, *[boxRole="chosencard"] ElidedLabel,
*[boxRole="chosencard"] CountdownLabel { color: @mineText; }
*[boxRole="chosencard"] QLabel[textRole="warningcaption"] { color: @warning; font-weight: 600; }
*[boxRole="goodnote"] QLabel { color: @goodText; }
*[boxRole="warningnote"] QLabel { color: @warningText; }
*[boxRole="errornote"] QLabel { color: @errorText; }
)";

constexpr QStringView boxes = uR"(
QMainWindow, QDialog, *[boxRole="page"] { background: @page; }
*[boxRole="panel"] { background: @panel; border: none; }
QDialog[boxRole="dialog"] { background: @panel; border: 1px solid @strongLine; }
*[boxRole="card"] { background: @panel; border: 1px solid @line; border-radius: 12px; }
*[boxRole="chosencard"] { background: @mineFill; border: 1px solid @accent; border-radius: 12px; }
*[boxRole="goodnote"] { background: @goodFill; border: none; border-radius: 12px; }
*[boxRole="warningnote"] { background: @warningFill; border: none; border-radius: 12px; }
*[boxRole="errornote"] { background: @errorFill; border: none; border-radius: 12px; }
MessageBar[boxRole], PrintNote[boxRole] { border-radius: 0; }
KioskCard[boxRole] { background: transparent; border: none; }
*[boxRole="topbar"] { background: @panel; border: none; border-bottom: 1px solid @line; }
*[boxRole="bottombar"] { background: @panel; border: none; border-top: 1px solid @line; }
*[boxRole="leftrail"] { background: @panel; border: none; border-right: 1px solid @line; }
*[boxRole="rightpanel"] { background: @panel; border: none; border-left: 1px solid @line; }
QScrollArea, QScrollArea > QWidget > QWidget#scrollContent {
  background: transparent; border: none; }
QFrame[frameShape="4"] { border: none; background: @line; max-height: 1px; }
QFrame[frameShape="5"] { border: none; background: @line; max-width: 1px; }
QToolTip { background: @panel; color: @text; border: 1px solid @strongLine; padding: 4px 6px; }
QTableView { background: @panel; border: 1px solid @line; border-radius: 12px; }
QListView[boxRole="entries"] { background: @panel; border: none; border-radius: 11px; padding: 0; }
QTableCornerButton::section { background: @panel; border: none;
  border-bottom: 1px solid @strongLine; border-right: 1px solid @strongLine; }
)";

constexpr QStringView inputs = uR"(
QLineEdit, QSpinBox, QComboBox, QDateEdit, QTextEdit, QPlainTextEdit {
  background: @panel; border: 1px solid @controlLine; border-radius: 8px; padding: 0 9px;
  selection-background-color: @accent; selection-color: @accentText; }
QLineEdit, QSpinBox, QComboBox, QDateEdit { min-height: #30px; }
QTextEdit, QPlainTextEdit { padding: 6px 5px; }
QLineEdit:focus, QSpinBox:focus, QComboBox:focus, QDateEdit:focus, QTextEdit:focus,
QPlainTextEdit:focus { border: 2px solid @focus; padding: 0 8px; }
QLineEdit:focus, QSpinBox:focus, QComboBox:focus, QDateEdit:focus { min-height: #28px; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled { color: @faintText; background: @page; }
KioskField, KioskField:focus { border: none; background: transparent; padding: 0;
  min-height: 0; }
QComboBox::drop-down { border: none; width: #24px; }
QComboBox::down-arrow { image: url(:/icons/@chevron.svg); width: 12px; height: 12px; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; border: none; }
QComboBox QAbstractItemView, QListView, QMenu {
  background: @panel; border: 1px solid @strongLine; border-radius: 8px; padding: 4px; outline: 0; }
QListView::item, QMenu::item, QComboBox QAbstractItemView::item {
  padding: #6px 10px; border-radius: 6px; min-height: #18px; }
QListView::item:hover, QMenu::item:selected { background: @hover; color: @text; }
QMenu::item { padding-right: 24px; }
QMenu::item:disabled { color: @faintText; }
QMenu::separator { height: 1px; background: @line; margin: 4px 6px; }
QListView::item:selected, QComboBox QAbstractItemView::item:selected {
  background: @accentFill; color: @text; }
QCheckBox, QRadioButton { spacing: 8px; min-height: #24px; background: transparent; }
QCheckBox:focus, QRadioButton:focus { text-decoration: underline; }
)";

constexpr QStringView others = uR"(
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; border: none; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; border: none; }
QScrollBar::handle { background: @strongLine; border-radius: 4px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: @faintText; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: none; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QProgressBar { background: @freeBar; border: none; border-radius: 3px; max-height: 6px; }
QProgressBar::chunk { background: @accent; border-radius: 3px; }
QCalendarWidget QWidget { alternate-background-color: @panel; }
QCalendarWidget QAbstractItemView { background: @panel; border: none; padding: 0; outline: 0;
  selection-background-color: @accent; selection-color: @accentText; }
QCalendarWidget QWidget#qt_calendar_navigationbar { background: @panel; }
QCalendarWidget QToolButton { background: transparent; border: none; border-radius: 6px;
  padding: 4px 6px; font-weight: 600; }
QCalendarWidget QToolButton:hover { background: @hover; }
QCalendarWidget QToolButton::menu-indicator { image: none; }
QCalendarWidget QSpinBox { min-height: #22px; padding: 0 4px; }
)";

QHash<QString, QColor> coloursOf(const ThemeTokens &t)
{
    return {
        { u"page"_s, t.page },
        { u"panel"_s, t.panel },
        { u"line"_s, t.line },
        { u"strongLine"_s, t.strongLine },
        { u"controlLine"_s, t.controlLine },
        { u"text"_s, t.text },
        { u"softText"_s, t.softText },
        { u"faintText"_s, t.faintText },
        { u"accent"_s, t.accent },
        { u"accentText"_s, t.accentText },
        { u"accentFill"_s, t.accentFill },
        { u"hover"_s, t.hover },
        { u"mineFill"_s, t.mineFill },
        { u"mineText"_s, t.mineText },
        { u"freeBar"_s, t.freeBar },
        { u"good"_s, t.good },
        { u"goodFill"_s, t.goodFill },
        { u"goodText"_s, t.goodText },
        { u"warning"_s, t.warning },
        { u"warningFill"_s, t.warningFill },
        { u"warningText"_s, t.warningText },
        { u"error"_s, t.error },
        { u"errorFill"_s, t.errorFill },
        { u"errorText"_s, t.errorText },
        { u"focus"_s, t.focus },
    };
}

/** Reads the word of letters or digits at @p from. */
QStringView wordAt(QStringView text, qsizetype from)
{
    qsizetype end = from;
    while (end < text.size() && text[end].isLetterOrNumber()) {
        ++end;
    }
    return text.mid(from, end - from);
}

QStringView digitsAt(QStringView text, qsizetype from)
{
    qsizetype end = from;
    while (end < text.size() && text[end].isDigit()) {
        ++end;
    }
    return text.mid(from, end - from);
}

}

QString styleSheetOf(const ThemeTokens &tokens, qreal scale)
{
    const QHash<QString, QColor> colours = coloursOf(tokens);
    const bool isDark = tokens.panel.lightness() < 128;
    const QString source = texts.toString() + boxes + inputs + others;
    QString sheet;
    sheet.reserve(source.size());
    for (qsizetype i = 0; i < source.size(); ++i) {
        const QChar character = source[i];
        const QStringView size = digitsAt(source, i + 1);
        if (character == u'@') {
            const QString name = wordAt(source, i + 1).toString();
            sheet += name == u"chevron" ? (isDark ? u"down-light"_s : u"down-dark"_s)
                                        : colours.value(name).name();
            i += name.size();
        } else if (character == u'#' && !size.isEmpty()) {
            sheet += QString::number(std::lround(size.toInt() * scale));
            i += size.size();
        } else {
            sheet += character;
        }
    }
    return sheet;
}
