#pragma once

#include "ui/theme/textrole.h"

#include <QFrame>

/** One line of text that ends in "…" where there is no room; the tool tip then has all of it. */
class ElidedLabel : public QFrame {
    Q_OBJECT

public:
    explicit ElidedLabel(TextRole role = TextRole::Body, QWidget *parent = nullptr);

    void setText(const QString &text);

    const QString &text() const { return m_text; }

    void setAlignment(Qt::Alignment alignment);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void updateToolTip();

    QString m_text;
    Qt::Alignment m_alignment = Qt::AlignLeft | Qt::AlignVCenter;
};
