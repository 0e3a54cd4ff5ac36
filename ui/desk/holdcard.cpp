#include "ui/desk/holdcard.h"

#include "ui/linetext.h"
#include "ui/outcometext.h"
#include "ui/sitetext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/countdownlabel.h"
#include "ui/widgets/elidedlabel.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

HoldCard::HoldCard(const Theme &theme, HoldId hold, QWidget *parent)
    : Card(BoxRole::Card, parent)
    , m_theme(theme)
    , m_title(new ElidedLabel(TextRole::Strong, this))
    , m_origin(new ElidedLabel(TextRole::Caption, this))
    , m_lines(new ElidedLabel(TextRole::Body, this))
    , m_wallets(new ElidedLabel(TextRole::Caption, this))
    , m_note(new ElidedLabel(TextRole::Caption, this))
    , m_countdown(new CountdownLabel(theme, this))
    , m_status(new QLabel(this))
    , m_placedAt(new QLabel(this))
{
    m_hold.id = hold;
    setObjectName(u"holdCard%1"_s.arg(hold.value()));
    setFocusPolicy(Qt::StrongFocus);
    m_lines->setObjectName(u"holdLines"_s);
    m_status->setObjectName(u"holdStatus"_s);
    m_wallets->setObjectName(u"holdWallets"_s);
    m_wallets->hide();
    setTextRole(m_status, TextRole::Body);
    setTextRole(m_placedAt, TextRole::Caption);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(Metrics::unit);
    grid->setVerticalSpacing(Metrics::halfUnit);
    grid->setColumnStretch(0, 1);
    grid->addWidget(m_title, 0, 0);
    grid->addWidget(m_countdown, 0, 1, Qt::AlignRight | Qt::AlignVCenter);
    // In the same place: one of the two is visible.
    grid->addWidget(m_status, 0, 1, Qt::AlignRight | Qt::AlignVCenter);
    grid->addWidget(m_origin, 1, 0);
    grid->addWidget(m_placedAt, 1, 1, Qt::AlignRight | Qt::AlignVCenter);
    grid->addWidget(m_lines, 2, 0, 1, 2);
    grid->addWidget(m_wallets, 3, 0, 1, 2);
    grid->addWidget(m_note, 4, 0, 1, 2);
    content()->addLayout(grid);
}

void HoldCard::showHold(const Hold &hold, bool isOwn, const QTimeZone &zone)
{
    m_hold = hold;
    m_isOwn = isOwn;
    m_zone = zone;
    const bool isHeld = hold.status == HoldStatus::Held;
    if (isHeld) {
        m_countdown->setDeadline(hold.lapsesIn);
    }
    m_note->setText(hold.note);
    retranslate();
    // After the texts: what appears gets its room at once, by the text that it has then.
    m_countdown->setVisible(isHeld);
    m_status->setVisible(!isHeld);
    m_note->setVisible(!hold.note.isEmpty());
}

void HoldCard::showWallets(const QString &wallets)
{
    if (wallets != m_wallets->text()) {
        m_wallets->setText(wallets);
        m_wallets->setVisible(!wallets.isEmpty());
        retranslate();
    }
}

void HoldCard::setChosen(bool isChosen)
{
    if (isChosen != m_isChosen) {
        m_isChosen = isChosen;
        setBoxRole(this, isChosen ? BoxRole::ChosenCard : BoxRole::Card);
        retranslate();
    }
}

void HoldCard::mousePressEvent(QMouseEvent *event)
{
    m_pulledFrom = event->button() == Qt::LeftButton ? std::optional(event->position().toPoint())
                                                     : std::nullopt;
    event->accept();
    Q_EMIT chosen(m_hold.id);
}

void HoldCard::mouseMoveEvent(QMouseEvent *event)
{
    const bool isFar = m_pulledFrom && event->buttons().testFlag(Qt::LeftButton)
        && (event->position().toPoint() - *m_pulledFrom).manhattanLength()
            >= QApplication::startDragDistance();
    if (isFar) {
        m_pulledFrom.reset();
        Q_EMIT dragWanted(event->globalPosition().toPoint());
    }
}

void HoldCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space || event->key() == Qt::Key_Return
        || event->key() == Qt::Key_Enter) {
        Q_EMIT chosen(m_hold.id);
        return;
    }
    Card::keyPressEvent(event);
}

void HoldCard::focusInEvent(QFocusEvent *event)
{
    Card::focusInEvent(event);
    update();
}

void HoldCard::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    if (!hasFocus()) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.tokens().focus, Metrics::focusRing));
    constexpr qreal inset = Metrics::focusRing / 2.0;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset),
        Metrics::cardRadius,
        Metrics::cardRadius);
}

void HoldCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    Card::changeEvent(event);
}

void HoldCard::retranslate()
{
    const QString name = m_hold.customerName.isEmpty() ? tr("Walk-in") : m_hold.customerName;
    m_title->setText(tr("%1, %2", "name of a customer, size of the party")
                         .arg(name, SiteText::people(m_hold.partySize)));
    m_origin->setText(origin());
    m_lines->setText(LineText::lines(m_hold));
    m_lines->setVisible(!m_lines->text().isEmpty());
    m_status->setText(OutcomeText::standing(m_hold));
    m_placedAt->setText(
        m_hold.createdAt.isValid() ? SiteText::time(m_hold.createdAt, m_zone) : QString());
    QStringList spoken { m_title->text(), m_origin->text() };
    if (m_hold.status == HoldStatus::Held) {
        spoken.append(tr("%n seconds left", nullptr, static_cast<int>(m_hold.secondsLeft())));
    } else {
        spoken.append(m_status->text());
    }
    if (!m_lines->text().isEmpty()) {
        spoken.append(m_lines->text());
    }
    if (!m_wallets->text().isEmpty()) {
        spoken.append(m_wallets->text());
    }
    if (!m_hold.note.isEmpty()) {
        spoken.append(m_hold.note);
    }
    setAccessibleName(spoken.join(u", "_s));
    setAccessibleDescription(m_isChosen ? tr("Chosen: the buttons act on it.") : QString());
}

QString HoldCard::origin() const
{
    QStringList parts;
    if (m_isOwn) {
        parts.append(m_hold.status == HoldStatus::Held ? tr("held by you") : tr("booked by you"));
    }
    if (!m_hold.code.isEmpty()) {
        parts.append(m_hold.code); // whole also where the rest has no room
    }
    if (!m_hold.origin.desk.isEmpty()) {
        parts.append(m_hold.origin.desk);
    } else if (!m_isOwn) {
        parts.append(m_hold.origin.actor);
    }
    if (!m_hold.customerPhone.isEmpty()) {
        parts.append(m_hold.customerPhone);
    }
    return parts.join(u" · "_s);
}
