#include "ui/customers/customerpage.h"

#include "ui/customers/customerpanel.h"
#include "ui/customers/findwords.h"
#include "ui/errortext.h"
#include "ui/widgets/keyletter.h"
#include "ui/widgets/recordpane.h"
#include "ui/widgets/recordtable.h"

#include <QKeyEvent>
#include <QLineEdit>

using namespace Qt::StringLiterals;

CustomerPage::CustomerPage(const CustomerServices &services, const Theme &theme, QWidget *parent)
    : RecordPage(theme, u"customer"_s, parent)
    , m_customers(services)
    , m_panel(new CustomerPanel(m_customers, theme, this))
{
    setPanel(m_panel);
    pane().table().setModel(&m_model);
    pane().table().setOptionalColumns({ CustomerModel::Mail, CustomerModel::Phone });
    connect(&m_customers, &CustomerPresenter::foundChanged, this, &CustomerPage::onFoundChanged);
    connect(&m_customers, &CustomerPresenter::readingChanged, this, [this] {
        pane().setReading(m_customers.isReading());
    });
    connect(&pane(), &RecordPane::rowsWanted, this, [this] {
        m_areRowsWanted = true;
        giveRows();
    });
    connect(&pane(), &RecordPane::messageActionRequested, this, [this] {
        if (m_customers.error()) {
            m_customers.refresh();
        } else {
            run(u"customerNew"_s);
        }
    });
    connect(&m_customers, &CustomerPresenter::personShown, this, [this] {
        pane().search().setText(m_customers.text());
        pane().takeRows();
    });
    connect(&pane(), &RecordPane::openRequested, this, [this] { run(u"customerChange"_s); });
    connect(&pane().table(), &RecordTable::chosenChanged, this, [this](const QModelIndex &chosen) {
        const Customer *customer = m_model.rowAt(chosen);
        if (!m_isFilling && customer) { // who is not found any more stays on the screen
            m_customers.choose(customer->id);
        }
    });
    connect(m_panel, &CustomerPanel::holdRequested, this, &CustomerPage::holdRequested);
    connect(m_panel, &CustomerPanel::historyRequested, this, [this] {
        const auto &detail = m_customers.detail();
        Q_EMIT historyRequested(
            m_customers.chosenId(), detail ? FindWords::name(detail->card.customer) : QString());
    });
    retranslate();
}

CustomerPage::~CustomerPage() = default;

QString CustomerPage::actionOf(const QKeyEvent &event) const
{
    if (event.key() == Qt::Key_Delete) {
        return u"customerErase"_s;
    }
    switch (keyLetter(event).unicode()) {
    case u'E':
        return u"customerChange"_s;
    case u'H':
        return u"customerHistory"_s;
    case u'M':
        return u"customerMerge"_s;
    case u'N':
        return u"customerNew"_s;
    default: // letters without a meaning here
        return {};
    }
}

bool CustomerPage::isEditing() const { return m_customers.isEditing(); }

void CustomerPage::setActive(bool isActive) { m_customers.clock().setActive(isActive); }

void CustomerPage::search(const QString &text)
{
    m_areRowsWanted = false;
    m_customers.search(text);
}

void CustomerPage::setSite(const Site &site) { m_customers.setSite(site); }

void CustomerPage::showCustomer(const Customer &customer) { m_customers.show(customer); }

void CustomerPage::takeFocus()
{
    if (m_model.rowCount() == 0) {
        pane().search().setFocus(Qt::OtherFocusReason);
    } else {
        pane().takeFocus();
    }
}

void CustomerPage::onFoundChanged()
{
    m_isFilling = true; // rows that leave move the cursor, which is no choice of a person
    m_model.setRows(m_customers.found().value_or(QList<Customer>()));
    m_isFilling = false;
    pane().table().chooseRow(m_model.indexOf(m_customers.chosenId().value()));
    showState();
    giveRows();
}

/** Not before the answer to what was typed: Enter must not open the row of somebody else. */
void CustomerPage::giveRows()
{
    if (m_areRowsWanted && m_customers.isCurrent()) {
        m_areRowsWanted = false;
        pane().takeRows();
    }
}

void CustomerPage::showState()
{
    const int count = m_model.rowCount();
    const bool isAsked = !m_customers.text().isEmpty();
    const bool isCut = count >= CustomerPresenter::customersMax;
    pane().setCount(!m_customers.found() || !isAsked ? QString()
            : isCut ? tr("the first %n customers", nullptr, CustomerPresenter::customersMax)
                    : tr("%n customers", nullptr, count));
    if (count > 0) {
        pane().showTable();
    } else if (m_customers.error()) {
        pane().showMessage(tr("The customers cannot be shown"),
            ErrorText::sentence(*m_customers.error()) + u'\n'
                + tr("Code for support: %1").arg(ErrorText::supportCode(*m_customers.error())),
            tr("Try now"));
    } else if (!isAsked) {
        pane().showMessage(tr("Whom are you looking for?"),
            tr("Type a part of the name, or three digits of the phone."),
            tr("New customer"));
    } else if (m_customers.isCurrent()) {
        pane().showMessage(tr("Nobody fits “%1”").arg(m_customers.text()),
            tr("Customers come to the list with their first booking by name, or with N."),
            tr("New customer"));
    } else {
        pane().showMessage({}, {});
    }
}

void CustomerPage::retranslate()
{
    pane().setSearchHint(tr("Name or phone of a customer"));
    pane().table().setAccessibleName(tr("Customers"));
    m_model.retranslate();
    showState();
}
