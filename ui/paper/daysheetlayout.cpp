#include "ui/paper/daysheetlayout.h"

#include "core/base/localday.h"
#include "ui/paper/papercolumn.h"
#include "ui/paper/paperwords.h"
#include "ui/paper/sliplayout.h"

#include <numeric>

using namespace Qt::StringLiterals;

namespace {

constexpr QSizeF pageSize { 210, 297 };
constexpr qreal margin = 12; // millimetres, as every length here
constexpr qreal innerWidth = 210 - 2 * margin;
constexpr qreal rowsEnd = 297 - margin - 13; // the foot is below
constexpr qreal footTop = 297 - margin - 9;
constexpr qreal rowHeightMin = 11;
constexpr qreal rowPadding = 1.4;
constexpr qreal tickSide = 5;

struct ColumnPlace {
    qreal left;
    qreal width;
};

constexpr ColumnPlace tickColumn { margin, 9 };
constexpr ColumnPlace timeColumn { margin + 9, 33 };
constexpr ColumnPlace codeColumn { margin + 42, 37 };
constexpr ColumnPlace partyColumn { margin + 79, 16 };
constexpr ColumnPlace whoColumn { margin + 95, innerWidth - 95 };

constexpr PaperFont titleFont { 6.4, true };
constexpr PaperFont strongFont { 4.2, true };
constexpr PaperFont bodyFont { 3.6, false };
constexpr PaperFont captionFont { 3.1, false };
constexpr PaperFont codeFont { 5.4, true };
constexpr int whoLinesMax = 2;

/** Pages of one sheet; the foot is written last, when their number is known. */
class SheetWriter {
public:
    explicit SheetWriter(const DaySheetContent &content)
        : m_content(content)
        , m_words(content.deskLanguage)
    {
    }

    PaperDocument write()
    {
        beginPage();
        for (const DaySheetRow &row : m_content.sheet.rows) {
            addRow(row);
        }
        if (m_content.sheet.rows.isEmpty()) {
            PaperColumn column(m_pages.last(), margin, innerWidth, m_bottom + 4);
            column.add(m_words.nobodyComes(), strongFont);
        }
        addFeet();
        return { m_words.daySheet(), fileName(), m_pages };
    }

private:
    void beginPage()
    {
        m_pages.append(PaperSheet { pageSize, {} });
        PaperSheet &page = m_pages.last();
        const DaySheet &sheet = m_content.sheet;
        PaperColumn head(page, margin, innerWidth, margin);
        head.add(sheet.resourceName, titleFont, whoLinesMax);
        head.add(m_words.date(sheet.day), { 5, true });
        const int people = std::accumulate(
            sheet.rows.cbegin(), sheet.rows.cend(), 0, [](int sum, const DaySheetRow &row) {
                return sum + row.partySize;
            });
        head.add(sheet.siteName + u" · "_s + m_words.bookings(static_cast<int>(sheet.rows.size()))
                + u" · "_s + m_words.people(people),
            bodyFont,
            whoLinesMax);
        head.addSpace(3);
        m_bottom = head.bottom();
        addHeading(timeColumn, m_words.columnTime());
        addHeading(codeColumn, m_words.columnCode());
        addHeading(partyColumn, m_words.columnParty());
        addHeading(whoColumn, m_words.columnWho());
        m_bottom += PaperColumn::lineHeight(captionFont) + 1;
        addRule(0.5);
    }

    void addHeading(const ColumnPlace &place, const QString &text)
    {
        PaperColumn column(m_pages.last(), place.left, place.width - 1, m_bottom);
        column.add(text, captionFont);
    }

    void addRule(qreal width)
    {
        m_pages.last().items.append(
            PaperRule { { margin, m_bottom }, { margin + innerWidth, m_bottom }, width });
    }

    /** The cells of a row from @p top down; where the longest of them ends. */
    qreal writeCells(PaperSheet &page, const DaySheetRow &row, qreal top)
    {
        page.items.append(PaperTick { QRectF(tickColumn.left, top + 0.6, tickSide, tickSide) });
        PaperColumn time(page, timeColumn.left, timeColumn.width - 1, top);
        time.add(m_words.span(row.range, m_content.sheet.zone), strongFont);
        time.add(row.title, captionFont, whoLinesMax);
        PaperColumn code(page, codeColumn.left, codeColumn.width - 1, top - 0.6);
        code.add(SlipLayout::readableCode(row.code), codeFont);
        PaperColumn party(page, partyColumn.left, partyColumn.width - 1, top - 0.4);
        party.add(QString::number(row.partySize), { 5, true });
        PaperColumn who(page, whoColumn.left, whoColumn.width, top);
        who.add(row.customerName, strongFont, whoLinesMax);
        who.add(row.customerPhone, bodyFont);
        who.add(row.extras, bodyFont, whoLinesMax);
        who.add(row.note, captionFont, whoLinesMax);
        if (!row.isConfirmed) {
            who.add(m_words.held(), { 3.1, true });
        }
        return qMax(qMax(time.bottom(), who.bottom()), code.bottom());
    }

    void addRow(const DaySheetRow &row)
    {
        PaperSheet cells;
        const qreal end = writeCells(cells, row, m_bottom + rowPadding);
        const qreal height = qMax(rowHeightMin, end - m_bottom + rowPadding);
        if (m_bottom + height > rowsEnd) {
            beginPage();
            cells = {};
            writeCells(cells, row, m_bottom + rowPadding);
        }
        m_pages.last().items.append(cells.items);
        m_bottom += height;
        addRule(0.2);
    }

    void addFeet()
    {
        const DaySheet &sheet = m_content.sheet;
        const QStringList facts { m_words.printed(m_content.printedAt, sheet.zone),
            m_words.asOf(sheet.takenAt, sheet.zone),
            m_words.timesOf(sheet.zone),
            sheet.printedBy,
            m_content.deskName };
        const int count = static_cast<int>(m_pages.size());
        constexpr qreal numberWidth = 32;
        for (int i = 0; i < count; ++i) {
            PaperSheet &page = m_pages[i];
            page.items.append(
                PaperRule { { margin, footTop - 1 }, { margin + innerWidth, footTop - 1 } });
            PaperColumn left(page, margin, innerWidth - numberWidth, footTop);
            left.add(facts.join(u" · "_s), captionFont, whoLinesMax);
            PaperColumn right(page, margin + innerWidth - numberWidth, numberWidth, footTop);
            right.add(m_words.page(i + 1, count), captionFont, 1, Qt::AlignRight);
        }
    }

    QString fileName() const
    {
        return u"day_sheet_%1_%2"_s.arg(m_content.sheet.day.toString(Qt::ISODate))
            .arg(m_content.sheet.resourceId.value());
    }

    const DaySheetContent &m_content;
    PaperWords m_words;
    QList<PaperSheet> m_pages;
    qreal m_bottom = 0;
};

}

PaperDocument daySheetDocument(const DaySheetContent &content)
{
    return SheetWriter(content).write();
}
