// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"

#include <vector>

namespace faultline {

/// Whether one of two series holds the values of the other, in their order, but for the digits that
/// a writer leaves out: one training logged twice. Only for curves whose values are too many and
/// too exact to agree by chance. Steps and tags may differ.
[[nodiscard]] bool isSameCurve(const ScalarSeries& a, const ScalarSeries& b);

/// Whether one of the runs tells of the same training as the other: a curve of one is a curve of
/// the other.
[[nodiscard]] bool isSameTraining(const Run& a, const Run& b);

} // namespace faultline
