#pragma once

#include "tests/support/apicaller.h"
#include "tests/support/databasetest.h"

#include <memory>

/** A test of people: one slot of a hall with plenty of places, and a desk that speaks for staff. */
class PeopleTest : public DatabaseTest {
    Q_OBJECT

protected:
    void begin() override;
    void end() override;

    ApiCaller &desk() { return *m_desk; }

    SlotId slot() const { return m_slot; }

    /** @p name and @p phone as they are typed. */
    qint64 add(const QString &name, const QString &phone = {}, const QString &mail = {});

    /** A hold of two on slot() for this customer, with the note "private". */
    ApiAnswer placeFor(qint64 customer);

    /** First column of the first row of api.@p call, as staff. */
    QString ask(const QByteArray &call);

    /** The same for CALL api.@p call. */
    QString call(const QByteArray &call);

    /** Rows of api.@p call, as staff: their columns joined by "|". */
    QStringList rowsOf(const QByteArray &columns, const QByteArray &call);

    /** An SQL literal. */
    static QByteArray quoted(const QString &text);

private:
    std::unique_ptr<ApiCaller> m_desk;
    SlotId m_slot;
};
