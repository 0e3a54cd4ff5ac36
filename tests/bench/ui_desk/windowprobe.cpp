#include "tests/bench/ui_desk/windowprobe.h"

#include "core/config/settings.h"
#include "ui/shell/language.h"
#include "ui/shell/mainwindow.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QMainWindow>
#include <QProcess>
#include <QTemporaryDir>

#include <cstdio>
#include <ctime>
#include <memory>

using namespace Qt::StringLiterals;

namespace WindowProbe {

namespace {

    constexpr auto startVariable = "HOLDFAST_BENCH_START";
    constexpr int probeTimeoutMs = 30'000;
    constexpr double ratioBar = 2.5;

    qint64 monotonicNs()
    {
        timespec now {};
        clock_gettime(CLOCK_MONOTONIC, &now); // the same clock in every process
        return qint64(now.tv_sec) * 1'000'000'000 + now.tv_nsec;
    }

    /** Ends the program when its window has been painted for the first time. */
    class FirstPaint : public QObject {
    public:
        explicit FirstPaint(QWidget &window)
            : m_window(window)
        {
            window.installEventFilter(this);
        }

    protected:
        bool eventFilter(QObject *watched, QEvent *event) override
        {
            if (watched == &m_window && event->type() == QEvent::Paint && !m_isPainted) {
                m_isPainted = true;
                QMetaObject::invokeMethod(
                    this, [] { report(); }, Qt::QueuedConnection);
            }
            return QObject::eventFilter(watched, event);
        }

    private:
        static void report()
        {
            const qint64 start = qEnvironmentVariable(startVariable).toLongLong();
            std::printf("%.3f\n", static_cast<double>(monotonicNs() - start) / 1e6);
            QApplication::quit();
        }

        QWidget &m_window;
        bool m_isPainted = false;
    };

    int showAndWait(QWidget &window)
    {
        const FirstPaint watcher(window);
        window.show();
        return QApplication::exec();
    }

    int runDesk()
    {
        const QTemporaryDir folder;
        Settings settings(folder.filePath(u"settings.ini"_s));
        Theme theme;
        theme.choose(settings.theme());
        Language language;
        language.choose(settings.language());
        MainWindow window({ settings, theme, language });
        return showAndWait(window);
    }

    /** Milliseconds of one probe; 0 when it failed. */
    double probe(const QString &kind)
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QLatin1StringView(startVariable), QString::number(monotonicNs()));
        process.setProcessEnvironment(environment);
        process.start(QCoreApplication::applicationFilePath(), { u"--probe"_s, kind });
        if (!process.waitForFinished(probeTimeoutMs)) {
            process.kill();
            process.waitForFinished(probeTimeoutMs);
            return 0;
        }
        return process.readAllStandardOutput().trimmed().toDouble();
    }

}

int run(QApplication &, const QString &kind)
{
    if (kind == u"bare") {
        QMainWindow window;
        return showAndWait(window);
    }
    return runDesk();
}

DeskFigure measure(int rounds)
{
    DeskFigure figure { u"window_shown_vs_bare"_s, u"times"_s, ratioBar, {} };
    probe(u"bare"_s); // both programs' pages come from the disk once
    probe(u"desk"_s);
    for (int round = 0; round < rounds; ++round) {
        const double bare = probe(u"bare"_s);
        const double desk = probe(u"desk"_s);
        std::fprintf(stderr, "window shown: bare %.1f ms, desk %.1f ms\n", bare, desk);
        if (bare > 0 && desk > 0) {
            figure.rounds.append(desk / bare);
        }
    }
    return figure;
}

}
