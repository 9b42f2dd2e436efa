// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/axis_ticks.h"
#include "widgets/charts/value_text.h"

#include <QDateTime>
#include <QSet>
#include <QTest>

#include <cmath>
#include <limits>
#include <random>

using namespace faultline;
using namespace faultline::ui;
using namespace Qt::StringLiterals;

namespace {

const QLocale kEnglish(QLocale::English, QLocale::UnitedStates);

AxisContext english()
{
    return {.locale = kEnglish, .zone = QTimeZone::utc()};
}

/// "0 | 50 | 100", minor ticks left out.
QString labelsOf(const std::vector<AxisTick>& ticks)
{
    QStringList labels;
    for (const AxisTick& tick : ticks) {
        if (!tick.label.isEmpty())
            labels << tick.label;
    }
    return labels.join(u" | "_s);
}

QString datesOf(const std::vector<AxisTick>& ticks)
{
    QStringList labels;
    for (const AxisTick& tick : ticks) {
        if (!tick.dateLabel.isEmpty())
            labels << tick.label + u": "_s + tick.dateLabel;
    }
    return labels.join(u" | "_s);
}

double utc(const char* text)
{
    return static_cast<double>(
        QDateTime::fromString(QString::fromLatin1(text) + u'Z', Qt::ISODate).toSecsSinceEpoch());
}

} // namespace

class AxisTicksTest : public QObject {
    Q_OBJECT

private slots:
    void stepLabels_data();
    void stepLabels();
    void valueLabels_data();
    void valueLabels();
    void relativeLabels_data();
    void relativeLabels();
    void wallLabels_data();
    void wallLabels();
    void daysBeginAtLocalMidnightAcrossAChangeOfTheClock();
    void logarithmicAxesGetMinorTicksWhereThereIsRoom();
    void labelsFollowTheLocale();
    void rangesWithoutExtentGiveNoTicks_data();
    void rangesWithoutExtentGiveNoTicks();
    void anyRangeGivesFewDistinctLabelsInOrder();
    void columnsAreNamedByRoundNumbers();
    void paddedRanges_data();
    void paddedRanges();
    void singleValues_data();
    void singleValues();
};

void AxisTicksTest::stepLabels_data()
{
    QTest::addColumn<double>("min");
    QTest::addColumn<double>("max");
    QTest::addColumn<bool>("logarithmic");
    QTest::addColumn<int>("most");
    QTest::addColumn<QString>("expected");
    QTest::newRow("hundreds") << 0.0 << 500.0 << false << 5 << u"0 | 100 | 200 | 300 | 400 | 500"_s;
    QTest::newRow("thousands are grouped")
        << 0.0 << 5000.0 << false << 5 << u"0 | 1,000 | 2,000 | 3,000 | 4,000 | 5,000"_s;
    QTest::newRow("thousands are separated")
        << 0.0 << 10000.0 << false << 5 << u"0 | 2,000 | 4,000 | 6,000 | 8,000 | 10,000"_s;
    QTest::newRow("k and M, each where it is shorter")
        << 0.0 << 1.6e6 << false << 4 << u"0 | 0.5M | 1M | 1.5M"_s;
    QTest::newRow("zoomed far in, in full")
        << 1.2e6 << 1.2005e6 << false << 5
        << u"1,200,000 | 1,200,100 | 1,200,200 | 1,200,300 | 1,200,400 | 1,200,500"_s;
    QTest::newRow("never between steps") << 0.0 << 3.0 << false << 12 << u"0 | 1 | 2 | 3"_s;
    QTest::newRow("no whole step in view") << 0.4 << 0.6 << false << 5 << QString();
    QTest::newRow("padding before step 0") << -15.0 << 1015.0 << false << 3 << u"0 | 500 | 1,000"_s;
    QTest::newRow("decades") << 1.0 << 1e5 << true << 6
                             << u"1 | 10 | 100 | 1,000 | 10,000 | 100,000"_s;
    QTest::newRow("decades with 2 and 5")
        << 1.0 << 100.0 << true << 6 << u"1 | 2 | 5 | 10 | 20 | 50 | 100"_s;
    QTest::newRow("within a decade: evenly")
        << 310.0 << 390.0 << true << 4 << u"320 | 340 | 360 | 380"_s;
}

void AxisTicksTest::stepLabels()
{
    QFETCH(double, min);
    QFETCH(double, max);
    QFETCH(bool, logarithmic);
    QFETCH(int, most);
    QTEST(labelsOf(xTicks({min, max}, XAxisKind::Step, logarithmic, most, english())), "expected");
}

void AxisTicksTest::valueLabels_data()
{
    QTest::addColumn<double>("min");
    QTest::addColumn<double>("max");
    QTest::addColumn<ValueFormat>("format");
    QTest::addColumn<bool>("logarithmic");
    QTest::addColumn<int>("most");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, double min, double max, ValueFormat format,
                        bool logarithmic, int most, const QString& expected) {
        QTest::newRow(name) << min << max << format << logarithmic << most << expected;
    };
    row("tenths", 0, 1, ValueFormat::Plain, false, 5, u"0 | 0.2 | 0.4 | 0.6 | 0.8 | 1.0"_s);
    row("across zero", -1, 1, ValueFormat::Plain, false, 4, u"-1.0 | -0.5 | 0 | 0.5 | 1.0"_s);
    row("a learning rate", 0, 0.0004, ValueFormat::Plain, false, 4,
        u"0 | 1e-4 | 2e-4 | 3e-4 | 4e-4"_s);
    row("exponents only as long as needed", 0, 0.000105, ValueFormat::Plain, false, 3,
        u"0 | 5e-5 | 1e-4"_s);
    row("narrow and far from zero", 0.99990, 0.99992, ValueFormat::Plain, false, 2,
        u"0.99990 | 0.99991 | 0.99992"_s);
    row("gradient norms", 0, 3e7, ValueFormat::Plain, false, 3, u"0 | 10M | 20M | 30M"_s);
    row("beyond every unit", 0, 3e20, ValueFormat::Plain, false, 3, u"0 | 1e20 | 2e20 | 3e20"_s);
    row("many decades", 1e-7, 1, ValueFormat::Plain, true, 8,
        u"1e-7 | 1e-6 | 1e-5 | 1e-4 | 1e-3 | 1e-2 | 1e-1 | 1"_s);
    row("every third decade", 1e-9, 1, ValueFormat::Plain, true, 3, u"1e-9 | 1e-6 | 1e-3 | 1"_s);
    row("a loss that diverged", 0.1, 1e20, ValueFormat::Plain, true, 5,
        u"1 | 1e5 | 1e10 | 1e15 | 1e20"_s);
    row("percent", 0, 100, ValueFormat::Percent, false, 4, u"0 % | 50 % | 100 %"_s);
    row("fraction", 0, 1, ValueFormat::Fraction, false, 4, u"0 % | 50 % | 100 %"_s);
    row("small fraction", 0, 0.02, ValueFormat::Fraction, false, 4,
        u"0 % | 0.5 % | 1.0 % | 1.5 % | 2.0 %"_s);
    row("gibibytes", 0, 17179869184.0, ValueFormat::Bytes, false, 4,
        u"0 | 4 GiB | 8 GiB | 12 GiB | 16 GiB"_s);
    row("parts of a gibibyte", 0, 1073741824.0, ValueFormat::Bytes, false, 4,
        u"0 | 0.25 GiB | 0.5 GiB | 0.75 GiB | 1 GiB"_s);
    row("bytes by powers", 1024, 1073741824.0, ValueFormat::Bytes, true, 3,
        u"1 KiB | 1 MiB | 1 GiB"_s);
    row("step times", 0, 0.4, ValueFormat::Seconds, false, 4,
        u"0 | 0.1 s | 0.2 s | 0.3 s | 0.4 s"_s);
    row("short step times", 0, 0.02, ValueFormat::Seconds, false, 4,
        u"0 | 5 ms | 10 ms | 15 ms | 20 ms"_s);
    row("times by powers", 0.001, 100, ValueFormat::Seconds, true, 8,
        u"1 ms | 10 ms | 100 ms | 1 s | 10 s | 1 min"_s);
}

void AxisTicksTest::valueLabels()
{
    QFETCH(double, min);
    QFETCH(double, max);
    QFETCH(ValueFormat, format);
    QFETCH(bool, logarithmic);
    QFETCH(int, most);
    QTEST(labelsOf(valueTicks({min, max}, format, logarithmic, most, english())), "expected");
}

void AxisTicksTest::relativeLabels_data()
{
    QTest::addColumn<double>("min");
    QTest::addColumn<double>("max");
    QTest::addColumn<int>("most");
    QTest::addColumn<QString>("expected");
    QTest::newRow("minutes") << 0.0 << 3000.0 << 5
                             << u"0 | 10 min | 20 min | 30 min | 40 min | 50 min"_s;
    QTest::newRow("half hours") << 0.0 << 7200.0 << 4 << u"0 | 30 min | 1 h | 1 h 30 min | 2 h"_s;
    QTest::newRow("half minutes") << 0.0 << 90.0 << 3 << u"0 | 30 s | 1 min | 1 min 30 s"_s;
    QTest::newRow("quarter days") << 0.0 << 129600.0 << 6
                                  << u"0 | 6 h | 12 h | 18 h | 1 d | 1 d 6 h | 1 d 12 h"_s;
    QTest::newRow("days") << 0.0 << 864000.0 << 5 << u"0 | 2 d | 4 d | 6 d | 8 d | 10 d"_s;
    QTest::newRow("before the start")
        << -60.0 << 60.0 << 4 << u"-1 min | -30 s | 0 | 30 s | 1 min"_s;
    QTest::newRow("within a second") << 60.0 << 61.0 << 2 << u"1 min | 1 min 0.5 s | 1 min 1 s"_s;
}

void AxisTicksTest::relativeLabels()
{
    QFETCH(double, min);
    QFETCH(double, max);
    QFETCH(int, most);
    QTEST(labelsOf(xTicks({min, max}, XAxisKind::Relative, false, most, english())), "expected");
}

void AxisTicksTest::wallLabels_data()
{
    QTest::addColumn<double>("min");
    QTest::addColumn<double>("max");
    QTest::addColumn<int>("most");
    QTest::addColumn<QString>("labels");
    QTest::addColumn<QString>("dates");
    const auto row = [](const char* name, const char* from, double seconds, int most,
                        const QString& labels, const QString& dates) {
        QTest::newRow(name) << utc(from) << utc(from) + seconds << most << labels << dates;
    };
    row("milliseconds", "2026-11-21T14:03:05", 0.02, 4,
        u"14:03:05.000 | 14:03:05.005 | 14:03:05.010 | 14:03:05.015 | 14:03:05.020"_s,
        u"14:03:05.000: 21 Nov 2026"_s);
    row("seconds", "2026-11-21T14:03:05", 30, 3, u"14:03:10 | 14:03:20 | 14:03:30"_s,
        u"14:03:10: 21 Nov 2026"_s);
    row("minutes", "2026-11-21T14:03:05", 1800, 3, u"14:10 | 14:20 | 14:30"_s,
        u"14:10: 21 Nov 2026"_s);
    row("over midnight", "2026-11-21T18:30:00", 43200, 4, u"21:00 | 00:00 | 03:00 | 06:00"_s,
        u"21:00: 21 Nov 2026 | 00:00: 22 Nov 2026"_s);
    row("days over new year", "2026-12-30T01:00:00", 4 * 86400, 4,
        u"31 Dec | 1 Jan | 2 Jan | 3 Jan"_s, u"31 Dec: 2026 | 1 Jan: 2027"_s);
    row("months", "2026-10-10T00:00:00", 150 * 86400.0, 5, u"Nov | Dec | Jan | Feb | Mar"_s,
        u"Nov: 2026 | Jan: 2027"_s);
    row("years", "2019-06-01T00:00:00", 7.5 * 365.25 * 86400, 4, u"2020 | 2022 | 2024 | 2026"_s,
        QString());
}

void AxisTicksTest::wallLabels()
{
    QFETCH(double, min);
    QFETCH(double, max);
    QFETCH(int, most);
    const std::vector<AxisTick> ticks = xTicks({min, max}, XAxisKind::Wall, true, most, english());
    QTEST(labelsOf(ticks), "labels");
    QTEST(datesOf(ticks), "dates");
}

void AxisTicksTest::daysBeginAtLocalMidnightAcrossAChangeOfTheClock()
{
    const QTimeZone berlin("Europe/Berlin");
    if (!berlin.isValid())
        QSKIP("this machine has no time zone data");
    const AxisContext context{.locale = kEnglish, .zone = berlin};
    // 31 March 2024: 02:00 is skipped, the day has 23 hours.
    const std::vector<AxisTick> ticks =
        xTicks({utc("2024-03-30T21:30:00"), utc("2024-03-31T05:30:00")}, XAxisKind::Wall, false, 9,
               context);
    QCOMPARE(labelsOf(ticks), u"23:00 | 00:00 | 01:00 | 03:00 | 04:00 | 05:00 | 06:00 | 07:00"_s);
    QCOMPARE(datesOf(ticks), u"23:00: 30 Mar 2024 | 00:00: 31 Mar 2024"_s);
    for (const AxisTick& tick : ticks)
        QCOMPARE(std::fmod(tick.value, 3600.0), 0.0);

    const std::vector<AxisTick> days =
        xTicks({utc("2024-03-29T12:00:00"), utc("2024-04-02T12:00:00")}, XAxisKind::Wall, false, 4,
               context);
    QCOMPARE(labelsOf(days), u"30 Mar | 31 Mar | 1 Apr | 2 Apr"_s);
    QCOMPARE(days.at(1).value - days.at(0).value, 86400.0);
    QCOMPARE(days.at(2).value - days.at(1).value, 82800.0);
}

void AxisTicksTest::logarithmicAxesGetMinorTicksWhereThereIsRoom()
{
    const auto minorTicks = [](int most) {
        int count = 0;
        for (const AxisTick& tick :
             valueTicks({1.0, 1000.0}, ValueFormat::Plain, true, most, english()))
            count += tick.label.isEmpty() ? 1 : 0;
        return count;
    };
    QCOMPARE(minorTicks(3), 0);
    QCOMPARE(minorTicks(6), 24); // 2..9 in each of three decades
}

void AxisTicksTest::labelsFollowTheLocale()
{
    const AxisContext german{.locale = QLocale(QLocale::German, QLocale::Germany),
                             .zone = QTimeZone::utc()};
    QCOMPARE(labelsOf(valueTicks({0.0, 1.0}, ValueFormat::Plain, false, 2, german)),
             u"0 | 0,5 | 1,0"_s);
    QCOMPARE(labelsOf(xTicks({0.0, 4000.0}, XAxisKind::Step, false, 2, german)),
             u"0 | 2.000 | 4.000"_s);
}

void AxisTicksTest::rangesWithoutExtentGiveNoTicks_data()
{
    QTest::addColumn<double>("min");
    QTest::addColumn<double>("max");
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    QTest::newRow("empty") << 1.0 << 1.0;
    QTest::newRow("reversed") << 2.0 << 1.0;
    QTest::newRow("NaN") << std::numeric_limits<double>::quiet_NaN() << 1.0;
    QTest::newRow("infinite") << 0.0 << kInfinity;
    QTest::newRow("wider than a double") << -1e308 << 1.7e308;
    QTest::newRow("finer than a double") << 1e300 << std::nextafter(1e300, kInfinity);
}

void AxisTicksTest::rangesWithoutExtentGiveNoTicks()
{
    QFETCH(double, min);
    QFETCH(double, max);
    for (const XAxisKind kind : {XAxisKind::Step, XAxisKind::Relative, XAxisKind::Wall})
        QVERIFY(xTicks({min, max}, kind, false, 5, english()).empty());
    for (const ValueFormat format :
         {ValueFormat::Plain, ValueFormat::Percent, ValueFormat::Bytes, ValueFormat::Seconds})
        QVERIFY(valueTicks({min, max}, format, false, 5, english()).empty());
    QVERIFY(valueTicks({-1.0, 1.0}, ValueFormat::Plain, true, 5, english()).empty());
}

void AxisTicksTest::anyRangeGivesFewDistinctLabelsInOrder()
{
    std::mt19937 random(7);
    std::uniform_real_distribution<double> exponent(-12.0, 14.0);
    std::uniform_real_distribution<double> offset(-3.0, 3.0);
    for (int round = 0; round < 3000; ++round) {
        const double width = std::pow(10.0, exponent(random));
        const double min = width * offset(random);
        const int most = 1 + round % 9;
        const bool logarithmic = round % 3 == 0 && min > 0.0;
        const auto format = static_cast<ValueFormat>(round % 5);
        const std::vector<AxisTick> ticks =
            valueTicks({min, min + width}, format, logarithmic, most, english());
        const QString about = u"%1..%2, format %3: %4"_s.arg(min, 0, 'g', 17)
                                  .arg(min + width, 0, 'g', 17)
                                  .arg(static_cast<int>(format))
                                  .arg(labelsOf(ticks));
        QSet<QString> labels;
        double last = -std::numeric_limits<double>::infinity();
        int count = 0;
        for (const AxisTick& tick : ticks) {
            QVERIFY2(tick.value > last, qPrintable(about));
            QVERIFY2(tick.value >= min - width * 1e-6 && tick.value <= min + width * (1.0 + 1e-6),
                     qPrintable(about));
            last = tick.value;
            if (tick.label.isEmpty())
                continue;
            QVERIFY2(!labels.contains(tick.label), qPrintable(about));
            labels.insert(tick.label);
            ++count;
        }
        QVERIFY2(count <= most + 2, qPrintable(about));
    }
}

void AxisTicksTest::columnsAreNamedByRoundNumbers()
{
    const auto namesOf = [](const std::vector<std::int64_t>& first,
                            const std::vector<std::int64_t>& last, double width) {
        QStringList names;
        for (const AxisName& name : roundColumnNames(first, last, width, 48.0, QLocale::c()))
            names << QStringLiteral("%1@%2").arg(name.text).arg(name.value);
        return names.join(u' ');
    };
    // Room for each of them, for every fifth, and columns of ten steps each.
    QCOMPARE(namesOf({7, 8, 9}, {7, 8, 9}, 48.0), QStringLiteral("7@0 8@1 9@2"));
    QCOMPARE(namesOf({98, 99, 100, 101, 102, 103, 104, 105}, {98, 99, 100, 101, 102, 103, 104, 105},
                     12.0),
             QStringLiteral("100@2 105@7"));
    QCOMPARE(namesOf({0, 10, 20, 30}, {9, 19, 29, 39}, 24.0), QStringLiteral("0@0 20@2"));
    QCOMPARE(namesOf({}, {}, 24.0), QString());
    const std::int64_t most = std::numeric_limits<std::int64_t>::max();
    QVERIFY(namesOf({-most, 0}, {0, most}, 1e-9).size() < 100);
}

void AxisTicksTest::paddedRanges_data()
{
    QTest::addColumn<double>("min");
    QTest::addColumn<double>("max");
    QTest::addColumn<bool>("logarithmic");
    QTest::addColumn<double>("expectedMin");
    QTest::addColumn<double>("expectedMax");
    QTest::newRow("round, with air") << 0.0 << 1.0 << false << -0.05 << 1.05;
    QTest::newRow("to round numbers") << 0.113 << 2.347 << false << 0.0 << 2.5;
    QTest::newRow("constant") << 0.001 << 0.001 << false << 0.0 << 0.002;
    QTest::newRow("constant below zero") << -3.0 << -3.0 << false << -6.0 << 0.0;
    QTest::newRow("constant zero") << 0.0 << 0.0 << false << -1.0 << 1.0;
    QTest::newRow("nothing") << 1.0 << -1.0 << false << 0.0 << 1.0;
    QTest::newRow("logarithmic") << 1.0 << 100.0 << true << std::pow(10.0, -0.1)
                                 << std::pow(10.0, 2.1);
    QTest::newRow("constant, logarithmic")
        << 1.0 << 1.0 << true << std::pow(10.0, -0.5) << std::pow(10.0, 0.5);
    QTest::newRow("zero has no logarithm") << 0.0 << 1.0 << true << 0.1 << 1.0;
}

void AxisTicksTest::paddedRanges()
{
    QFETCH(double, min);
    QFETCH(double, max);
    QFETCH(bool, logarithmic);
    QFETCH(double, expectedMin);
    QFETCH(double, expectedMax);
    const AxisRange range = paddedRange({min, max}, logarithmic);
    const double tolerance = std::abs(expectedMax) * 1e-9;
    QVERIFY2(std::abs(range.min - expectedMin) <= tolerance,
             qPrintable(QString::number(range.min)));
    QVERIFY2(std::abs(range.max - expectedMax) <= tolerance,
             qPrintable(QString::number(range.max)));
}

void AxisTicksTest::singleValues_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<ValueFormat>("format");
    QTest::addColumn<QString>("expected");
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    QTest::newRow("five digits") << 0.6931471 << ValueFormat::Plain << u"0.69315"_s;
    QTest::newRow("as logged") << 0.5 << ValueFormat::Plain << u"0.5"_s;
    QTest::newRow("float32") << static_cast<double>(0.1F) << ValueFormat::Plain << u"0.1"_s;
    QTest::newRow("zero") << -0.0 << ValueFormat::Plain << u"0"_s;
    QTest::newRow("grouped") << 1234567.0 << ValueFormat::Plain << u"1,234,567"_s;
    QTest::newRow("small") << 0.0000123456 << ValueFormat::Plain << u"1.2346e-5"_s;
    QTest::newRow("large") << 1.5e20 << ValueFormat::Plain << u"1.5e20"_s;
    QTest::newRow("NaN") << std::numeric_limits<double>::quiet_NaN() << ValueFormat::Plain
                         << u"NaN"_s;
    QTest::newRow("infinity") << kInfinity << ValueFormat::Bytes << u"∞"_s;
    QTest::newRow("minus infinity") << -kInfinity << ValueFormat::Plain << u"-∞"_s;
    QTest::newRow("percent") << 45.25 << ValueFormat::Percent << u"45.25 %"_s;
    QTest::newRow("fraction") << 0.4525 << ValueFormat::Fraction << u"45.25 %"_s;
    QTest::newRow("bytes") << 11.63 * 1073741824.0 << ValueFormat::Bytes << u"11.63 GiB"_s;
    QTest::newRow("few bytes") << 512.0 << ValueFormat::Bytes << u"512 B"_s;
    QTest::newRow("milliseconds") << 0.3504 << ValueFormat::Seconds << u"350.4 ms"_s;
    QTest::newRow("hours") << 8040.0 << ValueFormat::Seconds << u"2 h 14 min"_s;
}

void AxisTicksTest::singleValues()
{
    QFETCH(double, value);
    QFETCH(ValueFormat, format);
    QTEST(valueText(value, format, kEnglish), "expected");
}

QTEST_GUILESS_MAIN(AxisTicksTest)
#include "tst_axis_ticks.moc"
