#include "ui/dialogs/keylist.h"

#include "ui/shell/findkeys.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textrole.h"
#include "ui/widgets/keybutton.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int stepsOfPage = 4; // of what is seen, for each press of an arrow

void addRow(QGridLayout &grid, QWidget *parent, const QString &key, const QString &text)
{
    const int row = grid.rowCount();
    auto *keyLabel = new QLabel(key, parent);
    setTextRole(keyLabel, TextRole::Strong);
    auto *textLabel = new QLabel(text, parent);
    grid.addWidget(keyLabel, row, 0);
    grid.addWidget(textLabel, row, 1);
}

}

KeyList::KeyList(const Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_column(new QVBoxLayout(this))
    , m_close(new KeyButton(theme, KeyButton::Variant::Normal, this))
    , m_scroll(new QScrollArea(this))
{
    setObjectName(u"keyList"_s);
    setBoxRole(this, BoxRole::Dialog);
    constexpr int side = 3 * Metrics::unit;
    m_column->setContentsMargins(side, side, side, side);
    m_column->setSpacing(2 * Metrics::unit);
    m_scroll->setObjectName(u"keyListScroll"_s);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_column->addWidget(m_scroll);
    m_close->setObjectName(u"keyListClose"_s);
    m_close->installEventFilter(this);
    m_column->addWidget(m_close, 0, Qt::AlignRight);
    connect(m_close, &KeyButton::clicked, this, &QDialog::close);
    rebuild();
}

void KeyList::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        rebuild();
    }
    QDialog::changeEvent(event);
}

void KeyList::keyPressEvent(QKeyEvent *event)
{
    if (gridCommandFor(*event) == GridCommand::Help) {
        close();
        return;
    }
    QDialog::keyPressEvent(event);
}

/** The button has the focus, and would give it on for an arrow. */
bool KeyList::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::KeyPress;
    return (isKey && scroll(static_cast<QKeyEvent *>(event)->key()))
        || QDialog::eventFilter(watched, event);
}

void KeyList::showEvent(QShowEvent *event)
{
    fit();
    QDialog::showEvent(event);
}

/** As large as the list, but no larger than the window behind. */
void KeyList::fit()
{
    const QMargins around = m_column->contentsMargins();
    const QSize beside(around.left() + around.right(),
        around.top() + around.bottom() + m_column->spacing() + m_close->sizeHint().height());
    const QSize room = parentWidget() ? parentWidget()->size() - beside : QSize();
    QSize wanted = m_content->sizeHint();
    const bool isCut
        = room.isValid() && (wanted.width() > room.width() || wanted.height() > room.height());
    if (isCut) {
        const int bar = m_scroll->verticalScrollBar()->sizeHint().width();
        wanted = (wanted + QSize(bar, bar)).boundedTo(room);
    }
    m_scroll->setFixedSize(wanted);
    adjustSize();
}

/** True when the key has moved the list. */
bool KeyList::scroll(int key)
{
    const auto step = [](QScrollBar &bar, int way) {
        bar.setValue(bar.value() + way * bar.pageStep() / stepsOfPage);
        return true;
    };
    switch (key) {
    case Qt::Key_Up:
        return step(*m_scroll->verticalScrollBar(), -1);
    case Qt::Key_Down:
        return step(*m_scroll->verticalScrollBar(), 1);
    case Qt::Key_Left:
        return step(*m_scroll->horizontalScrollBar(), -1);
    case Qt::Key_Right:
        return step(*m_scroll->horizontalScrollBar(), 1);
    default: // keys of the dialog
        return false;
    }
}

void KeyList::rebuild()
{
    setWindowTitle(tr("Keys"));
    m_content = new QWidget;
    setBoxRole(m_content, BoxRole::Panel);
    auto *columns = new QHBoxLayout(m_content);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(4 * Metrics::unit);
    using Page = SideRail::Page;
    auto *slot = addColumn(*columns);
    addCommands(*slot, CommandGroup::Slot);
    addKeys(*slot, PageKeys::title(Page::Stock), PageKeys::on(Page::Stock));
    auto *day = addColumn(*columns);
    addCommands(*day, CommandGroup::Day);
    addCommands(*day, CommandGroup::View);
    auto *window = addColumn(*columns);
    addCommands(*window, CommandGroup::Window);
    addKeys(*window, tr("Pages"), PageKeys::pages());
    addKeys(*window, PageKeys::title(Page::Arrivals), PageKeys::on(Page::Arrivals));
    auto *last = addColumn(*columns);
    addKeys(*last, PageKeys::title(Page::Credits), PageKeys::on(Page::Credits));
    addKeys(*last, PageKeys::title(Page::Customers), PageKeys::on(Page::Customers));
    m_scroll->setWidget(m_content); // and the one before goes
    m_content->show();
    fit();
    m_close->setText(tr("Close"));
    m_close->setKeyText(CommandList::keyOf(GridCommand::StepBack));
}

/** Groups stand in it one below the other, their keys and names in two straight columns. */
QGridLayout *KeyList::addColumn(QHBoxLayout &columns)
{
    auto *column = new QVBoxLayout;
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(2 * Metrics::unit);
    grid->setVerticalSpacing(Metrics::unit);
    column->addLayout(grid);
    column->addStretch(1);
    columns.addLayout(column);
    return grid;
}

void KeyList::addTitle(QGridLayout &grid, const QString &text)
{
    auto *title = new QLabel(text, m_content);
    setTextRole(title, TextRole::Title);
    const bool isFirst = grid.count() == 0;
    title->setContentsMargins(0, isFirst ? 0 : 2 * Metrics::unit, 0, Metrics::unit);
    grid.addWidget(title, grid.rowCount(), 0, 1, 2);
}

void KeyList::addCommands(QGridLayout &grid, CommandGroup group)
{
    addTitle(grid, CommandList::groupTitle(group));
    if (group == CommandGroup::Day) {
        addRow(grid, m_content, tr("Arrows"), tr("Move to another slot"));
        addRow(grid, m_content, tr("Home, End"), tr("First and last slot of the day"));
    }
    const QList<CommandEntry> entries = CommandList::all();
    for (const CommandEntry &entry : entries) {
        if (entry.group == group) {
            addRow(grid, m_content, entry.key, entry.text);
        }
    }
    if (group == CommandGroup::Window) {
        addRow(grid, m_content, FindKeys::rescue(), tr("Find: take over, bring back"));
    }
}

void KeyList::addKeys(QGridLayout &grid, const QString &title, const QList<PageKey> &keys)
{
    addTitle(grid, title);
    for (const PageKey &entry : keys) {
        addRow(grid, m_content, entry.key, entry.text);
    }
}
