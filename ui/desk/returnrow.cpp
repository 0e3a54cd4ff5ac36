#include "ui/desk/returnrow.h"

#include "ui/linetext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/elidedlabel.h"

#include <QEvent>
#include <QGridLayout>
#include <QIntValidator>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int editWidth = 48;
constexpr int partsInRow = 2;

}

ReturnRow::ReturnRow(const Theme &theme, const HeldPieces &pieces, QWidget *parent)
    : QWidget(parent)
    , m_pieces(pieces)
    , m_name(new ElidedLabel(TextRole::Strong, this))
    , m_out(new QLabel(this))
{
    setTextRole(m_out, TextRole::Caption);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(Metrics::unit);
    grid->setVerticalSpacing(Metrics::halfUnit);
    auto *head = new QHBoxLayout;
    head->addWidget(m_name, 1);
    head->addWidget(m_out);
    grid->addLayout(head, 0, 0, 1, 2 * partsInRow);
    constexpr std::array names { u"returned", u"lost", u"damaged", u"consumed" };
    for (int i = 0; i < PartCount; ++i) {
        const auto part = static_cast<size_t>(i);
        auto *edit = new QLineEdit(this);
        auto *label = new QLabel(this);
        edit->setObjectName(QString::fromUtf16(names.at(part)) + u"_"_s + pieces.sku);
        edit->setValidator(new QIntValidator(0, static_cast<int>(pieces.out), edit));
        edit->setAlignment(Qt::AlignCenter);
        edit->setPlaceholderText(QString::number(0));
        edit->setFixedWidth(theme.scaled(editWidth));
        setTextRole(label, TextRole::Caption);
        label->setBuddy(edit);
        const int column = 2 * (i % partsInRow);
        grid->addWidget(label, 1 + i / partsInRow, column);
        grid->addWidget(edit, 1 + i / partsInRow, column + 1);
        grid->setColumnStretch(column, 1);
        m_labels.at(part) = label;
        m_edits.at(part) = edit;
        connect(edit, &QLineEdit::textEdited, this, [this, i] {
            m_isReturnedTyped = m_isReturnedTyped || i == Returned;
            fillReturned();
        });
    }
    fillReturned();
    retranslate();
}

ReturnLine ReturnRow::line() const
{
    return { m_pieces, { count(Returned), count(Lost), count(Damaged), count(Consumed) } };
}

QList<QLineEdit *> ReturnRow::edits() const { return { m_edits.cbegin(), m_edits.cend() }; }

void ReturnRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

qint64 ReturnRow::count(Part part) const
{
    return m_edits.at(static_cast<size_t>(part))->text().toLongLong();
}

void ReturnRow::fillReturned()
{
    if (!m_isReturnedTyped) {
        const qint64 gone = count(Lost) + count(Damaged) + count(Consumed);
        m_edits.at(Returned)->setText(QString::number(std::max<qint64>(m_pieces.out - gone, 0)));
    }
}

void ReturnRow::retranslate()
{
    m_name->setText(m_pieces.name);
    m_out->setText(tr("%L1 out", "pieces", LineText::pluralCount(m_pieces.out)).arg(m_pieces.out));
    m_labels.at(Returned)->setText(tr("back", "pieces that were returned"));
    m_labels.at(Lost)->setText(tr("lost", "pieces"));
    m_labels.at(Damaged)->setText(tr("damaged", "pieces"));
    m_labels.at(Consumed)->setText(tr("used up", "pieces"));
    for (size_t i = 0; i < PartCount; ++i) {
        m_edits.at(i)->setAccessibleName(m_pieces.name + u", "_s + m_labels.at(i)->text());
        m_edits.at(i)->setAccessibleDescription(m_out->text());
    }
}
