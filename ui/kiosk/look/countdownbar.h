#pragma once

#include "ui/kiosk/look/kioskcard.h"

#include <chrono>

class KioskButton;
class KioskLook;
class KioskText;
class QLabel;

/**
 * How long a place is still kept: words, time in figures and a bar, and the button that asks for
 * more. It is told the time: whose clock that is, is not its business. What is urgent is said by
 * other words, an icon and the ground of the card, not by a colour alone.
 */
class CountdownBar : public KioskCard {
    Q_OBJECT

public:
    enum class Urgency {
        Calm,
        Soon, ///< the last minute
        Last, ///< the last twenty seconds
    };

    static constexpr std::chrono::seconds soon { 60 };
    static constexpr std::chrono::seconds last { 20 };

    /** @p look is borrowed. */
    explicit CountdownBar(const KioskLook &look, QWidget *parent = nullptr);

    /** @p left of @p whole; below zero is nothing. */
    void setTime(std::chrono::seconds left, std::chrono::seconds whole);

    /** Whether more time can be asked for; the button is away when it cannot. */
    void setExtendable(bool isExtendable);

    Urgency urgency() const { return m_urgency; }

    /** "4:32" */
    QString time() const;

    QString sentence() const;

Q_SIGNALS:
    void moreTimeRequested();
    /** The time has entered another part: to be said aloud, with a tone. */
    void urgencyChanged(CountdownBar::Urgency urgency);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    class Bar;

    static Urgency urgencyOf(std::chrono::seconds left);
    void colour(Urgency urgency);
    void measure();
    void retranslate();

    const KioskLook &m_look;
    std::chrono::seconds m_left { 0 };
    Urgency m_urgency = Urgency::Calm;
    QLabel *m_icon = nullptr;
    KioskText *m_sentence = nullptr;
    KioskText *m_time = nullptr;
    Bar *m_bar = nullptr;
    KioskButton *m_more = nullptr;
};
