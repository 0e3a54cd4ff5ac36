#include "ui/shell/monthview.h"

#include "ui/sitetext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

using namespace Qt::StringLiterals;

MonthView::MonthView(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_shown(QDate::currentDate())
    , m_cursor(m_shown)
{
    setObjectName(u"monthView"_s);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
    describe();
}

void MonthView::showDay(QDate day)
{
    if (day.isValid()) {
        m_shown = day;
        moveCursor(day);
    }
}

void MonthView::setToday(QDate today)
{
    if (today != m_today) {
        m_today = today;
        update();
    }
}

QSize MonthView::sizeHint() const
{
    const int side = m_theme.scaled(3 * Metrics::unit);
    return { side * columns, side * (weeks + headRows) };
}

QSize MonthView::minimumSizeHint() const { return sizeHint(); }

QDate MonthView::firstShown() const
{
    const QDate first(m_cursor.year(), m_cursor.month(), 1);
    const int back = (first.dayOfWeek() - QLocale().firstDayOfWeek() + columns) % columns;
    return first.addDays(-back);
}

QRect MonthView::cell(int row, int column) const
{
    // From edge to edge, so that rounding leaves no gaps.
    const int left = width() * column / columns;
    const int right = width() * (column + 1) / columns;
    const int top = height() * row / (weeks + headRows);
    const int bottom = height() * (row + 1) / (weeks + headRows);
    return { left, top, right - left, bottom - top };
}

QDate MonthView::dayAt(QPoint point) const
{
    for (int week = 0; week < weeks; ++week) {
        for (int column = 0; column < columns; ++column) {
            if (cell(week + headRows, column).contains(point)) {
                return firstShown().addDays(week * columns + column);
            }
        }
    }
    return {};
}

void MonthView::moveCursor(QDate day)
{
    m_cursor = day;
    describe();
    update();
}

void MonthView::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintHead(painter);
    painter.setFont(m_theme.caption());
    const QDate first = firstShown();
    for (int week = 0; week < weeks; ++week) {
        for (int column = 0; column < columns; ++column) {
            paintDay(
                painter, cell(week + headRows, column), first.addDays(week * columns + column));
        }
    }
}

void MonthView::paintHead(QPainter &painter) const
{
    const QLocale locale;
    painter.setFont(m_theme.strong());
    painter.setPen(m_theme.tokens().text);
    const QString month = locale.standaloneMonthName(m_cursor.month(), QLocale::LongFormat);
    const QRect head(cell(0, 0).topLeft(), cell(0, columns - 1).bottomRight());
    painter.drawText(head.adjusted(Metrics::controlPadding, 0, 0, 0),
        Qt::AlignLeft | Qt::AlignVCenter,
        month.left(1).toUpper() + month.mid(1) + u' ' + QString::number(m_cursor.year()));
    painter.setFont(m_theme.caption());
    painter.setPen(m_theme.tokens().softText);
    for (int column = 0; column < columns; ++column) {
        const int day = (locale.firstDayOfWeek() - 1 + column) % columns + 1;
        painter.drawText(cell(1, column),
            Qt::AlignCenter,
            locale.standaloneDayName(day, QLocale::ShortFormat).left(2));
    }
}

void MonthView::paintDay(QPainter &painter, const QRect &area, QDate day) const
{
    const ThemeTokens &tokens = m_theme.tokens();
    const QRect box = area.adjusted(1, 1, -1, -1);
    const bool isInMonth = day.month() == m_cursor.month();
    painter.setPen(Qt::NoPen);
    if (day == m_shown) {
        painter.setBrush(tokens.accent);
        painter.drawRoundedRect(box, Metrics::keyCapRadius, Metrics::keyCapRadius);
    } else if (day == m_today) {
        painter.setBrush(tokens.accentFill);
        painter.drawRoundedRect(box, Metrics::keyCapRadius, Metrics::keyCapRadius);
    }
    if (hasFocus() && day == m_cursor) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(day == m_shown ? tokens.text : tokens.focus, 2));
        painter.drawRoundedRect(box, Metrics::keyCapRadius, Metrics::keyCapRadius);
    }
    painter.setPen(day == m_shown ? tokens.accentText : isInMonth ? tokens.text : tokens.faintText);
    painter.drawText(area, Qt::AlignCenter, QString::number(day.day()));
}

void MonthView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        moveCursor(m_cursor.addDays(-1));
        return;
    case Qt::Key_Right:
        moveCursor(m_cursor.addDays(1));
        return;
    case Qt::Key_Up:
        moveCursor(m_cursor.addDays(-columns));
        return;
    case Qt::Key_Down:
        moveCursor(m_cursor.addDays(columns));
        return;
    case Qt::Key_PageUp:
        moveCursor(m_cursor.addMonths(-1));
        return;
    case Qt::Key_PageDown:
        moveCursor(m_cursor.addMonths(1));
        return;
    case Qt::Key_Home:
        moveCursor(m_today.isValid() ? m_today : m_cursor);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        Q_EMIT dayPicked(m_cursor);
        return;
    case Qt::Key_Escape:
        moveCursor(m_shown);
        Q_EMIT leaveRequested();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void MonthView::mousePressEvent(QMouseEvent *event)
{
    const QDate day = dayAt(event->position().toPoint());
    if (day.isValid()) {
        moveCursor(day);
        Q_EMIT dayPicked(day);
    }
}

void MonthView::wheelEvent(QWheelEvent *event)
{
    moveCursor(m_cursor.addMonths(event->angleDelta().y() > 0 ? -1 : 1));
    event->accept();
}

void MonthView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        describe();
        update();
    }
    QWidget::changeEvent(event);
}

void MonthView::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void MonthView::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

void MonthView::describe()
{
    setAccessibleName(tr("Calendar, %1").arg(SiteText::dateInSentence(m_cursor)));
    setToolTip(tr("Arrows move, Enter picks, Page Up and Page Down turn the month."));
}
