#include "tests/support/peopletest.h"

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 capacity = 1'000;

}

void PeopleTest::begin()
{
    if (database().number("SELECT count(*) FROM api.sites()") == 0) {
        m_slot = database().addSlot(capacity);
    }
    m_desk = std::make_unique<ApiCaller>(database().as(TestRole::Staff));
}

void PeopleTest::end() { m_desk.reset(); }

QByteArray PeopleTest::quoted(const QString &text)
{
    return '\'' + QString(text).replace(u'\'', u"''"_s).toUtf8() + '\'';
}

qint64 PeopleTest::add(const QString &name, const QString &phone, const QString &mail)
{
    return database().number("SELECT customer_id FROM api.add_customer(" + quoted(name) + ','
        + quoted(phone) + ',' + quoted(mail) + ')');
}

ApiAnswer PeopleTest::placeFor(qint64 customer)
{
    PlaceOptions options;
    options.customerId = QByteArray::number(customer);
    options.note = "'private'";
    return desk().place(ApiCaller::newKey(), slot(), 2, options);
}

QString PeopleTest::ask(const QByteArray &call)
{
    return desk().connection().run("SELECT * FROM api." + call).text();
}

QString PeopleTest::call(const QByteArray &call)
{
    return desk().connection().run("CALL api." + call).rows.value(0).join(u'|');
}

QStringList PeopleTest::rowsOf(const QByteArray &columns, const QByteArray &call)
{
    QStringList rows;
    const RawAnswer answer = desk().connection().run("SELECT " + columns + " FROM api." + call);
    for (const QStringList &row : answer.rows) {
        rows.append(row.join(u'|'));
    }
    return answer.isOk() ? rows : QStringList(answer.message);
}
