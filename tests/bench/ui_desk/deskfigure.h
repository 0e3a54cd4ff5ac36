#pragma once

#include <QJsonObject>
#include <QList>
#include <QString>

/** One measured figure of the desk and the most that it may be. */
struct DeskFigure {
    QString name;
    QString unit;
    double bar = 0;
    QList<double> rounds;

    /** The middle round. */
    double value() const;
    QJsonObject toJson() const;
};
