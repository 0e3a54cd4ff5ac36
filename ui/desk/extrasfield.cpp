#include "ui/desk/extrasfield.h"

#include "ui/desk/extrarow.h"
#include "ui/desk/stepperfield.h"
#include "ui/presenters/extraspresenter.h"
#include "ui/widgets/keybutton.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/** Without case and accents: "Řemen" is found by "rem". */
QString folded(const QString &text)
{
    QString plain = text.normalized(QString::NormalizationForm_D);
    plain.removeIf([](QChar character) { return character.isMark(); });
    return plain.toCaseFolded();
}

/** Whether a word of the name, or the word for the item, begins with @p typed. */
bool fits(const Extra &extra, const QString &typed)
{
    const QString name = u' ' + folded(extra.name) + u' ' + folded(extra.sku);
    return typed.isEmpty() || name.contains(u' ' + typed);
}

qint64 quantityOf(const QList<ExtraLine> &lines, const QString &sku)
{
    const auto found = std::find_if(
        lines.cbegin(), lines.cend(), [&sku](const ExtraLine &each) { return each.sku == sku; });
    return found == lines.cend() ? 0 : found->quantity;
}

}

ExtrasField::ExtrasField(ExtrasPresenter &extras, const Theme &theme, QWidget *parent)
    : FoldedSection(theme, parent)
    , m_extras(extras)
    , m_theme(theme)
    , m_filter(new QLineEdit(this))
{
    setObjectName(u"extrasField"_s);
    head()->setObjectName(u"extrasButton"_s);
    m_filter->setObjectName(u"extrasFilter"_s);
    m_filter->installEventFilter(this);
    body()->addWidget(m_filter);
    connect(m_filter, &QLineEdit::textEdited, this, &ExtrasField::refresh);
    connect(&m_extras, &ExtrasPresenter::extrasChanged, this, &ExtrasField::refresh);
    connect(this, &FoldedSection::openRequested, this, &ExtrasField::takeFocus);
    retranslate();
    refresh();
}

void ExtrasField::showLines(const QList<ExtraLine> &lines)
{
    m_lines = lines;
    m_filter->clear();
    setOpen(!lines.isEmpty());
    refresh();
}

QList<ExtraLine> ExtrasField::lines() const { return m_lines; }

bool ExtrasField::takeFocus()
{
    if (m_extras.extras().isEmpty()) {
        return false;
    }
    setOpen(true);
    refresh();
    if (m_filter->isVisibleTo(this)) {
        m_filter->setFocus(Qt::OtherFocusReason);
        m_filter->selectAll();
    } else if (ExtraRow *first = firstRow()) {
        first->field().takeFocus(true);
    }
    return true;
}

bool ExtrasField::takeFocusTo(const QString &sku)
{
    ExtraRow *row = m_rows.value(sku);
    if (row) {
        row->field().takeFocus(true);
    }
    return row;
}

bool ExtrasField::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Down) {
        if (ExtraRow *first = firstRow()) {
            first->field().takeFocus(true);
        }
        return true;
    }
    return FoldedSection::eventFilter(watched, event);
}

void ExtrasField::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    FoldedSection::changeEvent(event);
}

void ExtrasField::refresh()
{
    setVisible(!m_extras.extras().isEmpty() || !m_lines.isEmpty());
    m_filter->setVisible(m_extras.extras().size() > rowsMax);
    const QList<Extra> extras = shown();
    QHash<QString, ExtraRow *> gone = m_rows;
    int place = body()->indexOf(m_filter) + 1;
    QWidget *before = m_filter;
    for (const Extra &extra : extras) {
        gone.remove(extra.sku);
        ExtraRow *row = rowOf(extra.sku);
        row->showExtra(extra);
        row->setQuantity(static_cast<int>(quantityOf(m_lines, extra.sku)));
        if (body()->indexOf(row) != place) {
            body()->removeWidget(row);
            body()->insertWidget(place, row);
        }
        setTabOrder(before, row->field().edit());
        before = row->field().edit();
        ++place;
    }
    for (auto row = gone.cbegin(); row != gone.cend(); ++row) {
        m_rows.remove(row.key());
        delete row.value();
    }
}

/** What is wanted, with the name and number where they are known. */
QList<Extra> ExtrasField::wanted() const
{
    QList<Extra> extras;
    for (const ExtraLine &line : m_lines) {
        const auto known = std::find_if(m_extras.extras().cbegin(),
            m_extras.extras().cend(),
            [&line](const Extra &each) { return each.sku == line.sku; });
        extras.append(known == m_extras.extras().cend() ? Extra { line.sku, line.sku, 0 } : *known);
    }
    return extras;
}

QList<Extra> ExtrasField::shown() const
{
    if (m_extras.extras().size() <= rowsMax) {
        QList<Extra> all = m_extras.extras();
        for (const Extra &extra : wanted()) {
            const bool isThere = std::any_of(all.cbegin(), all.cend(), [&extra](const Extra &each) {
                return each.sku == extra.sku;
            });
            if (!isThere) {
                all.append(extra);
            }
        }
        return all;
    }
    QList<Extra> few = wanted();
    const qsizetype wantedCount = few.size();
    const QString typed = folded(m_filter->text().trimmed());
    for (const Extra &extra : m_extras.extras()) {
        const bool isFull = few.size() >= std::max<qsizetype>(rowsMax, wantedCount + 1);
        if (!isFull && quantityOf(m_lines, extra.sku) == 0 && fits(extra, typed)) {
            few.append(extra);
        }
    }
    return few;
}

ExtraRow *ExtrasField::rowOf(const QString &sku)
{
    if (ExtraRow *known = m_rows.value(sku)) {
        return known;
    }
    auto *row = new ExtraRow(m_theme, sku, this);
    m_rows.insert(sku, row);
    body()->addWidget(row);
    row->show(); // at once: a layout does it later, and the focus may go there now
    connect(row, &ExtraRow::quantityChanged, this, [this, sku, row] {
        // The row stays where it is while it is typed into: the order is that of the first wish.
        const auto line = std::find_if(
            m_lines.begin(), m_lines.end(), [&sku](const auto &each) { return each.sku == sku; });
        if (line == m_lines.end()) {
            m_lines.append({ sku, row->quantity() });
        } else {
            line->quantity = row->quantity();
        }
        m_lines.removeIf([](const ExtraLine &each) { return each.quantity == 0; });
        Q_EMIT linesChanged();
    });
    Q_EMIT fieldAdded(row->field().edit());
    return row;
}

/** The first one that is not wanted yet, for what was typed into the filter; else the first. */
ExtraRow *ExtrasField::firstRow() const
{
    const QList<Extra> extras = shown();
    const bool isFiltered = !m_filter->text().trimmed().isEmpty();
    const auto fresh = std::find_if(extras.cbegin(), extras.cend(), [&](const Extra &each) {
        return isFiltered && quantityOf(m_lines, each.sku) == 0;
    });
    if (fresh != extras.cend()) {
        return m_rows.value(fresh->sku);
    }
    return extras.isEmpty() ? nullptr : m_rows.value(extras.first().sku);
}

void ExtrasField::retranslate()
{
    setTitle(tr("Extras"));
    m_filter->setPlaceholderText(tr("Find an extra"));
    m_filter->setAccessibleName(tr("Find an extra"));
}
