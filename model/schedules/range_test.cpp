// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedules/range_test.h"

#include "model/core/statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace faultline {

namespace {

constexpr std::size_t kFewestPoints = 30;
constexpr std::size_t kMostRead = 2000;
constexpr double kWindow = 0.4;    // decades
constexpr double kNoiseSpan = 0.5; // decades
constexpr double kRise = 3.0;      // standard deviations, by the median one
constexpr double kBroken = 4.0;    // times the best

double correlation(std::span<const double> x, std::span<const double> y)
{
    const auto count = static_cast<double>(x.size());
    double meanX = 0.0;
    double meanY = 0.0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        meanX += x[i] / count;
        meanY += y[i] / count;
    }
    double xy = 0.0;
    double xx = 0.0;
    double yy = 0.0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        xy += (x[i] - meanX) * (y[i] - meanY);
        xx += (x[i] - meanX) * (x[i] - meanX);
        yy += (y[i] - meanY) * (y[i] - meanY);
    }
    return xx > 0.0 && yy > 0.0 ? xy / std::sqrt(xx * yy) : 0.0;
}

struct Sweep {
    std::vector<double> x; ///< decimal logarithms of rates, ascending
    std::vector<double> loss;
    bool diverged = false;
};

/// Medians of as many equal blocks as are read; up to the first loss that is no number.
Sweep sweepOf(std::span<const double> rates, std::span<const double> losses)
{
    Sweep sweep;
    std::size_t count = 0;
    for (const std::size_t most = std::min(rates.size(), losses.size()); count < most; ++count) {
        if (!std::isfinite(losses[count])) {
            sweep.diverged = true;
            break;
        }
    }
    const std::size_t block = std::max<std::size_t>((count + kMostRead - 1) / kMostRead, 1);
    for (std::size_t at = 0; at < count; at += block) {
        const std::size_t size = std::min(block, count - at);
        const double rate = rates[at + size / 2];
        if (!(rate > 0.0) || (!sweep.x.empty() && !(std::log10(rate) > sweep.x.back())))
            continue;
        sweep.x.push_back(std::log10(rate));
        const auto part = losses.subspan(at, size);
        sweep.loss.push_back(median(std::vector<double>(part.begin(), part.end())));
    }
    return sweep;
}

/// Centred running median; at the ends the window is what there is of it.
std::vector<double> smoothed(const Sweep& sweep)
{
    std::vector<double> out;
    out.reserve(sweep.x.size());
    std::size_t begin = 0;
    std::size_t end = 0;
    for (const double x : sweep.x) {
        while (sweep.x[begin] < x - kWindow / 2.0)
            ++begin;
        while (end < sweep.x.size() && sweep.x[end] <= x + kWindow / 2.0)
            ++end;
        const auto first = sweep.loss.begin() + static_cast<std::ptrdiff_t>(begin);
        const auto last = sweep.loss.begin() + static_cast<std::ptrdiff_t>(end);
        out.push_back(median(std::vector<double>(first, last)));
    }
    return out;
}

constexpr double kNormal = 1.4826; // makes a median deviation a standard one

/// Three deviations of the losses from the smooth curve in the half decade that ends at a point, or
/// that begins the sweep.
double noiseUpTo(const Sweep& sweep, const std::vector<double>& smooth, std::size_t at)
{
    const double to = std::max(sweep.x[at], sweep.x.front() + kNoiseSpan);
    std::vector<double> deviations;
    for (std::size_t i = 0; i < sweep.x.size() && sweep.x[i] <= to; ++i) {
        if (sweep.x[i] >= to - kNoiseSpan)
            deviations.push_back(std::abs(sweep.loss[i] - smooth[i]));
    }
    return kRise * kNormal * (deviations.empty() ? 0.0 : median(std::move(deviations)));
}

/// The first point after the lowest from which the curve stays above it: for two windows, or to the
/// end of a sweep that broke, or over 0.3 decade of one that did not.
std::size_t edgeOf(const Sweep& sweep, const std::vector<double>& smooth)
{
    constexpr double kShortest = 0.3;
    const std::size_t count = sweep.x.size();
    std::size_t lowest = 0;
    std::size_t risen = count;
    for (std::size_t i = 1; i < count; ++i) {
        if (smooth[i] < smooth[lowest])
            lowest = i;
        const bool isAbove = smooth[i] > smooth[lowest] + noiseUpTo(sweep, smooth, lowest);
        if (!isAbove)
            risen = count;
        else if (risen == count)
            risen = i;
        if (risen < count && sweep.x[i] - sweep.x[risen] >= 2.0 * kWindow)
            return risen;
    }
    const bool isEnough =
        risen < count && (sweep.diverged || sweep.x.back() - sweep.x[risen] >= kShortest);
    return isEnough ? risen : count;
}

/// Below which the loss has fallen: by three deviations from where it was before its lowest point,
/// all of which says how much it scatters. By its median there, or its first level if that is
/// higher: of a loss that falls all the time the median lies half way down.
double fallenBelow(const Sweep& sweep, const std::vector<double>& smooth, std::size_t lowest)
{
    std::vector<double> before(sweep.loss.begin(),
                               sweep.loss.begin() + static_cast<std::ptrdiff_t>(lowest + 1));
    std::vector<double> deviations;
    for (std::size_t i = 0; i <= lowest; ++i)
        deviations.push_back(std::abs(sweep.loss[i] - smooth[i]));
    return std::max(smooth.front(), median(std::move(before)))
           - kRise * kNormal * median(std::move(deviations));
}

/// Two thirds down the longest fall: half way through the middle third of the longest falling
/// subsequence.
std::size_t valleyOf(const std::vector<double>& smooth, std::size_t end)
{
    constexpr std::size_t kMostPoints = 500; // its length squared is what it takes
    const std::size_t stride = end / kMostPoints + 1;
    std::vector<std::size_t> points;
    for (std::size_t i = 0; i < end; i += stride)
        points.push_back(i);
    std::vector<std::size_t> length(points.size(), 1);
    std::size_t last = 0;
    for (std::size_t i = 1; i < points.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (smooth[points[i]] < smooth[points[j]])
                length[i] = std::max(length[i], length[j] + 1);
        }
        if (length[i] > length[last])
            last = i;
    }
    if (points.empty())
        return 0;
    const std::size_t first = last + 1 - std::min(length[last], last + 1);
    return points[first + (last - first) / 2];
}

/// Cut where the smooth curve is four times its best.
void cutWhereBroken(Sweep& sweep, std::vector<double>& smooth)
{
    double best = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < smooth.size(); ++i) {
        best = std::min(best, smooth[i]);
        if (!(best > 0.0) || smooth[i] <= kBroken * best)
            continue;
        sweep.diverged = true;
        sweep.x.resize(i + 1);
        sweep.loss.resize(i + 1);
        smooth.resize(i + 1);
        return;
    }
}

} // namespace

std::optional<RangeSweep> findRangeSweep(std::span<const double> steps,
                                         std::span<const double> rates, bool broke)
{
    constexpr double kStraight = 0.999;
    constexpr double kMostSteps = 1000.0;
    constexpr double kHighest = 0.5; // no warm-up of a linear kind goes there
    const std::size_t count = std::min(steps.size(), rates.size());
    std::size_t end = 0;
    while (end < count && rates[end] > 0.0 && (end == 0 || rates[end] > rates[end - 1])
           && (end == 0 || steps[end] > steps[end - 1]))
        ++end;
    constexpr double kHighestStart = 5e-4; // a rate that trains is none to begin with
    if (end < kFewestPoints || rates[0] > kHighestStart)
        return std::nullopt;
    const double decades = std::log10(rates[end - 1] / rates[0]);
    std::vector<double> logarithms;
    for (std::size_t i = 0; i < end; ++i)
        logarithms.push_back(std::log10(rates[i]));
    const auto swept = steps.first(end);
    const bool isLogarithmic = decades >= 2.0 && correlation(swept, logarithms) > kStraight;
    const bool isLinear = !isLogarithmic && decades > 3.0 && rates[end - 1] >= kHighest
                          && correlation(swept, rates.first(end)) > kStraight;
    if (!isLogarithmic && !isLinear)
        return std::nullopt;
    constexpr double kLeft = 0.1; // of the peak; a warm-up goes on near it
    const bool isLeft = end < count && rates[end] <= kLeft * rates[end - 1];
    const bool isAll = end == count && (broke || steps[end - 1] - steps[0] <= kMostSteps);
    if (!isLeft && !isAll)
        return std::nullopt;
    return RangeSweep{.end = end, .isLinear = isLinear};
}

RangeReading readRangeTest(std::span<const double> rates, std::span<const double> losses,
                           OptimizerKind optimizer)
{
    RangeReading reading;
    Sweep sweep = sweepOf(rates, losses);
    reading.diverged = sweep.diverged;
    if (sweep.x.size() < kFewestPoints) {
        reading.refusal = FAULTLINE_TR_NOOP(
            "Schedules", "fewer than 30 losses were logged before the test ended");
        return reading;
    }
    std::vector<double> smooth = smoothed(sweep);
    for (std::size_t i = 0; i < smooth.size(); ++i)
        reading.points.push_back(
            {.rate = std::pow(10.0, sweep.x[i]), .loss = sweep.loss[i], .smooth = smooth[i]});
    cutWhereBroken(sweep, smooth);
    // What became NaN without rising before breaks at the last rate with a number.
    const bool becameNan = reading.diverged;
    reading.diverged = sweep.diverged;
    std::size_t edge = edgeOf(sweep, smooth);
    if (edge == smooth.size() && becameNan)
        edge = smooth.size() - 1;
    const auto untilRise =
        smooth.begin() + static_cast<std::ptrdiff_t>(std::max<std::size_t>(edge, 1));
    const auto lowest = std::min_element(smooth.begin(), untilRise);
    const double fallen =
        fallenBelow(sweep, smooth, static_cast<std::size_t>(lowest - smooth.begin()));
    const auto below =
        std::find_if(smooth.begin(), untilRise, [fallen](double loss) { return loss < fallen; });
    const bool isFalling = below != untilRise;
    const auto low = static_cast<std::size_t>(below - smooth.begin());
    if (isFalling)
        reading.low = std::pow(10.0, sweep.x[low]);
    if (edge == smooth.size()) {
        reading.refusal = {
            FAULTLINE_TR_NOOP("Schedules",
                              "the test ended too early: the loss does not rise yet, and the rate "
                              "may be higher than %1"),
            {Quantity{std::pow(10.0, sweep.x.back() - 1.0), Unit::None}}};
        return reading;
    }
    reading.edge = std::pow(10.0, sweep.x[edge]);
    if (!isFalling) {
        reading.refusal =
            FAULTLINE_TR_NOOP("Schedules", "the loss never falls clearly below its noisy start");
        return reading;
    }
    constexpr double kNarrowest = 0.5; // decades
    if (sweep.x[edge] - sweep.x[low] < kNarrowest) {
        reading.refusal = FAULTLINE_TR_NOOP(
            "Schedules", "the loss rises within half a decade of where it begins to fall");
        return reading;
    }
    const bool isSgd = optimizer == OptimizerKind::Sgd;
    const bool isAdaptive = optimizer == OptimizerKind::Adaptive;
    reading.bandLow = reading.edge / (isAdaptive ? 10.0 : 30.0);
    reading.bandHigh = reading.edge / (isSgd ? 5.0 : 3.0);
    const double valley = std::pow(10.0, sweep.x[valleyOf(smooth, edge)]);
    reading.valley = std::clamp(valley, reading.bandLow, reading.bandHigh);
    return reading;
}

} // namespace faultline
