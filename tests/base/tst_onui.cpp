#include "core/base/onui.h"

#include <QPromise>
#include <QTest>

#include <memory>
#include <thread>

/** Continuing a future on the UI thread, whoever has died by then. */
class TestOnUi : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void runsOnTheUiThreadWithTheResult();
    void runsForAFutureThatIsReady();
    void skipsAnOwnerThatDiedBeforeTheResult();
    void skipsAnOwnerThatDiedAfterTheResult();
    void survivesManyOwnersThatDieWhileResultsArrive();
    void anOwnerMayDieInItsOwnHandler();
};

void TestOnUi::runsOnTheUiThreadWithTheResult()
{
    QPromise<int> promise;
    promise.start();
    QObject owner;
    QThread *seen = nullptr;
    int value = 0;
    onUi(&owner, promise.future(), [&](int result) {
        seen = QThread::currentThread();
        value = result;
    });
    std::thread other([&promise] {
        promise.addResult(42);
        promise.finish();
    });
    other.join();
    QCOMPARE(value, 0); // not before the event loop has its turn
    QTRY_COMPARE(value, 42);
    QCOMPARE(seen, QThread::currentThread());
}

void TestOnUi::runsForAFutureThatIsReady()
{
    QPromise<int> promise;
    promise.start();
    promise.addResult(5);
    promise.finish();
    QObject owner;
    int value = 0;
    onUi(&owner, promise.future(), [&value](int result) { value = result; });
    QTRY_COMPARE(value, 5);
}

void TestOnUi::skipsAnOwnerThatDiedBeforeTheResult()
{
    QPromise<int> promise;
    promise.start();
    auto owner = std::make_unique<QObject>();
    bool isCalled = false;
    onUi(owner.get(), promise.future(), [&isCalled](int) { isCalled = true; });
    owner.reset();
    std::thread other([&promise] {
        promise.addResult(1);
        promise.finish();
    });
    other.join();
    QCoreApplication::sendPostedEvents();
    QVERIFY(!isCalled);
}

void TestOnUi::skipsAnOwnerThatDiedAfterTheResult()
{
    QPromise<int> promise;
    promise.start();
    auto owner = std::make_unique<QObject>();
    bool isCalled = false;
    onUi(owner.get(), promise.future(), [&isCalled](int) { isCalled = true; });
    std::thread other([&promise] {
        promise.addResult(1);
        promise.finish();
    });
    other.join();
    owner.reset(); // its handler is already in the queue
    QCoreApplication::sendPostedEvents();
    QVERIFY(!isCalled);
}

void TestOnUi::survivesManyOwnersThatDieWhileResultsArrive()
{
    constexpr int rounds = 2000;
    std::vector<std::unique_ptr<QPromise<int>>> promises;
    std::vector<std::unique_ptr<QObject>> owners;
    int called = 0;
    for (int i = 0; i < rounds; ++i) {
        promises.push_back(std::make_unique<QPromise<int>>());
        promises.back()->start();
        owners.push_back(std::make_unique<QObject>());
        onUi(owners.back().get(), promises.back()->future(), [&called](int) { ++called; });
    }
    std::thread other([&promises] {
        for (const auto &promise : promises) {
            promise->addResult(1);
            promise->finish();
        }
    });
    for (auto &owner : owners) {
        owner.reset();
    }
    other.join();
    QCoreApplication::sendPostedEvents();
    QCOMPARE(called, 0);
}

void TestOnUi::anOwnerMayDieInItsOwnHandler()
{
    QPromise<int> promise;
    promise.start();
    promise.addResult(1);
    promise.finish();
    auto owner = std::make_unique<QObject>();
    bool isCalled = false;
    onUi(owner.get(), promise.future(), [&](int) {
        isCalled = true;
        owner.reset();
    });
    QTRY_VERIFY(isCalled);
    QVERIFY(!owner);
}

QTEST_GUILESS_MAIN(TestOnUi)
#include "tst_onui.moc"
