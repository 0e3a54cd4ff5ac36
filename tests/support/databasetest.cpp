#include "tests/support/databasetest.h"

#include <QTest>

void DatabaseTest::initTestCase() { m_cluster = std::make_unique<TestCluster>(); }

void DatabaseTest::init()
{
    m_isBrokenExpected = false;
    const QByteArray function = QTest::currentTestFunction();
    if (!m_database || function != m_function || !sharesDatabase(function)) {
        m_database.reset();
        m_database = std::make_unique<TestDatabase>(*m_cluster);
        m_function = function;
    }
    begin();
}

void DatabaseTest::cleanup()
{
    end();
    const QString broken = m_database->doctor();
    if (!sharesDatabase(m_function)) {
        m_database.reset();
    }
    if (!m_isBrokenExpected) {
        QCOMPARE(broken, QString());
    }
}

void DatabaseTest::cleanupTestCase()
{
    m_database.reset();
    m_cluster.reset();
}
