#pragma once

#include <QCoreApplication>
#include <QFuture>
#include <QPointer>
#include <QThread>

#include <utility>

/**
 * Runs @p handler with the result of @p future on the UI thread, unless @p owner has died by then.
 *
 * The only way to continue a future in this program. QFuture::then(owner, ...) of Qt 6.4 looks at
 * the owner in the thread that finishes the future: it aborts in debug builds and races in release
 * when the owner dies first. Here the context is the application and the guard is read on its own
 * thread. Call on the UI thread.
 */
template <typename T, typename Owner, typename Handler>
void onUi(Owner *owner, QFuture<T> future, Handler handler)
{
    Q_ASSERT(owner && owner->thread() == QThread::currentThread());
    future.then(QCoreApplication::instance(),
        [guard = QPointer<Owner>(owner), handler = std::move(handler)](const T &result) mutable {
            if (guard) {
                handler(result);
            }
        });
}
