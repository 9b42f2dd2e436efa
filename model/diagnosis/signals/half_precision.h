// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/training.h"

namespace faultline {

/// The scale by which mixed precision multiplies the loss, if it was logged; null if not.
[[nodiscard]] const Signal* lossScale(const Training& training);

/// False if there is a console or a configuration, which would speak of half precision, and
/// nothing does: no loss scale, no word of fp16, bf16, amp or mixed precision.
[[nodiscard]] bool mayUseHalfPrecision(const Training& training);

} // namespace faultline
