#pragma once

#include <QByteArray>
#include <QString>

#include <memory>

class QSettings;

enum class ThemeChoice { System, Light, Dark, HighContrast };

/** What tickets and receipts are printed on. */
enum class PaperSize { Roll80, A5, A4 };

/**
 * What a person may set on this machine, typed, with defaults; kept in an INI file of the user.
 * Secrets are never among them; of a PIN, what PinCode makes of it. UI thread only.
 */
class Settings {
public:
    static constexpr int refreshSecondsMin = 5;
    static constexpr int refreshSecondsMax = 15;
    static constexpr int lockMinutesMax = 60;

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

    QString lockPin() const; ///< sealed; empty: the desk does not lock
    void setLockPin(const QString &sealedPin);

    int lockMinutes() const; ///< unused for so long, the desk locks; 0: never; default 5
    void setLockMinutes(int minutes);

    QString ticketPrinter() const; ///< a queue of the printing system; empty: files in a folder
    void setTicketPrinter(const QString &name);

    PaperSize ticketPaper() const; ///< default: a roll of 80 mm
    void setTicketPaper(PaperSize size);

    QString sheetPrinter() const; ///< of day sheets, A4; empty: files in a folder
    void setSheetPrinter(const QString &name);

    QString printFolder() const; ///< default: Holdfast among the documents of the user
    void setPrintFolder(const QString &folder);

    QString dayView() const; ///< word of the view of the day; empty: the usual one
    void setDayView(const QString &word);

    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray &geometry);

private:
    std::unique_ptr<QSettings> m_store;
};
