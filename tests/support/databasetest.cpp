#include "tests/support/databasetest.h"

#include <QTest>

void DatabaseTest::initTestCase() { m_cluster = std::make_unique<TestCluster>(); }

void DatabaseTest::init()
{
    m_isBrokenExpected = false;
    m_database = std::make_unique<TestDatabase>(*m_cluster);
    begin();
}

void DatabaseTest::cleanup()
{
    end();
    const QString broken = m_database->doctor();
    m_database.reset();
    if (!m_isBrokenExpected) {
        QCOMPARE(broken, QString());
    }
}
