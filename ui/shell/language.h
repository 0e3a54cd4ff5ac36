#pragma once

#include <QObject>
#include <QStringList>
#include <QTranslator>

/**
 * The language of the program and of its numbers and dates. Switches while windows are open: they
 * get QEvent::LanguageChange and say everything anew. One per program; UI thread.
 */
class Language : public QObject {
    Q_OBJECT

public:
    explicit Language(QObject *parent = nullptr);

    /** "en", "ru", "cs", "sk"; empty or unknown: the language of the system, or English. */
    void choose(const QString &code);

    /** The language in use. */
    const QString &code() const { return m_code; }

    static QStringList codes();

    /** The name of a language in itself: "Čeština". */
    static QString nameOf(const QString &code);

private:
    static QString resolve(const QString &code);

    QTranslator m_program;
    QTranslator m_qt;
    QString m_code;
};
