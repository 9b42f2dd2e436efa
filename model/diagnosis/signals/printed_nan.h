// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/training.h"

#include <optional>

namespace faultline {

/// What a console tells of a NaN that no curve shows: NumPy warned that the training's own code
/// took the logarithm or the root of a negative number. A division 0/0 is left out, for means over
/// nothing are computed in sound evaluations, and so is what installed packages do.
/// A warning if the log prints "nan" right behind it, else a remark; nothing without such a line.
[[nodiscard]] std::optional<Finding> nanInCalculation(const Training& training);

} // namespace faultline
