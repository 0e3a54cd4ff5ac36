#pragma once

#include "ui/outcometext.h"
#include "ui/presenters/bookingreturn.h"

#include <QCoreApplication>

/** What came of taking pieces of a booking back, in sentences for people. */
class ReturnText {
    Q_DECLARE_TR_FUNCTIONS(ReturnText)

public:
    static OutcomeText::Sentence report(const BookingReturn::Report &report);

private:
    static QString finished(const BookingReturn::Finished &finished);
    static QString refused(const BookingReturn::Refused &refused);
};
