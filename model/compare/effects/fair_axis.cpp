// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/effects/fair_axis.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/setup/schedule_facts.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/setup/training_recipe.h"
#include "model/diagnosis/signals/answer_curves.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace faultline {

namespace {

std::optional<double> imagesOfUpdate(const Training& training)
{
    if (const auto recipe = recipeOf(training); recipe && recipe->batchOfStep > 0.0)
        return recipe->batchOfStep;
    const auto batch = statedBatch(training);
    const auto number = batch ? batch->number() : std::nullopt;
    if (!number || !(*number > 0.0))
        return std::nullopt;
    const auto accumulation = statedAccumulation(training);
    const double times = accumulation ? accumulation->number().value_or(1.0) : 1.0;
    return *number * std::max(times, 1.0);
}

bool isNearly(double a, double b)
{
    constexpr double kSame = 0.001;
    return std::abs(a - b) <= kSame * std::max(std::abs(a), std::abs(b));
}

/// Whether a fact is known of all and differs; nothing where it is not known of all.
std::optional<bool> differsIn(const std::vector<AxisFacts>& all,
                              std::optional<double> AxisFacts::*fact)
{
    for (const AxisFacts& facts : all) {
        if (!(facts.*fact))
            return std::nullopt;
    }
    return std::any_of(all.begin(), all.end(), [&](const AxisFacts& facts) {
        return !isNearly(*(facts.*fact), *(all.front().*fact));
    });
}

FairAxis chosenAxis(CompareAxis axis)
{
    return {.axis = axis, .reason = {FAULTLINE_TR_NOOP("Compare", "as you chose"), {}}};
}

Quantity countOfImages(const std::optional<double>& images)
{
    return {images.value_or(0.0), Unit::Count};
}

} // namespace

AxisFacts axisFactsOf(const Training& training)
{
    return {.imagesPerUpdate = imagesOfUpdate(training),
            .trainingImages = imagesOfTraining(training)};
}

FairAxis fairAxis(std::span<const ComparedRun> good, const ComparedRun& bad,
                  std::optional<CompareAxis> wanted)
{
    std::vector<AxisFacts> all{axisFactsOf(bad.of())};
    for (const ComparedRun& run : good)
        all.push_back(axisFactsOf(run.of()));
    const std::optional<bool> updates = differsIn(all, &AxisFacts::imagesPerUpdate);
    const std::optional<bool> datasets = differsIn(all, &AxisFacts::trainingImages);
    if (wanted) {
        const bool needsImages = *wanted == CompareAxis::Images || *wanted == CompareAxis::Epochs;
        const bool hasImages = updates && (*wanted == CompareAxis::Images || datasets);
        if (!needsImages || hasImages)
            return chosenAxis(*wanted);
        return {.axis = CompareAxis::Steps,
                .reason = {FAULTLINE_TR_NOOP("Compare", "because the images of an update or of an "
                                                        "epoch are not recorded"),
                           {}}};
    }
    if (datasets.value_or(false) && updates)
        return {.axis = CompareAxis::Epochs,
                .reason = {
                    FAULTLINE_TR_NOOP("Compare", "because the training sets have %1 and %2 images"),
                    {countOfImages(all[1].trainingImages), countOfImages(all[0].trainingImages)}}};
    if (updates.value_or(false))
        return {.axis = CompareAxis::Images,
                .reason = {FAULTLINE_TR_NOOP("Compare", "because an update has %1 and %2 images"),
                           {countOfImages(all[1].imagesPerUpdate),
                            countOfImages(all[0].imagesPerUpdate)}}};
    if (updates)
        return {.axis = CompareAxis::Steps,
                .reason = {
                    FAULTLINE_TR_NOOP("Compare", "because an update has %1 images on both sides"),
                    {countOfImages(all[0].imagesPerUpdate)}}};
    return {.axis = CompareAxis::Steps,
            .reason = {FAULTLINE_TR_NOOP("Compare", "because the batch size is not recorded on "
                                                    "both sides"),
                       {}}};
}

double activeSeconds(const Phases& phases, double wallTime)
{
    double active = 0.0;
    for (const PhaseSpan& span : phases.spans) {
        if (span.kind != PhaseKind::Idle && span.beginTime < wallTime)
            active += std::min(span.endTime, wallTime) - span.beginTime;
    }
    return active;
}

double AxisScale::place(double position, double wallTime) const
{
    return axis == CompareAxis::ActiveTime ? activeSeconds(*phases, wallTime) : factor * position;
}

AxisScale axisScaleOf(const Training& training, const Signal& signal, const LearningCurve& curve,
                      CompareAxis wanted)
{
    AxisScale scale{.axis = wanted, .factor = 1.0, .phases = &training.phases};
    const AxisFacts facts = axisFactsOf(training);
    if (wanted != CompareAxis::ActiveTime && countsEpochs(training, signal, curve)) {
        scale.axis = CompareAxis::Epochs;
    } else if (wanted == CompareAxis::Images) {
        scale.factor = facts.imagesPerUpdate.value_or(1.0);
    } else if (wanted == CompareAxis::Epochs) {
        scale.factor = facts.imagesPerUpdate.value_or(1.0) / facts.trainingImages.value_or(1.0);
    }
    return scale;
}

PlacedCurve placeOnAxis(const Training& training, const Signal& signal, const LearningCurve& curve,
                        CompareAxis axis)
{
    const AxisScale scale = axisScaleOf(training, signal, curve, axis);
    PlacedCurve placed{.curve = {}, .axis = scale.axis};
    double last = -std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < curve.size(); ++i) {
        const double x = scale.place(curve.position(i), curve.wallTimes[i]);
        if (!std::isfinite(x) || !std::isfinite(curve.values[i]) || x < last)
            continue;
        placed.curve.x.push_back(x);
        placed.curve.y.push_back(curve.values[i]);
        last = x;
    }
    return placed;
}

} // namespace faultline
