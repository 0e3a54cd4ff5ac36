#include "core/cluster/serverenvironment.h"

using namespace Qt::StringLiterals;

QProcessEnvironment serverEnvironment()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    const QStringList names = environment.keys();
    for (const QString &name : names) {
        if (name.startsWith(u"PG"_s) || name.startsWith(u"LC_"_s)) {
            environment.remove(name);
        }
    }
    environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    environment.insert(u"TZ"_s, u"UTC"_s);
    return environment;
}
