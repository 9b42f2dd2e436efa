// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/wall_ticks.h"

#include "widgets/charts/value_text.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>
#include <array>
#include <cmath>

namespace faultline::ui {

namespace {

struct ClockText {
    Q_DECLARE_TR_FUNCTIONS(ClockText)
};

constexpr double kClockHour = 3600.0;
constexpr double kClockDay = 86400.0;
constexpr double kMonth = 30.44 * kClockDay;
constexpr double kYear = 365.25 * kClockDay;

QDateTime localTime(double wallTime, const QTimeZone& zone)
{
    return QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(std::llround(wallTime * 1e3)), zone);
}

double wallTimeOf(const QDateTime& time)
{
    return static_cast<double>(time.toMSecsSinceEpoch()) / 1e3;
}

/// Up to half an hour: every offset from UTC is a multiple of it or of a quarter, so plain
/// arithmetic on shifted seconds gives round local times.
std::vector<double> evenTimes(AxisRange range, double step, const QTimeZone& zone)
{
    const double offset = zone.offsetFromUtc(localTime(range.min, zone));
    std::vector<double> times;
    for (double i = std::ceil((range.min + offset) / step - 1e-9);; i += 1.0) {
        const double time = i * step - offset;
        if (time > range.max)
            return times;
        times.push_back(time);
    }
}

/// Full hours of each local day; days with a change of the clock have one more or fewer.
std::vector<double> hours(AxisRange range, int stepHours, const QTimeZone& zone)
{
    std::vector<double> times;
    const QDate last = localTime(range.max, zone).date();
    for (QDate day = localTime(range.min, zone).date(); day <= last; day = day.addDays(1)) {
        for (int hour = 0; hour < 24; hour += stepHours) {
            const QDateTime local(day, QTime(hour, 0), zone);
            const double time = wallTimeOf(local);
            // An hour that the change skips is mapped to another one: leave it out.
            if (local.isValid() && local.time().hour() == hour && time >= range.min
                && time <= range.max)
                times.push_back(time);
        }
    }
    return times;
}

template <typename NextDate>
std::vector<double> dates(AxisRange range, QDate first, const QTimeZone& zone, NextDate next)
{
    std::vector<double> times;
    for (QDate day = first; day.isValid(); day = next(day)) {
        const double time = wallTimeOf(day.startOfDay(zone));
        if (time > range.max)
            break;
        if (time >= range.min)
            times.push_back(time);
    }
    return times;
}

/// Granularity of an axis: what its labels say, and where its ticks are.
enum class Grain { Fraction, Second, Minute, Day, Month, Year };

struct WallStep {
    Grain grain = Grain::Second;
    double seconds = 1.0;
    int count = 1; ///< days, months or years
};

WallStep wallStep(double width)
{
    static constexpr std::array<double, 17> kSeconds{
        1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10800, 21600, 43200};
    width *= 1.0 - 1e-9;
    if (width <= 0.5)
        return {.grain = Grain::Fraction, .seconds = std::max(1e-3, roundStep(width)), .count = 1};
    if (width <= kSeconds.back()) {
        const double seconds = *std::lower_bound(kSeconds.begin(), kSeconds.end(), width);
        return {.grain = seconds < 60.0 ? Grain::Second : Grain::Minute,
                .seconds = seconds,
                .count = 1};
    }
    for (const int days : {1, 2, 5, 7, 14}) {
        if (width <= days * kClockDay)
            return {.grain = Grain::Day, .seconds = days * kClockDay, .count = days};
    }
    for (const int months : {1, 2, 3, 6}) {
        if (width <= months * kMonth)
            return {.grain = Grain::Month, .seconds = months * kMonth, .count = months};
    }
    const double years = std::max(1.0, roundStep(width / kYear));
    return {.grain = Grain::Year, .seconds = years * kYear, .count = static_cast<int>(years)};
}

std::vector<double> times(AxisRange range, const WallStep& step, const QTimeZone& zone)
{
    const QDate first = localTime(range.min, zone).date();
    switch (step.grain) {
    case Grain::Fraction:
    case Grain::Second: return evenTimes(range, step.seconds, zone);
    case Grain::Minute:
        return step.seconds < kClockHour
                   ? evenTimes(range, step.seconds, zone)
                   : hours(range, static_cast<int>(step.seconds / kClockHour), zone);
    case Grain::Day: {
        // Counted from a fixed day, so that the same days are marked while panning.
        const QDate start = first.addDays(-(first.toJulianDay() % step.count));
        return dates(range, start, zone, [&](QDate day) { return day.addDays(step.count); });
    }
    case Grain::Month:
        return dates(range, QDate(first.year(), 1, 1), zone,
                     [&](QDate day) { return day.addMonths(step.count); });
    case Grain::Year:
        return dates(range, QDate(first.year() - first.year() % step.count, 1, 1), zone,
                     [&](QDate day) { return day.addYears(step.count); });
    }
    return {};
}

QString timeLabel(const QDateTime& time, Grain grain, double step, const QLocale& locale)
{
    switch (grain) {
    case Grain::Fraction: {
        const QString seconds = locale.toString(time.time(), QStringLiteral("HH:mm:ss"));
        const int decimals = step >= 0.1 ? 1 : (step >= 0.01 ? 2 : 3);
        const QString fraction =
            QString::number(time.time().msec()).rightJustified(3, QLatin1Char('0')).left(decimals);
        return seconds + locale.decimalPoint() + fraction;
    }
    case Grain::Second: return locale.toString(time.time(), QStringLiteral("HH:mm:ss"));
    case Grain::Minute: return locale.toString(time.time(), QStringLiteral("HH:mm"));
    case Grain::Day: return locale.toString(time.date(), ClockText::tr("d MMM", "pattern"));
    case Grain::Month: return locale.toString(time.date(), QStringLiteral("MMM"));
    case Grain::Year: return locale.toString(time.date(), QStringLiteral("yyyy"));
    }
    return {};
}

QString dateLabel(const QDateTime& time, Grain grain, const QLocale& locale)
{
    switch (grain) {
    case Grain::Fraction:
    case Grain::Second:
    case Grain::Minute: return dateText(time.date(), locale);
    case Grain::Day:
    case Grain::Month: return locale.toString(time.date(), QStringLiteral("yyyy"));
    case Grain::Year: return {};
    }
    return {};
}

} // namespace

std::vector<AxisTick> wallTicks(AxisRange range, int maxLabels, const AxisContext& context)
{
    // Year 1 to 9999 is what dates can say; anything else is no wall time.
    if (range.min < -6.2e10 || range.max > 2.53e11)
        return {};
    const WallStep step = wallStep((range.max - range.min) / std::max(1, maxLabels));
    std::vector<AxisTick> ticks;
    QString lastDate;
    for (const double value : times(range, step, context.zone)) {
        const QDateTime time = localTime(value, context.zone);
        const QString date = dateLabel(time, step.grain, context.locale);
        ticks.push_back({.value = value,
                         .label = timeLabel(time, step.grain, step.seconds, context.locale),
                         .dateLabel = date == lastDate ? QString() : date});
        lastDate = date;
    }
    return ticks;
}

} // namespace faultline::ui
