#include "ui/kiosk/keyboard/kioskfield.h"

#include "ui/kiosk/keyboard/keylayout.h"
#include "ui/kiosk/keyboard/letterlimit.h"
#include "ui/kiosk/look/keptfont.h"
#include "ui/kiosk/look/kiosklook.h"

#include <QGuiApplication>
#include <QInputMethod>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int nameMax = 120; // as the database counts
constexpr int phoneMax = 24;
constexpr int codeMax = 8;

QString allowedIn(KioskField::Kind kind)
{
    switch (kind) {
    case KioskField::Kind::Name:
        return {};
    case KioskField::Kind::Phone:
        return u"+0123456789 "_s;
    case KioskField::Kind::Code:
        return KeyLayout::codeAlphabet();
    }
    Q_UNREACHABLE();
}

bool isText(QChar first) { return first.isPrint() || first.isHighSurrogate(); }

int mostIn(KioskField::Kind kind)
{
    switch (kind) {
    case KioskField::Kind::Name:
        return nameMax;
    case KioskField::Kind::Phone:
        return phoneMax;
    case KioskField::Kind::Code:
        return codeMax;
    }
    Q_UNREACHABLE();
}

}

KioskField::KioskField(const KioskLook &look, Kind kind, QWidget *parent)
    : QLineEdit(parent)
    , m_look(look)
    , m_kind(kind)
    , m_limit(new LetterLimit(allowedIn(kind), mostIn(kind), this))
{
    setValidator(m_limit);
    setContextMenuPolicy(Qt::PreventContextMenu);
    setDragEnabled(false);
    setAcceptDrops(false);
    // Nothing is predicted, offered, corrected or remembered by whatever types for others.
    Qt::InputMethodHints hints = Qt::ImhSensitiveData | Qt::ImhHiddenText | Qt::ImhNoPredictiveText
        | Qt::ImhNoAutoUppercase;
    if (kind == Kind::Phone) {
        hints |= Qt::ImhDialableCharactersOnly;
    } else if (kind == Kind::Code) {
        hints |= Qt::ImhPreferUppercase | Qt::ImhLatinOnly;
    }
    setInputMethodHints(hints);
    connect(&look, &KioskLook::changed, this, &KioskField::measure);
    measure();
}

QString KioskField::prepared(const QString &text) const
{
    return m_kind == Kind::Code ? text.toUpper() : text;
}

void KioskField::type(const QString &text)
{
    deselect();
    insert(m_limit->fitting(prepared(text), this->text()));
}

void KioskField::eraseBack()
{
    deselect();
    const int end = cursorPosition();
    step(-1);
    const int from = cursorPosition();
    setSelection(from, end - from);
    del();
}

/** QLineEdit moves by what the text layout calls a character, which is a visible one. */
void KioskField::step(int by)
{
    deselect();
    if (by < 0) {
        cursorBackward(false);
    } else {
        cursorForward(false);
    }
}

void KioskField::wipe()
{
    if (hasFocus()) {
        QGuiApplication::inputMethod()->reset();
    }
    setText({}); // unlike clear(), which can be undone
    setModified(false);
}

QVariant KioskField::inputMethodQuery(Qt::InputMethodQuery query) const
{
    switch (query) {
    case Qt::ImSurroundingText:
    case Qt::ImTextBeforeCursor:
    case Qt::ImTextAfterCursor:
    case Qt::ImCurrentSelection:
        return QString();
    default:
        return QLineEdit::inputMethodQuery(query);
    }
}

bool KioskField::isForbidden(const QKeyEvent &event)
{
    for (const auto key : { QKeySequence::Copy,
             QKeySequence::Cut,
             QKeySequence::Paste,
             QKeySequence::Undo,
             QKeySequence::Redo,
             QKeySequence::SelectAll }) {
        if (event.matches(key)) {
            return true;
        }
    }
    return false;
}

bool KioskField::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride
        && isForbidden(*static_cast<QKeyEvent *>(event))) {
        event->accept(); // so that it comes here as a key, and ends here
        return true;
    }
    const bool isDone = QLineEdit::event(event);
    if (mayChangeFont(*event)) {
        keepFont(*this, m_look.font(KioskMetrics::Text::Body));
    }
    return isDone;
}

void KioskField::keyPressEvent(QKeyEvent *event)
{
    if (isForbidden(*event)) {
        event->accept();
        return;
    }
    if (event->key() == Qt::Key_Backspace) {
        eraseBack();
        return;
    }
    const bool isTyped = !event->text().isEmpty() && isText(event->text().front())
        && !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (isTyped) {
        type(event->text());
        return;
    }
    QLineEdit::keyPressEvent(event);
    deselect(); // Shift and an arrow: what is selected may be copied
}

/** Sets the cursor; the middle button, which pastes, is nothing. */
void KioskField::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        QLineEdit::mousePressEvent(event);
        deselect();
    }
}

// To select is to copy, where the window system has a selection of its own.
void KioskField::mouseMoveEvent(QMouseEvent *) { }

void KioskField::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        QLineEdit::mouseReleaseEvent(event);
        deselect();
    }
}

void KioskField::mouseDoubleClickEvent(QMouseEvent *event) { mousePressEvent(event); }

void KioskField::measure()
{
    keepFont(*this, m_look.font(KioskMetrics::Text::Body));
    const int padding = m_look.metrics().padding();
    setTextMargins(padding, 0, padding, 0);
    updateGeometry();
}

/** The sheet of the application says how high the fields of a desk are; it is not asked. */
QSize KioskField::sizeHint() const
{
    const KioskMetrics &m = m_look.metrics();
    return { QLineEdit::sizeHint().width(),
        std::max(m.mainButton(), fontMetrics().height() + m.padding()) };
}

QSize KioskField::minimumSizeHint() const
{
    return { m_look.metrics().px(60), sizeHint().height() };
}

/** The frame is as round as everything on a kiosk; the theme leaves it out. */
void KioskField::paintEvent(QPaintEvent *event)
{
    const KioskMetrics &m = m_look.metrics();
    const ThemeTokens &t = m_look.tokens();
    const qreal line = hasFocus() ? m.focusRing() : m.line();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(t.panel);
    painter.setPen(QPen(hasFocus() ? t.focus : t.controlLine, line));
    painter.drawRoundedRect(
        QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), m.radius(), m.radius());
    painter.end();
    QLineEdit::paintEvent(event);
}
