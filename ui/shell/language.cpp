#include "ui/shell/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

using namespace Qt::StringLiterals;

Language::Language(QObject *parent)
    : QObject(parent)
{
}

void Language::choose(const QString &code)
{
    const QString resolved = resolve(code);
    if (resolved == m_code) {
        return;
    }
    m_code = resolved;
    QCoreApplication::removeTranslator(&m_program);
    QCoreApplication::removeTranslator(&m_qt);
    // The locale first: windows format dates while they answer the change of language.
    const QLocale system = QLocale::system();
    const bool isSystems = QLocale(m_code).language() == system.language();
    QLocale::setDefault(
        isSystems ? QLocale(system.name()) : QLocale(m_code == u"en" ? u"en_GB"_s : m_code));
    const QString qtFolder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    if (m_qt.load(u"qtbase_"_s + m_code, qtFolder)) {
        QCoreApplication::installTranslator(&m_qt);
    }
    // English has a file as well: it holds the plurals.
    if (m_program.load(u":/i18n/holdfast_"_s + m_code + u".qm"_s)) {
        QCoreApplication::installTranslator(&m_program);
    }
}

QStringList Language::codes() { return { u"en"_s, u"cs"_s, u"sk"_s, u"ru"_s }; }

QString Language::nameOf(const QString &code)
{
    if (code == u"cs") {
        return u"Čeština"_s;
    }
    if (code == u"sk") {
        return u"Slovenčina"_s;
    }
    if (code == u"ru") {
        return u"Русский"_s;
    }
    return u"English"_s;
}

QString Language::resolve(const QString &code)
{
    if (codes().contains(code)) {
        return code;
    }
    const QString system = QLocale::system().name().section(u'_', 0, 0);
    return codes().contains(system) ? system : u"en"_s;
}
