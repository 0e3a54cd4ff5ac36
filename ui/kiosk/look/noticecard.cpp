#include "ui/kiosk/look/noticecard.h"

#include "ui/kiosk/look/kiosklook.h"
#include "ui/kiosk/look/kiosktext.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

NoticeCard::NoticeCard(const KioskLook &look, QWidget *parent)
    : KioskCard(look, parent)
    , m_look(look)
    , m_icon(new QLabel(this))
    , m_sentence(new KioskText(look, KioskText::Kind::Strong, this))
    , m_more(new KioskText(look, KioskText::Kind::Body, this))
{
    setObjectName(u"kioskNotice"_s);
    m_sentence->setObjectName(u"kioskNoticeSentence"_s);
    m_more->setObjectName(u"kioskNoticeMore"_s);
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_sentence);
    words->addWidget(m_more);
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    connect(&look, &KioskLook::changed, this, &NoticeCard::measure);
    measure();
    hide();
}

void NoticeCard::say(Kind kind, const QString &sentence, const QString &more)
{
    m_sentence->setText(sentence);
    m_more->setText(more);
    m_more->setVisible(!more.isEmpty());
    setVisible(!sentence.isEmpty());
    colour(kind);
}

void NoticeCard::colour(Kind kind)
{
    const ThemeTokens &t = m_look.tokens();
    m_kind = kind;
    const auto icon = [this](const QString &name, const QColor &colour) {
        m_icon->setPixmap(m_look.icon(name, colour, devicePixelRatioF()));
    };
    switch (kind) {
    case Kind::Info:
        setGround(Ground::Plain);
        icon(u"info"_s, t.accent);
        break;
    case Kind::Good:
        setGround(Ground::Good);
        icon(u"check"_s, t.goodText);
        break;
    case Kind::Warning:
        setGround(Ground::Warning);
        icon(u"warning"_s, t.warningText);
        break;
    case Kind::Error:
        setGround(Ground::Error);
        icon(u"warning"_s, t.errorText);
        break;
    }
}

void NoticeCard::measure()
{
    const int padding = m_look.metrics().padding();
    layout()->setContentsMargins(padding, padding, padding, padding);
    layout()->setSpacing(m_look.metrics().gap());
    // The icon stands beside the first line, however many there are.
    const QFontMetrics metrics(m_look.font(KioskMetrics::Text::Body, QFont::DemiBold));
    m_icon->setFixedHeight(metrics.height());
    colour(m_kind);
}
