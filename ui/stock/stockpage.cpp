#include "ui/stock/stockpage.h"

#include "ui/errortext.h"
#include "ui/stock/stockpanel.h"
#include "ui/widgets/keyletter.h"
#include "ui/widgets/recordpane.h"
#include "ui/widgets/recordtable.h"

#include <QLineEdit>

using namespace Qt::StringLiterals;

StockPage::StockPage(StockService &stock, LiveFeed &feed, const Theme &theme, QWidget *parent)
    : RecordPage(theme, u"stock"_s, parent)
    , m_stock(stock, feed)
{
    setPanel(new StockPanel(m_stock, theme, this));
    pane().table().setModel(&m_model);
    pane().table().setOptionalColumns({ StockLevelModel::Reserved, StockLevelModel::Out });
    connect(&m_stock, &StockPresenter::levelsChanged, this, &StockPage::filter);
    connect(&m_stock, &StockPresenter::readingChanged, this, [this] {
        pane().setReading(m_stock.isReading());
    });
    connect(&pane(), &RecordPane::rowsWanted, &pane(), &RecordPane::takeRows);
    connect(&pane(), &RecordPane::messageActionRequested, &m_stock, &StockPresenter::refresh);
    connect(&pane(), &RecordPane::openRequested, this, [this] { open(u"stockAdjust"_s); });
    connect(&pane().table(), &RecordTable::chosenChanged, this, [this](const QModelIndex &chosen) {
        const StockLevel *level = m_model.rowAt(chosen);
        if (!m_isFilling) {
            m_stock.choose(level ? level->id : StockLevelId());
        }
    });
    retranslate();
}

StockPage::~StockPage() = default;

QString StockPage::actionOf(const QKeyEvent &event) const
{
    switch (keyLetter(event).unicode()) {
    case u'A':
        return u"stockAdjust"_s;
    case u'C':
        return u"stockCount"_s;
    case u'T':
        return u"stockTransfer"_s;
    case u'R':
        return u"stockReturn"_s;
    default: // letters without a meaning here
        return {};
    }
}

bool StockPage::isEditing() const { return m_stock.isEditing(); }

void StockPage::setActive(bool isActive) { m_stock.clock().setActive(isActive); }

void StockPage::search(const QString &) { filter(); }

void StockPage::filter()
{
    const QString wanted = pane().search().text();
    QList<StockLevel> rows;
    for (const StockLevel &level : m_stock.levels() ? *m_stock.levels() : QList<StockLevel>()) {
        if (StockLevelModel::isFitting(level, wanted)) {
            rows.append(level);
        }
    }
    m_isFilling = true; // rows that leave move the cursor, which is no choice of a person
    m_model.setRows(rows);
    m_isFilling = false;
    pane().table().chooseRow(m_model.indexOf(m_stock.chosenId()));
    showState();
}

void StockPage::showState()
{
    const int count = m_model.rowCount();
    pane().setCount(m_stock.levels() ? tr("%n items", nullptr, count) : QString());
    if (count > 0) {
        pane().showTable();
    } else if (m_stock.levels() && !m_stock.levels()->isEmpty()) {
        pane().showMessage(
            tr("Nothing fits “%1”").arg(pane().search().text()), tr("Esc shows all items again."));
    } else if (m_stock.levels()) {
        pane().showMessage(tr("There is no stock yet"),
            tr("A manager adds items: they can be held together with places."));
    } else if (m_stock.error()) {
        pane().showMessage(tr("The stock cannot be shown"),
            ErrorText::sentence(*m_stock.error()) + u'\n'
                + tr("Code for support: %1").arg(ErrorText::supportCode(*m_stock.error())),
            tr("Try now"));
    } else {
        pane().showMessage({}, {});
    }
}

void StockPage::retranslate()
{
    pane().setSearchHint(tr("Item, number or warehouse"));
    pane().table().setAccessibleName(tr("Stock of the site"));
    m_model.retranslate();
    showState();
}
