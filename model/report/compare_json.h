// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"
#include "model/report/json_values.h"

namespace faultline {

/// A member of `changes[]` of faultline/compare/1. Private to model/report.
[[nodiscard]] Json runChangeJson(const RunChange& change);

} // namespace faultline
