#include "ui/widgets/notecard.h"

#include <QLabel>
#include <QVBoxLayout>

namespace {

constexpr int goodMs = 8'000;

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
    m_timer.setInterval(goodMs);
    connect(&m_timer, &QTimer::timeout, this, &QWidget::hide);
    hide();
}

void NoteCard::say(Tone tone, const QString &text)
{
    m_timer.stop();
    setBoxRole(this, boxOf(tone));
    m_text->setText(text);
    setAccessibleName(text);
    setVisible(!text.isEmpty());
    if (tone == Tone::Good && !text.isEmpty()) {
        m_timer.start();
    }
}

QString NoteCard::text() const { return m_text->text(); }
