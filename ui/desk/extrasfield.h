#pragma once

#include "core/booking/placeholdrequest.h"
#include "core/model/extra.h"
#include "ui/desk/foldedsection.h"

#include <QHash>

class ExtraRow;
class ExtrasPresenter;
class QLineEdit;

/**
 * The extras of a hold: a row per item of the site; with more than a few, those that are wanted
 * and those that fit what is typed. Hidden where there are none. A refresh of the numbers moves
 * neither focus nor what was typed.
 */
class ExtrasField : public FoldedSection {
    Q_OBJECT

public:
    static constexpr int rowsMax = 5;

    /** Both are borrowed and outlive the field. */
    ExtrasField(ExtrasPresenter &extras, const Theme &theme, QWidget *parent = nullptr);

    /** Shows the wish of a draft: open when there is one, folded when there is none. */
    void showLines(const QList<ExtraLine> &lines);

    /** What is wanted, in the order shown; items of which none are wanted are left out. */
    QList<ExtraLine> lines() const;

    /** Opens and takes the keyboard; false when the site has no extras. */
    bool takeFocus();

    /** Takes the keyboard to the row of an item; false when it is not shown. */
    bool takeFocusTo(const QString &sku);

    /** Where text is typed, so that the form keeps its letters for itself there. */
    const QLineEdit *filter() const { return m_filter; }

Q_SIGNALS:
    /** By a person. */
    void linesChanged();
    /** There is another field to type into: the form wants its Enter and Escape. */
    void fieldAdded(QLineEdit *field);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    QList<Extra> wanted() const;
    QList<Extra> shown() const;
    ExtraRow *rowOf(const QString &sku);
    ExtraRow *firstRow() const;
    void retranslate();

    ExtrasPresenter &m_extras;
    const Theme &m_theme;
    QList<ExtraLine> m_lines; ///< also of items that are not shown
    QLineEdit *m_filter = nullptr;
    QHash<QString, ExtraRow *> m_rows; ///< by sku; children of the field
};
