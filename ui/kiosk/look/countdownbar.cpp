#include "ui/kiosk/look/countdownbar.h"

#include "ui/kiosk/look/kioskbutton.h"
#include "ui/kiosk/look/kiosklook.h"
#include "ui/kiosk/look/kiosktext.h"
#include "ui/theme/tabular.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

/** The part of the time that is left, as a line. Says nothing that the figures do not. */
class CountdownBar::Bar : public QWidget {
public:
    Bar(const KioskLook &look, QWidget *parent)
        : QWidget(parent)
        , m_look(look)
    {
    }

    void show(double share, const QColor &colour)
    {
        m_share = share;
        m_colour = colour;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const qreal radius = height() / 2.0;
        // An outline as well: the empty part alone would hardly be seen.
        painter.setPen(QPen(m_look.tokens().controlLine, 1));
        painter.setBrush(m_look.tokens().panel);
        const QRectF whole = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
        painter.drawRoundedRect(whole, radius, radius);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_colour);
        QRectF full = rect();
        full.setWidth(std::max(full.height(), full.width() * m_share));
        painter.drawRoundedRect(full, radius, radius);
    }

private:
    const KioskLook &m_look;
    double m_share = 1;
    QColor m_colour;
};

CountdownBar::CountdownBar(const KioskLook &look, QWidget *parent)
    : KioskCard(look, parent)
    , m_look(look)
    , m_icon(new QLabel(this))
    , m_sentence(new KioskText(look, KioskText::Kind::Body, this))
    , m_time(new KioskText(look, KioskText::Kind::Strong, this))
    , m_bar(new Bar(look, this))
    , m_more(new KioskButton(look, KioskButton::Variant::Quiet, this))
{
    setObjectName(u"kioskCountdown"_s);
    m_time->setObjectName(u"kioskTimeLeft"_s);
    m_time->setWordWrap(false);
    m_time->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_more->setObjectName(u"kioskMoreTime"_s);
    m_more->setIconName(u"clock"_s);
    auto *words = new QHBoxLayout;
    words->addWidget(m_sentence, 1);
    words->addWidget(m_time);
    auto *column = new QVBoxLayout;
    column->addLayout(words);
    column->addWidget(m_bar);
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_icon, 0, Qt::AlignVCenter);
    row->addLayout(column, 1);
    row->addWidget(m_more);
    connect(m_more, &KioskButton::clicked, this, &CountdownBar::moreTimeRequested);
    connect(&look, &KioskLook::changed, this, &CountdownBar::measure);
    retranslate();
    measure();
}

CountdownBar::Urgency CountdownBar::urgencyOf(std::chrono::seconds left)
{
    return left <= last ? Urgency::Last : left <= soon ? Urgency::Soon : Urgency::Calm;
}

void CountdownBar::setTime(std::chrono::seconds left, std::chrono::seconds whole)
{
    using std::chrono::seconds;
    m_left = std::max(left, seconds(0));
    const auto share = static_cast<double>(m_left.count())
        / static_cast<double>(std::max(whole, m_left).count());
    m_time->setText(time());
    const Urgency urgency = urgencyOf(m_left);
    const bool isNews = urgency != m_urgency;
    m_urgency = urgency;
    colour(urgency);
    const ThemeTokens &t = m_look.tokens();
    m_bar->show(m_left.count() == 0 ? 0 : share,
        urgency == Urgency::Calm       ? t.accent
            : urgency == Urgency::Soon ? t.warningText
                                       : t.errorText);
    if (isNews) {
        retranslate();
        Q_EMIT urgencyChanged(urgency);
    }
}

void CountdownBar::setExtendable(bool isExtendable) { m_more->setVisible(isExtendable); }

QString CountdownBar::time() const
{
    return u"%1:%2"_s.arg(m_left.count() / 60).arg(m_left.count() % 60, 2, 10, QChar(u'0'));
}

QString CountdownBar::sentence() const { return m_sentence->text(); }

void CountdownBar::colour(Urgency urgency)
{
    const ThemeTokens &t = m_look.tokens();
    switch (urgency) {
    case Urgency::Calm:
        setGround(Ground::Plain);
        m_icon->setPixmap(m_look.icon(u"clock"_s, t.accent, devicePixelRatioF()));
        break;
    case Urgency::Soon:
        setGround(Ground::Warning);
        m_icon->setPixmap(m_look.icon(u"warning"_s, t.warningText, devicePixelRatioF()));
        break;
    case Urgency::Last:
        setGround(Ground::Error);
        m_icon->setPixmap(m_look.icon(u"warning"_s, t.errorText, devicePixelRatioF()));
        break;
    }
}

void CountdownBar::measure()
{
    const KioskMetrics &m = m_look.metrics();
    const int side = m.padding();
    const int above = m.px(2);
    layout()->setContentsMargins(side, above, above, above);
    layout()->setSpacing(m.gap());
    m_bar->setFixedHeight(m.bar());
    // As wide as its widest, so that nothing moves while it runs.
    const QFontMetrics metrics(m_look.font(KioskMetrics::Text::Body, QFont::DemiBold));
    m_time->setFixedWidth(tabularWidth(metrics, u"88:88"_s) + 2);
    colour(m_urgency);
}

/** On a narrow screen the button breaks its words before the sentence has to. */
void CountdownBar::resizeEvent(QResizeEvent *event)
{
    KioskCard::resizeEvent(event);
    constexpr int shareMax = 30; // hundredths
    m_more->setMaximumWidth(
        std::max(m_more->minimumSizeHint().width(), event->size().width() * shareMax / 100));
}

void CountdownBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    KioskCard::changeEvent(event);
}

void CountdownBar::retranslate()
{
    switch (m_urgency) {
    case Urgency::Calm:
        m_sentence->setText(tr("Your place is kept for you"));
        break;
    case Urgency::Soon:
        m_sentence->setText(tr("Less than a minute left"));
        break;
    case Urgency::Last:
        m_sentence->setText(tr("Your place will soon be given back"));
        break;
    }
    //: a button: the place is kept for longer
    m_more->setText(tr("More time"));
}
