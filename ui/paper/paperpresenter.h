#pragma once

#include "core/model/heldpieces.h"
#include "ui/paper/paperthread.h"
#include "ui/paper/printjob.h"

#include <QList>
#include <QObject>

#include <optional>

class PrintDesk;
class Settings;
class StockService;

/** What is to be looked at before it is printed. */
struct PaperSubject {
    HoldId holdId; ///< not valid: only the day sheet
    DaySheetWish sheet; ///< without a valid resource: only the ticket
};

/**
 * The preview: reads what a ticket, a receipt or a day sheet says, lays it out as the printer will
 * have it, and hands it to the print desk. UI thread; the layout is made on a thread of its own.
 */
class PaperPresenter : public QObject {
    Q_OBJECT

public:
    struct Parts {
        TicketService &tickets;
        StockService &stock;
        PrintDesk &desk;
        const Settings &settings;
    };

    /** All are borrowed and outlive the presenter. */
    explicit PaperPresenter(const Parts &parts, QObject *parent = nullptr);
    ~PaperPresenter() override;

    /** @p language: of the desk. Begins with the ticket when there is a hold. */
    void show(const PaperSubject &subject, const QString &language);
    void choose(PaperKind kind);

    PaperKind kind() const { return m_kind; }

    bool canChoose(PaperKind kind) const;

    /** The pages as they will be; empty while they are read, and when there is nothing. */
    const std::optional<PaperDocument> &document() const { return m_document; }

    /** Why there are no pages. */
    const std::optional<Error> &error() const { return m_error; }

    /** The read has ended, and there is no such hold or resource. */
    bool isMissing() const { return m_isMissing; }

    /** The number that the next copy has; 1: the first. */
    int nextCopy() const;

    /** Cancelled or lapsed: there is nothing to print any more. */
    bool isOver() const;

    bool canPrint() const { return m_document.has_value() && !isOver(); }

    void print();

Q_SIGNALS:
    void changed();

private:
    void read();
    void readTicket();
    void readPieces();
    void readSheet();
    void lay();
    void failWith(const Error &error);
    std::function<PaperDocument(int copy)> composer() const;

    Parts m_parts;
    PaperSubject m_subject;
    QString m_language;
    PaperKind m_kind = PaperKind::Ticket;
    std::optional<Ticket> m_ticket;
    QList<HeldPieces> m_pieces;
    std::optional<DaySheet> m_sheet;
    QList<DaySheet> m_sheetsSeen; ///< newest first: what can be printed while the database is away
    std::optional<PaperDocument> m_document;
    std::optional<Error> m_error;
    bool m_isMissing = false;
    int m_round = 0; ///< answers to older questions are dropped
    PaperThread m_thread;
};
