#include "ui/kiosk/look/stepframe.h"

#include "ui/kiosk/look/countdownbar.h"
#include "ui/kiosk/look/kiosklook.h"
#include "ui/kiosk/look/kiosktext.h"
#include "ui/kiosk/look/languagerow.h"
#include "ui/kiosk/look/listenbar.h"
#include "ui/kiosk/look/noticecard.h"
#include "ui/kiosk/look/pagedarea.h"
#include "ui/theme/textrole.h"

#include <QBoxLayout>
#include <QEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/** Takes everything out of a layout; the widgets stay. */
void empty(QLayout &layout)
{
    while (QLayoutItem *item = layout.takeAt(0)) {
        if (QLayout *inner = item->layout()) {
            empty(*inner);
        }
        delete item;
    }
}

}

StepFrame::StepFrame(const KioskLook &look, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
    , m_header(new QWidget(this))
    , m_words(new QWidget(this))
    , m_body(new QWidget(this))
    , m_footer(new StepFooter(look, this))
    , m_product(new KioskText(look, KioskText::Kind::Strong, m_header))
    , m_languages(new LanguageRow(look, this))
    , m_title(new KioskText(look, KioskText::Kind::Title, m_words))
    , m_subTitle(new KioskText(look, KioskText::Kind::Soft, m_words))
    , m_countdown(new CountdownBar(look, m_body))
    , m_notice(new NoticeCard(look, m_body))
    , m_area(new PagedArea(look, m_body))
    , m_listen(new ListenBar(look, this))
    , m_lowLanguages(new QWidget(this))
    , m_column(new QBoxLayout(QBoxLayout::TopToBottom, this))
{
    setObjectName(u"kioskStep"_s);
    setBoxRole(this, BoxRole::Page);
    build();
    measure();
}

void StepFrame::build()
{
    m_product->setObjectName(u"kioskProduct"_s);
    m_product->setText(u"Holdfast"_s);
    m_product->setWordWrap(false);
    m_title->setObjectName(u"kioskTitle"_s);
    m_subTitle->setObjectName(u"kioskSubTitle"_s);
    m_subTitle->hide();
    m_countdown->hide();
    m_listen->hide();

    new QBoxLayout(QBoxLayout::LeftToRight, m_header);
    new QHBoxLayout(m_lowLanguages);
    auto *words = new QVBoxLayout(m_words);
    words->addWidget(m_title);
    words->addWidget(m_subTitle);
    words->addStretch();
    auto *body = new QVBoxLayout(m_body);
    body->addWidget(m_countdown);
    body->addWidget(m_notice);
    body->addWidget(m_area, 1);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);

    connect(m_footer, &StepFooter::backRequested, this, &StepFrame::backRequested);
    connect(m_footer, &StepFooter::startOverRequested, this, &StepFrame::startOverRequested);
    connect(m_footer, &StepFooter::helpRequested, this, &StepFrame::helpRequested);
    connect(m_footer, &StepFooter::mainRequested, this, &StepFrame::mainRequested);
    connect(&m_look, &KioskLook::changed, this, &StepFrame::measure);
}

void StepFrame::setProductName(const QString &name)
{
    m_product->setText(name);
    arrangeHeader();
}

void StepFrame::setTitle(const QString &title) { m_title->setText(title); }

QString StepFrame::title() const { return m_title->text(); }

void StepFrame::setSubTitle(const QString &subTitle)
{
    m_subTitle->setText(subTitle);
    m_subTitle->setVisible(!subTitle.isEmpty() && m_left < Left::SubTitle);
}

void StepFrame::setContent(QWidget *content, Fit fit)
{
    m_fit = fit;
    m_area->setContent(content);
    arrange();
}

QWidget *StepFrame::content() const { return m_area->content(); }

void StepFrame::setLow(bool isLow)
{
    m_isLow = isLow;
    arrange();
}

/** The parts of the column, from above to below. */
void StepFrame::arrange()
{
    empty(*m_column);
    m_column->addWidget(m_header);
    m_column->addWidget(m_words);
    m_column->addWidget(m_body, 1);
    arrangeHeader();
    m_column->addWidget(m_listen);
    m_column->addWidget(m_lowLanguages);
    m_column->addWidget(m_footer);
    arrangeWords();
    makeRoom();
}

/** In the low layout what is only read fills the room above the controls. */
void StepFrame::arrangeWords()
{
    auto *words = static_cast<QBoxLayout *>(m_words->layout());
    auto *body = static_cast<QBoxLayout *>(m_body->layout());
    auto *low = m_lowLanguages->layout();
    m_lowLanguages->setVisible(m_isLow);
    if (m_isLow) {
        body->removeWidget(m_notice);
        words->insertWidget(2, m_notice);
        low->addWidget(m_languages);
        const int half = height() / 2;
        const int lower = std::max(half, lowerHeight());
        m_words->setFixedHeight(std::max(0, height() - lower - m_header->sizeHint().height()));
    } else {
        words->removeWidget(m_notice);
        body->insertWidget(1, m_notice);
        m_words->setMinimumHeight(0);
        m_words->setMaximumHeight(QWIDGETSIZE_MAX);
    }
}

/** What the controls need at least; of what is turned in pages, one row. */
int StepFrame::lowerHeight() const
{
    const KioskMetrics &m = m_look.metrics();
    const int room = width() - 2 * m.margin();
    int content = m_area->content() ? PagedArea::leastHeight(*m_area->content(), room) : 0;
    if (m_fit == Fit::Pages) {
        content = std::min(content, m.mainButton());
    }
    const int above
        = m_countdown->isHidden() ? 0 : m_countdown->layout()->totalHeightForWidth(room) + m.gap();
    const QMargins around = m_body->layout()->contentsMargins();
    return around.top() + above + content + around.bottom()
        + (m_listen->isHidden() ? 0 : m_listen->sizeHint().height())
        + (m_isLow ? m_lowLanguages->layout()->totalSizeHint().height() : 0)
        + m_footer->heightWith(m_left >= Left::Main);
}

/** What stands above the lower part when nothing is left out. */
int StepFrame::aboveHeight() const
{
    const KioskMetrics &m = m_look.metrics();
    const int room = width() - 2 * m.margin();
    int height = m_header->layout()->totalSizeHint().height();
    if (m_isLow) {
        return height; // the words get what the lower part leaves
    }
    height += m_words->layout()->contentsMargins().top() + m_title->heightForWidth(room);
    if (!m_subTitle->text().isEmpty()) {
        height += m_subTitle->heightForWidth(room);
    }
    if (!m_notice->isHidden()) {
        height += m_notice->layout()->totalHeightForWidth(room) + m.gap();
    }
    return height;
}

/** From what is needed alone: what is shown and hidden here must not decide what is shown next. */
void StepFrame::makeRoom()
{
    Left left = Left::Nothing;
    if (m_fit == Fit::Whole && m_area->content()) {
        const int room = width() - 2 * m_look.metrics().margin();
        const int others
            = aboveHeight() + lowerHeight() - m_footer->heightWith(m_left >= Left::Main);
        const int subTitle
            = !m_isLow && !m_subTitle->text().isEmpty() ? m_subTitle->heightForWidth(room) : 0;
        const int most = m_footer->heightWith(false);
        if (others + most > height()) {
            left = Left::SubTitle;
        }
        if (others - subTitle + most > height()) {
            left = Left::Main;
        }
        if (others - subTitle + m_footer->heightWith(true) > height()) {
            left = Left::Title;
        }
    }
    if (left == m_left) {
        return;
    }
    m_left = left;
    m_subTitle->setVisible(!m_subTitle->text().isEmpty() && left < Left::SubTitle);
    m_title->setVisible(left < Left::Title);
    m_words->setVisible(m_isLow || left < Left::Title); // and the air around them
    m_footer->setMainLeftOut(left >= Left::Main);
    if (m_isLow) {
        arrangeWords();
    }
}

/** Where the languages leave no room for the name of the place, it stands above them; on a low
 * screen it is left out. */
void StepFrame::arrangeHeader()
{
    auto *row = static_cast<QBoxLayout *>(m_header->layout());
    empty(*row);
    const KioskMetrics &m = m_look.metrics();
    m_languages->fitInto(width() - 2 * m.margin());
    const int needed = m_product->sizeHint().width() + m_languages->sizeHint().width() + m.gap();
    const bool fits = needed <= width() - 2 * m.margin();
    const bool isStanding = height() > width();
    row->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    row->addWidget(m_product);
    if (!m_isLow) {
        if (fits) {
            row->addStretch();
        }
        row->addWidget(m_languages);
    }
    m_product->setVisible(m_isLow || fits || isStanding);
}

void StepFrame::measure()
{
    const KioskMetrics &m = m_look.metrics();
    const int side = m.margin();
    const int gap = m.gap();
    const int air = m.isCompact() ? gap : 2 * gap;
    m_header->layout()->setContentsMargins(side, m.isCompact() ? gap : side / 2, side, 0);
    m_header->layout()->setSpacing(gap);
    m_words->layout()->setContentsMargins(side, air, side, 0);
    m_words->layout()->setSpacing(0);
    m_body->layout()->setContentsMargins(side, air, side, gap);
    m_body->layout()->setSpacing(gap);
    m_lowLanguages->layout()->setContentsMargins(side, 0, side, gap);
    arrange();
}

/** A notice, a bar of time or another language needs more room, or less. */
bool StepFrame::event(QEvent *event)
{
    const bool isDone = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest) {
        makeRoom();
    }
    return isDone;
}

void StepFrame::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_footer->resize(width(), m_footer->height()); // its rows follow from its width
    m_footer->arrange();
    arrange();
}

/** Everything that takes the focus, in the order in which it is read. */
QList<QWidget *> StepFrame::walk() const
{
    QList<QWidget *> found;
    const auto add = [&found](const QWidget *part) {
        const auto children = part->findChildren<QWidget *>();
        for (QWidget *child : children) {
            if (child->isVisible() && child->isEnabled()
                && (child->focusPolicy() & Qt::TabFocus) != 0) {
                found.append(child);
            }
        }
    };
    add(m_countdown);
    add(m_area);
    add(m_listen);
    found += m_footer->walk();
    add(m_languages);
    return found;
}

bool StepFrame::focusNextPrevChild(bool next)
{
    const QList<QWidget *> order = walk();
    if (order.isEmpty()) {
        return QWidget::focusNextPrevChild(next);
    }
    const auto at = order.indexOf(window()->focusWidget());
    const qsizetype count = order.size();
    const qsizetype to = at < 0 ? (next ? 0 : count - 1) : (at + (next ? 1 : count - 1)) % count;
    order.at(to)->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}
