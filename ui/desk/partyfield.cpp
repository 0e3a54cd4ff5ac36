#include "ui/desk/partyfield.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/keybutton.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QIntValidator>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>

using namespace Qt::StringLiterals;

PartyField::PartyField(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_number(new QLineEdit(this))
    , m_less(new KeyButton(theme, KeyButton::Variant::Normal, this))
    , m_more(new KeyButton(theme, KeyButton::Variant::Normal, this))
{
    m_number->setObjectName(u"partySize"_s);
    m_number->setValidator(new QIntValidator(0, partySizeMax, m_number));
    m_number->setAlignment(Qt::AlignCenter);
    m_number->installEventFilter(this);
    m_less->setObjectName(u"partyLess"_s);
    m_less->setIconName(u"minus"_s);
    m_more->setObjectName(u"partyMore"_s);
    m_more->setIconName(u"plus"_s);
    // One Tab leads on to the name: the buttons are for the mouse, the keys do the same.
    m_less->setFocusPolicy(Qt::NoFocus);
    m_more->setFocusPolicy(Qt::NoFocus);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Metrics::halfUnit);
    row->addWidget(m_less);
    row->addWidget(m_number, 1);
    row->addWidget(m_more);
    setFocusProxy(m_number);
    connect(m_less, &KeyButton::clicked, this, [this] { step(-1); });
    connect(m_more, &KeyButton::clicked, this, [this] { step(1); });
    connect(
        m_number, &QLineEdit::textEdited, this, [this] { Q_EMIT partySizeChanged(partySize()); });
    retranslate();
}

int PartyField::partySize() const { return m_number->text().toInt(); }

void PartyField::setPartySize(int size)
{
    const QString text = QString::number(size);
    if (text != m_number->text()) {
        m_number->setText(text);
    }
}

void PartyField::takeFocus(bool isMarked)
{
    m_number->setFocus(Qt::OtherFocusReason);
    if (isMarked) {
        m_number->selectAll();
    } else {
        m_number->end(false);
    }
}

bool PartyField::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent *>(event)->key()) {
        case Qt::Key_Plus:
        case Qt::Key_Up:
            step(1);
            return true;
        case Qt::Key_Minus:
        case Qt::Key_Down:
            step(-1);
            return true;
        default:
            break;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void PartyField::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void PartyField::step(int by)
{
    setPartySize(std::clamp(partySize() + by, 1, partySizeMax));
    m_number->selectAll();
    Q_EMIT partySizeChanged(partySize());
}

void PartyField::retranslate()
{
    m_number->setAccessibleName(tr("People"));
    m_less->setAccessibleName(tr("One person less"));
    m_more->setAccessibleName(tr("One person more"));
}
