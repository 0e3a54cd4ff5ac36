#pragma once

#include "core/base/result.h"
#include "core/config/secretfile.h"
#include "core/kiosk/kioskenrolment.h"

#include <QString>

/** The code that enrolled this kiosk, in a file that only its account may read. */
class StoredEnrolment {
public:
    /** @p path: empty: the usual place. */
    explicit StoredEnrolment(const QString &path = {});

    /** Checks @p code and puts it in the place of an older one. */
    Result<Done> store(const QString &code) const;

    bool exists() const { return m_file.exists(); }

    Result<KioskEnrolment> load() const;

    const QString &path() const { return m_file.path(); }

private:
    SecretFile m_file;
};
