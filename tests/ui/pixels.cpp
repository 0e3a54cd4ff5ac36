#include "tests/ui/pixels.h"

#include "ui/theme/textrole.h"

#include <QHash>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace {

double linear(double channel)
{
    return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
        + 0.0722 * linear(colour.blueF());
}

}

double Pixels::contrast(const QColor &a, const QColor &b)
{
    const double first = luminance(a) + 0.05;
    const double second = luminance(b) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

QImage Pixels::inside(QWidget &widget, int around)
{
    QWidget page;
    setBoxRole(&page, BoxRole::Page);
    page.resize(widget.size());
    QWidget *parent = widget.parentWidget();
    widget.setParent(&page);
    widget.show();
    const QImage image = page.grab().toImage();
    widget.setParent(parent);
    return image.copy(image.rect().adjusted(around, around, -around, -around));
}

QColor Pixels::ground(const QImage &image)
{
    QHash<QRgb, int> counts;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            ++counts[image.pixel(x, y)];
        }
    }
    const auto most = std::max_element(counts.keyValueBegin(),
        counts.keyValueEnd(),
        [](const auto &a, const auto &b) { return a.second < b.second; });
    return QColor::fromRgb((*most).first);
}

int Pixels::inkHeight(const QImage &image)
{
    constexpr double seen = 1.2; // a pixel that an edge touches only a little is no ink
    const QColor under = ground(image);
    int first = -1;
    int last = -2;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (contrast(image.pixelColor(x, y), under) > seen) {
                first = first < 0 ? y : first;
                last = y;
                break;
            }
        }
    }
    return last - first + 1;
}

double Pixels::inkContrast(const QImage &image)
{
    const QColor under = ground(image);
    double most = 1;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            most = std::max(most, contrast(image.pixelColor(x, y), under));
        }
    }
    return most;
}

double Pixels::edgeContrast(const QImage &image, QPoint from, int count)
{
    const QColor outside = image.pixelColor(from);
    double most = 1;
    for (int step = 1; step <= count; ++step) {
        most = std::max(most, contrast(image.pixelColor(from + QPoint(step, 0)), outside));
    }
    return most;
}
