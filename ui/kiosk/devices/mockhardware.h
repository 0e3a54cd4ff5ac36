#pragma once

#include "core/base/result.h"

#include <QString>

/**
 * The folder that stands in for printer and scanner: tickets become pictures in it, and lines that
 * are written into its pipe are scans (echo CODE > FOLDER/scanner). A file named printer-off in it
 * switches the printer off.
 */
class MockHardware {
public:
    explicit MockHardware(QString folder);

    /** Makes the folder and the pipe where they are missing. */
    Result<Done> prepare() const;

    const QString &folder() const { return m_folder; }

    QString scannerPath() const;
    QString printerOffPath() const;

private:
    QString m_folder;
};
