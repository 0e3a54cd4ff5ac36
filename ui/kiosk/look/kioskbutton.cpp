#include "ui/kiosk/look/kioskbutton.h"

#include "ui/kiosk/look/kiosklook.h"
#include "ui/kiosk/look/wrappedtext.h"

#include <QFocusEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

/** Colours of one state of the button. */
struct KioskButton::Ink {
    QColor fill;
    QColor outline;
    QColor text;
    QColor line; ///< of a tile
    bool isStrong = false; ///< a broader outline
    bool isDashed = false;
};

KioskButton::KioskButton(const KioskLook &look, Variant variant, QWidget *parent)
    : QPushButton(parent)
    , m_look(look)
    , m_variant(variant)
{
    QSizePolicy policy(
        isTile() ? QSizePolicy::Expanding : QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setCheckable(variant == Variant::Choice);
    setAutoDefault(true); // Enter presses the button that has the focus, as Space does
    setContextMenuPolicy(Qt::PreventContextMenu); // what a long press would ask for
    connect(this, &QPushButton::toggled, this, &KioskButton::updateGeometry); // room for the tick
    connect(&look, &KioskLook::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void KioskButton::setIconName(const QString &name)
{
    m_iconName = name;
    updateGeometry();
    update();
}

void KioskButton::setTile(const QString &title, const QString &line, TileState state)
{
    if (text() == title && m_line == line && m_state == state) {
        return;
    }
    setText(title);
    m_line = line;
    m_state = state;
    setEnabled(state != TileState::Full);
    nameTile();
    updateGeometry();
    update();
}

void KioskButton::nameTile()
{
    setAccessibleName(m_line.isEmpty() ? text() : text() % u", "_s % m_line);
}

void KioskButton::setCentred(bool isCentred)
{
    m_isCentred = isCentred;
    update();
}

int KioskButton::floorHeight() const
{
    const KioskMetrics &m = m_look.metrics();
    return m_variant == Variant::Choice ? m.button() : m.mainButton();
}

/** What stands before the text, or before the line of a tile. */
QString KioskButton::iconName() const
{
    if (!isTile()) {
        return m_variant == Variant::Choice && isChecked() ? u"check"_s : m_iconName;
    }
    switch (m_state) {
    case TileState::Plain:
    case TileState::Good:
        return m_iconName;
    case TileState::Few:
        return u"few"_s;
    case TileState::Full:
        return u"full"_s;
    case TileState::Chosen:
        return u"check"_s;
    }
    Q_UNREACHABLE();
}

int KioskButton::iconRoom() const
{
    const KioskMetrics &m = m_look.metrics();
    return iconName().isEmpty() ? 0 : m.icon() + (text().isEmpty() ? 0 : m.px(2));
}

int KioskButton::textRoom(int width) const
{
    const int padding = m_look.metrics().padding();
    return std::max(1, width - 2 * padding - (isTile() ? 0 : iconRoom()));
}

WrappedText KioskButton::title() const
{
    using Text = KioskMetrics::Text;
    if (isTile()) {
        return { text(),
            m_look.font(Text::Large, QFont::Bold),
            m_isCentred ? Qt::AlignHCenter : Qt::AlignLeft };
    }
    const QFont::Weight weight = m_variant == Variant::Quiet || m_variant == Variant::Choice
        ? QFont::Medium
        : QFont::DemiBold;
    return {
        text(), m_look.font(Text::Body, weight), iconRoom() > 0 ? Qt::AlignLeft : Qt::AlignHCenter
    };
}

WrappedText KioskButton::subLine() const
{
    return { m_line,
        m_look.font(KioskMetrics::Text::Body, QFont::Medium),
        m_isCentred && iconRoom() == 0 ? Qt::AlignHCenter : Qt::AlignLeft };
}

int KioskButton::contentHeight(int width) const
{
    const qreal room = textRoom(width);
    qreal height = title().sizeFor(room).height();
    if (isTile()) {
        height += subLine().sizeFor(std::max(1.0, room - iconRoom())).height();
    }
    return static_cast<int>(std::ceil(height));
}

int KioskButton::heightForWidth(int width) const
{
    const KioskMetrics &m = m_look.metrics();
    const int around = isTile() && !m.isCompact() ? 2 * m.padding() : m.padding();
    return std::max(floorHeight(), contentHeight(width) + around);
}

bool KioskButton::isCut() const
{
    const qreal word = std::max(title().widestWord(), subLine().widestWord());
    return contentHeight(width()) > height() || word > textRoom(width()) + 1;
}

QSize KioskButton::sizeHint() const
{
    const int padding = 2 * m_look.metrics().padding();
    qreal width = title().naturalWidth();
    width = isTile() ? std::max(width, subLine().naturalWidth() + iconRoom()) : width + iconRoom();
    const int wide = std::max(floorHeight(), static_cast<int>(std::ceil(width)) + padding);
    return { wide, heightForWidth(wide) };
}

QSize KioskButton::minimumSizeHint() const
{
    const int padding = 2 * m_look.metrics().padding();
    qreal width = title().widestWord();
    width = isTile() ? std::max(width, subLine().widestWord() + iconRoom()) : width + iconRoom();
    return { std::max(floorHeight(), static_cast<int>(std::ceil(width)) + padding), floorHeight() };
}

void KioskButton::focusInEvent(QFocusEvent *event)
{
    // Given by a touch, or with the window: nobody is on the way by keys.
    m_showsFocus = event->reason() == Qt::TabFocusReason
        || event->reason() == Qt::BacktabFocusReason || event->reason() == Qt::ShortcutFocusReason;
    QPushButton::focusInEvent(event);
}

void KioskButton::keyPressEvent(QKeyEvent *event)
{
    m_showsFocus = true;
    update();
    QPushButton::keyPressEvent(event);
}

void KioskButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::EnabledChange) {
        update();
    }
    QPushButton::changeEvent(event);
}

KioskButton::Ink KioskButton::ink() const
{
    const ThemeTokens &t = m_look.tokens();
    if (isTile()) {
        return tileInk();
    }
    if (!isEnabled()) {
        return { t.page, t.line, t.faintText, t.faintText, false, true };
    }
    switch (m_variant) {
    case Variant::Main:
        return { isDown() ? t.accentHover : t.accent, Qt::transparent, t.accentText, {} };
    case Variant::Danger:
        return { isDown() ? t.errorFill : t.panel,
            isDown() ? t.error : t.controlLine,
            isDown() ? t.errorText : t.error,
            {} };
    case Variant::Choice:
        if (isChecked()) {
            return { isDown() ? t.accentHover : t.accent, Qt::transparent, t.accentText, {} };
        }
        break;
    case Variant::Quiet:
    case Variant::Tile:
        break;
    }
    return {
        isDown() ? t.accentFill : t.panel, isDown() ? t.accent : t.controlLine, t.text, {}, isDown()
    };
}

KioskButton::Ink KioskButton::tileInk() const
{
    const ThemeTokens &t = m_look.tokens();
    if (m_state == TileState::Full) {
        return { t.fullFill, t.controlLine, t.fullText, t.fullText, false, true };
    }
    if (!isEnabled()) {
        return { t.page, t.line, t.faintText, t.faintText, false, true };
    }
    if (m_state == TileState::Chosen) {
        return { isDown() ? t.accentHover : t.accent, Qt::transparent, t.accentText, t.accentText };
    }
    if (isDown()) {
        return { t.accentFill, t.accent, t.text, t.text, true };
    }
    const QColor line = m_state == TileState::Good ? t.good
        : m_state == TileState::Few                ? t.fewText
                                                   : t.softText;
    return { t.panel, t.controlLine, t.text, line };
}

void KioskButton::paintEvent(QPaintEvent *)
{
    const Ink colours = ink();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter, colours);
    if (isTile()) {
        paintTile(painter, colours);
    } else {
        paintLabel(painter, colours);
    }
    if (hasFocus() && m_showsFocus) {
        const bool isFilled = colours.outline.alpha() == 0;
        const int ring = m_look.metrics().focusRing();
        const qreal inset = ring / 2.0 + (isFilled ? ring : 0);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(isFilled ? colours.text : m_look.tokens().focus, ring));
        const qreal radius = m_look.metrics().radius() - inset;
        painter.drawRoundedRect(
            QRectF(rect()).adjusted(inset, inset, -inset, -inset), radius, radius);
    }
}

void KioskButton::paintGround(QPainter &painter, const Ink &ink) const
{
    const KioskMetrics &m = m_look.metrics();
    const qreal line = ink.isStrong ? m.chosenLine() : m.line();
    QPen pen(ink.outline, line);
    if (ink.isDashed) {
        pen.setDashPattern({ 4, 4 });
    }
    painter.setPen(ink.outline.alpha() == 0 ? QPen(Qt::NoPen) : pen);
    painter.setBrush(ink.fill);
    const qreal inset = ink.outline.alpha() == 0 ? 0 : line / 2;
    const QRectF box = QRectF(rect()).adjusted(inset, inset, -inset, -inset);
    painter.drawRoundedRect(box, m.radius(), m.radius());
}

void KioskButton::paintLabel(QPainter &painter, const Ink &ink) const
{
    const KioskMetrics &m = m_look.metrics();
    const WrappedText words = title();
    const int room = textRoom(width());
    const qreal wide = std::min<qreal>(room, words.sizeFor(room).width() + 1);
    const qreal x = (width() - wide - iconRoom()) / 2;
    if (!iconName().isEmpty()) {
        // Without words the icon stands in the middle.
        const qreal left = text().isEmpty() ? (width() - m.icon()) / 2.0 : x;
        painter.drawPixmap(QPointF(left, (height() - m.icon()) / 2.0),
            m_look.icon(iconName(), ink.text, devicePixelRatioF()));
    }
    painter.setPen(ink.text);
    words.draw(painter, QRectF(x + iconRoom(), 0, wide, height()));
}

void KioskButton::paintTile(QPainter &painter, const Ink &ink) const
{
    const KioskMetrics &m = m_look.metrics();
    const WrappedText words = title();
    const WrappedText line = subLine();
    const int room = textRoom(width());
    const qreal lineRoom = std::max(1, room - iconRoom());
    const qreal high = words.sizeFor(room).height();
    const QSizeF lineSize = line.sizeFor(lineRoom);
    const qreal top = (height() - high - lineSize.height()) / 2;
    painter.setPen(ink.text);
    words.draw(
        painter, QRectF(m.padding(), top + (m_isCentred ? lineSize.height() : 0), room, high));
    const qreal y = m_isCentred ? top : top + high;
    qreal x = m.padding();
    if (!iconName().isEmpty() && !m_line.isEmpty()) {
        if (m_isCentred) {
            x += std::max(0.0, (lineRoom - lineSize.width()) / 2);
        }
        painter.drawPixmap(QPointF(x, y + (lineSize.height() - m.icon()) / 2),
            m_look.icon(iconName(), ink.line, devicePixelRatioF()));
        x += iconRoom();
    }
    painter.setPen(ink.line);
    const qreal wide = std::max(1.0, width() - m.padding() - x);
    line.draw(painter, QRectF(x, y, std::min(wide, lineRoom), lineSize.height()));
}
