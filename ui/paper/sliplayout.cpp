#include "ui/paper/sliplayout.h"

#include "core/base/localday.h"
#include "ui/paper/papercolumn.h"
#include "ui/paper/paperform.h"
#include "ui/paper/paperwords.h"
#include "ui/sitetext.h"

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

constexpr std::array languages { "en", "ru", "cs", "sk" };

constexpr qreal markSideMin = 22; // millimetres
constexpr qreal columnWidthMax = 100;
constexpr int nameLinesMax = 3;
constexpr int placeLinesMax = 2;
constexpr int extrasLinesMax = 4;

/** Modules are whole multiples of the least one, so that the mark falls on whole dots. */
qreal moduleOf(const QrCode &code, const PaperForm &form)
{
    constexpr qreal roundingRoom = 1e-6;
    const qreal least = markSideMin * form.scale / code.side();
    if (form.size.height() > 0) {
        return qMax(form.module, least);
    }
    const qreal dot = PaperForm::of(PaperSize::Roll80).module / 5;
    return qMax(form.module, std::ceil(least / dot - roundingRoom) * dot);
}

/** Writes a slip from its head to its foot. */
class Slip {
public:
    Slip(const SlipContent &content, const PaperForm &form)
        : m_content(content)
        , m_ticket(content.ticket)
        , m_form(form)
        , m_words(SlipLayout::languageOf(content))
        , m_width(qMin(form.innerWidth(), columnWidthMax))
        , m_column(m_page, (form.size.width() - m_width) / 2, m_width, form.margin)
    {
    }

    void addHead(const QString &kind)
    {
        m_column.add(m_ticket.siteName, font(4.6, true), placeLinesMax);
        QString line = kind;
        if (m_content.copy > 1) {
            line += u" · "_s + m_words.copy(m_content.copy);
        }
        m_column.add(line, font(3.6, m_content.copy > 1), placeLinesMax);
        addRule();
    }

    void addParty()
    {
        m_column.add(m_ticket.customerName, font(5, true), nameLinesMax);
        m_column.add(m_words.people(m_ticket.partySize), font(4.2, true));
    }

    void addExtras()
    {
        if (!m_ticket.extras.isEmpty()) {
            m_column.add(m_words.withExtras(m_ticket.extras), font(3.6), extrasLinesMax);
        }
    }

    void addPrice()
    {
        if (m_ticket.priceMinor > 0) {
            m_column.add(m_words.price(m_ticket.partySize, m_ticket.priceMinor, m_ticket.currency),
                font(3.6),
                placeLinesMax);
        }
    }

    /** Held, and it may lapse: the paper must not look like a booking. */
    void addState()
    {
        if (m_ticket.status == HoldStatus::Held) {
            m_column.add(
                m_words.notConfirmed(SiteText::time(m_ticket.expiresAt, QTimeZone(m_ticket.zone))),
                font(4.2, true),
                placeLinesMax);
        }
    }

    void addMark()
    {
        const QrCode code = QrCode::of(m_ticket.token);
        if (code.side() > 0) {
            m_column.addMark(code, moduleOf(code, m_form));
        }
    }

    void addCode()
    {
        m_column.add(SlipLayout::readableCode(m_ticket.code), font(9, true), 1, Qt::AlignHCenter);
        m_column.addSpace(1.5 * m_form.scale);
    }

    void addPlaceAndTime()
    {
        const Qt::Alignment middle = Qt::AlignHCenter;
        const QDate day = localDate(m_ticket.range.start, QTimeZone(m_ticket.zone));
        m_column.add(m_words.date(day), font(4.6, true), placeLinesMax, middle);
        m_column.add(m_words.span(m_ticket.range, m_ticket.zone), font(6.4, true), 1, middle);
        m_column.add(m_ticket.resourceName, font(4.6, true), placeLinesMax, middle);
        m_column.add(m_ticket.title, font(3.8), placeLinesMax, middle);
        m_column.add(m_words.timesOf(m_ticket.zone), font(3.2), 1, middle);
    }

    void addPieces()
    {
        m_column.addSpace(m_form.scale);
        m_column.add(m_words.handedOut(), font(3.6), 1);
        bool isRental = false;
        for (const HeldPieces &pieces : m_content.pieces) {
            if (pieces.captured > 0) {
                const QString line = u"%1 × %2"_s.arg(pieces.captured).arg(pieces.name);
                m_column.add(line, font(4.6, true), placeLinesMax);
                isRental = isRental || pieces.isRental;
            }
        }
        if (isRental) {
            m_column.addSpace(m_form.scale);
            m_column.add(m_words.bringBack(), font(3.6), placeLinesMax);
        }
    }

    void addRule()
    {
        m_column.addSpace(1.2 * m_form.scale);
        m_column.addRule();
        m_column.addSpace(1.2 * m_form.scale);
    }

    void addFoot()
    {
        addRule();
        m_column.add(m_words.printed(m_ticket.takenAt, m_ticket.zone), font(3));
        m_column.add(m_content.deskName, font(3));
    }

    PaperDocument finish(const QString &title, const QString &fileWord)
    {
        const bool isRoll = m_form.size.height() <= 0;
        m_page.size
            = isRoll ? QSizeF(m_form.size.width(), m_column.bottom() + m_form.margin) : m_form.size;
        QString fileName = fileWord + u'_' + m_ticket.code;
        if (m_content.copy > 1) {
            fileName += u"_%1"_s.arg(m_content.copy);
        }
        return { title + u' ' + m_ticket.code, fileName, { m_page } };
    }

    const PaperWords &words() const { return m_words; }

private:
    PaperFont font(qreal size, bool isBold = false) const
    {
        return { size * m_form.scale, isBold };
    }

    const SlipContent &m_content;
    const Ticket &m_ticket;
    PaperForm m_form;
    PaperWords m_words;
    PaperSheet m_page;
    qreal m_width;
    PaperColumn m_column;
};

}

QString SlipLayout::languageOf(const SlipContent &content)
{
    for (const char *language : languages) {
        if (content.ticket.language == QLatin1StringView(language)) {
            return content.ticket.language;
        }
    }
    return content.deskLanguage;
}

QString SlipLayout::readableCode(const QString &code)
{
    const qsizetype half = code.size() / 2;
    return code.left(half) + u' ' + code.mid(half);
}

PaperDocument SlipLayout::ticket(const SlipContent &content)
{
    Slip slip(content, PaperForm::of(content.size));
    slip.addHead(slip.words().ticket());
    slip.addParty();
    slip.addExtras();
    slip.addPrice();
    slip.addState();
    slip.addMark();
    slip.addCode();
    slip.addPlaceAndTime();
    slip.addFoot();
    return slip.finish(slip.words().ticket(), u"ticket"_s);
}

PaperDocument SlipLayout::receipt(const SlipContent &content)
{
    Slip slip(content, PaperForm::of(content.size));
    slip.addHead(slip.words().receipt());
    slip.addParty();
    slip.addPieces();
    slip.addPrice();
    slip.addRule();
    slip.addCode();
    slip.addPlaceAndTime();
    slip.addFoot();
    return slip.finish(slip.words().receipt(), u"receipt"_s);
}
