// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"

namespace faultline {

/// One sentence: what differs in the outcome, and what explains it; or that nothing does.
[[nodiscard]] Text verdictOf(const RunComparison& comparison);

} // namespace faultline
