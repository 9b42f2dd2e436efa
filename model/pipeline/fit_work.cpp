// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/fit_work.h"

#include "model/core/statistics.h"
#include "model/pipeline/simulate.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace faultline::pipeline {

namespace {

constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();
constexpr std::size_t kRounds = 4;      // of drawing what is only bounded
constexpr std::size_t kFewestExact = 4; // batches whose work is known
SimulationOptions shortly(const Setting& setting, const ReadMonitor* monitor)
{
    return boundedSteps(setting, {.steps = 1500, .monitor = monitor});
}

/// A batch that was waited for longer was not ready. Handing over takes now less, now more: a wait
/// no longer than that can be does not tell.
double leastWait(double handOver)
{
    constexpr double kJitter = 0.0005;
    return std::max(kMostHandOver, handOver + kJitter);
}

/// When each batch of a stretch was asked for and taken.
struct LoopTimes {
    std::vector<double> asked;
    std::vector<double> taken;
    double least;

    LoopTimes(const Stretch& stretch, double handOver) : least(leastWait(handOver))
    {
        double now = 0.0;
        for (const LoopStep& step : stretch) {
            asked.push_back(now);
            taken.push_back(now + step.waited);
            now += step.seconds;
        }
    }
    [[nodiscard]] bool wasWaitedFor(std::size_t k) const { return taken[k] - asked[k] > least; }
};

/// Follows the workers through a stretch. What is known goes into `exact`; of a batch that was
/// ready when it was asked for only an upper bound is known, which `draw` turns into work.
template <typename Draw>
void followWorkers(const Setting& setting, const Stretch& stretch, double handOver, Draw draw,
                   std::vector<double>& exact, std::vector<double>& drawn)
{
    const auto workers = static_cast<std::size_t>(setting.workers);
    const std::size_t ahead = workers * static_cast<std::size_t>(std::max(1, setting.prefetch));
    const LoopTimes at(stretch, handOver);
    std::vector<double> end(stretch.size(), kUnknown);
    std::vector<bool> isExact(stretch.size(), false);
    for (std::size_t k = 0; k < stretch.size(); ++k) {
        const bool wasWaitedFor = at.wasWaitedFor(k);
        double start = kUnknown;
        if (k >= ahead && !std::isnan(end[k - workers]))
            start = std::max(end[k - workers], at.taken[k - ahead]);
        if (wasWaitedFor) {
            end[k] = at.taken[k] - handOver;
            isExact[k] = true;
            if (std::isnan(start))
                continue;
            std::vector<double>& to = isExact[k - workers] ? exact : drawn;
            to.push_back(std::max(0.0, end[k] - start));
        } else if (std::isnan(start)) {
            end[k] = at.asked[k]; // at the latest
        } else {
            const double work = draw(std::max(0.0, at.asked[k] - start));
            end[k] = start + work;
            drawn.push_back(work);
        }
    }
}

/// Quantiles of a distribution with mean 1.
std::vector<double> shapeOf(double variation, double slowFactor)
{
    constexpr int kValues = 200;
    constexpr double kSlowShare = 0.02;
    std::vector<double> values;
    const double sigma = std::sqrt(std::log1p(variation * variation));
    for (int i = 0; i < kValues; ++i) {
        // The normal quantile, by the logistic approximation: good to a few hundredths.
        const double p = (i + 0.5) / kValues;
        const double normal = std::log(p / (1.0 - p)) / 1.702;
        values.push_back(std::exp(sigma * normal));
    }
    if (slowFactor > 1.0) {
        for (int i = 0; i < static_cast<int>(kSlowShare * kValues); ++i)
            values[static_cast<std::size_t>(kValues / 2 + i)] *= slowFactor;
    }
    const double mean = meanOf(values);
    for (double& value : values)
        value /= mean;
    return values;
}

std::vector<double> stepsOf(const Simulation& simulated)
{
    std::vector<double> seconds;
    const std::vector<double>& done = simulated.timeline.done;
    for (std::size_t k = std::max<std::size_t>(1, simulated.settledFrom); k < done.size(); ++k)
        seconds.push_back(done[k] - done[k - 1]);
    return seconds;
}

/// How differently the durations of two sets of steps are spread.
double distanceOf(std::span<const double> a, std::span<const double> b)
{
    constexpr std::array kQuantiles{0.05, 0.25, 0.5, 0.75, 0.9, 0.97, 0.99};
    double sum = 0.0;
    for (const double q : kQuantiles)
        sum += std::abs(std::log(std::max(1e-6, quantile(a, q)) / std::max(1e-6, quantile(b, q))));
    return sum;
}

} // namespace

std::optional<double> handOverOf(std::span<const double> waits)
{
    // Below a floor there is nothing: the shortest waits are no shorter than by jitter.
    constexpr double kJitter = 1.3;
    const double floor = quantile(waits, 0.1);
    const bool isFloor = floor <= kMostHandOver && floor <= kJitter * quantile(waits, 0.02);
    return !waits.empty() && isFloor ? std::optional(floor) : std::nullopt;
}

WorkOfWaits workFromWaits(const Setting& setting, std::span<const Stretch> stretches,
                          double handOver)
{
    if (setting.workers <= 0)
        return {};
    std::vector<double> exact;
    std::vector<double> drawn;
    // First round: what is only bounded takes its bound, which spoils nothing that is exact.
    for (const Stretch& stretch : stretches)
        followWorkers(
            setting, stretch, handOver, [](double bound) { return bound; }, exact, drawn);
    if (exact.size() < kFewestExact)
        return {};
    std::vector<double> known = exact;
    Draws draws(11);
    for (std::size_t round = 0; round < kRounds; ++round) {
        std::sort(known.begin(), known.end());
        const auto below = [&known, &draws](double bound) {
            const auto end = std::upper_bound(known.begin(), known.end(), bound);
            return end == known.begin() ? bound : draws.of(std::span(known.begin(), end));
        };
        exact.clear();
        drawn.clear();
        for (const Stretch& stretch : stretches)
            followWorkers(setting, stretch, handOver, below, exact, drawn);
        known = exact;
        known.insert(known.end(), drawn.begin(), drawn.end());
    }
    const double seen = static_cast<double>(exact.size()) / static_cast<double>(known.size());
    return {.seconds = std::move(known), .seenShare = seen};
}

std::vector<double> elementsOfBatches(std::span<const double> batches, int batch)
{
    constexpr double kMuchLonger = 4.0; // robust standard deviations
    if (batches.empty() || batch <= 1)
        return {batches.begin(), batches.end()};
    constexpr std::size_t kMostElements = 20'000; // as many tell a distribution well enough
    batches = batches.first(
        std::min(batches.size(),
                 std::max<std::size_t>(100, kMostElements / static_cast<std::size_t>(batch))));
    const double usual = median(batches);
    const double spread = std::max(sigmaMad(batches), 0.02 * usual);
    const double each = usual / batch;
    std::vector<double> even;
    std::vector<double> slow;
    for (const double seconds : batches) {
        if (seconds > usual + kMuchLonger * spread)
            slow.push_back(each + seconds - usual);
        else
            even.push_back(seconds);
    }
    const double mean = meanOf(even) / batch;
    double squares = 0.0;
    for (const double seconds : even)
        squares += (seconds / batch - mean) * (seconds / batch - mean);
    // Variances of elements add up to those of sums.
    const double deviation =
        std::sqrt(squares / static_cast<double>(even.size()) * static_cast<double>(batch));
    const std::vector<double> shape = shapeOf(mean > 0.0 ? deviation / mean : 0.0, 1.0);
    Draws draws(13);
    const std::size_t all = std::min(kMostWork, batches.size() * static_cast<std::size_t>(batch));
    const std::size_t count = all - std::min(all, slow.size());
    std::vector<double> elements = draws.many(shape, count);
    for (double& value : elements)
        value *= mean;
    elements.insert(elements.end(), slow.begin(), slow.end());
    return elements;
}

std::vector<double> serialWork(std::span<const Stretch> stretches, int batch, double handOver)
{
    const double least = leastWait(handOver);
    std::vector<double> batches;
    for (const Stretch& stretch : stretches) {
        for (std::size_t k = 1; k < stretch.size(); ++k) {
            const LoopStep& before = stretch[k - 1];
            if (before.waited > least && stretch[k].waited > least)
                batches.push_back(before.seconds - before.waited + stretch[k].waited);
        }
    }
    if (batches.size() < kFewestExact)
        return {};
    return elementsOfBatches(batches, batch);
}

std::vector<double> fittedWork(const Setting& setting, const Costs& known,
                               std::span<const double> stepSeconds, const ReadMonitor* monitor)
{
    struct Shape {
        double variation;
        double slowFactor;
    };
    static constexpr std::array<Shape, 10> kShapes{{{0.05, 1.0},
                                                    {0.25, 1.0},
                                                    {0.5, 1.0},
                                                    {1.0, 1.0},
                                                    {0.1, 5.0},
                                                    {0.1, 10.0},
                                                    {0.1, 20.0},
                                                    {0.1, 40.0},
                                                    {0.4, 10.0},
                                                    {0.4, 20.0}}};
    const double mean = meanOf(stepSeconds);
    std::vector<double> best;
    double least = std::numeric_limits<double>::infinity();
    for (const Shape& shape : kShapes) {
        Costs costs = known;
        costs.work = shapeOf(shape.variation, shape.slowFactor);
        const std::optional<Costs> scaled =
            calibrated(setting, std::move(costs), 1.0 / mean, monitor);
        if (!scaled)
            continue;
        const double distance =
            distanceOf(stepsOf(simulate(setting, *scaled, shortly(setting, monitor))), stepSeconds);
        if (distance < least) {
            least = distance;
            best = scaled->work;
        }
    }
    return best;
}

std::optional<Costs> calibrated(const Setting& setting, Costs costs, double stepsPerSecond,
                                const ReadMonitor* monitor)
{
    constexpr int kHalvings = 18;
    const double mean = costs.meanWork();
    if (!(mean > 0.0) || !(stepsPerSecond > 0.0))
        return std::nullopt;
    const std::vector<double> as = costs.work;
    const auto speedAt = [&](double seconds) {
        for (std::size_t i = 0; i < as.size(); ++i)
            costs.work[i] = as[i] * seconds / mean;
        return simulate(setting, costs, shortly(setting, monitor)).stepsPerSecond;
    };
    double low = 1e-3 / stepsPerSecond / std::max(1, setting.batch);
    double high = 4.0 * setting.parallelism() / stepsPerSecond;
    if (speedAt(low) < stepsPerSecond || speedAt(high) > stepsPerSecond)
        return std::nullopt;
    for (int i = 0; i < kHalvings; ++i) {
        const double middle = std::sqrt(low * high);
        (speedAt(middle) > stepsPerSecond ? low : high) = middle;
    }
    return costs;
}

} // namespace faultline::pipeline
