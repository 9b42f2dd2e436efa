// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/lifecycle/training_crashed_numbers.h"

#include "generated/rules/training_crashed.h"
#include "model/core/statistics.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/setup/rate_extreme.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace faultline::rules::training_crashed {

namespace {

constexpr std::size_t kAllPoints = 0; // what was logged last counts, not a median of its block

/// A loss and how far it was from the usual when it was last logged.
struct LastLoss {
    const Signal* signal = nullptr;
    LearningCurve curve;

    [[nodiscard]] double last() const { return std::abs(curve.values.back()); }
};

bool isLoss(const Signal& signal)
{
    return signal.kind == SignalKind::TrainLoss || signal.kind == SignalKind::LossComponent;
}

/// The loss that was largest when it was last logged.
std::optional<LastLoss> largestLoss(const Training& training)
{
    std::optional<LastLoss> largest;
    for (const Signal& signal : training.allSignals) {
        if (!isLoss(signal))
            continue;
        LastLoss one{.signal = &signal, .curve = learningCurve(&signal, kAllPoints)};
        if (!one.curve.empty() && (!largest || one.last() > largest->last()))
            largest = std::move(one);
    }
    return largest;
}

/// Whether no loss ever left the size that it had.
bool areAllOrdinary(const Training& training)
{
    constexpr std::size_t kFewest = 4;
    constexpr double kOrdinary = 5.0;
    bool isAny = false;
    for (const Signal& signal : training.allSignals) {
        if (!isLoss(signal))
            continue;
        const LearningCurve curve = learningCurve(&signal, kAllPoints);
        if (curve.size() < kFewest)
            continue;
        const auto before = std::span(curve.values).first(curve.size() - 1);
        double most = 0.0;
        for (const double value : before)
            most = std::max(most, std::abs(value));
        if (std::abs(curve.values.back()) > kOrdinary * most)
            return false;
        isAny = true;
    }
    return isAny;
}

} // namespace

void nameReasonOfNumber(const Training& training, std::string_view family,
                        std::optional<std::int64_t> step, Finding& finding)
{
    constexpr double kExploded = 1e6;
    if (family != "numbers" || !step)
        return;
    const std::optional<LastLoss> largest = largestLoss(training);
    if (!largest)
        return;
    const std::optional<UsedRate> rate = usedRate(training);
    const RateExtreme extreme = rate ? rateExtremeOf(training, *rate) : RateExtreme::None;
    const Plain last(largest->last());
    if (largest->last() > kExploded) {
        finding.title = extreme == RateExtreme::TooHigh
                            ? text::rateMadeItExplode({.rate = Plain(rate->peak),
                                                       .tag = largest->signal->tag,
                                                       .last = last,
                                                       .step = Step(*step)})
                            : text::lossExplodedBefore(
                                {.tag = largest->signal->tag, .last = last, .step = Step(*step)});
    } else if (extreme != RateExtreme::TooHigh && areAllOrdinary(training)) {
        finding.title = text::numberCameWithData(
            {.step = Step(*step), .tag = largest->signal->tag, .last = last});
        finding.explanation = text::numberCameWithDataExplained();
    } else {
        return;
    }
    finding.evidence.emplace_back(curveEvidence(
        *largest->signal, largest->curve, 0, largest->curve.size() - 1, text::lossBeforeTheEnd()));
}

} // namespace faultline::rules::training_crashed
