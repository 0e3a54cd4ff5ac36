#pragma once

#include <QByteArray>
#include <QString>

#include <memory>

class QSettings;

enum class ThemeChoice { System, Light, Dark, HighContrast };

/**
 * What a person may set on this machine, typed, with defaults; kept in an INI file of the user.
 * Secrets are never among them. UI thread only.
 */
class Settings {
public:
    static constexpr int refreshSecondsMin = 5;
    static constexpr int refreshSecondsMax = 15;

    /** The user's own file; @p file names another one (tests). */
    explicit Settings(const QString &file = {});
    ~Settings();
    Settings(const Settings &) = delete;
    Settings &operator=(const Settings &) = delete;

    QString database() const; ///< connection string of a shared server; empty: private database
    void setDatabase(const QString &connectionString);

    QString dataDirectory() const; ///< of the private database; empty: the usual place
    QString serverPrograms() const; ///< folder with initdb and postgres; empty: the usual places

    QString deskName() const; ///< default: the name of the machine
    void setDeskName(const QString &name);

    QString language() const; ///< "en", "ru", "cs", "sk"; empty: the language of the system
    void setLanguage(const QString &code);

    ThemeChoice theme() const;
    void setTheme(ThemeChoice choice);

    int refreshSeconds() const; ///< 5 to 15, default 10
    void setRefreshSeconds(int seconds);

    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray &geometry);

private:
    std::unique_ptr<QSettings> m_store;
};
