#include "ui/widgets/notecard.h"

#include <QLabel>
#include <QVBoxLayout>

namespace {

constexpr int shownMs = 8'000;

BoxRole boxOf(NoteCard::Tone tone)
{
    switch (tone) {
    case NoteCard::Tone::Good:
        return BoxRole::GoodNote;
    case NoteCard::Tone::Warning:
        return BoxRole::WarningNote;
    case NoteCard::Tone::Error:
        return BoxRole::ErrorNote;
    }
    Q_UNREACHABLE();
}

}

NoteCard::NoteCard(const QString &name, QWidget *parent)
    : Card(BoxRole::GoodNote, parent)
    , m_text(new QLabel(this))
{
    m_text->setObjectName(name);
    m_text->setWordWrap(true);
    content()->addWidget(m_text);
    m_timer.setSingleShot(true);
    m_timer.setInterval(shownMs);
    connect(&m_timer, &QTimer::timeout, this, &QWidget::hide);
    hide();
}

void NoteCard::say(const Sentence &sentence)
{
    m_timer.stop();
    setBoxRole(this, boxOf(sentence.tone));
    m_text->setText(sentence.text);
    setAccessibleName(sentence.text);
    setVisible(!sentence.text.isEmpty());
    if (sentence.tone == Tone::Good && !sentence.text.isEmpty()) {
        m_timer.start();
    }
}

void NoteCard::hint(const QString &text)
{
    say({ Tone::Warning, text });
    m_timer.start();
}

QString NoteCard::text() const { return m_text->text(); }
