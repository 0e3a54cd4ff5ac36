#pragma once

#include <QWidget>

class KeyButton;
class QLabel;
class QVBoxLayout;
class Theme;

/**
 * A part of a form that is one line until it is wanted: a button with its key; then a heading and
 * the fields under it. Enter is left to the form: Space, a click or the key open it.
 */
class FoldedSection : public QWidget {
    Q_OBJECT

public:
    FoldedSection(const Theme &theme, QWidget *parent = nullptr);

    bool isOpen() const { return m_isOpen; }

    void setOpen(bool isOpen);

    void setTitle(const QString &title);

    /** What the cap of the folded line shows. */
    void setKeyText(const QString &key);

    /** The folded line; owned by the section. */
    KeyButton *head() const { return m_head; }

Q_SIGNALS:
    /** The folded line was pressed. */
    void openRequested();

protected:
    /** Where the fields go; owned by the section. */
    QVBoxLayout *body() const { return m_body; }

private:
    KeyButton *m_head = nullptr;
    QLabel *m_title = nullptr;
    QWidget *m_inside = nullptr;
    QVBoxLayout *m_body = nullptr;
    bool m_isOpen = false;
};
