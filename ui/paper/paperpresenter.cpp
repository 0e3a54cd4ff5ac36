#include "ui/paper/paperpresenter.h"

#include "core/base/onui.h"
#include "core/config/settings.h"
#include "core/stock/stockservice.h"
#include "ui/paper/daysheetlayout.h"
#include "ui/paper/printdesk.h"
#include "ui/paper/sliplayout.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype sheetsSeenMax = 20;

}

PaperPresenter::PaperPresenter(const Parts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_thread(u"holdfast.preview"_s)
{
}

PaperPresenter::~PaperPresenter() = default;

void PaperPresenter::show(const PaperSubject &subject, const QString &language)
{
    m_subject = subject;
    m_language = language;
    m_kind = subject.holdId.isValid() ? PaperKind::Ticket : PaperKind::DaySheet;
    read();
}

void PaperPresenter::choose(PaperKind kind)
{
    if (kind != m_kind && canChoose(kind)) {
        m_kind = kind;
        read();
    }
}

bool PaperPresenter::canChoose(PaperKind kind) const
{
    switch (kind) {
    case PaperKind::Ticket:
        return m_subject.holdId.isValid();
    case PaperKind::Receipt:
        return m_subject.holdId.isValid() && m_ticket && !m_ticket->extras.isEmpty()
            && m_ticket->status == HoldStatus::Confirmed;
    case PaperKind::DaySheet:
        return m_subject.sheet.resourceId.isValid();
    }
    Q_UNREACHABLE();
}

int PaperPresenter::nextCopy() const
{
    if (m_kind == PaperKind::DaySheet || !m_ticket) {
        return 1;
    }
    const int printed
        = m_kind == PaperKind::Receipt ? m_ticket->receiptCopies : m_ticket->ticketCopies;
    return printed + 1;
}

bool PaperPresenter::isOver() const
{
    return m_kind != PaperKind::DaySheet && m_ticket
        && (m_ticket->status == HoldStatus::Cancelled || m_ticket->status == HoldStatus::Expired);
}

void PaperPresenter::print()
{
    if (!canPrint()) {
        return;
    }
    PrintJob job;
    job.kind = m_kind;
    if (m_kind != PaperKind::DaySheet) {
        job.holdId = m_ticket->holdId;
        job.code = m_ticket->code;
    }
    job.compose = composer();
    m_parts.desk.print(job);
}

void PaperPresenter::read()
{
    ++m_round;
    m_document.reset();
    m_error.reset();
    m_isMissing = false;
    m_ticket.reset();
    m_pieces.clear();
    m_sheet.reset();
    Q_EMIT changed();
    if (m_kind == PaperKind::DaySheet) {
        readSheet();
    } else {
        readTicket();
    }
}

void PaperPresenter::readTicket()
{
    onUi(this,
        m_parts.tickets.ticket(m_subject.holdId),
        [this, round = m_round](const Result<std::optional<Ticket>> &answer) {
            if (round != m_round) {
                return;
            }
            if (!answer) {
                failWith(answer.error());
                return;
            }
            m_ticket = *answer;
            m_isMissing = !m_ticket;
            if (m_ticket && m_kind == PaperKind::Receipt) {
                readPieces();
            } else if (m_ticket) {
                lay();
            }
            Q_EMIT changed();
        });
}

void PaperPresenter::readPieces()
{
    onUi(this,
        m_parts.stock.piecesOf(m_subject.holdId),
        [this, round = m_round](const Result<QList<HeldPieces>> &answer) {
            if (round != m_round) {
                return;
            }
            if (!answer) {
                failWith(answer.error());
                return;
            }
            m_pieces = *answer;
            lay();
        });
}

void PaperPresenter::readSheet()
{
    onUi(this,
        m_parts.tickets.daySheet(m_subject.sheet),
        [this, round = m_round](const Result<std::optional<DaySheet>> &answer) {
            if (round != m_round) {
                return;
            }
            const auto isSame = [this](const DaySheet &seen) {
                return seen.resourceId == m_subject.sheet.resourceId
                    && seen.day == m_subject.sheet.day;
            };
            if (answer) {
                m_sheet = *answer;
                m_isMissing = !m_sheet;
                m_sheetsSeen.removeIf(isSame);
                if (m_sheet) {
                    m_sheetsSeen.prepend(*m_sheet);
                    m_sheetsSeen.resize(std::min(m_sheetsSeen.size(), sheetsSeenMax));
                }
            } else {
                // An old sheet says of when it is; without the database it is what there is.
                const auto seen = std::find_if(m_sheetsSeen.cbegin(), m_sheetsSeen.cend(), isSame);
                if (seen == m_sheetsSeen.cend()) {
                    failWith(answer.error());
                    return;
                }
                m_sheet = *seen;
            }
            if (m_sheet) {
                lay();
            }
            Q_EMIT changed();
        });
}

void PaperPresenter::lay()
{
    const auto compose = [make = composer(), copy = nextCopy()] { return make(copy); };
    onUi(this,
        m_thread.run<PaperDocument>(compose),
        [this, round = m_round](const PaperDocument &document) {
            if (round == m_round) {
                m_document = document;
                Q_EMIT changed();
            }
        });
}

void PaperPresenter::failWith(const Error &error)
{
    m_error = error;
    Q_EMIT changed();
}

std::function<PaperDocument(int copy)> PaperPresenter::composer() const
{
    const QString deskName = m_parts.tickets.deskName();
    if (m_kind == PaperKind::DaySheet) {
        const DaySheetContent content {
            *m_sheet, deskName, m_language, QDateTime::currentDateTimeUtc()
        };
        return [content](int) { return daySheetDocument(content); };
    }
    const SlipContent content { .ticket = *m_ticket,
        .pieces = m_pieces,
        .copy = 1,
        .deskName = deskName,
        .deskLanguage = m_language,
        .size = m_parts.settings.ticketPaper() };
    const auto make = m_kind == PaperKind::Receipt ? &SlipLayout::receipt : &SlipLayout::ticket;
    return [content, make](int copy) {
        SlipContent complete = content;
        complete.copy = copy;
        return make(complete);
    };
}
