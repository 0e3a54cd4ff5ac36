#include "ui/kiosk/look/pager.h"

#include "ui/kiosk/look/kioskbutton.h"
#include "ui/kiosk/look/kiosklook.h"
#include "ui/kiosk/look/kiosktext.h"

#include <QBoxLayout>
#include <QEvent>

using namespace Qt::StringLiterals;

Pager::Pager(const KioskLook &look, Qt::Orientation orientation, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
    , m_orientation(orientation)
    , m_back(new KioskButton(look, KioskButton::Variant::Quiet, this))
    , m_where(new KioskText(look, KioskText::Kind::Soft, this))
    , m_on(new KioskButton(look, KioskButton::Variant::Quiet, this))
    , m_layout(new QBoxLayout(
          orientation == Qt::Vertical ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight, this))
{
    const bool isColumn = orientation == Qt::Vertical;
    setObjectName(u"kioskPager"_s);
    m_back->setObjectName(u"kioskPageBack"_s);
    m_back->setIconName(isColumn ? u"up"_s : u"left"_s);
    m_where->setObjectName(u"kioskPageNumber"_s);
    m_where->setAlignment(Qt::AlignCenter);
    m_where->setWordWrap(false);
    m_on->setObjectName(u"kioskPageOn"_s);
    m_on->setIconName(isColumn ? u"down"_s : u"right"_s);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->addWidget(m_back, 1);
    m_layout->addWidget(m_where);
    m_layout->addWidget(m_on, 1);
    connect(m_back, &KioskButton::clicked, this, [this] { Q_EMIT pageRequested(m_page - 1); });
    connect(m_on, &KioskButton::clicked, this, [this] { Q_EMIT pageRequested(m_page + 1); });
    connect(&look, &KioskLook::changed, this, &Pager::measure);
    m_where->setVisible(isColumn); // beside a strip there is no room for it
    m_isFlat = !isColumn;
    measure();
    retranslate();
    hide();
}

int Pager::wide() const
{
    const KioskMetrics &m = m_look.metrics();
    return m_isFlat ? 2 * m.mainButton() + m.gap() : m.mainButton();
}

void Pager::fitInto(int height)
{
    const KioskMetrics &m = m_look.metrics();
    const int number = m_where->sizeHint().height() + m.gap();
    const int arrows = 2 * m.mainButton() + m.gap();
    m_isFlat = m_orientation == Qt::Horizontal || height < arrows;
    m_where->setVisible(!m_isFlat && height >= arrows + number);
    m_layout->setDirection(m_isFlat ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    measure();
}

void Pager::follow(QWidget *before)
{
    setTabOrder(before, m_back);
    setTabOrder(m_back, m_on);
}

/** An arrow that leads nowhere hands its focus to the other. */
void Pager::setPages(int page, int count)
{
    m_page = page;
    m_count = count;
    m_where->setText(u"%1/%2"_s.arg(page + 1).arg(count));
    const bool canUp = page > 0;
    const bool canDown = page + 1 < count;
    if (!canUp && canDown && m_back->hasFocus()) {
        m_on->setEnabled(true);
        m_on->setFocus(Qt::TabFocusReason);
    } else if (!canDown && canUp && m_on->hasFocus()) {
        m_back->setEnabled(true);
        m_back->setFocus(Qt::TabFocusReason);
    }
    m_back->setEnabled(canUp);
    m_on->setEnabled(canDown);
    setVisible(count > 1);
    retranslate();
}

void Pager::measure()
{
    const KioskMetrics &m = m_look.metrics();
    setFixedWidth(wide());
    layout()->setSpacing(m.gap());
    for (KioskButton *button : { m_back, m_on }) {
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        button->setMinimumSize(m.mainButton(), m.mainButton());
        button->setMaximumHeight(m_isFlat ? QWIDGETSIZE_MAX : 2 * m.mainButton());
    }
}

void Pager::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void Pager::retranslate()
{
    //: read aloud for an arrow
    m_back->setAccessibleName(tr("Show what was before"));
    //: read aloud for an arrow
    m_on->setAccessibleName(tr("Show more"));
    m_where->setAccessibleName(tr("Page %1 of %2").arg(m_page + 1).arg(m_count));
}
