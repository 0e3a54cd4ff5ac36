#pragma once

#include <QLoggingCategory>

/** What the private server does on this machine. Warning: somebody must look. */
Q_DECLARE_LOGGING_CATEGORY(clusterLog)
