#include "ui/desk/partybox.h"

#include "ui/desk/partyfield.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/keybutton.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

PartyBox::PartyBox(const Theme &theme, QWidget *parent)
    : Card(BoxRole::ChosenCard, parent)
    , m_question(new QLabel(this))
    , m_party(new PartyField(theme, this))
    , m_done(new KeyButton(theme, KeyButton::Variant::Normal, this))
    , m_back(new KeyButton(theme, KeyButton::Variant::Quiet, this))
{
    setObjectName(u"partyBox"_s);
    content()->setSpacing(Metrics::unit);
    setTextRole(m_question, TextRole::Strong);
    m_question->setWordWrap(true);
    m_party->edit()->installEventFilter(this);
    m_done->setObjectName(u"partyDone"_s);
    m_back->setObjectName(u"partyBack"_s);
    for (QWidget *part : std::initializer_list<QWidget *> { m_question, m_party, m_done, m_back }) {
        content()->addWidget(part);
    }
    connect(m_done, &KeyButton::clicked, this, [this] {
        Q_EMIT partyGiven(m_hold, m_party->number());
    });
    connect(m_back, &KeyButton::clicked, this, &PartyBox::leaveRequested);
    retranslate();
}

void PartyBox::open(const Hold &hold)
{
    m_hold = hold;
    m_party->setNumber(hold.partySize);
    show();
    m_party->takeFocus(true);
}

bool PartyBox::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress) {
        return Card::eventFilter(watched, event);
    }
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        m_done->click();
        return true;
    case Qt::Key_Escape:
        Q_EMIT leaveRequested();
        return true;
    default: // digits, steps, Tab
        return Card::eventFilter(watched, event);
    }
}

void PartyBox::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    Card::changeEvent(event);
}

void PartyBox::retranslate()
{
    m_question->setText(tr("How many people now?"));
    m_done->setText(tr("Change the party"));
    m_done->setKeyText(QKeySequence(Qt::Key_Enter).toString(QKeySequence::NativeText));
    m_back->setText(tr("Keep it"));
    m_back->setKeyText(QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText));
    setAccessibleName(m_question->text());
}
