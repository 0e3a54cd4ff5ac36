#pragma once

#include "ui/models/listchange.h"

#include <QAbstractTableModel>
#include <QList>

#include <algorithm>

/**
 * A table of values that are known by a key: rowKey(const Row &), found beside the row's type.
 *
 * setRows() announces only what has changed, so that a view keeps its current row, its selection
 * and its scroll over a refresh. Rows that come in another order than before leave and come back.
 */
template <typename Row> class KeyedTableModel : public QAbstractTableModel {
public:
    using Key = decltype(rowKey(std::declval<const Row &>()));

    using QAbstractTableModel::QAbstractTableModel;

    const QList<Row> &rows() const { return m_rows; }

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }

    /** Null when there is no such row. Valid until the next setRows(). */
    const Row *rowAt(const QModelIndex &index) const
    {
        const bool isThere = index.isValid() && index.row() < m_rows.size();
        return isThere ? &m_rows.at(index.row()) : nullptr;
    }

    /** The first cell of the row with this key; not valid when it is not there. */
    QModelIndex indexOf(const Key &key) const
    {
        const auto found = std::find_if(
            m_rows.cbegin(), m_rows.cend(), [&key](const Row &row) { return rowKey(row) == key; });
        return found == m_rows.cend()
            ? QModelIndex()
            : index(static_cast<int>(std::distance(m_rows.cbegin(), found)), 0);
    }

    void setRows(const QList<Row> &rows)
    {
        const ListChange change = ListChange::between(keysOf(m_rows), keysOf(rows));
        for (auto run = change.leaving.rbegin(); run != change.leaving.rend(); ++run) {
            beginRemoveRows({}, run->first, run->last);
            m_rows.remove(run->first, run->last - run->first + 1);
            endRemoveRows();
        }
        for (const ListRun &run : change.coming) {
            beginInsertRows({}, run.first, run.last);
            for (int at = run.first; at <= run.last; ++at) {
                m_rows.insert(at, rows.at(at));
            }
            endInsertRows();
        }
        Q_ASSERT(m_rows.size() == rows.size());
        for (int at = 0; at < static_cast<int>(rows.size()); ++at) {
            if (!(m_rows.at(at) == rows.at(at))) {
                m_rows[at] = rows.at(at);
                Q_EMIT dataChanged(index(at, 0), index(at, columnCount() - 1));
            }
        }
    }

    /** Every text is another one: the language has changed. */
    void retranslate()
    {
        if (!m_rows.isEmpty()) {
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        }
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    }

private:
    static QList<Key> keysOf(const QList<Row> &rows)
    {
        QList<Key> keys;
        keys.reserve(rows.size());
        for (const Row &row : rows) {
            keys.append(rowKey(row));
        }
        return keys;
    }

    QList<Row> m_rows;
};
