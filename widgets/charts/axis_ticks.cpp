// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/axis_ticks.h"

#include "widgets/charts/value_text.h"
#include "widgets/charts/wall_ticks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <span>

namespace faultline::ui {

namespace {

/// More grid lines than this never help; it also bounds the loops below for absurd ranges.
constexpr int kMostTicks = 200;

/// Divided into steps, anything narrower leaves what a double can hold in full precision.
constexpr double kNarrowest = 1e-290;

using Labeller = std::function<QString(double value, double step, double largest)>;

bool isDrawable(AxisRange range)
{
    return std::isfinite(range.min) && std::isfinite(range.max) && range.max > range.min
           && std::isfinite(range.max - range.min) && range.max - range.min > kNarrowest;
}

double largestOf(AxisRange range)
{
    return std::max(std::abs(range.min), std::abs(range.max));
}

/// Multiples of `step` in the range. Empty where doubles are too coarse to tell them apart.
std::vector<double> multiplesOf(double step, AxisRange range)
{
    // A tick on the very border belongs to the axis, whatever the rounding says.
    const double slack = (range.max - range.min) / step * 1e-9;
    const double first = std::ceil(range.min / step - slack);
    const double last = std::floor(range.max / step + slack);
    std::vector<double> values;
    if (!(last - first < kMostTicks) || std::max(std::abs(first), std::abs(last)) > 1e15)
        return values;
    for (double i = first; i <= last; i += 1.0)
        values.push_back(i * step);
    return values;
}

std::vector<AxisTick> evenTicks(AxisRange range, double step, const Labeller& label)
{
    std::vector<AxisTick> ticks;
    for (const double value : multiplesOf(step, range))
        ticks.push_back(
            {.value = value, .label = label(value, step, largestOf(range)), .dateLabel = {}});
    return ticks;
}

/// The smallest of `steps` (ascending) that is not below `width`; beyond the last one, round
/// multiples of it.
double stepFrom(std::span<const double> steps, double width)
{
    const auto found = std::lower_bound(steps.begin(), steps.end(), width * (1.0 - 1e-9));
    return found != steps.end() ? *found : roundStep(width / steps.back()) * steps.back();
}

double durationStep(double width)
{
    static constexpr std::array<double, 18> kSteps{
        1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10800, 21600, 43200, 86400};
    return width <= 0.5 ? roundStep(width) : stepFrom(kSteps, width);
}

double byteStep(double width)
{
    return std::exp2(std::ceil(std::log2(std::max(width, 1.0)) - 1e-9));
}

/// Places that look round on a logarithmic axis, ascending: labelled ones and minor ones.
std::vector<AxisTick> logTicks(AxisRange range, int maxLabels,
                               const std::function<QString(double, bool hasExponents)>& label)
{
    const int first = static_cast<int>(std::floor(std::log10(range.min) + 1e-9));
    const int last = static_cast<int>(std::ceil(std::log10(range.max) - 1e-9));
    const double decades = std::log10(range.max / range.min);
    const int stride = std::max(1, static_cast<int>(std::ceil(decades / std::max(1, maxLabels))));
    const bool labelTwoAndFive = decades * 3.0 <= maxLabels;
    const bool minorTicks = decades <= maxLabels * 0.6; // else they are a grey wall

    const bool hasExponents = needsExponents(range.min, range.max);
    std::vector<AxisTick> ticks;
    for (int exponent = first; exponent <= last; ++exponent) {
        for (int digit = 1; digit <= (minorTicks ? 9 : 1); ++digit) {
            const double value = digit * std::pow(10.0, exponent);
            if (value < range.min * (1.0 - 1e-9) || value > range.max * (1.0 + 1e-9))
                continue;
            const bool isDecade = digit == 1 && exponent % stride == 0;
            const bool isLabelled = isDecade || (labelTwoAndFive && (digit == 2 || digit == 5));
            if (isLabelled || minorTicks)
                ticks.push_back({.value = value,
                                 .label = isLabelled ? label(value, hasExponents) : QString(),
                                 .dateLabel = {}});
        }
    }
    return ticks;
}

/// Times that look round to people on a logarithmic axis.
std::vector<AxisTick> logDurationTicks(AxisRange range, int maxLabels, const QLocale& locale)
{
    static constexpr std::array<double, 14> kRound{1e-6,   1e-5,    1e-4,    1e-3,    1e-2,
                                                   0.1,    1.0,     10.0,    60.0,    600.0,
                                                   3600.0, 36000.0, 86400.0, 864000.0};
    std::vector<AxisTick> ticks;
    for (const double value : kRound) {
        if (value >= range.min * (1.0 - 1e-9) && value <= range.max * (1.0 + 1e-9))
            ticks.push_back(
                {.value = value, .label = durationText(value, locale), .dateLabel = {}});
    }
    const std::size_t stride = ticks.size() / static_cast<std::size_t>(std::max(1, maxLabels)) + 1;
    for (std::size_t i = 0; i < ticks.size(); ++i) {
        if (i % stride != 0)
            ticks[i].label.clear();
    }
    return ticks;
}

std::vector<AxisTick> logByteTicks(AxisRange range, int maxLabels, const QLocale& locale)
{
    const double low = std::max(0.0, std::log2(range.min)); // nothing is smaller than a byte
    const double high = std::log2(range.max);
    static constexpr std::array<double, 4> kStrides{1, 2, 5, 10};
    const double stride = stepFrom(kStrides, (high - low) / std::max(1, maxLabels));
    std::vector<AxisTick> ticks;
    for (const double exponent : multiplesOf(stride, {low, high})) {
        const double value = std::exp2(exponent);
        ticks.push_back(
            {.value = value, .label = tickBytes(value, value, value, locale), .dateLabel = {}});
    }
    return ticks;
}

std::size_t labelCount(const std::vector<AxisTick>& ticks)
{
    return static_cast<std::size_t>(std::count_if(
        ticks.begin(), ticks.end(), [](const AxisTick& tick) { return !tick.label.isEmpty(); }));
}

std::vector<AxisTick> linearValueTicks(AxisRange range, ValueFormat format, int maxLabels,
                                       const QLocale& locale)
{
    const double width = (range.max - range.min) / std::max(1, maxLabels);
    switch (format) {
    case ValueFormat::Bytes:
        return evenTicks(range, byteStep(width), [&](double value, double step, double largest) {
            return tickBytes(value, step, largest, locale);
        });
    case ValueFormat::Seconds:
        return evenTicks(range, durationStep(width), [&](double value, double step, double) {
            return tickDuration(value, step, locale);
        });
    case ValueFormat::Percent:
        return evenTicks(range, roundStep(width), [&](double value, double step, double largest) {
            return tickNumber(value, step, std::max(largest, 1e-3), locale) + QStringLiteral(" %");
        });
    case ValueFormat::Fraction:
        return evenTicks(range, roundStep(width), [&](double value, double step, double largest) {
            return tickNumber(value * 100.0, step * 100.0, std::max(largest * 100.0, 1e-3), locale)
                   + QStringLiteral(" %");
        });
    case ValueFormat::Plain: break;
    }
    return evenTicks(range, roundStep(width), [&](double value, double step, double largest) {
        return tickNumber(value, step, largest, locale);
    });
}

std::vector<AxisTick> logValueTicks(AxisRange range, ValueFormat format, int maxLabels,
                                    const QLocale& locale)
{
    switch (format) {
    case ValueFormat::Bytes: return logByteTicks(range, maxLabels, locale);
    case ValueFormat::Seconds: return logDurationTicks(range, maxLabels, locale);
    case ValueFormat::Percent:
        return logTicks(range, maxLabels, [&](double value, bool hasExponents) {
            return roundNumber(value, hasExponents, locale) + QStringLiteral(" %");
        });
    case ValueFormat::Fraction:
        return logTicks(range, maxLabels, [&](double value, bool hasExponents) {
            return roundNumber(value * 100.0, hasExponents, locale) + QStringLiteral(" %");
        });
    case ValueFormat::Plain: break;
    }
    return logTicks(range, maxLabels, [&](double value, bool hasExponents) {
        return roundNumber(value, hasExponents, locale);
    });
}

/// Steps are whole, whatever the zoom.
std::vector<AxisTick> stepTicks(AxisRange range, int maxLabels, const QLocale& locale)
{
    const double width = (range.max - range.min) / std::max(1, maxLabels);
    return evenTicks(range, std::max(1.0, roundStep(width)),
                     [&](double value, double step, double largest) {
                         return tickNumber(value, step, largest, locale);
                     });
}

std::vector<AxisTick> logStepTicks(AxisRange range, int maxLabels, const QLocale& locale)
{
    return logTicks(
        {std::max(range.min, 1.0), range.max}, maxLabels,
        [&](double value, bool hasExponents) { return roundNumber(value, hasExponents, locale); });
}

} // namespace

double roundStep(double width)
{
    const double base = std::pow(10.0, std::floor(std::log10(width)));
    const double leading = width / base;
    for (const double candidate : {1.0, 2.0, 5.0}) {
        if (leading <= candidate * (1.0 + 1e-9))
            return candidate * base;
    }
    return 10.0 * base;
}

std::vector<AxisTick> valueTicks(AxisRange range, ValueFormat format, bool logarithmic,
                                 int maxLabels, const AxisContext& context)
{
    if (!isDrawable(range) || (logarithmic && range.min <= 0.0))
        return {};
    if (logarithmic) {
        std::vector<AxisTick> ticks = logValueTicks(range, format, maxLabels, context.locale);
        if (labelCount(ticks) >= 2)
            return ticks;
        // Too narrow for decades: evenly spaced values are rounder here.
    }
    return linearValueTicks(range, format, maxLabels, context.locale);
}

std::vector<AxisTick> xTicks(AxisRange range, XAxisKind kind, bool logarithmic, int maxLabels,
                             const AxisContext& context)
{
    if (!isDrawable(range))
        return {};
    if (kind == XAxisKind::Wall)
        return wallTicks(range, maxLabels, context);
    if (logarithmic && range.min <= 0.0)
        return {};
    if (kind == XAxisKind::Relative)
        return valueTicks(range, ValueFormat::Seconds, logarithmic, maxLabels, context);
    if (kind == XAxisKind::Value)
        return valueTicks(range, ValueFormat::Plain, logarithmic, maxLabels, context);
    if (logarithmic) {
        std::vector<AxisTick> ticks = logStepTicks(range, maxLabels, context.locale);
        if (labelCount(ticks) >= 2)
            return ticks;
    }
    return stepTicks(range, maxLabels, context.locale);
}

std::vector<AxisName> roundColumnNames(const std::vector<std::int64_t>& first,
                                       const std::vector<std::int64_t>& last, double width,
                                       double room, const QLocale& locale)
{
    std::vector<AxisName> names;
    if (first.empty() || first.size() != last.size())
        return names;
    const double numbers = static_cast<double>(last.back()) - static_cast<double>(first.front());
    const double each = std::max(room / std::max(width, 1e-3), 1.0) * (numbers + 1.0)
                        / static_cast<double>(first.size());
    const auto stride = static_cast<std::int64_t>(
        std::clamp(roundStep(each), 1.0, 1e18)); // numbers may be anything that a file holds
    for (std::size_t i = 0; i < first.size(); ++i) {
        const std::int64_t round = last[i] - last[i] % stride;
        if (round >= first[i])
            names.push_back({.value = static_cast<double>(i),
                             .text = locale.toString(static_cast<qlonglong>(round))});
    }
    return names;
}

AxisRange paddedRange(AxisRange values, bool logarithmic)
{
    constexpr double kPadding = 0.05;
    if (!std::isfinite(values.min) || !std::isfinite(values.max) || values.max < values.min
        || (logarithmic && values.min <= 0.0))
        return logarithmic ? AxisRange{0.1, 1.0} : AxisRange{0.0, 1.0};
    const double largest = largestOf(values);
    const bool isConstant = values.max - values.min <= largest * 1e-12;
    if (logarithmic) {
        const double low = std::log10(values.min);
        const double high = std::log10(values.max);
        const double around = isConstant ? 0.5 : std::max((high - low) * kPadding, 0.01);
        return {std::max(std::pow(10.0, low - around), std::numeric_limits<double>::min()),
                std::min(std::pow(10.0, high + around), std::numeric_limits<double>::max() / 4)};
    }
    if (isConstant) {
        const double value = values.max;
        if (value == 0.0)
            return {-1.0, 1.0};
        return value > 0.0 ? AxisRange{0.0, 2.0 * value} : AxisRange{2.0 * value, 0.0};
    }
    const double padding = (values.max - values.min) * kPadding;
    const double step = roundStep((values.max - values.min) / 25.0);
    const AxisRange padded{std::floor((values.min - padding) / step) * step,
                           std::ceil((values.max + padding) / step) * step};
    return isDrawable(padded) ? padded : values;
}

} // namespace faultline::ui
