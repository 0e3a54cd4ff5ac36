#include "ui/stock/stockpage.h"

#include "ui/errortext.h"
#include "ui/stock/stockpanel.h"
#include "ui/theme/textrole.h"
#include "ui/widgets/keyletter.h"
#include "ui/widgets/recordpane.h"
#include "ui/widgets/recordtable.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>

using namespace Qt::StringLiterals;

StockPage::StockPage(StockService &stock, LiveFeed &feed, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_stock(stock, feed)
    , m_pane(new RecordPane(theme, u"stock"_s, this))
    , m_panel(new StockPanel(m_stock, theme, this))
{
    setObjectName(u"stockPage"_s);
    setBoxRole(this, BoxRole::Page);
    m_pane->table().setModel(&m_model);
    m_pane->table().setOptionalColumns({ StockLevelModel::Reserved, StockLevelModel::Out });
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_pane, 1);
    row->addWidget(m_panel);
    connect(&m_stock, &StockPresenter::levelsChanged, this, &StockPage::filter);
    connect(&m_stock, &StockPresenter::readingChanged, this, [this] {
        m_pane->setReading(m_stock.isReading());
    });
    connect(m_pane, &RecordPane::searchEdited, this, &StockPage::filter);
    connect(m_pane, &RecordPane::rowsWanted, m_pane, &RecordPane::takeRows);
    connect(m_pane, &RecordPane::keyPressed, this, &StockPage::onKey);
    connect(m_pane, &RecordPane::messageActionRequested, &m_stock, &StockPresenter::refresh);
    connect(m_pane, &RecordPane::openRequested, this, [this] { m_panel->run(u"stockAdjust"_s); });
    connect(&m_pane->table(), &RecordTable::chosenChanged, this, [this](const QModelIndex &chosen) {
        const StockLevel *level = m_model.rowAt(chosen);
        if (!m_isFilling) {
            m_stock.choose(level ? level->id : StockLevelId());
        }
    });
    connect(m_panel, &DetailPanel::keyPressed, this, &StockPage::onKey);
    connect(m_panel, &StockPanel::focusReturned, this, &StockPage::takeFocus);
    retranslate();
    showState();
}

StockPage::~StockPage() = default;

QWidget &StockPage::panel() { return *m_panel; }

void StockPage::run(const QString &action) { m_panel->run(action); }

void StockPage::takeFocus() { m_pane->takeFocus(); }

void StockPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_model.retranslate();
        showState();
    }
    QWidget::changeEvent(event);
}

void StockPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_stock.clock().setActive(true);
}

void StockPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_stock.clock().setActive(false);
}

void StockPage::filter()
{
    const QString wanted = m_pane->search().text();
    QList<StockLevel> rows;
    for (const StockLevel &level : m_stock.levels() ? *m_stock.levels() : QList<StockLevel>()) {
        if (StockLevelModel::isFitting(level, wanted)) {
            rows.append(level);
        }
    }
    m_isFilling = true; // rows that leave move the cursor, which is no choice of a person
    m_model.setRows(rows);
    m_isFilling = false;
    m_pane->table().chooseRow(m_model.indexOf(m_stock.chosenId()));
    showState();
}

void StockPage::onKey(QKeyEvent *event)
{
    const bool isPlain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
    if (event->isAutoRepeat() || !isPlain) {
        event->ignore();
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        stepBack();
        return;
    }
    const QChar letter = keyLetter(*event);
    const QString action = letter == u'A' ? u"stockAdjust"_s
        : letter == u'C'                  ? u"stockCount"_s
        : letter == u'R'                  ? u"stockReturn"_s
                                          : QString();
    if (letter == u'/') {
        m_pane->search().setFocus(Qt::ShortcutFocusReason);
    } else if (!action.isEmpty() && !m_stock.isEditing()) {
        m_panel->run(action);
    } else {
        event->ignore();
    }
}

void StockPage::stepBack()
{
    if (m_panel->stepBack()) {
        return;
    }
    if (m_pane->search().text().isEmpty()) {
        Q_EMIT leaveRequested();
        return;
    }
    m_pane->search().clear();
    filter();
}

void StockPage::showState()
{
    const int count = m_model.rowCount();
    m_pane->setCount(m_stock.levels() ? tr("%n items", nullptr, count) : QString());
    if (count > 0) {
        m_pane->showTable();
    } else if (m_stock.levels() && !m_stock.levels()->isEmpty()) {
        m_pane->showMessage(
            tr("Nothing fits “%1”").arg(m_pane->search().text()), tr("Esc shows all items again."));
    } else if (m_stock.levels()) {
        m_pane->showMessage(tr("There is no stock yet"),
            tr("A manager adds items: they can be held together with places."));
    } else if (m_stock.error()) {
        m_pane->showMessage(tr("The stock cannot be shown"),
            ErrorText::sentence(*m_stock.error()) + u'\n'
                + tr("Code for support: %1").arg(ErrorText::supportCode(*m_stock.error())),
            tr("Try now"));
    } else {
        m_pane->showMessage({}, {});
    }
}

void StockPage::retranslate()
{
    m_pane->setSearchHint(tr("Item, number or warehouse"));
    m_pane->table().setAccessibleName(tr("Stock of the site"));
}
