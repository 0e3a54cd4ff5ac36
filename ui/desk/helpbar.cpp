#include "ui/desk/helpbar.h"

#include "ui/desk/commandlist.h"
#include "ui/presenters/deskpresenter.h"
#include "ui/sitetext.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/keybutton.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QTimeZone>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

HelpBar::HelpBar(DeskPresenter &desk, const Theme &theme, QWidget *parent)
    : Card(BoxRole::WarningNote, parent)
    , m_desk(desk)
    , m_text(new QLabel(this))
    , m_go(new KeyButton(theme, KeyButton::Variant::Normal, this))
{
    setObjectName(u"helpBar"_s);
    m_text->setObjectName(u"helpText"_s);
    m_text->setWordWrap(true);
    m_go->setObjectName(u"helpGo"_s);
    auto *row = new QHBoxLayout;
    row->setSpacing(2 * Metrics::unit);
    row->addWidget(m_text, 1);
    row->addWidget(m_go);
    content()->addLayout(row);
    connect(m_go, &KeyButton::clicked, &m_desk.kiosks(), &KiosksPresenter::answerFirst);
    connect(&m_desk.kiosks(), &KiosksPresenter::listChanged, this, &HelpBar::refresh);
    refresh();
}

void HelpBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        refresh();
    }
    Card::changeEvent(event);
}

void HelpBar::refresh()
{
    const QList<KioskInfo> calls = m_desk.kiosks().calls();
    setVisible(!calls.isEmpty());
    if (calls.isEmpty()) {
        return;
    }
    const KioskInfo &first = calls.first();
    const QString since = SiteText::time(first.helpAskedAt, QTimeZone(m_desk.day().site().zone));
    QString text = first.helpHold.isValid()
        ? tr("Somebody needs help at the kiosk %1, since %2. Their place is kept.")
              .arg(first.name, since)
        : tr("Somebody needs help at the kiosk %1, since %2.").arg(first.name, since);
    if (calls.size() > 1) {
        text += u' ' + tr("And %n more call(s).", nullptr, static_cast<int>(calls.size()) - 1);
    }
    m_text->setText(text);
    m_go->setText(tr("I am going there"));
    m_go->setKeyText(CommandList::keyOf(GridCommand::AnswerCall));
    setAccessibleName(text);
}
