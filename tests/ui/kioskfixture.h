#pragma once

#include "core/booking/draftstore.h"
#include "core/kiosk/kioskservice.h"
#include "core/live/livefeed.h"
#include "tests/support/testdatabase.h"
#include "tests/support/testdesk.h"
#include "ui/kiosk/flow/kioskflow.h"

#include <QList>
#include <QTemporaryDir>

#include <chrono>
#include <memory>

/** A printer that keeps what it is given; away when it is told so. */
class TestPrinting : public KioskPrinting {
    Q_OBJECT

public:
    void print(HoldId hold, const Ticket &ticket, const QString &language) override;

    void forget() override { printedTickets.clear(); }

    bool isAway() const override { return hasFailed; }

    bool isBroken = false; ///< nothing that is sent comes out
    bool hasFailed = false;
    QList<Ticket> printedTickets;
    QString lastLanguage;
};

/** Remembers what was to be heard. */
class TestSounds : public KioskSounds {
    Q_OBJECT

public:
    void play(Sound sound) override { played.append(sound); }

    QList<Sound> played;
};

/** Remembers what was to be said. */
class TestSpeech : public KioskSpeech {
    Q_OBJECT

public:
    void say(const QString &text) override { said.append(text); }

    void repeat() override { ++repeated; }

    void pause() override { ++paused; }

    void stop() override { ++stopped; }

    void forget() override { said.clear(); }

    void setLanguage(const QString &code) override { language = code; }

    bool isAvailable() const override { return hasEngine; }

    bool hasEngine = true;
    QStringList said;
    QString language;
    int repeated = 0;
    int paused = 0;
    int stopped = 0;
};

/**
 * The flow of a kiosk with a kiosk's login on a fresh database, and a desk that may be faster. The
 * clock of the flow is the one of the machine and what it is told to jump.
 */
class KioskFixture {
public:
    explicit KioskFixture(const TestCluster &cluster);
    ~KioskFixture();

    /** A slot of tomorrow at @p hour of Prague. */
    SlotId addSlot(const QString &resource, int hour, qint64 capacity);

    QDate day() const { return m_day; }

    /** The program starts, and has read the numbers. */
    void open();

    /** It dies: nothing is given back, nothing is said. */
    void kill();

    KioskFlow &flow() { return *m_flow; }

    // As a visitor; each waits until the step has come.
    void goToWhen(const QString &activity);
    void goToName(SlotId slot);
    void goToReview(SlotId slot, const QString &name);

    /** Books it and leaves the result on the screen; its code. */
    QString book(SlotId slot, const QString &name);

    /** The clock of the flow jumps; what is due then is done. */
    void pass(std::chrono::milliseconds time);

    /** What the database counts. */
    qint64 holdsWith(const QString &status);

    /** Takes the database away from the kiosk, or gives it back. */
    void setReachable(bool isReachable);

    /** Everything that changes a hold waits from now on until the answer is lost. */
    void loseTheAnswerOf(const std::function<void()> &press);

    TestDatabase database;
    TestDesk other; ///< a desk
    TestPrinting printing;
    TestSounds sounds;
    TestSpeech speech;
    IdlePeriods periods;

private:
    const TestCluster &m_cluster;
    QTemporaryDir m_folder;
    QDate m_day;
    std::chrono::milliseconds m_jumped { 0 };
    std::unique_ptr<TestDesk> m_kiosk;
    std::unique_ptr<KioskService> m_service;
    std::unique_ptr<LiveFeed> m_feed;
    std::unique_ptr<DraftStore> m_store;
    std::unique_ptr<KioskFlow> m_flow;
};
