#include "core/cluster/privatecluster.h"

#include <QCoreApplication>

#include <cstdio>

/**
 * Joins the cluster of the folder named first, says "joined" with the pid of the server, and leaves
 * when its input ends.
 */
int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    PrivateCluster cluster({ QCoreApplication::arguments().value(1), {}, {} });
    const auto address = cluster.join();
    if (!address) {
        std::fprintf(stderr, "%s\n", qPrintable(address.error().detail));
        return 1;
    }
    std::printf("joined %lld\n", cluster.status().processId);
    std::fflush(stdout);
    while (std::getchar() != EOF) { }
    return 0;
}
