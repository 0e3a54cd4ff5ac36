#pragma once

#include "ui/models/arrivalrow.h"
#include "ui/models/keyedtablemodel.h"

#include <QCoreApplication>

/** The bookings of a day in the order of time, one row each. */
class ArrivalModel : public KeyedTableModel<ArrivalRow> {
    Q_DECLARE_TR_FUNCTIONS(ArrivalModel)

public:
    enum Column { Time, ResourceName, Name, Party, State, Code, columnTotal };

    using KeyedTableModel<ArrivalRow>::KeyedTableModel;

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /**
     * Whether @p text finds the booking: by beginnings of words of the name, case and accents
     * ignored, by digits of the phone in a row, or by the beginning of the code.
     */
    static bool isFitting(const Arrival &arrival, const QString &text);

    /** "Jana Nová", or what stands for a booking without a name. */
    static QString name(const Arrival &arrival);

    /** "12 min late", "part here": how it stands, in words. */
    static QString state(const ArrivalRow &row);

private:
    static QString shown(const ArrivalRow &row, int column);
    static QString party(const Arrival &arrival);
    static QString spoken(const ArrivalRow &row);
    static QVariant decoration(const ArrivalRow &row, int column, int role);
};
