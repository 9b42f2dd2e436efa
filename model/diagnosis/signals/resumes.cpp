// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/resumes.h"

#include "model/core/statistics.h"
#include "model/diagnosis/training/attempts.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace faultline {

namespace {

constexpr std::size_t kFewestAround = 3; // points on a side
constexpr double kSureRise = 3.0;        // standard deviations
constexpr double kStillRising = 1.01;    // from point to point: a warm-up or a cycle, no jump
constexpr double kKeptShare = 0.5;       // of what had been learnt
constexpr std::size_t kRatePoints = 3;

/// The longest series of a kind in a run.
const Signal* longestOf(const Training& training, SignalKind kind, const Run& run)
{
    const Signal* longest = nullptr;
    for (const Signal& signal : training.allSignals) {
        if (signal.kind == kind && signal.run.get() == &run
            && (longest == nullptr || signal.series->size() > longest->series->size()))
            longest = &signal;
    }
    return longest;
}

struct Values {
    std::vector<double> values;
    std::vector<std::int64_t> steps;

    [[nodiscard]] std::span<const double> first(std::size_t most) const
    {
        return std::span(values).first(std::min(most, values.size()));
    }
    [[nodiscard]] std::span<const double> last(std::size_t most) const
    {
        return std::span(values).last(std::min(most, values.size()));
    }
};

/// The finite values of a series, attempt by attempt.
std::vector<Values> valuesOf(const Signal* signal, const RunAttempts& attempts)
{
    std::vector<Values> all(attempts.attempts.size());
    if (signal == nullptr)
        return all;
    const std::vector<ScalarSeries> split = splitByAttempt(*signal->series, attempts);
    for (std::size_t i = 0; i < std::min(split.size(), all.size()); ++i) {
        split[i].forEach([&values = all[i]](std::size_t, const ScalarPoint& point) {
            if (!std::isfinite(point.value))
                return;
            values.values.push_back(point.value);
            values.steps.push_back(point.step);
        });
    }
    return all;
}

/// Standard deviation of a median of few values, by their scatter around their own trend.
double noiseOf(std::span<const double> values)
{
    constexpr double kOfMedian = 1.2533; // of normal noise, against a mean
    return kOfMedian * differenceNoise(values) / std::sqrt(static_cast<double>(values.size()));
}

/// What an attempt before `attempt` logged between two steps; the latest that has enough.
std::vector<double> loggedBetween(const std::vector<Values>& all, std::size_t attempt,
                                  std::int64_t from, std::int64_t to)
{
    for (std::size_t i = attempt; i-- > 0;) {
        std::vector<double> found;
        for (std::size_t k = 0; k < all[i].values.size(); ++k) {
            if (all[i].steps[k] >= from && all[i].steps[k] <= to)
                found.push_back(all[i].values[k]);
        }
        if (found.size() >= kFewestAround)
            return found;
    }
    return {};
}

void judgeRate(const std::vector<Values>& all, std::size_t attempt, double leastFactor,
               Resume& resume)
{
    const Values& before = all[attempt - 1];
    const Values& after = all[attempt];
    if (before.values.size() < kFewestAround || after.values.size() < kFewestAround)
        return;
    resume.rateBefore = median(before.last(kRatePoints));
    if (resume.stepAfter <= resume.stepBefore) {
        // From a checkpoint the schedule goes on where it was at that step.
        const std::vector<double> then =
            loggedBetween(all, attempt, after.steps.front(), after.steps[kRatePoints - 1]);
        if (then.empty())
            return;
        resume.rateBefore = std::max(*resume.rateBefore, median(then));
    }
    resume.rateAfter = median(after.first(kRatePoints));
    const std::span<const double> last = before.last(Resume::kPoints);
    const bool wasRising = last.back() > kStillRising * last.front();
    resume.rateRose = *resume.rateBefore > 0.0 && !wasRising && resume.rateFactor() >= leastFactor;
}

void judgeLoss(const std::vector<Values>& all, std::size_t attempt, Resume& resume)
{
    const std::span<const double> before = all[attempt - 1].last(Resume::kPoints);
    const std::span<const double> after = all[attempt].first(Resume::kPoints);
    resume.lossBefore = median(before);
    resume.lossAfter = median(after);
    resume.lossNoise = std::hypot(noiseOf(before), noiseOf(after));
    resume.lossRose = resume.lossAfter - resume.lossBefore > kSureRise * resume.lossNoise;
    const double start = median(all.front().first(kRatePoints));
    const double learnt = start - resume.lossBefore;
    resume.keptWeights =
        learnt > kSureRise * resume.lossNoise && resume.lossAfter < start - kKeptShare * learnt;
    const std::vector<std::int64_t>& steps = all[attempt].steps;
    const std::size_t count = after.size();
    const std::vector<double> then = loggedBetween(all, attempt, steps.front(), steps[count - 1]);
    if (then.empty())
        return;
    resume.lossThen = median(then);
    // Weights of a checkpoint have the loss of that checkpoint; these have that of the end.
    const double noise = std::hypot(resume.lossNoise, noiseOf(then));
    const double between = *resume.lossThen - resume.lossBefore;
    resume.lostCounter =
        between > kSureRise * noise && resume.lossAfter < *resume.lossThen - kKeptShare * between;
}

/// Of few points: the first value of the attempt goes on from the last one before, and at the same
/// steps it is below what an earlier attempt had, point by point.
void judgeFewLosses(const std::vector<Values>& all, std::size_t attempt, Resume& resume)
{
    constexpr double kLeastLearnt = 0.3; // of what was there at the same step
    constexpr double kNear = 0.25;       // of what had been learnt
    const Values& after = all[attempt];
    const double last = all[attempt - 1].values.back();
    std::size_t lower = 0;
    std::size_t common = 0;
    std::optional<double> then;
    for (std::size_t i = 0; i < after.steps.size(); ++i) {
        for (std::size_t k = attempt; k-- > 0;) {
            const auto same = std::find(all[k].steps.begin(), all[k].steps.end(), after.steps[i]);
            if (same == all[k].steps.end())
                continue;
            const double value =
                all[k].values[static_cast<std::size_t>(same - all[k].steps.begin())];
            ++common;
            lower += after.values[i] < value ? 1 : 0;
            if (i == 0)
                then = value;
            break;
        }
    }
    if (!then || common < kFewestAround || lower < common || !(*then > 0.0)
        || *then - last < kLeastLearnt * *then
        || after.values.front() > last + kNear * (*then - last))
        return;
    resume.lossThen = then;
    resume.lossBefore = last;
    resume.lossAfter = after.values.front();
    resume.keptWeights = true;
    resume.lostCounter = true;
    resume.lossRose = false;
}

/// The attempt begins where the first one did, with the same values.
bool isSameAgain(const std::vector<Values>& all, std::size_t attempt)
{
    constexpr double kSame = 1e-4; // relative
    const Values& first = all.front();
    const Values& again = all[attempt];
    const std::size_t count = std::min(first.values.size(), again.values.size());
    if (count < kFewestAround)
        return false;
    if (first.values[0] == first.values[1] || first.values[1] == first.values[2])
        return false; // a constant says nothing
    for (std::size_t i = 0; i < kFewestAround; ++i) {
        const double size = std::max(std::abs(first.values[i]), std::abs(again.values[i]));
        if (first.steps[i] != again.steps[i]
            || std::abs(first.values[i] - again.values[i]) > kSame * size)
            return false;
    }
    return true;
}

/// The loss after the resume is that of the beginning, by medians of the same length.
bool isBackAtTheStart(const std::vector<Values>& all, std::size_t attempt)
{
    constexpr double kLeastLearnt = 0.15; // of the first level
    constexpr double kBack = 0.75;        // of what had been learnt
    const std::vector<double>& first = all.front().values;
    const std::vector<double>& before = all[attempt - 1].values;
    const std::size_t points =
        std::clamp(std::min(first.size(), before.size()) / 3, kFewestAround, Resume::kPoints);
    const double start = median(all.front().first(points));
    const double learnt = start - median(all[attempt - 1].last(points));
    const double noise =
        std::hypot(noiseOf(all.front().first(points)), noiseOf(all[attempt - 1].last(points)));
    return start > 0.0 && learnt > kLeastLearnt * start && learnt > kSureRise * noise
           && median(all[attempt].first(points)) > start - (1.0 - kBack) * learnt;
}

} // namespace

Resumes findResumes(const Training& training, double leastFactor)
{
    Resumes found;
    const Run& run = *training.runs.front();
    const RunAttempts attempts = findAttempts(run);
    if (!attempts.hasRestarts() || attempts.concurrentCount() > 0)
        return found;
    found.loss = longestOf(training, SignalKind::TrainLoss, run);
    if (found.loss == nullptr && !hasOpposingLosses(training))
        found.loss = longestOf(training, SignalKind::LossComponent, run);
    found.rate = longestOf(training, SignalKind::LearningRate, run);
    if (found.loss == nullptr)
        return found;
    const std::vector<Values> losses = valuesOf(found.loss, attempts);
    const std::vector<Values> rates = valuesOf(found.rate, attempts);
    if (losses.front().values.size() < kFewestAround)
        return found;
    for (std::size_t i = 1; i < losses.size(); ++i) {
        if (losses[i - 1].values.size() < kFewestAround || losses[i].values.size() < kFewestAround)
            continue;
        Resume resume;
        resume.attempt = i;
        resume.stepBefore = losses[i - 1].steps.back();
        resume.stepAfter = losses[i].steps.front();
        const std::vector<std::int64_t>& first = losses.front().steps;
        resume.beginsAnew = resume.stepAfter <= first[std::min<std::size_t>(1, first.size() - 1)];
        judgeLoss(losses, i, resume);
        // From the last checkpoint, which may lie some steps back.
        const bool goesOn =
            resume.stepAfter - first.front() >= (resume.stepBefore - first.front()) / 2;
        resume.lostWeights = !resume.beginsAnew && goesOn && isBackAtTheStart(losses, i);
        if (losses[i - 1].values.size() < Resume::kPoints && !resume.lostCounter)
            judgeFewLosses(losses, i, resume);
        resume.lostCounter = resume.lostCounter && resume.stepAfter < resume.stepBefore;
        resume.isSameAgain = resume.beginsAnew && isSameAgain(losses, i);
        judgeRate(rates, i, leastFactor, resume);
        found.all.push_back(resume);
    }
    return found;
}

} // namespace faultline
