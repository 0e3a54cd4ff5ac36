#include "core/cluster/clusterlog.h"

Q_LOGGING_CATEGORY(clusterLog, "holdfast.cluster")
