// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/summaries/hparam_table.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace faultline {

/// What a column may hold for its row to be shown. Every condition that is set must be met; a
/// missing value meets none of them but `values` with the empty text in it.
struct HparamFilter {
    std::optional<double> min; ///< numbers, bools as 0 and 1; NaN is in no range
    std::optional<double> max;
    std::string contains;                        ///< letters A to Z without their case
    std::optional<std::set<std::string>> values; ///< texts of values (toText())

    [[nodiscard]] bool empty() const { return !min && !max && contains.empty() && !values; }
    friend bool operator==(const HparamFilter&, const HparamFilter&) = default;
};

[[nodiscard]] bool accepts(const HparamFilter& filter, const std::optional<HparamValue>& value);

/// Filters by columnTitle(): they outlive the table, which changes with the metrics chosen.
using HparamFilters = std::map<std::string, HparamFilter>;

/// For each row whether all filters accept it; a filter of no column of the table is met.
[[nodiscard]] std::vector<bool> acceptedRows(const HparamTable& table,
                                             const HparamFilters& filters);

/// The texts of a column's values, each once: numbers ascending, then text; "" if some are missing.
[[nodiscard]] std::vector<std::string> distinctTexts(const HparamTable& table, std::size_t column);

/// The order of a table: numbers ascending, NaN, then text. Both values exist.
[[nodiscard]] bool isBefore(const HparamValue& a, const HparamValue& b);

} // namespace faultline
