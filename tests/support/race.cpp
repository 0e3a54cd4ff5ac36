#include "tests/support/race.h"

#include "tests/support/apicaller.h"

#include <QTest>

#include <barrier>
#include <memory>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;

void addIsolationRows()
{
    QTest::addColumn<QString>("isolation");
    QTest::newRow("read committed") << u"read committed"_s;
    QTest::newRow("repeatable read") << u"repeatable read"_s;
    QTest::newRow("serializable") << u"serializable"_s;
}

ConnectionSettings withIsolation(ConnectionSettings settings, const QString &isolation)
{
    if (!isolation.isEmpty()) {
        settings.connectionString += u" options='-c default_transaction_isolation=%1'"_s.arg(
            QString(isolation).replace(u' ', u"\\\\ "_s));
    }
    return settings;
}

QMap<QString, int> race(const ConnectionSettings &settings,
    int count,
    const std::function<QString(ApiCaller &, int)> &work)
{
    const auto size = static_cast<size_t>(count);
    std::vector<std::unique_ptr<ApiCaller>> callers;
    for (size_t i = 0; i < size; ++i) {
        callers.push_back(std::make_unique<ApiCaller>(settings));
    }
    std::vector<QString> outcomes(size);
    std::barrier start(count);
    std::vector<std::thread> threads;
    for (size_t i = 0; i < size; ++i) {
        threads.emplace_back([&, i] {
            start.arrive_and_wait();
            outcomes[i] = work(*callers[i], static_cast<int>(i));
        });
    }
    for (std::thread &thread : threads) {
        thread.join();
    }
    QMap<QString, int> counts;
    for (const QString &outcome : outcomes) {
        ++counts[outcome];
    }
    return counts;
}
