#include "ui/desk/slotnumbers.h"

#include "ui/theme/metrics.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <array>

using namespace Qt::StringLiterals;

SlotNumbersCard::SlotNumbersCard(QWidget *parent)
    : Card(BoxRole::Card, parent)
{
    setObjectName(u"slotNumbers"_s);
    static const std::array<QString, count> names {
        u"numberCapacity"_s, u"numberConfirmed"_s, u"numberHeld"_s, u"numberAvailable"_s
    };
    content()->setContentsMargins(0, 0, 0, 0);
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    content()->addLayout(row);
    for (int i = 0; i < count; ++i) {
        const auto at = static_cast<size_t>(i);
        if (i > 0) {
            auto *line = new QWidget(this);
            line->setFixedWidth(1);
            setBoxRole(line, BoxRole::RightPanel); // a line at the left, and nothing more
            row->addWidget(line);
        }
        auto *column = new QVBoxLayout;
        column->setContentsMargins(
            Metrics::cellPadding, Metrics::unit, Metrics::halfUnit, Metrics::unit);
        column->setSpacing(Metrics::halfUnit);
        m_numbers.at(at) = new QLabel(this);
        m_numbers.at(at)->setObjectName(names.at(at));
        setTextRole(m_numbers.at(at), TextRole::Number);
        m_captions.at(at) = new QLabel(this);
        setTextRole(m_captions.at(at), TextRole::Caption);
        column->addWidget(m_numbers.at(at));
        column->addWidget(m_captions.at(at));
        row->addLayout(column, 1);
    }
    retranslate();
}

void SlotNumbersCard::showPlaces(const Places &places)
{
    const std::array<int, count> numbers {
        places.capacity, places.confirmed, places.held, places.available
    };
    for (size_t i = 0; i < numbers.size(); ++i) {
        m_numbers.at(i)->setText(locale().toString(numbers.at(i)));
    }
    describe();
}

void SlotNumbersCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    Card::changeEvent(event);
}

void SlotNumbersCard::retranslate()
{
    m_captions.at(0)->setText(tr("capacity", "under a number of places"));
    m_captions.at(1)->setText(tr("confirmed", "under a number of places"));
    m_captions.at(2)->setText(tr("held", "under a number of places"));
    m_captions.at(3)->setText(tr("available", "under a number of places"));
    setAccessibleName(tr("Places of the slot"));
    describe();
}

void SlotNumbersCard::describe()
{
    for (size_t i = 0; i < m_numbers.size(); ++i) {
        m_numbers.at(i)->setAccessibleName(
            m_captions.at(i)->text() + u' ' + m_numbers.at(i)->text());
    }
}
