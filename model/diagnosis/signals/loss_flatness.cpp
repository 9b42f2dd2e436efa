// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/loss_flatness.h"

#include "model/core/statistics.h"

#include <algorithm>
#include <functional>
#include <span>

namespace faultline {

namespace {

/// Index from which the learning rate has reached a tenth of its peak; 0 without one.
std::size_t afterWarmUp(const Training& training, const LearningCurve& loss)
{
    constexpr double kArrived = 0.1;
    const LearningCurve rate = learningCurve(training.best(SignalKind::LearningRate));
    if (rate.empty())
        return 0;
    const double peak = *std::max_element(rate.values.begin(), rate.values.end());
    for (std::size_t i = 0; i < loss.size(); ++i) {
        if (rate.values[rate.indexMatching(loss, i)] >= kArrived * peak)
            return i;
    }
    return 0;
}

} // namespace

LossFlatness measureFlatness(const Training& training, const LearningCurve& loss)
{
    constexpr std::size_t kFewestPoints = LossFlatness::kFewestPoints;
    constexpr std::size_t kBlocks = LossFlatness::kBlocks;
    LossFlatness flat;
    flat.judgedFrom = afterWarmUp(training, loss);
    if (loss.size() - flat.judgedFrom < kFewestPoints)
        flat.judgedFrom = 0;
    const auto judged = std::span(loss.values).subspan(flat.judgedFrom);
    const std::size_t third = judged.size() / 3;
    const std::size_t count = third >= kFewestPoints ? third : judged.size();
    flat.judgedTo = flat.judgedFrom + count;
    flat.z = mannKendallZ(blockMedians(judged.first(count), kBlocks));
    flat.zWhole = mannKendallZ(blockMedians(judged, kBlocks));
    flat.start = median(judged.first(std::max<std::size_t>(third, 1)));
    flat.end = median(judged.last(std::max<std::size_t>(third, 1)));
    const double level = std::abs(median(judged));
    flat.noise = level > 0.0 ? differenceNoise(judged) / level : 0.0;
    return flat;
}

bool risesFromTheStart(const LossFlatness& flat)
{
    constexpr double kRisen = 1.5;
    constexpr double kRising = 2.33;
    return flat.start > 0.0 && flat.end > kRisen * flat.start && flat.zWhole > kRising;
}

bool isWarmingUp(const LearningCurve& rate)
{
    return rate.size() > 1
           && std::adjacent_find(rate.values.begin(), rate.values.end(), std::greater_equal<>())
                  == rate.values.end();
}

} // namespace faultline
