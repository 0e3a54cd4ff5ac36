#include "ui/kiosk/steps/namestep.h"

#include "ui/kiosk/flow/kioskflow.h"
#include "ui/kiosk/keyboard/kioskfield.h"
#include "ui/kiosk/keyboard/kioskkeyboard.h"
#include "ui/kiosk/look/kiosktext.h"
#include "ui/kiosk/look/stepframe.h"

#include <QEvent>
#include <QGridLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

NameStep::NameStep(const KioskLook &look, KioskFlow &flow, const QStringList &languages)
    : StepContent(look, flow)
    , m_nameWord(new KioskText(look, KioskText::Kind::Strong, this))
    , m_name(new KioskField(look, KioskField::Kind::Name, this))
    , m_phoneWord(new KioskText(look, KioskText::Kind::Strong, this))
    , m_phone(new KioskField(look, KioskField::Kind::Phone, this))
    , m_keyboard(new KioskKeyboard(look, this))
{
    build();
    m_keyboard->setLanguages(languages);
    m_keyboard->setLanguage(flow.language());
    m_keyboard->setField(m_name);
    m_name->setText(flow.visit().name);
    m_phone->setText(flow.visit().phone);
    m_name->installEventFilter(this);
    m_phone->installEventFilter(this);
    connect(m_name, &KioskField::textChanged, &flow, &KioskFlow::setName);
    connect(m_phone, &KioskField::textChanged, &flow, &KioskFlow::setPhone);
    connect(m_name, &KioskField::returnPressed, this, &NameStep::onDone);
    connect(m_phone, &KioskField::returnPressed, this, &NameStep::onDone);
    connect(m_keyboard, &KioskKeyboard::doneRequested, this, &NameStep::onDone);
    setFocusProxy(m_name);
    retranslate();
}

void NameStep::build()
{
    m_name->setObjectName(u"kioskName"_s);
    m_phone->setObjectName(u"kioskPhone"_s);
    m_keyboard->setObjectName(u"kioskKeyboard"_s);
    auto *fields = new QGridLayout;
    fields->setHorizontalSpacing(gap());
    fields->setVerticalSpacing(gap() / 2);
    fields->addWidget(m_nameWord, 0, 0);
    fields->addWidget(m_phoneWord, 0, 1);
    fields->addWidget(m_name, 1, 0);
    fields->addWidget(m_phone, 1, 1);
    fields->setColumnStretch(0, 3);
    fields->setColumnStretch(1, 2);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap());
    column->addLayout(fields);
    column->addWidget(m_keyboard, 1);
}

void NameStep::describe(StepFrame &frame)
{
    frame.setTitle(tr("What is your name?"));
    frame.setSubTitle({});
    frame.setActions(StepFrame::visitActions);
    frame.setMain(tr("Next"));
}

void NameStep::wipe()
{
    // What was typed stays with the flow, as long as the visit lasts.
    const QSignalBlocker quietName(m_name);
    const QSignalBlocker quietPhone(m_phone);
    m_name->wipe();
    m_phone->wipe();
    m_keyboard->restart();
}

void NameStep::onDone() { flow().next(); }

/** The keyboard types into the field that was touched last. */
bool NameStep::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn) {
        m_keyboard->setField(watched == m_phone ? m_phone : m_name);
    }
    return StepContent::eventFilter(watched, event);
}

void NameStep::retranslate()
{
    m_nameWord->setText(tr("Name"));
    //: beside a field that may stay empty
    m_phoneWord->setText(tr("Phone, if you like"));
    for (auto [field, word] : { std::pair(m_name, m_nameWord), std::pair(m_phone, m_phoneWord) }) {
        field->setAccessibleName(word->text());
        // On a low screen the room for the words is needed by the keys.
        word->setVisible(!look().metrics().isCompact());
        field->setPlaceholderText(look().metrics().isCompact() ? word->text() : QString());
    }
    m_keyboard->setLanguage(flow().language());
}
