#pragma once

#include <QWidget>

class QLabel;
class Theme;

/** A mark and a word: "● live", "✓ all counters agree". The shape differs with the meaning. */
class StatusDot : public QWidget {
    Q_OBJECT

public:
    enum class Meaning { Neutral, Good, Waiting, Warning, Error };

    explicit StatusDot(const Theme &theme, QWidget *parent = nullptr);

    /** The text is also the accessible name. */
    void setStatus(Meaning meaning, const QString &text);

    /** Another mark than that of the meaning ("check", "shield"); empty: that of the meaning. */
    void setIconName(const QString &name);

    Meaning meaning() const { return m_meaning; }

    QString text() const;

private:
    void refresh();

    const Theme &m_theme;
    QLabel *m_mark = nullptr;
    QLabel *m_label = nullptr;
    QString m_iconName;
    Meaning m_meaning = Meaning::Neutral;
};
