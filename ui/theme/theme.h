#pragma once

#include "core/config/settings.h"
#include "ui/theme/themetokens.h"

#include <QFont>
#include <QHash>
#include <QIcon>
#include <QObject>
#include <QPixmap>

/**
 * The look of the program: colours, fonts, icons and the one application style sheet.
 *
 * Nobody else writes a colour or a size: widgets say what they are (setTextRole, setBoxRole, the
 * variant of a KeyButton), or paint with tokens() and repaint at changed(). One per program, made
 * after QApplication; UI thread only.
 */
class Theme : public QObject {
    Q_OBJECT

public:
    /** Applies @p choice at once; knowing it here saves a second application of the style. */
    explicit Theme(ThemeChoice choice, QObject *parent = nullptr);
    explicit Theme(QObject *parent = nullptr);

    /** Applies a theme to the whole application. System follows the palette of the platform. */
    void choose(ThemeChoice choice);

    ThemeChoice choice() const { return m_choice; }

    bool isDark() const { return m_isDark; }

    const ThemeTokens &tokens() const { return m_tokens; }

    /** Enlarges all text and the controls around it; 1.0 to 2.0. Applies at once. */
    void setTextScale(qreal scale);

    qreal textScale() const { return m_textScale; }

    /** A size of Metrics at the current text scale. */
    int scaled(int size) const;

    QFont body() const;
    QFont strong() const; ///< body, semi-bold
    QFont caption() const;
    QFont title() const;
    QFont number() const; ///< large figures
    QFont wordmark() const; ///< the name of the program in the top bar

    /** An icon of resources/icons in one colour; cached. @p size in device-independent pixels. */
    QPixmap pixmap(const QString &name, const QColor &colour, int size, qreal dpr) const;

    /** The same as an icon for buttons, menus and actions. */
    QIcon icon(const QString &name, const QColor &colour) const;

    /** In the colour of text. Take it anew at changed(). */
    QIcon icon(const QString &name) const;

Q_SIGNALS:
    /** Tokens, fonts or text scale are others now: repaint, take icons anew. */
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void apply();
    void followPlatform();
    QFont font(int pixelSize, QFont::Weight weight) const;

    ThemeChoice m_choice = ThemeChoice::System;
    bool m_isDark = false;
    bool m_isApplying = false;
    qreal m_textScale = 1.0;
    ThemeTokens m_tokens;
    mutable QHash<QString, QPixmap> m_pixmaps;
};
