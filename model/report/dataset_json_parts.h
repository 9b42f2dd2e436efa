// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/statistics/dataset_statistics.h"
#include "model/report/json_values.h"

namespace faultline {

/// Parts of "faultline/dataset/1" that several reports write. Private to model/report.
[[nodiscard]] Json splitJson(const SplitStatistics& split, const DatasetStatistics& all);

} // namespace faultline
