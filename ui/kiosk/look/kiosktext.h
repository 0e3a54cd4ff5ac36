#pragma once

#include <QLabel>

class KioskLook;

/**
 * A text on a kiosk. Wraps between words and asks for the height that it needs, so nothing of it
 * is cut. @p look is borrowed.
 */
class KioskText : public QLabel {
    Q_OBJECT

public:
    enum class Kind {
        Title, ///< what is asked on this screen
        Large,
        Body,
        Strong, ///< body, semi-bold
        Soft, ///< body, what explains
    };

    KioskText(const KioskLook &look, Kind kind, QWidget *parent = nullptr);

    bool hasHeightForWidth() const override { return true; }

    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;

private:
    QFont wantedFont() const;
    void measure();

    const KioskLook &m_look;
    Kind m_kind;
};
