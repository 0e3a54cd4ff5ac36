#include "ui/desk/reportnote.h"

#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int noteMs = 8'000;

BoxRole boxOf(OutcomeText::Tone tone)
{
    switch (tone) {
    case OutcomeText::Tone::Good:
        return BoxRole::GoodNote;
    case OutcomeText::Tone::Warning:
        return BoxRole::WarningNote;
    case OutcomeText::Tone::Error:
        return BoxRole::ErrorNote;
    }
    Q_UNREACHABLE();
}

}

ReportNote::ReportNote(QWidget *parent)
    : Card(BoxRole::GoodNote, parent)
    , m_text(new QLabel(this))
{
    setObjectName(u"reportNote"_s);
    m_text->setObjectName(u"reportText"_s);
    m_text->setWordWrap(true);
    content()->addWidget(m_text);
    m_timer.setSingleShot(true);
    m_timer.setInterval(noteMs);
    connect(&m_timer, &QTimer::timeout, this, &QWidget::hide);
    hide();
}

void ReportNote::showSentence(const OutcomeText::Sentence &sentence)
{
    showText(sentence.text, boxOf(sentence.tone));
    if (sentence.tone == OutcomeText::Tone::Good) {
        m_timer.start();
    }
}

void ReportNote::say(const QString &text)
{
    showText(text, BoxRole::WarningNote);
    m_timer.start();
}

void ReportNote::showText(const QString &text, BoxRole role)
{
    m_timer.stop();
    setBoxRole(this, role);
    m_text->setText(text);
    setAccessibleName(text);
    show();
}
