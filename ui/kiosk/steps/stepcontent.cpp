#include "ui/kiosk/steps/stepcontent.h"

#include <QEvent>

StepContent::StepContent(const KioskLook &look, KioskFlow &flow, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
    , m_flow(flow)
{
    setAttribute(Qt::WA_NoSystemBackground);
}

void StepContent::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}
