#pragma once

#include <QWidget>

class KioskLook;

/**
 * A rounded ground for words on a kiosk. What is more than plain has an outline too: its pale fill
 * alone would hardly be seen. The words on it take the colour that belongs to it.
 */
class KioskCard : public QWidget {
    Q_OBJECT

public:
    enum class Ground { Plain, Good, Warning, Error };

    /** @p look is borrowed. */
    explicit KioskCard(const KioskLook &look, QWidget *parent = nullptr);

    void setGround(Ground ground);

    Ground ground() const { return m_ground; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const KioskLook &m_look;
    Ground m_ground = Ground::Plain;
};
