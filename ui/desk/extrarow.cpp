#include "ui/desk/extrarow.h"

#include "ui/desk/stepperfield.h"
#include "ui/linetext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/elidedlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace {

constexpr int quantityMax = 9'999;
constexpr int fieldWidth = 128;

}

ExtraRow::ExtraRow(const Theme &theme, const QString &sku, QWidget *parent)
    : QWidget(parent)
    , m_name(new ElidedLabel(TextRole::Body, this))
    , m_available(new QLabel(this))
    , m_field(new StepperField(theme, { 0, quantityMax }, this))
{
    setTextRole(m_available, TextRole::Caption);
    m_field->edit()->setObjectName(u"extra_"_s + sku);
    m_available->setObjectName(u"extraAvailable_"_s + sku);
    m_field->setFixedWidth(theme.scaled(fieldWidth));
    connect(&theme, &Theme::changed, m_field, [this, &theme] {
        m_field->setFixedWidth(theme.scaled(fieldWidth));
    });
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_name);
    words->addWidget(m_available);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Metrics::unit);
    row->addLayout(words, 1);
    row->addWidget(m_field);
    connect(m_field, &StepperField::numberChanged, this, [this] {
        retranslate();
        Q_EMIT quantityChanged();
    });
}

void ExtraRow::showExtra(const Extra &extra)
{
    m_extra = extra;
    retranslate();
}

void ExtraRow::setQuantity(int quantity)
{
    if (quantity != m_field->number()) {
        m_field->setNumber(quantity);
        retranslate();
    }
}

int ExtraRow::quantity() const { return m_field->number(); }

void ExtraRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void ExtraRow::retranslate()
{
    const int count = LineText::pluralCount(m_extra.available);
    const bool isTooMany = quantity() > m_extra.available;
    m_name->setText(m_extra.name);
    m_available->setText(isTooMany
            ? tr("only %L1 available", "pieces", count).arg(m_extra.available)
            : tr("%L1 available", "pieces", count).arg(m_extra.available));
    setTextRole(m_available, isTooMany ? TextRole::WarningCaption : TextRole::Caption);
    m_field->setNames({ m_extra.name + u", "_s + m_available->text(),
        tr("One less of %1", "an item").arg(m_extra.name),
        tr("One more of %1", "an item").arg(m_extra.name) });
}
