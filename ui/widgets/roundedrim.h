#pragma once

#include <QList>
#include <QObject>

class QWidget;
class Theme;

/**
 * Rounds the corners of a scroll area: a style sheet rounds its frame, but not what scrolls in it.
 * Paints the four corners over @p target in the colour of the page; lets the mouse through.
 */
class RoundedRim : public QObject {
    Q_OBJECT

public:
    /** Owned by @p target; the theme is borrowed. */
    RoundedRim(QWidget *target, const Theme &theme);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    class Corner;

    void place();

    QWidget *m_target;
    QList<Corner *> m_corners;
};
