// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/setup/fitting_rate.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/setup/gradient_noise.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/schedules/noise_scale.h"

#include <algorithm>
#include <cmath>

namespace faultline {

namespace {

bool isAdaptive(const Training& training)
{
    const std::optional<UsedRate> used = usedRate(training);
    return used && used->family == OptimizerFamily::Adaptive;
}

} // namespace

RecommendedRate scaledReference(const Training& training, const TrainingRecipe& recipe,
                                const ReferenceRecipe& reference)
{
    const Quantity batch{recipe.batchOfStep, Unit::Count};
    RecommendedRate made;
    double wide = 2.0;
    if (const auto noise = gradientNoiseOf(training)) {
        made.rate = reference.rate
                    * rateFactorByNoise(noise->scale.images, reference.batch, recipe.batchOfStep,
                                        isAdaptive(training));
        made.reason = {FAULTLINE_TR_NOOP("Schedules",
                                         "%1 trains with %2 at a batch of %3; scaled to a batch of "
                                         "%4 by the gradient noise scale of %5 images"),
                       {reference.source, Quantity{reference.rate, Unit::None},
                        Quantity{reference.batch, Unit::Count}, batch,
                        Quantity{std::round(noise->scale.images), Unit::Count}}};
    } else {
        const double fours =
            std::abs(std::log(recipe.batchOfStep / reference.batch) / std::log(4.0));
        wide = std::pow(wide, std::max(fours, 1.0));
        made.rate = reference.rateFor(recipe.batchOfStep);
        made.reason = {
            FAULTLINE_TR_NOOP("Schedules",
                              "%1 trains with %2 at a batch of %3; scaled to a batch of %4"),
            {reference.source, Quantity{reference.rate, Unit::None},
             Quantity{reference.batch, Unit::Count}, batch}};
    }
    if (recipe.batchOfStep == reference.batch)
        made.reason = {FAULTLINE_TR_NOOP("Schedules", "%1 trains with %2 at this batch of %3"),
                       {reference.source, Quantity{reference.rate, Unit::None}, batch}};
    made.low = made.rate / wide;
    made.high = made.rate * wide;
    return made;
}

std::optional<RecommendedRate> referenceRateOf(const Training& training)
{
    const std::optional<TrainingRecipe> recipe = recipeOf(training);
    const ReferenceRecipe* const reference = recipe ? nearestReference(*recipe) : nullptr;
    if (reference == nullptr)
        return std::nullopt;
    return scaledReference(training, *recipe, *reference);
}

} // namespace faultline
