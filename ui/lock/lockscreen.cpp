#include "ui/lock/lockscreen.h"

#include "ui/lock/pincode.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textrole.h"
#include "ui/theme/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/keybutton.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int cardWidth = 360;

}

LockScreen::LockScreen(const Theme &theme, QWidget &window)
    : QWidget(&window)
    , m_title(new QLabel(this))
    , m_text(new QLabel(this))
    , m_label(new QLabel(this))
    , m_pin(new QLineEdit(this))
    , m_refusal(new QLabel(this))
    , m_unlock(new KeyButton(theme, KeyButton::Variant::Primary, this))
{
    setObjectName(u"lockScreen"_s);
    setBoxRole(this, BoxRole::Page);
    setAutoFillBackground(true);
    build(theme);
    window.installEventFilter(this);
    hide();
    retranslate();
}

void LockScreen::build(const Theme &theme)
{
    auto *card = new Card(BoxRole::Card, this);
    card->setFixedWidth(theme.scaled(cardWidth));
    m_title->setObjectName(u"lockTitle"_s);
    setTextRole(m_title, TextRole::Title);
    m_text->setWordWrap(true);
    setTextRole(m_label, TextRole::Caption);
    m_label->setBuddy(m_pin);
    m_pin->setObjectName(u"lockPin"_s);
    m_pin->setEchoMode(QLineEdit::Password);
    m_pin->setMaxLength(PinCode::lengthMax);
    m_pin->setInputMethodHints(Qt::ImhDigitsOnly | Qt::ImhSensitiveData | Qt::ImhNoPredictiveText);
    m_pin->setValidator(new QRegularExpressionValidator(QRegularExpression(u"[0-9]*"_s), m_pin));
    m_pin->setProperty("takesCodes", true); // a scan must not reach what is behind
    m_refusal->setObjectName(u"lockRefusal"_s);
    m_refusal->setWordWrap(true);
    setTextRole(m_refusal, TextRole::Error);
    m_unlock->setObjectName(u"lockOpen"_s);
    m_unlock->setMinimumHeight(theme.scaled(Metrics::largeControlHeight));
    card->content()->setSpacing(Metrics::unit);
    for (QWidget *part :
        std::initializer_list<QWidget *> { m_title, m_text, m_label, m_pin, m_refusal, m_unlock }) {
        card->content()->addWidget(part);
    }
    auto *column = new QVBoxLayout(this);
    column->addStretch(2);
    // Not aligned in the column: there it would be as high as its sentences in one line.
    auto *middle = new QHBoxLayout;
    middle->addStretch(1);
    middle->addWidget(card);
    middle->addStretch(1);
    column->addLayout(middle);
    column->addStretch(3);
    connect(m_pin, &QLineEdit::returnPressed, this, &LockScreen::give);
    connect(m_unlock, &KeyButton::clicked, this, &LockScreen::give);
}

void LockScreen::open(const QString &desk)
{
    m_desk = desk;
    m_isWrong = false;
    m_pin->clear();
    retranslate();
    setGeometry(parentWidget()->rect());
    show();
    raise();
    takeFocus();
}

void LockScreen::takeFocus() { m_pin->setFocus(Qt::OtherFocusReason); }

void LockScreen::refuse(int seconds)
{
    m_isWrong = true;
    m_wait = seconds;
    m_pin->clear();
    m_pin->setReadOnly(seconds > 0);
    m_unlock->setEnabled(seconds == 0);
    retranslate();
}

void LockScreen::give()
{
    if (!m_pin->isReadOnly() && !m_pin->text().isEmpty()) {
        Q_EMIT pinGiven(m_pin->text());
    }
}

bool LockScreen::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible()) {
        setGeometry(parentWidget()->rect());
    }
    return QWidget::eventFilter(watched, event);
}

void LockScreen::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void LockScreen::retranslate()
{
    m_title->setText(m_desk.isEmpty() ? tr("Locked") : tr("%1 is locked").arg(m_desk));
    m_text->setText(tr("What was typed is kept. The desk goes on where it was."));
    m_label->setText(tr("PIN"));
    m_pin->setAccessibleName(tr("PIN that opens the desk"));
    m_unlock->setText(tr("Unlock"));
    m_unlock->setKeyText(QKeySequence(Qt::Key_Enter).toString(QKeySequence::NativeText));
    m_refusal->setText(m_wait > 0
            ? tr("That PIN is wrong. The next try is possible in %n second(s).", nullptr, m_wait)
            : tr("That PIN is wrong."));
    m_refusal->setVisible(m_isWrong);
    setAccessibleName(m_title->text());
}
