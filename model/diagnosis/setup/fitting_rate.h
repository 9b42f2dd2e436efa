// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text.h"
#include "model/diagnosis/setup/training_recipe.h"
#include "model/diagnosis/training/training.h"

#include <optional>

namespace faultline {

/// A rate that fits a training, with the band in which others fit as well.
struct RecommendedRate {
    double rate = 0.0;
    double low = 0.0;
    double high = 0.0;
    Text reason;
};

/// The rate of a reference scaled to the batch of a training: by its gradient noise scale where two
/// norms were logged, else linearly for SGD and by the root for adaptive optimizers, within a
/// factor of two for each factor of four of batch. The one rate that rules, fixes and pages name.
[[nodiscard]] RecommendedRate scaledReference(const Training& training,
                                              const TrainingRecipe& recipe,
                                              const ReferenceRecipe& reference);

/// scaledReference() of the model's reference that is nearest; nothing without one.
[[nodiscard]] std::optional<RecommendedRate> referenceRateOf(const Training& training);

} // namespace faultline
