#pragma once

#include <QFont>
#include <QSize>
#include <QSizeF>

class QScreen;

/** What is known about the glass that a kiosk is shown on. Value. */
struct KioskScreen {
    QSize pixels; ///< device-independent
    QSizeF millimetres; ///< as the screen says of itself: may be nothing, or wrong
    int ppi = 0; ///< measured by hand, dots per inch; 0: believe the screen

    /** @p ppi as above. */
    static KioskScreen of(const QScreen &screen, int ppi = 0);
};

/**
 * Every size of a kiosk, in pixels of one screen, from sizes in millimetres: a finger and an eye
 * do not know pixels. Nothing ever becomes smaller than its floor; what does not fit is turned in
 * pages. Value; needs a QGuiApplication, for its fonts.
 */
class KioskMetrics {
public:
    // Millimetres that no control and no text falls below.
    static constexpr qreal mainButtonMin = 20;
    static constexpr qreal buttonMin = 15;
    static constexpr qreal gapMin = 3;
    static constexpr qreal keyMin = 16;
    static constexpr qreal letterKeyMin = 15; ///< where a row of sixteen does not fit
    static constexpr qreal capHeightMin = 7.3; ///< seen from 60 cm

    enum class Text { Body, Large, Title };

    /** @p textScale enlarges texts, 1.0 to 2.0. */
    explicit KioskMetrics(const KioskScreen &screen, qreal textScale = 1.0);

    qreal pixelsPerMillimetre() const { return m_pixelsPerMillimetre; }

    /** Rounded up: a size is never below what was asked for. */
    int px(qreal millimetres) const;

    /** Screens as small as a 15-inch one: less air, the same floors. */
    bool isCompact() const { return m_isCompact; }

    int mainButton() const { return px(m_isCompact ? mainButtonMin : 24); }

    int button() const { return px(m_isCompact ? buttonMin : 18); }

    int key() const { return px(keyMin); }

    int gap() const { return px(m_isCompact ? gapMin : 4); }

    /** Between the edge of the screen and what is on it. */
    int margin() const { return px(m_isCompact ? 5 : 12); }

    /** Beside and above the text of a control. */
    int padding() const { return px(m_isCompact ? 3 : 5); }

    int radius() const { return px(m_isCompact ? 4 : 5.5); }

    int icon() const { return px(8); }

    int line() const; ///< outline of a control
    int chosenLine() const; ///< outline of what was chosen
    int focusRing() const; ///< never under three pixels

    int bar() const { return px(3); } ///< height of the bar of time

    QFont font(Text text, QFont::Weight weight) const;

    bool operator==(const KioskMetrics &) const = default;

private:
    int fontSize(qreal capHeight) const;

    qreal m_pixelsPerMillimetre;
    bool m_isCompact;
    int m_bodySize;
    int m_largeSize;
    int m_titleSize;
};
