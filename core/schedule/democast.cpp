#include "core/schedule/democast.h"

using namespace Qt::StringLiterals;

const std::array<DemoCustomer, 11> demoCustomers {
    DemoCustomer { u"Řeřicha"_s, u"+420 601 100 201"_s },
    DemoCustomer { u"Nováková Jana"_s, u"+420 602 100 202"_s },
    DemoCustomer { u"Елена Соколова"_s, u"+7 900 100 20 30"_s },
    DemoCustomer { u"Kováč Peter"_s, u"+421 901 100 204"_s },
    DemoCustomer { u"Dvořák Tomáš"_s, u"+420 603 100 205"_s },
    DemoCustomer { u"Пётр Ёлкин"_s, u"+7 900 100 20 36"_s },
    DemoCustomer { u"Šťastná Eva"_s, u"+420 604 100 207"_s },
    DemoCustomer { u"Horváthová Ľubica"_s, u"+421 902 100 208"_s },
    DemoCustomer { u"Smith Alice"_s, u"+44 7700 900109"_s },
    DemoCustomer { u"Procházka Jiří"_s, u"+420 605 100 210"_s },
    DemoCustomer { QString(), QString() },
};

const std::array<DemoItem, 6> demoItems {
    DemoItem { u"SHOES"_s, u"Climbing shoes"_s, 40, true },
    DemoItem { u"HARNESS"_s, u"Climbing harness"_s, 24, true },
    DemoItem { u"ROPE"_s, u"Rope 40 m"_s, 12, true },
    DemoItem { u"RACKET"_s, u"Badminton racket"_s, 16, true },
    DemoItem { u"SKATES"_s, u"Inline skates"_s, 8, true },
    DemoItem { u"CHALK"_s, u"Chalk ball"_s, 60, false },
};

QString demoKey(qint64 site, const QString &what)
{
    return QUuid::createUuidV5(QUuid(), u"holdfast demo %1 %2"_s.arg(site).arg(what))
        .toString(QUuid::WithoutBraces);
}
