#include "core/base/wholeamount.h"

#include <QTest>

using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(AmountProblem)

/** Amounts as people type them, and what is never guessed. */
class TestWholeAmount : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wholeAmountIsRead_data();
    void wholeAmountIsRead();
    void doubtfulAmountIsRefused_data();
    void doubtfulAmountIsRefused();
    void signIsReadWhereItMayStand_data();
    void signIsReadWhereItMayStand();
    void zeroIsReadWhereItMayStand();
    void largestAmountIsRead();
};

namespace {

constexpr qint64 amountMax = 1'000'000'000'000;

const AmountRule positive { .max = amountMax, .isSigned = false, .mayBeZero = false };
const AmountRule change { .max = amountMax, .isSigned = true, .mayBeZero = false };
const AmountRule count { .max = amountMax, .isSigned = false, .mayBeZero = true };

}

void TestWholeAmount::wholeAmountIsRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("amount");

    QTest::newRow("digits") << u"1200"_s << qint64(1200);
    QTest::newRow("one") << u"1"_s << qint64(1);
    QTest::newRow("blanks around it") << u"  42\t"_s << qint64(42);
    QTest::newRow("leading zeros") << u"007"_s << qint64(7);
    QTest::newRow("a space as group") << u"1 200"_s << qint64(1200);
    QTest::newRow("a no-break space") << u"1\u00a0200"_s << qint64(1200);
    QTest::newRow("a narrow no-break space") << u"1\u202f200"_s << qint64(1200);
    QTest::newRow("a thin space") << u"1\u2009200\u2009000"_s << qint64(1200000);
    QTest::newRow("two commas are groups") << u"1,200,000"_s << qint64(1200000);
    QTest::newRow("two dots are groups") << u"1.200.000"_s << qint64(1200000);
    QTest::newRow("comma and no cents") << u"1200,00"_s << qint64(1200);
    QTest::newRow("dot and no cents") << u"1200.00"_s << qint64(1200);
    QTest::newRow("one zero behind it") << u"12,0"_s << qint64(12);
    QTest::newRow("space and comma") << u"1 200,00"_s << qint64(1200);
    QTest::newRow("comma and dot") << u"1,200.00"_s << qint64(1200);
    QTest::newRow("dot and comma") << u"1.200,00"_s << qint64(1200);
    QTest::newRow("groups tell what three zeros are") << u"1,200.000"_s << qint64(1200);
    QTest::newRow("four digits cannot be a group") << u"1200,000"_s << qint64(1200);
}

void TestWholeAmount::wholeAmountIsRead()
{
    QFETCH(const QString, text);
    QFETCH(const qint64, amount);

    const AmountReading reading = readWholeAmount(text, positive);

    QVERIFY(std::holds_alternative<qint64>(reading));
    QCOMPARE(std::get<qint64>(reading), amount);
}

void TestWholeAmount::doubtfulAmountIsRefused_data()
{
    using Problem = AmountProblem;
    QTest::addColumn<QString>("text");
    QTest::addColumn<AmountProblem>("problem");

    QTest::newRow("nothing") << QString() << Problem::Empty;
    QTest::newRow("blanks") << u" \u00a0 "_s << Problem::Empty;
    QTest::newRow("nan") << u"NaN"_s << Problem::NotANumber;
    QTest::newRow("words") << u"ten"_s << Problem::NotANumber;
    QTest::newRow("a minus alone") << u"-"_s << Problem::NotANumber;
    QTest::newRow("a currency") << u"12 Kč"_s << Problem::NotANumber;
    QTest::newRow("hexadecimal") << u"0x1F"_s << Problem::NotANumber;
    QTest::newRow("an apostrophe") << u"1'200"_s << Problem::NotANumber;
    QTest::newRow("an underscore") << u"1_200"_s << Problem::NotANumber;
    QTest::newRow("a plus") << u"+5"_s << Problem::NotANumber;
    QTest::newRow("a sum") << u"2+3"_s << Problem::NotANumber;
    QTest::newRow("a zero byte") << u"1\u00002"_s.append(QChar(0)) << Problem::NotANumber;
    QTest::newRow("a direction mark") << u"\u200e12"_s << Problem::NotANumber;
    QTest::newRow("inf") << u"inf"_s << Problem::Infinite;
    QTest::newRow("minus infinity") << u"-Infinity"_s << Problem::Infinite;
    QTest::newRow("the sign of infinity") << u"∞"_s << Problem::Infinite;
    QTest::newRow("exponent") << u"1e3"_s << Problem::Exponent;
    QTest::newRow("exponent with a sign") << u"1.5E+3"_s << Problem::Exponent;
    QTest::newRow("full width") << u"１２"_s << Problem::ForeignDigits;
    QTest::newRow("Arabic") << u"١٢"_s << Problem::ForeignDigits;
    QTest::newRow("Devanagari among others") << u"1२"_s << Problem::ForeignDigits;
    QTest::newRow("two digits behind a space") << u"1 20"_s << Problem::Malformed;
    QTest::newRow("four digits before a space") << u"1200 000"_s << Problem::Malformed;
    QTest::newRow("two spaces") << u"1  200"_s << Problem::Malformed;
    QTest::newRow("uneven groups") << u"1,20,300"_s << Problem::Malformed;
    QTest::newRow("mixed groups") << u"1,200 000"_s << Problem::Malformed;
    QTest::newRow("comma, dot, comma") << u"1,200.000,00"_s << Problem::Malformed;
    QTest::newRow("nothing before the comma") << u",5"_s << Problem::Malformed;
    QTest::newRow("nothing behind the comma") << u"5,"_s << Problem::Malformed;
    QTest::newRow("a dot alone") << u"."_s << Problem::Malformed;
    QTest::newRow("comma and three digits") << u"12,345"_s << Problem::Ambiguous;
    QTest::newRow("dot and three digits") << u"12.345"_s << Problem::Ambiguous;
    QTest::newRow("comma and three zeros") << u"1,000"_s << Problem::Ambiguous;
    QTest::newRow("half") << u"12,5"_s << Problem::Fraction;
    QTest::newRow("cents") << u"12.50"_s << Problem::Fraction;
    QTest::newRow("groups and cents") << u"1,200.50"_s << Problem::Fraction;
    QTest::newRow("zero is no group") << u"0,345"_s << Problem::Fraction;
    QTest::newRow("space and three digits") << u"1 200,345"_s << Problem::Fraction;
    QTest::newRow("negative") << u"-5"_s << Problem::Negative;
    QTest::newRow("the sign of minus") << u"\u22125"_s << Problem::Negative;
    QTest::newRow("zero") << u"0"_s << Problem::Zero;
    QTest::newRow("zeros") << u"000"_s << Problem::Zero;
    QTest::newRow("zero point zero") << u"0.00"_s << Problem::Zero;
    QTest::newRow("one too many") << u"1000000000001"_s << Problem::TooLarge;
    QTest::newRow("beyond 64 bits") << u"9223372036854775808"_s << Problem::TooLarge;
    QTest::newRow("a wall of nines") << QString(5000, u'9') << Problem::TooLarge;
}

void TestWholeAmount::doubtfulAmountIsRefused()
{
    QFETCH(const QString, text);
    QFETCH(const AmountProblem, problem);

    const AmountReading reading = readWholeAmount(text, positive);

    QVERIFY(std::holds_alternative<AmountProblem>(reading));
    QCOMPARE(std::get<AmountProblem>(reading), problem);
}

void TestWholeAmount::signIsReadWhereItMayStand_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("amount");

    QTest::newRow("plus") << u"+3"_s << qint64(3);
    QTest::newRow("no sign") << u"3"_s << qint64(3);
    QTest::newRow("hyphen") << u"-3"_s << qint64(-3);
    QTest::newRow("the sign of minus") << u"\u22123"_s << qint64(-3);
    QTest::newRow("a blank behind it") << u"- 1 200"_s << qint64(-1200);
}

void TestWholeAmount::signIsReadWhereItMayStand()
{
    QFETCH(const QString, text);
    QFETCH(const qint64, amount);

    QCOMPARE(readWholeAmount(text, change), AmountReading(amount));
}

void TestWholeAmount::zeroIsReadWhereItMayStand()
{
    QCOMPARE(readWholeAmount(u"0"_s, count), AmountReading(qint64(0)));
    QCOMPARE(readWholeAmount(u"-0"_s, change), AmountReading(AmountProblem::Zero));
    QCOMPARE(readWholeAmount(u"-1"_s, count), AmountReading(AmountProblem::Negative));
}

void TestWholeAmount::largestAmountIsRead()
{
    QCOMPARE(readWholeAmount(u"1 000 000 000 000"_s, positive), AmountReading(amountMax));
    QCOMPARE(readWholeAmount(u"-1000000000000"_s, change), AmountReading(-amountMax));
}

QTEST_GUILESS_MAIN(TestWholeAmount)
#include "tst_wholeamount.moc"
