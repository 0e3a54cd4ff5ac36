#pragma once

// What nearly every file of core and the tests includes, compiled once. Each file still includes
// what it uses: the preset core-only builds without this.
#include <QByteArray>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFuture>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>
#include <QLoggingCategory>
#include <QObject>
#include <QPromise>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QTimeZone>
#include <QTimer>
#include <QUuid>

#include <algorithm>
#include <array>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <variant>
#include <vector>
