#pragma once

#include "ui/kiosk/keyboard/keylayout.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

class KioskField;

/**
 * What the keys of the keyboard on the screen do: which page and letters there are, Shift, an
 * accent that waits for its letter, and the field that is typed into. Knows no sizes. UI thread.
 */
class KeyTypist : public QObject {
    Q_OBJECT

public:
    enum class Page { Letters, Signs, Phone, Code };

    /** How a key looks as things are now. */
    struct Face {
        QString text;
        QString icon; ///< of resources/icons; empty: none
        QString name; ///< read aloud
        bool isHeld = false;
    };

    explicit KeyTypist(QObject *parent = nullptr);

    /** Borrowed; may be null. Its kind chooses the page. */
    void setField(KioskField *field);

    KioskField *field() const;

    void setLanguages(const QStringList &codes) { m_languages = codes; }

    void setLanguage(const QString &code);

    const QString &language() const { return m_language; }

    Page page() const { return m_page; }

    KeyLayout layout() const;

    void press(const Key &key);

    /** From a real keyboard: as it is. */
    void type(const QString &text);

    Face faceOf(const Key &key) const;

Q_SIGNALS:
    /** Other keys than before. */
    void layoutChanged();
    /** The same keys, other faces. */
    void facesChanged();
    void doneRequested();

private:
    enum class Shift { Off, Once, Lock };

    void show(Page page);
    void pressText(const QString &text);
    void nextShift();
    void nextLanguage();
    void capitalise();
    QString cased(const QString &text) const;

    QPointer<KioskField> m_field;
    QStringList m_languages { QStringLiteral("en") };
    QString m_language = QStringLiteral("en");
    Page m_page = Page::Letters;
    Shift m_shift = Shift::Off;
    QString m_mark; ///< waits for its letter; empty: none
};
