#include "ui/desk/stepperfield.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/keybutton.h"

#include <QHBoxLayout>
#include <QIntValidator>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>

using namespace Qt::StringLiterals;

StepperField::StepperField(const Theme &theme, Bounds bounds, QWidget *parent)
    : QWidget(parent)
    , m_bounds(bounds)
    , m_number(new QLineEdit(this))
    , m_less(new KeyButton(theme, KeyButton::Variant::Normal, this))
    , m_more(new KeyButton(theme, KeyButton::Variant::Normal, this))
{
    m_number->setValidator(new QIntValidator(0, bounds.max, m_number));
    m_number->setAlignment(Qt::AlignCenter);
    setNumber(bounds.min);
    m_number->installEventFilter(this);
    m_less->setIconName(u"minus"_s);
    m_more->setIconName(u"plus"_s);
    // One Tab leads on to the next field: the buttons are for the mouse, the keys do the same.
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
    connect(m_number, &QLineEdit::textEdited, this, [this] { Q_EMIT numberChanged(number()); });
}

int StepperField::number() const { return m_number->text().toInt(); }

void StepperField::setNumber(int number)
{
    const QString text = QString::number(number);
    if (text != m_number->text()) {
        m_number->setText(text);
    }
}

void StepperField::setNames(const Names &names)
{
    m_number->setAccessibleName(names.number);
    m_less->setAccessibleName(names.less);
    m_more->setAccessibleName(names.more);
}

void StepperField::takeFocus(bool isMarked)
{
    m_number->setFocus(Qt::OtherFocusReason);
    if (isMarked) {
        m_number->selectAll();
    } else {
        m_number->end(false);
    }
}

void StepperField::setPartNames(const QString &number, const QString &less, const QString &more)
{
    m_number->setObjectName(number);
    m_less->setObjectName(less);
    m_more->setObjectName(more);
}

bool StepperField::eventFilter(QObject *watched, QEvent *event)
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
        default: // digits and the keys of the form
            break;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void StepperField::step(int by)
{
    if (m_number->isReadOnly()) {
        return;
    }
    setNumber(std::clamp(number() + by, m_bounds.min, m_bounds.max));
    m_number->selectAll();
    Q_EMIT numberChanged(number());
}
