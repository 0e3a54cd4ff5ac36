#pragma once

#include "tests/support/apicaller.h"
#include "tests/support/databasetest.h"

#include <memory>

/** Tests of what is done to a hold that is there: a caller as staff, and shorthands. */
class ChangeTest : public DatabaseTest {
    Q_OBJECT

protected:
    void begin() override { m_caller = std::make_unique<ApiCaller>(staff()); }

    void end() override { m_caller.reset(); }

    ConnectionSettings staff() { return database().as(TestRole::Staff); }

    static QByteArray quoted(const QString &key) { return '\'' + key.toUtf8() + '\''; }

    /** SELECT * FROM api.@p name(a new key, @p arguments). */
    ApiAnswer change(const QByteArray &name, const QList<qint64> &arguments);
    static ApiAnswer changeBy(ApiCaller &caller,
        const QByteArray &name,
        const QString &key,
        const QList<qint64> &arguments);
    ApiAnswer undo(const QString &key);
    qint64 held(SlotId slot, qint64 party);
    qint64 booked(SlotId slot, qint64 party);
    qint64 available(SlotId slot);

    /** A slot that began an hour ago and goes on. */
    SlotId slotOfNow(qint64 capacity);

    std::unique_ptr<ApiCaller> m_caller;
    QString m_lastKey; ///< that change() used
};
