#include "ui/desk/draftnote.h"

#include "ui/presenters/deskpresenter.h"
#include "ui/sitetext.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

DraftNote::DraftNote(DeskPresenter &desk, QWidget *parent)
    : Card(BoxRole::WarningNote, parent)
    , m_desk(desk)
    , m_text(new QLabel(this))
{
    setObjectName(u"draftNote"_s);
    m_text->setObjectName(u"draftText"_s);
    m_text->setWordWrap(true);
    content()->addWidget(m_text);
    connect(&m_desk.drafts(), &DraftKeeper::restoredChanged, this, &DraftNote::refresh);
    refresh();
}

void DraftNote::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        refresh();
    }
    Card::changeEvent(event);
}

void DraftNote::refresh()
{
    const QDateTime typedAt = m_desk.drafts().restoredFrom();
    setVisible(typedAt.isValid());
    if (typedAt.isValid()) {
        m_text->setText(
            sentence(SiteText::moment(typedAt, SiteText::clockOf(m_desk.day().site()))));
        setAccessibleName(m_text->text());
    }
}

QString DraftNote::sentence(const QString &typedAt) const
{
    switch (m_desk.drafts().place()) {
    case DraftKeeper::Place::There:
        return tr("Typed at %1, not sent yet. Enter sends it, Esc drops it.").arg(typedAt);
    case DraftKeeper::Place::Past:
        return tr("Typed at %1, not sent yet. The slot is over or closed: Enter offers others, "
                  "Esc drops it.")
            .arg(typedAt);
    case DraftKeeper::Place::Gone:
        return tr("Typed at %1, not sent yet. Its slot is gone: open another one with Enter, and "
                  "what was typed is there.")
            .arg(typedAt);
    }
    Q_UNREACHABLE();
}
