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

/// A loss of the evaluation, a gradient norm or the training loss of which every value has no more
/// than the eight significant bits of bfloat16, so what they are computed from is kept in it: the
/// weights. Mixed precision keeps those in float32. Null if there is none.
[[nodiscard]] const Signal* signalInBfloat16(const Training& training);

} // namespace faultline
