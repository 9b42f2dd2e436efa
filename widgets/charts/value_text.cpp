// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/value_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

namespace faultline::ui {

namespace {

struct ChartText {
    Q_DECLARE_TR_FUNCTIONS(ChartText)
};

constexpr double kMinute = 60.0;
constexpr double kHour = 3600.0;
constexpr double kDay = 86400.0;
/// Numbers from here on have more digits than the eye counts.
constexpr double kUnitsFrom = 1e6;
constexpr double kExponentsBelow = 1e-3;

struct Magnitude {
    double factor;
    const char* suffix;
};

/// The largest unit of which `value` has at least one.
Magnitude magnitudeOf(double value)
{
    static constexpr std::array<Magnitude, 4> kMagnitudes{
        {{1e12, "T"}, {1e9, "G"}, {1e6, "M"}, {1e3, "k"}}};
    for (const Magnitude& unit : kMagnitudes) {
        if (std::abs(value) >= unit.factor * (1.0 - 1e-9))
            return unit;
    }
    return {1.0, ""};
}

/// Powers of ten of an exact integer exponent, without the rounding of exp10 and friends.
double powerOfTen(int exponent)
{
    return std::pow(10.0, exponent);
}

int exponentOf(double value)
{
    const double exponent = std::floor(std::log10(std::abs(value)) + 1e-9);
    return static_cast<int>(std::clamp(exponent, -400.0, 400.0)); // of zero, -infinity
}

/// Decimals that show `step` with one significant digit.
int decimalsFor(double step)
{
    return std::clamp(-exponentOf(step), 0, 15);
}

QString fixedText(double value, int decimals, const QLocale& locale)
{
    // A rounded -0.00 reads as an error.
    if (std::abs(value) < 0.5 * powerOfTen(-decimals))
        value = 0.0;
    return locale.toString(value, 'f', decimals);
}

QString exponentText(double value, int exponent, int decimals, const QLocale& locale)
{
    const QString mantissa = fixedText(value / powerOfTen(exponent), decimals, locale);
    const QString sign = exponent < 0 ? locale.negativeSign() : QString();
    return mantissa + QLatin1Char('e') + sign + QString::number(std::abs(exponent));
}

/// Decimals left of at most `decimals` once trailing zeros are dropped.
int usedDecimals(double value, int decimals)
{
    QString digits = QString::number(value, 'f', decimals);
    while (decimals > 0 && digits.endsWith(QLatin1Char('0'))) {
        digits.chop(1);
        --decimals;
    }
    return decimals;
}

QString significantText(double value, int digits, const QLocale& locale)
{
    if (value == 0.0)
        return locale.toString(0);
    const int exponent = exponentOf(value);
    if (exponent < -4 || exponent >= 15) {
        const double mantissa = value / powerOfTen(exponent);
        return exponentText(value, exponent, usedDecimals(mantissa, digits - 1), locale);
    }
    const int decimals = std::clamp(digits - 1 - exponent, 0, 15);
    return fixedText(value, usedDecimals(value, decimals), locale);
}

QString notFiniteText(double value, const QLocale& locale)
{
    if (std::isnan(value))
        return ChartText::tr("NaN");
    return value > 0 ? ChartText::tr("∞") : locale.negativeSign() + ChartText::tr("∞");
}

QString withSign(double value, const QString& magnitude, const QLocale& locale)
{
    return value < 0.0 ? locale.negativeSign() + magnitude : magnitude;
}

/// The part below one minute, in the unit that suits `step`.
QString secondsPart(double seconds, double step, const QLocale& locale)
{
    if (step >= 0.01) {
        const QString number = fixedText(seconds, usedDecimals(seconds, decimalsFor(step)), locale);
        return ChartText::tr("%1 s", "seconds").arg(number);
    }
    if (step >= 1e-5) {
        const double value = seconds * 1e3;
        const int decimals = usedDecimals(value, decimalsFor(step * 1e3));
        return ChartText::tr("%1 ms").arg(fixedText(value, decimals, locale));
    }
    const double value = seconds * 1e6;
    return ChartText::tr("%1 µs").arg(
        fixedText(value, usedDecimals(value, decimalsFor(step * 1e6)), locale));
}

} // namespace

QString tickNumber(double value, double step, double largest, const QLocale& locale)
{
    if (std::abs(value) < step * 1e-6)
        return locale.toString(0);
    if (largest >= 1e15 || largest < 1e-3) {
        const int exponent = exponentOf(value);
        const int decimals = std::clamp(exponent - exponentOf(step), 0, 15);
        const double mantissa = value / powerOfTen(exponent);
        return exponentText(value, exponent, usedDecimals(mantissa, decimals), locale);
    }
    // Up to six digits are read as they are, and so is what would need many decimals when zoomed
    // in: 1,200,350, not 1.20035M. All labels of an axis have the same unit.
    if (largest < kUnitsFrom * (1.0 - 1e-9) || decimalsFor(step / magnitudeOf(largest).factor) > 2)
        return fixedText(value, decimalsFor(step), locale);
    const Magnitude unit = magnitudeOf(largest);
    const double scaled = value / unit.factor;
    const int decimals = usedDecimals(scaled, decimalsFor(step / unit.factor));
    return fixedText(scaled, decimals, locale) + QLatin1String(unit.suffix);
}

bool needsExponents(double least, double largest)
{
    return least < kExponentsBelow * (1.0 - 1e-9) || largest >= kUnitsFrom * (1.0 - 1e-9);
}

QString roundNumber(double value, bool hasExponents, const QLocale& locale)
{
    const int exponent = value == 0.0 ? 0 : exponentOf(value);
    if (!hasExponents || exponent == 0)
        return fixedText(value, value == 0.0 ? 0 : decimalsFor(std::abs(value)), locale);
    return exponentText(value, exponent, 0, locale);
}

QString tickDuration(double seconds, double step, const QLocale& locale)
{
    double rest = std::abs(seconds);
    if (rest < step * 1e-6)
        return locale.toString(0);
    if (step >= 1.0)
        rest = std::round(rest);
    QStringList parts;
    const auto take = [&](double unit, const QString& pattern) {
        const double count = std::floor(rest / unit);
        if (count > 0.0)
            parts << pattern.arg(fixedText(count, 0, locale));
        rest -= count * unit;
    };
    take(kDay, ChartText::tr("%1 d", "days"));
    take(kHour, ChartText::tr("%1 h", "hours"));
    take(kMinute, ChartText::tr("%1 min", "minutes"));
    if (rest > step * 1e-6)
        parts << secondsPart(rest, step, locale);
    return withSign(seconds, parts.join(ChartText::tr(" ", "between the parts of a duration")),
                    locale);
}

QString tickBytes(double bytes, double step, double largest, const QLocale& locale)
{
    static constexpr std::array<const char*, 7> kUnits{"B",   "KiB", "MiB", "GiB",
                                                       "TiB", "PiB", "EiB"};
    if (std::abs(bytes) < step * 1e-6)
        return locale.toString(0);
    std::size_t unit = 0;
    while (largest >= 1024.0 && unit + 1 < kUnits.size()) {
        largest /= 1024.0;
        bytes /= 1024.0;
        step /= 1024.0;
        ++unit;
    }
    // Fractions of a unit are binary too: 0.125 GiB needs its three decimals.
    const int decimals = usedDecimals(bytes, step < 1.0 ? 4 : 0);
    return fixedText(bytes, decimals, locale) + QLatin1Char(' ') + QLatin1String(kUnits[unit]);
}

QString valueText(double value, ValueFormat format, const QLocale& locale)
{
    if (!std::isfinite(value))
        return notFiniteText(value, locale);
    switch (format) {
    case ValueFormat::Plain: return significantText(value, 5, locale);
    case ValueFormat::Percent: return ChartText::tr("%1 %").arg(significantText(value, 4, locale));
    case ValueFormat::Fraction:
        return ChartText::tr("%1 %").arg(significantText(value * 100.0, 4, locale));
    case ValueFormat::Bytes: {
        const double step =
            std::pow(1024.0, std::floor(std::log2(std::max(1.0, std::abs(value))) / 10.0));
        const double rounded = std::round(value / step * 100.0) / 100.0 * step;
        return tickBytes(rounded, step / 100.0, std::abs(rounded), locale);
    }
    case ValueFormat::Seconds: return durationText(value, locale);
    }
    return significantText(value, 5, locale);
}

QString countText(double count, const QLocale& locale)
{
    return fixedText(std::round(count), 0, locale);
}

QString durationText(double seconds, const QLocale& locale)
{
    if (!std::isfinite(seconds))
        return notFiniteText(seconds, locale);
    const double magnitude = std::abs(seconds);
    if (magnitude == 0.0)
        return ChartText::tr("%1 s", "seconds").arg(locale.toString(0));
    if (magnitude < 1e-3)
        return ChartText::tr("%1 µs").arg(significantText(seconds * 1e6, 3, locale));
    if (magnitude < 1.0)
        return ChartText::tr("%1 ms").arg(significantText(seconds * 1e3, 4, locale));
    if (magnitude < kMinute)
        return ChartText::tr("%1 s", "seconds").arg(significantText(seconds, 4, locale));
    const double unit = magnitude < kHour ? 1.0 : (magnitude < kDay ? kMinute : kHour);
    return tickDuration(std::round(seconds / unit) * unit, unit, locale);
}

QString dateText(const QDate& date, const QLocale& locale)
{
    return locale.toString(date, ChartText::tr("d MMM yyyy", "pattern of a date"));
}

QString wallTimeText(double wallTime, const QTimeZone& zone, const QLocale& locale)
{
    if (!(std::abs(wallTime) < 1e11))
        return notFiniteText(wallTime, locale);
    const QDateTime time =
        QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(std::floor(wallTime * 1e3)), zone);
    return locale.toString(time, ChartText::tr("d MMM yyyy HH:mm:ss", "pattern of date and time"));
}

QString xText(double x, XAxisKind kind, const QLocale& locale)
{
    switch (kind) {
    case XAxisKind::Step: return ChartText::tr("step %1").arg(countText(x, locale));
    case XAxisKind::Relative: return durationText(x, locale);
    case XAxisKind::Wall: return wallTimeText(x, QTimeZone::systemTimeZone(), locale);
    case XAxisKind::Value: return valueText(x, ValueFormat::Plain, locale);
    }
    return {};
}

} // namespace faultline::ui
