#include "ui/widgets/card.h"

#include "ui/theme/metrics.h"

#include <QVBoxLayout>

Card::Card(BoxRole role, QWidget *parent)
    : QFrame(parent)
    , m_content(new QVBoxLayout(this))
{
    const int margin = Metrics::unit + Metrics::halfUnit;
    m_content->setContentsMargins(margin, margin - 2, margin, margin - 2);
    m_content->setSpacing(Metrics::halfUnit);
    setBoxRole(this, role);
}
