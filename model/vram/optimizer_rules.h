// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace faultline::vram {

/// What an optimizer keeps for each trained parameter, and what its update takes for a moment.
struct OptimizerRule {
    std::string_view name;    ///< "adamw"
    double slotBytes = 0.0;   ///< for each element of a matrix or kernel
    double vectorBytes = 0.0; ///< for each element of a bias or scale
    /// Copies of the trained parameters (4 bytes) alive at once while all are updated together
    /// (PyTorch's foreach implementations); a loop or a fused kernel has none worth counting.
    double foreachCopies = 0.0;
};

/// memory-model of optimizers: one slot is 4 bytes. By name.
[[nodiscard]] std::span<const OptimizerRule> optimizerRules();

/// One of them; nullptr if there is none of that name. "sgd" is without momentum.
[[nodiscard]] const OptimizerRule* optimizerRule(std::string_view name);

/// What the learning rate is multiplied by when the batch is: in proportion (Goyal et al. 2017), by
/// the root where updates are divided by the size of the gradients (Adam and its kind, Adagrad,
/// RMSProp, LAMB, Lion; Malladi et al. 2022). `optimizer` as here, in an OD API configuration
/// ("rms_prop_optimizer") or as PyTorch's class ("AdamW"); one that is not known counts as SGD.
[[nodiscard]] double learningRateFactor(std::string_view optimizer, double batchFactor);

} // namespace faultline::vram
