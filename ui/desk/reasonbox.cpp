#include "ui/desk/reasonbox.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/keybutton.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int reasonLengthMax = 200;

/** As they are stored; the buttons show them in the language of the desk. */
constexpr std::array<const char *, 4> usualReasons {
    QT_TRANSLATE_NOOP("ReasonBox", "Customer called off"),
    QT_TRANSLATE_NOOP("ReasonBox", "Did not come"),
    QT_TRANSLATE_NOOP("ReasonBox", "Booked by mistake"),
    QT_TRANSLATE_NOOP("ReasonBox", "We cannot offer it"),
};

}

ReasonBox::ReasonBox(const Theme &theme, QWidget *parent)
    : Card(BoxRole::WarningNote, parent)
    , m_question(new QLabel(this))
    , m_text(new QLineEdit(this))
    , m_done(new KeyButton(theme, KeyButton::Variant::Danger, this))
    , m_back(new KeyButton(theme, KeyButton::Variant::Quiet, this))
{
    setObjectName(u"reasonBox"_s);
    content()->setSpacing(Metrics::unit);
    setTextRole(m_question, TextRole::Strong);
    m_question->setWordWrap(true);
    content()->addWidget(m_question);
    for (int i = 0; i < reasonCount; ++i) {
        auto *button = new KeyButton(theme, KeyButton::Variant::Normal, this);
        button->setObjectName(u"reason%1"_s.arg(i + 1));
        button->setKeyText(QString::number(i + 1));
        connect(button, &KeyButton::clicked, this, [this, i] { giveUsual(i); });
        content()->addWidget(button);
        m_reasons.at(static_cast<size_t>(i)) = button;
    }
    m_text->setObjectName(u"reasonText"_s);
    m_text->setMaxLength(reasonLengthMax);
    m_text->installEventFilter(this);
    content()->addWidget(m_text);
    m_done->setObjectName(u"reasonDone"_s);
    m_back->setObjectName(u"reasonBack"_s);
    content()->addWidget(m_done);
    content()->addWidget(m_back);
    m_done->setEnabled(false);
    connect(m_text, &QLineEdit::textChanged, m_done, [this](const QString &text) {
        m_done->setEnabled(!text.trimmed().isEmpty());
    });
    connect(m_done, &KeyButton::clicked, this, [this] { Q_EMIT reasonGiven(m_text->text()); });
    connect(m_back, &KeyButton::clicked, this, &ReasonBox::leaveRequested);
    retranslate();
}

void ReasonBox::open()
{
    m_text->clear();
    show();
    m_text->setFocus(Qt::OtherFocusReason);
}

bool ReasonBox::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && handleKey(static_cast<QKeyEvent *>(event)->key())) {
        return true;
    }
    return Card::eventFilter(watched, event);
}

void ReasonBox::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    Card::changeEvent(event);
}

bool ReasonBox::handleKey(int key)
{
    const int index = key - Qt::Key_1;
    // Digits choose a reason only as the first key: "2 hours late" is a text.
    if (m_text->text().isEmpty() && index >= 0 && index < reasonCount) {
        giveUsual(index);
        return true;
    }
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        m_done->click();
        return true;
    case Qt::Key_Escape:
        Q_EMIT leaveRequested();
        return true;
    default:
        return false;
    }
}

void ReasonBox::giveUsual(int index)
{
    Q_EMIT reasonGiven(QString::fromLatin1(usualReasons.at(static_cast<size_t>(index))));
}

void ReasonBox::retranslate()
{
    m_question->setText(tr("Why is it cancelled?"));
    for (size_t i = 0; i < m_reasons.size(); ++i) {
        m_reasons.at(i)->setText(tr(usualReasons.at(i)));
    }
    m_text->setPlaceholderText(tr("Another reason"));
    m_text->setAccessibleName(tr("Another reason"));
    m_done->setText(tr("Cancel the booking"));
    m_done->setKeyText(QKeySequence(Qt::Key_Enter).toString(QKeySequence::NativeText));
    m_back->setText(tr("Keep it"));
    m_back->setKeyText(QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText));
    setAccessibleName(m_question->text());
}
