#include "ui/lock/lockchoice.h"

#include "core/config/settings.h"
#include "ui/lock/pincode.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textrole.h"
#include "ui/widgets/keybutton.h"

#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

LockChoice::LockChoice(Settings &settings, const Theme &theme, QWidget *parent)
    : Card(BoxRole::Card, parent)
    , m_settings(settings)
    , m_title(new QLabel(this))
    , m_hint(new QLabel(this))
    , m_pin(new QLineEdit(this))
    , m_minutes(new QSpinBox(this))
    , m_set(new KeyButton(theme, KeyButton::Variant::Normal, this))
    , m_remove(new KeyButton(theme, KeyButton::Variant::Quiet, this))
{
    setTextRole(m_title, TextRole::Strong);
    setTextRole(m_hint, TextRole::Caption);
    m_hint->setObjectName(u"lockHint"_s);
    m_hint->setWordWrap(true);
    m_pin->setObjectName(u"newPin"_s);
    m_pin->setEchoMode(QLineEdit::Password);
    m_pin->setMaxLength(PinCode::lengthMax);
    m_pin->setInputMethodHints(Qt::ImhDigitsOnly | Qt::ImhSensitiveData | Qt::ImhNoPredictiveText);
    m_minutes->setObjectName(u"lockMinutes"_s);
    m_minutes->setRange(0, Settings::lockMinutesMax);
    m_minutes->setValue(settings.lockMinutes());
    m_set->setObjectName(u"setPin"_s);
    m_remove->setObjectName(u"removePin"_s);
    content()->setSpacing(Metrics::unit);
    content()->addWidget(m_title);
    auto *form = new QFormLayout;
    form->setVerticalSpacing(Metrics::unit);
    form->setHorizontalSpacing(2 * Metrics::unit);
    content()->addLayout(form);
    auto *row = new QHBoxLayout;
    row->setSpacing(Metrics::unit);
    row->addWidget(m_pin, 1);
    row->addWidget(m_set);
    row->addWidget(m_remove);
    for (QLabel *&label : m_labels) {
        label = new QLabel(this);
        label->setMinimumHeight(Metrics::controlHeight);
    }
    m_labels.at(0)->setBuddy(m_pin);
    m_labels.at(1)->setBuddy(m_minutes);
    form->addRow(m_labels.at(0), row);
    form->addRow(m_labels.at(1), m_minutes);
    content()->addWidget(m_hint);
    connect(m_set, &KeyButton::clicked, this, &LockChoice::takePin);
    connect(m_pin, &QLineEdit::returnPressed, this, &LockChoice::takePin);
    connect(m_remove, &KeyButton::clicked, this, &LockChoice::removePin);
    connect(m_minutes, &QSpinBox::valueChanged, this, [this](int minutes) {
        m_settings.setLockMinutes(minutes);
        retranslate();
    });
    retranslate();
}

void LockChoice::takePin()
{
    m_isRefused = !PinCode::isPossible(m_pin->text());
    if (!m_isRefused) {
        m_settings.setLockPin(PinCode::seal(m_pin->text()));
        m_pin->clear();
    }
    retranslate();
}

void LockChoice::removePin()
{
    m_isRefused = false;
    m_settings.setLockPin({});
    m_pin->clear();
    retranslate();
}

void LockChoice::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    Card::changeEvent(event);
}

void LockChoice::retranslate()
{
    const bool isSet = !m_settings.lockPin().isEmpty();
    m_title->setText(tr("Lock"));
    m_labels.at(0)->setText(tr("PIN"));
    m_labels.at(1)->setText(tr("Locks when unused for"));
    m_set->setText(isSet ? tr("Change") : tr("Set"));
    m_remove->setText(tr("Remove"));
    m_remove->setVisible(isSet);
    m_minutes->setSuffix(tr(" min", "minutes, after a number"));
    m_minutes->setSpecialValueText(tr("never by itself"));
    m_minutes->setEnabled(isSet);
    m_pin->setPlaceholderText(isSet ? tr("is set") : tr("4 to 12 digits"));
    m_pin->setAccessibleName(m_labels.at(0)->text());
    m_minutes->setAccessibleName(m_labels.at(1)->text());
    setTextRole(m_hint, m_isRefused ? TextRole::Error : TextRole::Caption);
    m_hint->setText(m_isRefused ? tr("A PIN is of 4 to 12 digits.")
            : isSet ? tr("Ctrl+L locks at once. While something is typed it waits three times as "
                         "long. The program starts locked.")
                    : tr("Without a PIN the desk does not lock."));
}
