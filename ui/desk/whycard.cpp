#include "ui/desk/whycard.h"

#include "ui/outcometext.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

WhyCard::WhyCard(QWidget *parent)
    : Card(BoxRole::GoodNote, parent)
    , m_text(new QLabel(this))
{
    setObjectName(u"whyCard"_s);
    m_text->setObjectName(u"whyText"_s);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::RichText);
    content()->addWidget(m_text);
}

void WhyCard::showDetail(const SlotDetail &detail, const QTimeZone &zone)
{
    m_detail = detail;
    m_zone = zone;
    retranslate();
}

void WhyCard::setExpanded(bool isExpanded)
{
    m_isExpanded = isExpanded;
    retranslate();
}

void WhyCard::setAside(const QString &sentence)
{
    if (sentence != m_aside) {
        m_aside = sentence;
        retranslate();
    }
}

void WhyCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    Card::changeEvent(event);
}

void WhyCard::retranslate()
{
    if (!m_detail) {
        return;
    }
    const bool hasNothing = m_detail->slot.available == 0;
    setBoxRole(this, hasNothing ? BoxRole::WarningNote : BoxRole::GoodNote);
    const QString question = tr("Why %1?", "why are there so many places available")
                                 .arg(locale().toString(m_detail->slot.available));
    const QString answer = m_isExpanded ? OutcomeText::whyTerms(*m_detail, m_zone)
                                              .join(u"\n"_s)
                                              .toHtmlEscaped()
                                              .replace(u'\n', u"<br>"_s)
                                        : OutcomeText::why(*m_detail, m_zone).toHtmlEscaped();
    const QString separator = m_isExpanded ? u"<br>"_s : u" "_s;
    const QString aside = m_aside.isEmpty() ? QString() : separator + m_aside.toHtmlEscaped();
    m_text->setText(u"<b>"_s + question.toHtmlEscaped() + u"</b>"_s + separator + answer + aside);
    const QStringList spoken { question, OutcomeText::why(*m_detail, m_zone), m_aside };
    setAccessibleName(spoken.join(u' ').trimmed());
}
