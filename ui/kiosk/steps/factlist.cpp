#include "ui/kiosk/steps/factlist.h"

#include "ui/kiosk/look/kiosklook.h"
#include "ui/kiosk/look/kiosktext.h"

#include <QGridLayout>

using namespace Qt::StringLiterals;

FactList::FactList(const KioskLook &look, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(look.metrics().padding());
    m_grid->setVerticalSpacing(look.metrics().gap() / 2);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, 3);
}

void FactList::setFacts(const QList<Fact> &facts)
{
    qsizetype row = 0;
    for (const Fact &fact : facts) {
        if (fact.value.isEmpty()) {
            continue;
        }
        if (row == m_words.size()) {
            m_words.append(new KioskText(m_look, KioskText::Kind::Soft, this));
            m_values.append(new KioskText(m_look, KioskText::Kind::Strong, this));
            m_values.constLast()->setObjectName(u"kioskFact%1"_s.arg(row));
            // The whole cell, so that its height follows from its width.
            m_words.constLast()->setAlignment(Qt::AlignTop | Qt::AlignLeft);
            m_values.constLast()->setAlignment(Qt::AlignTop | Qt::AlignLeft);
            m_grid->addWidget(m_words.at(row), static_cast<int>(row), 0);
            m_grid->addWidget(m_values.at(row), static_cast<int>(row), 1);
        }
        m_words.at(row)->setText(fact.word);
        m_values.at(row)->setText(fact.value);
        ++row;
    }
    for (qsizetype i = 0; i < m_words.size(); ++i) {
        m_words.at(i)->setVisible(i < row);
        m_values.at(i)->setVisible(i < row);
        if (i >= row) {
            m_values.at(i)->clear();
        }
    }
}

/** The height follows from the width, which the column around it may ask for too early. */
void FactList::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    setMinimumHeight(m_grid->heightForWidth(width()));
}

void FactList::wipe() { setFacts({}); }
