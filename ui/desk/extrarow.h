#pragma once

#include "core/model/extra.h"

#include <QWidget>

class ElidedLabel;
class QLabel;
class StepperField;
class Theme;

/** One item that can be held with the places: its name, how many there are, how many are wanted. */
class ExtraRow : public QWidget {
    Q_OBJECT

public:
    /** @p sku names the parts for whoever looks for them. */
    ExtraRow(const Theme &theme, const QString &sku, QWidget *parent = nullptr);

    void showExtra(const Extra &extra);
    void setQuantity(int quantity);
    int quantity() const;

    StepperField &field() { return *m_field; }

Q_SIGNALS:
    /** By a person. */
    void quantityChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    Extra m_extra;
    ElidedLabel *m_name = nullptr;
    QLabel *m_available = nullptr;
    StepperField *m_field = nullptr;
};
