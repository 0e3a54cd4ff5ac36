#include "tests/bench/ui_desk/findtime.h"

#include "core/customers/customerservice.h"
#include "core/db/executor.h"
#include "ui/presenters/findpresenter.h"
#include "ui/shell/findfield.h"
#include "ui/theme/theme.h"

#include <QElapsedTimer>
#include <QTest>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int answerTimeoutMs = 30'000;
constexpr double bar = 150;
constexpr int askedPerRound = 60;
constexpr double p95 = 0.95;

/** From what nearly everybody has to what one has; numbered, so that none is asked twice. */
QString textOf(int number)
{
    static const QStringList shapes { u"nov"_s,
        u"rerich %1"_s,
        u"елка"_s,
        u"jana novova"_s,
        u"6%1"_s,
        u"420 60%1"_s,
        u"щукин"_s,
        u"kucer an"_s,
        u"ABCDEF%1"_s,
        u"%1"_s };
    const QString shape = shapes.at(number % shapes.size());
    return shape.contains(u"%1"_s) ? shape.arg(1000 + number * 37 % 8999)
                                   : shape + QString(number % 2, QChar(u'a' + number % 26));
}

}

DeskFigure measureFind(const QString &connection, int rounds)
{
    DeskFigure figure { u"find"_s, u"ms"_s, bar, {} };
    DbExecutor executor({ connection, u"bench_desk"_s });
    CustomerService customers(executor);
    FindPresenter presenter(customers);
    Theme theme;
    QWidget window;
    FindField field(theme, &window);
    window.resize(1440, 900);
    window.show();
    field.setPresenter(presenter);
    field.open();
    if (!QTest::qWaitForWindowActive(&window)) {
        return figure;
    }
    int answers = 0;
    QObject::connect(&presenter, &FindPresenter::foundChanged, &window, [&answers] { ++answers; });
    for (int round = 0; round < rounds; ++round) {
        QList<double> times;
        for (int i = 0; i < askedPerRound; ++i) {
            presenter.forget();
            answers = 0;
            QElapsedTimer timer;
            timer.start();
            presenter.findNow(textOf(round * askedPerRound + i));
            if (!QTest::qWaitFor([&answers] { return answers > 0; }, answerTimeoutMs)) {
                return figure;
            }
            window.repaint();
            times.append(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        }
        std::sort(times.begin(), times.end());
        figure.rounds.append(times.at(static_cast<qsizetype>(p95 * askedPerRound)));
    }
    return figure;
}
