#include "ui/kiosk/look/kiosktext.h"

#include "ui/kiosk/look/keptfont.h"
#include "ui/kiosk/look/kiosklook.h"
#include "ui/kiosk/look/wrappedtext.h"
#include "ui/theme/textrole.h"

#include <cmath>

KioskText::KioskText(const KioskLook &look, Kind kind, QWidget *parent)
    : QLabel(parent)
    , m_look(look)
    , m_kind(kind)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setTextRole(this, kind == Kind::Soft ? TextRole::Soft : TextRole::Body);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&look, &KioskLook::changed, this, &KioskText::measure);
    measure();
}

QSize KioskText::minimumSizeHint() const
{
    // As wide as its longest word; that of QLabel is a guess at a pleasant shape.
    const int width = static_cast<int>(std::ceil(WrappedText(text(), font()).widestWord()));
    // The height for a given width is asked of QLabel: this is one line.
    return { width + 2 * margin(), fontMetrics().height() };
}

QFont KioskText::wantedFont() const
{
    using Text = KioskMetrics::Text;
    switch (m_kind) {
    case Kind::Title:
        return m_look.font(Text::Title, QFont::Bold);
    case Kind::Large:
        return m_look.font(Text::Large, QFont::Bold);
    case Kind::Strong:
        return m_look.font(Text::Body, QFont::DemiBold);
    case Kind::Body:
    case Kind::Soft:
        return m_look.font(Text::Body);
    }
    Q_UNREACHABLE();
}

void KioskText::measure()
{
    keepFont(*this, wantedFont());
    updateGeometry();
}

bool KioskText::event(QEvent *event)
{
    const bool isDone = QLabel::event(event);
    if (mayChangeFont(*event)) {
        keepFont(*this, wantedFont());
        updateGeometry(); // heights that were asked for in the font before
    }
    return isDone;
}
