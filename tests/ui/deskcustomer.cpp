#include "tests/ui/deskcustomer.h"

#include "tests/support/waitfor.h"

#include <QLineEdit>

using namespace Qt::StringLiterals;

DeskCustomer::DeskCustomer(const TestCluster &cluster, Theme &theme, Language &language)
    : DeskFixture(cluster, theme, language)
    , m_slot(addSlot(u"Hall A"_s, 10, 10))
    , m_nextSlot(addSlot(u"Hall A"_s, 11, 10))
{
    database.addStock(u"SHOES"_s, u"Climbing shoes"_s, 6);
    database.addStock(u"ROPE"_s, u"Rope"_s, 2);
    m_novak = CustomerId(database.number(
        "SELECT (holdfast.save_customer(min(site_id), 'Novák', '601234567', NULL)).customer_id"
        " FROM holdfast.sites"));
}

void DeskCustomer::openAtSlot()
{
    GrantRequest request;
    request.customerId = m_novak;
    request.bucket = u"default"_s;
    request.amount = 1'240;
    QVERIFY(valueFrom(other.credits().grant(request)).isDone());
    open();
    goTo(m_slot);
}

void DeskCustomer::openEditor(const QString &party)
{
    press(Qt::Key_Return);
    QTRY_VERIFY(isShown(u"holdEditor"_s));
    QTRY_VERIFY(isShown(u"extrasField"_s));
    type(party);
}

void DeskCustomer::chooseNovak()
{
    press(Qt::Key_Tab);
    type(u"nov"_s);
    QTRY_VERIFY(isShown(u"customerSuggestions"_s));
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    QTRY_VERIFY(isShown(u"payButton"_s));
}

void DeskCustomer::typeInto(const QString &field, const QString &text)
{
    auto *edit = find<QLineEdit>(field);
    QVERIFY(edit);
    QVERIFY(edit->hasFocus());
    type(text);
}

QString DeskCustomer::cardText()
{
    const auto &detail = presenter().slot().detail();
    if (!detail || detail->holds.size() != 1) {
        return {};
    }
    const auto *card = find<QWidget>(u"holdCard%1"_s.arg(detail->holds.first().id.value()));
    return card ? card->accessibleName() : QString();
}

qint64 DeskCustomer::openLines()
{
    return database.number("SELECT count(*) FROM holdfast.hold_lines WHERE state = 'open'");
}
