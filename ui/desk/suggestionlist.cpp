#include "ui/desk/suggestionlist.h"

#include "ui/theme/metrics.h"

#include <algorithm>

using namespace Qt::StringLiterals;

SuggestionList::SuggestionList(QWidget *parent)
    : QListWidget(parent)
{
    setObjectName(u"customerSuggestions"_s);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextElideMode(Qt::ElideRight);
    hide();
    connect(this, &QListWidget::itemClicked, this, [this](const QListWidgetItem *item) {
        take(row(item));
    });
}

void SuggestionList::showUnder(QWidget &field, const QList<Customer> &customers)
{
    m_customers = customers;
    clear();
    if (customers.isEmpty()) {
        hide();
        return;
    }
    for (const Customer &customer : customers) {
        const QString phone = customer.phone.isEmpty() ? QString() : u"   "_s + customer.phone;
        addItem(customer.name + phone);
    }
    setCurrentRow(-1);
    setAccessibleName(tr("%n customers fit", nullptr, static_cast<int>(customers.size())));
    // A child of the window, not a popup: the field keeps the keyboard.
    setParent(field.window());
    const QPoint below = field.mapTo(field.window(), QPoint(0, field.height() + 1));
    const int rowHeight = std::max(sizeHintForRow(0), Metrics::controlHeight);
    const int height = rowHeight * static_cast<int>(customers.size()) + 2 * Metrics::unit;
    const int room = std::max(field.window()->height() - below.y() - Metrics::unit, rowHeight);
    setGeometry(below.x(), below.y(), field.width(), std::min(height, room));
    show();
    raise();
}

bool SuggestionList::handleKey(int key)
{
    if (!isVisible()) {
        return false;
    }
    switch (key) {
    case Qt::Key_Down:
        setCurrentRow(std::min(currentRow() + 1, count() - 1));
        return true;
    case Qt::Key_Up:
        setCurrentRow(std::max(currentRow() - 1, -1));
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (currentRow() < 0) {
            return false;
        }
        take(currentRow());
        return true;
    case Qt::Key_Escape:
        hide();
        return true;
    default:
        return false;
    }
}

void SuggestionList::take(int row)
{
    if (row >= 0 && row < m_customers.size()) {
        const Customer customer = m_customers.at(row);
        hide();
        Q_EMIT customerTaken(customer);
    }
}
