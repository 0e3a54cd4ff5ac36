#include "ui/kiosk/look/tilegrid.h"

#include "ui/kiosk/look/kiosklook.h"
#include "ui/kiosk/look/pager.h"

#include <QKeyEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qreal gridTileMin = 60; // millimetres
constexpr qreal stripTileMin = 26;
constexpr int rowsMax = 32;

}

TileGrid::TileGrid(const KioskLook &look, Shape shape, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
    , m_shape(shape)
    , m_pager(new Pager(look, shape == Shape::Strip ? Qt::Horizontal : Qt::Vertical, this))
{
    setObjectName(isStrip() ? u"kioskStrip"_s : u"kioskTiles"_s);
    setSizePolicy(QSizePolicy::Expanding, isStrip() ? QSizePolicy::Fixed : QSizePolicy::Expanding);
    connect(m_pager, &Pager::pageRequested, this, &TileGrid::turnTo);
    connect(&look, &KioskLook::changed, this, [this] {
        updateGeometry();
        arrange();
    });
}

void TileGrid::setTiles(const QList<KioskTile> &tiles)
{
    if (isPressed()) {
        m_waiting = tiles;
        return;
    }
    m_waiting.reset();
    apply(tiles);
}

bool TileGrid::isPressed() const
{
    return std::any_of(m_buttons.cbegin(), m_buttons.cend(), [](const KioskButton *button) {
        return button->isDown();
    });
}

void TileGrid::apply(const QList<KioskTile> &tiles)
{
    if (tiles == m_tiles) {
        return;
    }
    const bool isOtherCount = tiles.size() != m_tiles.size();
    m_tiles = tiles;
    while (m_buttons.size() > tiles.size()) {
        delete m_buttons.takeLast();
    }
    while (m_buttons.size() < tiles.size()) {
        addButton();
    }
    for (qsizetype i = 0; i < tiles.size(); ++i) {
        m_buttons[i]->setTile(tiles[i].title, tiles[i].line, tiles[i].state);
    }
    if (isOtherCount && !m_buttons.isEmpty()) {
        m_pager->follow(m_buttons.last());
    }
    updateGeometry();
    arrange();
}

void TileGrid::addButton()
{
    auto *button = new KioskButton(m_look, KioskButton::Variant::Tile, this);
    const auto index = static_cast<int>(m_buttons.size());
    button->setObjectName(u"%1_%2"_s.arg(objectName()).arg(index));
    button->setCentred(isStrip());
    button->installEventFilter(this);
    button->hide();
    connect(button, &KioskButton::clicked, this, [this, index] { Q_EMIT tilePressed(index); });
    // After the answer to the press, which may give new tiles itself.
    connect(
        button,
        &KioskButton::released,
        this,
        [this] {
            if (m_waiting && !isPressed()) {
                setTiles(*m_waiting);
            }
        },
        Qt::QueuedConnection);
    if (!m_buttons.isEmpty()) {
        setTabOrder(m_buttons.last(), button);
    }
    m_buttons.append(button);
    m_pager->raise(); // last among the children: who walks them meets it after the tiles
}

void TileGrid::setColumnsMax(int columns)
{
    m_columnsMax = std::max(1, columns);
    arrange();
}

int TileGrid::tileWidthMin() const
{
    int width = m_look.metrics().px(isStrip() ? stripTileMin : gridTileMin);
    for (const KioskButton *button : m_buttons) {
        width = std::max(width, button->minimumSizeHint().width());
    }
    return width;
}

/** All tiles are as high as the highest, so that no page looks different from another. */
int TileGrid::tileHeight(int width) const
{
    int height = m_look.metrics().mainButton();
    for (const KioskButton *button : m_buttons) {
        height = std::max(height, button->heightForWidth(width));
    }
    return height;
}

TileGrid::Plan TileGrid::planFor(QSize room) const
{
    const int gap = m_look.metrics().gap();
    Plan plan;
    const int most = isStrip() ? std::max<int>(1, static_cast<int>(m_tiles.size())) : m_columnsMax;
    plan.columns = std::clamp((room.width() + gap) / (tileWidthMin() + gap), 1, most);
    const int width = (room.width() - (plan.columns - 1) * gap) / plan.columns;
    plan.tile = { width, tileHeight(width) };
    plan.rows = isStrip()
        ? 1
        : std::clamp((room.height() + gap) / (plan.tile.height() + gap), 1, rowsMax);
    return plan;
}

void TileGrid::arrange()
{
    const int gap = m_look.metrics().gap();
    m_pager->fitInto(height());
    m_plan = planFor(size());
    if (m_tiles.size() > m_plan.perPage()) {
        m_plan = planFor({ std::max(1, width() - m_pager->wide() - gap), height() });
    }
    const auto count = static_cast<int>(m_tiles.size());
    const int pages = std::max(1, (count + m_plan.perPage() - 1) / m_plan.perPage());
    m_page = std::clamp(m_page, 0, pages - 1);
    const int first = m_page * m_plan.perPage();
    for (int i = 0; i < count; ++i) {
        const int place = i - first;
        const bool isShown = place >= 0 && place < m_plan.perPage();
        m_buttons[i]->setVisible(isShown);
        if (isShown) {
            m_buttons[i]->setGeometry((place % m_plan.columns) * (m_plan.tile.width() + gap),
                (place / m_plan.columns) * (m_plan.tile.height() + gap),
                m_plan.tile.width(),
                m_plan.tile.height());
        }
    }
    const int rows = m_plan.rows * (m_plan.tile.height() + gap) - gap;
    const int arrows = 2 * m_look.metrics().mainButton() + gap;
    const int high = isStrip() ? rows : std::min(height(), std::max(rows, arrows));
    m_pager->setGeometry(width() - m_pager->wide(), 0, m_pager->wide(), high);
    m_pager->setPages(m_page, pages);
}

void TileGrid::turnTo(int page)
{
    m_page = page;
    arrange();
}

void TileGrid::showTile(int index)
{
    if (index >= 0 && index < m_tiles.size()) {
        turnTo(index / m_plan.perPage());
    }
}

int TileGrid::page() const { return m_page; }

int TileGrid::pageCount() const { return m_pager->pageCount(); }

QSize TileGrid::sizeHint() const
{
    const QSize least = minimumSizeHint();
    const int gap = m_look.metrics().gap();
    const auto count = static_cast<int>(m_tiles.size());
    if (isStrip() || count == 0) {
        return least;
    }
    const int rows = (count + m_columnsMax - 1) / m_columnsMax;
    return { m_columnsMax * (least.width() + gap), rows * (least.height() + gap) - gap };
}

QSize TileGrid::minimumSizeHint() const
{
    // A tile alone may have to break its line in a narrow grid: as high as its words say there.
    const int width = tileWidthMin();
    const int tile = m_plan.tile.isValid() && m_plan.tile.width() > 0
        ? tileHeight(m_plan.tile.width())
        : tileHeight(width);
    return { isStrip() ? width + m_pager->wide() + m_look.metrics().gap() : width, tile };
}

void TileGrid::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
    updateGeometry();
}

bool TileGrid::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && move(static_cast<QKeyEvent *>(event)->key())) {
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

int TileGrid::focusedIndex() const
{
    const auto found = std::find_if(m_buttons.cbegin(),
        m_buttons.cend(),
        [](const KioskButton *button) { return button->hasFocus(); });
    return found == m_buttons.cend() ? -1 : static_cast<int>(found - m_buttons.cbegin());
}

/** From the tile with the focus to the next one that can be pressed; false: not a key of ours. */
bool TileGrid::move(int key)
{
    int step = 0;
    switch (key) {
    case Qt::Key_Left:
        step = -1;
        break;
    case Qt::Key_Right:
        step = 1;
        break;
    case Qt::Key_Up:
        step = -m_plan.columns;
        break;
    case Qt::Key_Down:
        step = m_plan.columns;
        break;
    case Qt::Key_PageUp:
        step = -m_plan.perPage();
        break;
    case Qt::Key_PageDown:
        step = m_plan.perPage();
        break;
    default:
        return false;
    }
    int index = focusedIndex() + step;
    while (index >= 0 && index < m_tiles.size() && !m_buttons[index]->isEnabled()) {
        index += step > 0 ? 1 : -1;
    }
    if (index >= 0 && index < m_tiles.size()) {
        showTile(index);
        m_buttons[index]->setFocus(Qt::TabFocusReason);
    }
    return true;
}
