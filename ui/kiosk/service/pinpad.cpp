#include "ui/kiosk/service/pinpad.h"

#include "ui/lock/pincode.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textrole.h"
#include "ui/widgets/keybutton.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int columns = 3;

}

PinPad::PinPad(const Theme &theme, int keySize, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_title(new QLabel(this))
    , m_pin(new QLineEdit(this))
    , m_refusal(new QLabel(this))
    , m_erase(new KeyButton(theme, KeyButton::Variant::Normal, this))
    , m_open(new KeyButton(theme, KeyButton::Variant::Primary, this))
    , m_leave(new KeyButton(theme, KeyButton::Variant::Normal, this))
{
    build(keySize);
    retranslate();
}

void PinPad::build(int keySize)
{
    setTextRole(m_title, TextRole::Title);
    m_pin->setObjectName(u"servicePin"_s);
    m_pin->setEchoMode(QLineEdit::Password);
    m_pin->setMaxLength(PinCode::lengthMax);
    m_pin->setMinimumHeight(keySize);
    m_pin->setAlignment(Qt::AlignCenter);
    m_pin->setContextMenuPolicy(Qt::NoContextMenu);
    m_pin->setInputMethodHints(Qt::ImhDigitsOnly | Qt::ImhSensitiveData | Qt::ImhNoPredictiveText);
    m_pin->setValidator(new QRegularExpressionValidator(QRegularExpression(u"[0-9]*"_s), m_pin));
    m_pin->setProperty("takesCodes", true); // its keys are not held back for a scan
    m_refusal->setObjectName(u"serviceRefusal"_s);
    m_refusal->setWordWrap(true);
    setTextRole(m_refusal, TextRole::Error);
    m_erase->setObjectName(u"serviceErase"_s);
    m_open->setObjectName(u"serviceOpen"_s);
    m_leave->setObjectName(u"serviceLeave"_s);

    auto *grid = new QGridLayout;
    grid->setSpacing(2 * Metrics::unit);
    for (int digit = 1; digit <= 10; ++digit) {
        const QString text = QString::number(digit % 10);
        auto *key = new KeyButton(m_theme, KeyButton::Variant::Normal, this);
        key->setObjectName(u"serviceDigit"_s + text);
        key->setText(text);
        key->setMinimumSize(keySize, keySize);
        key->setFocusPolicy(Qt::NoFocus); // the field keeps the keyboard
        connect(key, &KeyButton::clicked, this, [this, text] { press(text); });
        const int place = digit == 10 ? 10 : digit - 1; // zero is in the middle of the last row
        grid->addWidget(key, place / columns, place % columns);
    }
    m_erase->setFocusPolicy(Qt::NoFocus);
    m_erase->setMinimumSize(keySize, keySize);
    grid->addWidget(m_erase, 3, 0);
    m_open->setMinimumSize(keySize, keySize);
    grid->addWidget(m_open, 3, 2);
    m_leave->setMinimumHeight(keySize);

    auto *column = new QVBoxLayout(this);
    column->setSpacing(2 * Metrics::unit);
    column->addWidget(m_title);
    column->addWidget(m_pin);
    column->addWidget(m_refusal);
    column->addLayout(grid);
    column->addWidget(m_leave);
    connect(m_pin, &QLineEdit::returnPressed, this, &PinPad::give);
    connect(m_open, &KeyButton::clicked, this, &PinPad::give);
    connect(m_erase, &KeyButton::clicked, m_pin, &QLineEdit::backspace);
    connect(m_leave, &KeyButton::clicked, this, &PinPad::leaveRequested);
}

void PinPad::begin()
{
    m_pin->clear();
    refuse({});
    m_pin->setFocus(Qt::OtherFocusReason);
}

void PinPad::refuse(const QString &why)
{
    m_pin->clear();
    m_refusal->setText(why);
    m_refusal->setVisible(!why.isEmpty());
}

void PinPad::press(const QString &digit) { m_pin->insert(digit); }

void PinPad::give()
{
    const QString pin = m_pin->text();
    m_pin->clear();
    if (!pin.isEmpty()) {
        Q_EMIT given(pin);
    }
}

void PinPad::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void PinPad::retranslate()
{
    m_title->setText(tr("Service"));
    m_pin->setAccessibleName(tr("Service PIN"));
    //: a key that removes the last digit
    m_erase->setText(tr("Erase"));
    //: opens the service menu
    m_open->setText(tr("Open"));
    m_leave->setText(tr("Back to visitors"));
}
