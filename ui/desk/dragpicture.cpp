#include "ui/desk/dragpicture.h"

#include "core/model/hold.h"
#include "ui/sitetext.h"
#include "ui/theme/metrics.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int nameMax = 40; ///< letters of a name, which may have 120

}

DragPicture::DragPicture(const Hold &hold, QWidget *window)
    : Card(BoxRole::ChosenCard, window)
    , m_hold(new QLabel(this))
    , m_place(new QLabel(this))
{
    setObjectName(u"dragPicture"_s);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    m_place->setObjectName(u"dragPlace"_s);
    for (QLabel *label : { m_hold, m_place }) {
        label->setTextFormat(Qt::PlainText); // names are what people typed
        content()->addWidget(label);
    }
    setTextRole(m_hold, TextRole::Strong);
    setTextRole(m_place, TextRole::Caption);
    QString name = hold.customerName.isEmpty() ? tr("Walk-in") : hold.customerName;
    if (name.size() > nameMax) {
        name = name.left(nameMax) + u'…';
    }
    m_hold->setText(tr("%1, %2", "name of a customer, size of the party")
                        .arg(name, SiteText::people(hold.partySize)));
    showPlace({});
    show();
    raise();
}

void DragPicture::showPlace(const QString &place)
{
    m_place->setText(place.isEmpty() ? tr("cannot go there") : tr("to %1", "a slot").arg(place));
    adjustSize();
}

void DragPicture::moveBeside(QPoint globalPosition)
{
    const QWidget &window = *parentWidget();
    const QPoint at
        = window.mapFromGlobal(globalPosition) + QPoint(2 * Metrics::unit, 2 * Metrics::unit);
    move(std::clamp(at.x(), 0, std::max(0, window.width() - width())),
        std::clamp(at.y(), 0, std::max(0, window.height() - height())));
}
