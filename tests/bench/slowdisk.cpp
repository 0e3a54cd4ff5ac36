// A disk as slow as asked: preloaded into the server (LD_PRELOAD), it makes each flush take at
// least HOLDFAST_BENCH_FLUSH_US microseconds. A machine with a very fast disk is thus measured as
// one with an ordinary disk; run.sh --flush-us asks for it, and the answer says so.
#include <chrono>
#include <cstdlib>
#include <dlfcn.h>
#include <thread>
#include <unistd.h>

namespace {

using Flush = int (*)(int);

Flush original(const char *name)
{
    return reinterpret_cast<Flush>(dlsym(RTLD_NEXT, name)); // NOLINT: what dlsym is for
}

std::chrono::microseconds wanted()
{
    const char *value = std::getenv("HOLDFAST_BENCH_FLUSH_US");
    return std::chrono::microseconds(value == nullptr ? 0 : std::atol(value));
}

int slowly(Flush flush, int file)
{
    static const std::chrono::microseconds least = wanted();
    const auto until = std::chrono::steady_clock::now() + least;
    const int result = flush(file);
    std::this_thread::sleep_until(until);
    return result;
}

} // namespace

extern "C" int fdatasync(int file)
{
    static const Flush flush = original("fdatasync");
    return slowly(flush, file);
}

extern "C" int fsync(int file)
{
    static const Flush flush = original("fsync");
    return slowly(flush, file);
}
