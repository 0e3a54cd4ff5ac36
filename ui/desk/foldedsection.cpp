#include "ui/desk/foldedsection.h"

#include "ui/theme/metrics.h"
#include "ui/theme/textrole.h"
#include "ui/widgets/keybutton.h"

#include <QLabel>
#include <QVBoxLayout>

FoldedSection::FoldedSection(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_head(new KeyButton(theme, KeyButton::Variant::Normal, this))
    , m_title(new QLabel(this))
    , m_inside(new QWidget(this))
    , m_body(new QVBoxLayout(m_inside))
{
    m_head->setEntry(true);
    setTextRole(m_title, TextRole::Caption);
    m_body->setContentsMargins(0, 0, 0, 0);
    m_body->setSpacing(Metrics::halfUnit);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, Metrics::halfUnit, 0, 0);
    column->setSpacing(Metrics::halfUnit);
    column->addWidget(m_head);
    column->addWidget(m_title);
    column->addWidget(m_inside);
    connect(m_head, &KeyButton::clicked, this, &FoldedSection::openRequested);
    setOpen(false);
}

void FoldedSection::setOpen(bool isOpen)
{
    m_isOpen = isOpen;
    // What appears first: hiding the line with the focus would hand it to some neighbour.
    m_title->setVisible(isOpen);
    m_inside->setVisible(isOpen);
    m_head->setVisible(!isOpen);
}

void FoldedSection::setTitle(const QString &title)
{
    m_head->setText(title);
    m_title->setText(title);
}

void FoldedSection::setKeyText(const QString &key) { m_head->setKeyText(key); }
