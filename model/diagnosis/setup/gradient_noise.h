// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/training.h"
#include "model/schedules/noise_scale.h"

#include <optional>

namespace faultline {

/// The noise scale of a training's gradients, of the last steps at which two norms were logged.
struct GradientNoise {
    NoiseScale scale;
    const Signal* small = nullptr; ///< owned by the training
    const Signal* large = nullptr;
};

/// Needs two tags of gradient norms whose batches are known: by a number in the tag
/// ("grad_norm/batch_8"), or by a word: "micro" for a batch of one process, "accumulated" and
/// "local" for the batches that it makes an update of, "global" for those of all processes. The
/// norm of a single batch tells nothing, and gives nothing.
[[nodiscard]] std::optional<GradientNoise> gradientNoiseOf(const Training& training);

} // namespace faultline
