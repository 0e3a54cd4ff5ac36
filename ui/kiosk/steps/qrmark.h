#pragma once

#include "ui/paper/qrcode.h"

#include <QWidget>

class KioskLook;

/** The mark of a ticket, dark on light in every theme, so that a telephone reads it. */
class QrMark : public QWidget {
    Q_OBJECT

public:
    /** @p look is borrowed. */
    explicit QrMark(const KioskLook &look, QWidget *parent = nullptr);

    /** An empty text hides it. */
    void setText(const QString &text);

    QSize sizeHint() const override;

    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const KioskLook &m_look;
    QrCode m_code;
};
