#include "ui/kiosk/keyboard/keylayout.h"

#include <QHash>
#include <QStringList>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace {

using Kind = Key::Kind;

constexpr QChar caron(u'\u030C');
constexpr QChar acute(u'\u0301');
constexpr QChar diaeresis(u'\u0308');

/** The rows of letters. The last one stands between Shift and Backspace. */
QStringList letterRows(const QString &language)
{
    static const QHash<QString, QStringList> rows {
        { u"en"_s, { u"qwertyuiop"_s, u"asdfghjkl'"_s, u"zxcvbnm"_s } },
        { u"ru"_s, { u"йцукенгшщзхъ"_s, u"фывапролджэё"_s, u"ячсмитьбю"_s } },
        { u"cs"_s, { u"ěščřžýáíéďťň"_s, u"qwertzuiopúó"_s, u"asdfghjklů'ü"_s, u"yxcvbnm"_s } },
        { u"sk"_s, { u"ľščťžýáíéďĺŕ"_s, u"qwertzuiopúä"_s, u"asdfghjklôňó"_s, u"yxcvbnm"_s } },
    };
    return rows.value(language, rows.value(u"en"_s));
}

bool hasMarks(const QString &language) { return language == u"cs" || language == u"sk"; }

QList<Key> keysOf(const QString &texts)
{
    QList<Key> keys;
    for (const QChar text : texts) {
        keys.append({ Kind::Text, QString(text) });
    }
    return keys;
}

/** What every page ends with; the space takes the room that is left of @p columns. */
QList<Key> lowestRow(Kind page, int columns)
{
    constexpr int others = 9;
    return { { page, {}, 2 },
        { Kind::Language, {}, 2 },
        { Kind::Space, u" "_s, std::max(1, columns - others) },
        { Kind::Text, u"-"_s },
        { Kind::Text, u"."_s },
        { Kind::Done, {}, 3 } };
}

int widthOf(const QList<Key> &row)
{
    return std::accumulate(
        row.cbegin(), row.cend(), 0, [](int sum, const Key &key) { return sum + key.span; });
}

}

KeyLayout KeyLayout::letters(const QString &language)
{
    KeyLayout layout;
    QStringList rows = letterRows(language);
    const QString last = rows.takeLast();
    for (const QString &row : std::as_const(rows)) {
        layout.rows.append(keysOf(row));
    }
    QList<Key> row { { Kind::Shift, {} } };
    row += keysOf(last);
    if (hasMarks(language)) {
        row += { { Kind::Mark, acute }, { Kind::Mark, caron }, { Kind::Mark, diaeresis } };
    }
    // The rows are as wide as each other, so that the last key is where one looks for it.
    row.append({ Kind::Backspace, {}, std::max(1, layout.columns() - widthOf(row)) });
    layout.rows.append(row);
    layout.rows.append(lowestRow(Kind::Signs, layout.columns()));
    return layout;
}

KeyLayout KeyLayout::signs()
{
    KeyLayout layout;
    layout.rows.append(keysOf(u"1234567890"_s));
    layout.rows.append(keysOf(u"-'’.,/()&+"_s));
    QList<Key> row = keysOf(u"@#:;!?\"_"_s);
    row.append({ Kind::Backspace, {}, 2 });
    layout.rows.append(row);
    layout.rows.append(lowestRow(Kind::Letters, layout.columns()));
    return layout;
}

KeyLayout KeyLayout::phone()
{
    KeyLayout layout;
    layout.rows = { keysOf(u"123"_s), keysOf(u"456"_s), keysOf(u"789"_s), keysOf(u"+0"_s) };
    layout.rows[3].append({ Kind::Backspace, {} });
    layout.rows.append({ { Kind::Done, {}, 3 } });
    return layout;
}

QString KeyLayout::codeAlphabet() { return u"23456789ABCDEFGHJKMNPQRSTUVWXYZ"_s; }

KeyLayout KeyLayout::code()
{
    constexpr int columns = 8;
    KeyLayout layout;
    const QString alphabet = codeAlphabet();
    for (qsizetype from = 0; from < alphabet.size(); from += columns) {
        layout.rows.append(keysOf(alphabet.mid(from, columns)));
    }
    layout.rows.last().append({ Kind::Backspace, {} });
    layout.rows.append({ { Kind::Done, {}, columns } });
    return layout;
}

int KeyLayout::columns() const
{
    int widest = 0;
    for (const QList<Key> &row : rows) {
        widest = std::max(widest, widthOf(row));
    }
    return widest;
}

KeyLayout KeyLayout::wrapped(int columns) const
{
    KeyLayout layout;
    for (const QList<Key> &row : rows) {
        QList<Key> part;
        for (const Key &key : row) {
            Key fitting = key;
            fitting.span = std::min(key.span, columns);
            if (widthOf(part) + fitting.span > columns) {
                layout.rows.append(part);
                part.clear();
            }
            part.append(fitting);
        }
        layout.rows.append(part);
    }
    return layout;
}
