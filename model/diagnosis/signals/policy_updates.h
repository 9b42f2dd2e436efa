// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/learning_curve.h"
#include "model/diagnosis/training/training.h"

#include <optional>

namespace faultline {

/// What the updates of a policy (entropy, KL divergence, clip fraction) tell of the reason why its
/// reward does not rise.
struct PolicyUpdates {
    enum class Sign {
        NoUpdates,     ///< rollouts were logged, and no value of an update
        NotUpdated,    ///< KL divergence and clip fraction are 0 and the entropy is constant
        ClippedAway,   ///< most samples are clipped, and yet the policy hardly changes
        HeldRandom,    ///< each update changes it, and the entropy stays at that of random actions
        DecidesAtOnce, ///< the entropy is gone after the first updates
    };
    Sign sign = Sign::NoUpdates;
    const Signal* signal = nullptr; ///< shows it; null for NoUpdates
    LearningCurve curve = {};
    double entropy = 0.0;   ///< at the end
    double most = 0.0;      ///< HeldRandom: that of random actions
    double kl = 0.0;        ///< of an update; DecidesAtOnce: the largest of the first ones
    double clipped = 0.0;   ///< ClippedAway: share of the samples
    double clipRange = 0.0; ///< ClippedAway: what it can be at most
};

/// `reward`: of the episodes.
[[nodiscard]] std::optional<PolicyUpdates> findPolicyUpdates(const Training& training,
                                                             const LearningCurve& reward);

/// An environment that takes most of the time, by the steps per second before the first update and
/// with updates.
struct SlowEnvironment {
    const Signal* signal = nullptr;
    LearningCurve curve = {};
    double alone = 0.0;       ///< steps per second without updates
    double withUpdates = 0.0; ///< steps per second

    [[nodiscard]] double share() const { return withUpdates / alone; }
};
[[nodiscard]] std::optional<SlowEnvironment> findSlowEnvironment(const Training& training);

} // namespace faultline
