// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace faultline {

/// Whether a line names an epoch, a step, an iteration or a loss with its number, in whatever form:
/// "Epoch: 3", "iter 20/500", "[step 7]", "total_loss=nan". Settings ("max_epochs: 12",
/// "warmup_steps=500") are none.
[[nodiscard]] bool tellsOfTraining(std::string_view line);

} // namespace faultline
