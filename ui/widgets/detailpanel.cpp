#include "ui/widgets/detailpanel.h"

#include "ui/theme/metrics.h"
#include "ui/theme/textrole.h"
#include "ui/theme/theme.h"
#include "ui/widgets/actionbar.h"
#include "ui/widgets/notecard.h"
#include "ui/widgets/numberscard.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

DetailPanel::DetailPanel(const Theme &theme, const Names &names, QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_subtitle(new QLabel(this))
    , m_numbers(new NumbersCard(names.numbers, this))
    , m_scroll(new QScrollArea(this))
    , m_cards(new QVBoxLayout)
    , m_note(new NoteCard(names.prefix + u"Note"_s, this))
    , m_actions(new ActionBar(theme, names.prefix + u"Hint"_s, this))
{
    setBoxRole(this, BoxRole::RightPanel);
    setFixedWidth(theme.scaled(Metrics::panelWidth));
    connect(&theme, &Theme::changed, this, [this, &theme] {
        setFixedWidth(theme.scaled(Metrics::panelWidth));
    });
    m_title->setObjectName(names.prefix + u"Title"_s);
    m_title->setWordWrap(true);
    m_title->setTextFormat(Qt::PlainText); // names are what people typed
    m_title->setAlignment(Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignVCenter); // also in Arabic
    setTextRole(m_title, TextRole::Title);
    m_subtitle->setObjectName(names.prefix + u"Subtitle"_s);
    m_subtitle->setWordWrap(true);
    m_subtitle->setTextFormat(Qt::PlainText);
    setTextRole(m_subtitle, TextRole::Soft);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto *inside = new QWidget(m_scroll);
    setBoxRole(inside, BoxRole::Panel);
    m_cards->setContentsMargins(0, 0, 0, 0);
    m_cards->setSpacing(Metrics::unit);
    auto *all = new QVBoxLayout(inside);
    all->setContentsMargins(0, 0, 0, 0);
    all->addLayout(m_cards);
    all->addStretch(1);
    m_scroll->setWidget(inside);

    auto *heading = new QVBoxLayout;
    heading->setSpacing(Metrics::halfUnit);
    heading->addWidget(m_title);
    heading->addWidget(m_subtitle);
    auto *column = new QVBoxLayout(this);
    constexpr int side = 2 * Metrics::unit;
    column->setContentsMargins(side, side, side, side);
    column->setSpacing(Metrics::unit + Metrics::halfUnit);
    column->addLayout(heading);
    column->addWidget(m_numbers);
    column->addWidget(m_scroll, 1);
    column->addWidget(m_note);
    column->addWidget(m_actions);
}

void DetailPanel::setHeading(const QString &title, const QString &subtitle)
{
    m_title->setText(title);
    m_subtitle->setText(subtitle);
    m_subtitle->setVisible(!subtitle.isEmpty());
    setAccessibleName(title);
}

void DetailPanel::addCard(QWidget *card) { m_cards->addWidget(card); }

QLabel *DetailPanel::addSection()
{
    auto *section = new QLabel(this);
    setTextRole(section, TextRole::Section);
    section->setContentsMargins(0, Metrics::halfUnit, 0, 0);
    m_cards->addWidget(section);
    return section;
}

void DetailPanel::showCard(const QWidget &card)
{
    showArea(card, QRect(0, 0, 1, std::min(card.height(), m_scroll->viewport()->height())));
}

void DetailPanel::showArea(const QWidget &card, const QRect &area)
{
    // What has just appeared or grown gets its place first: there is no scrolling beyond the end.
    m_scroll->widget()->layout()->activate();
    QEvent layoutNow(QEvent::LayoutRequest);
    QApplication::sendEvent(m_scroll, &layoutNow);
    const QPoint top = card.mapTo(m_scroll->widget(), area.topLeft());
    m_scroll->ensureVisible(0, top.y() + area.height() - 1, 0, 0);
    m_scroll->ensureVisible(0, top.y(), 0, 0);
}

void DetailPanel::keyPressEvent(QKeyEvent *event) { Q_EMIT keyPressed(event); }
