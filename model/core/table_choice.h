// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace faultline {

/// Which columns of a table a user wants to see as curves. What is not said is guessed
/// (model/readers/metrics/table_guess.h).
struct TableChoice {
    /// Column whose whole numbers are the steps; empty: rows are counted.
    std::optional<std::string> step;
    std::optional<std::string> time;  ///< column of the times; empty: the table tells no times
    std::vector<std::string> metrics; ///< columns that become curves; none: all that hold numbers
    /// Column whose texts name the run of each row; nothing or empty: all rows are of one run.
    std::optional<std::string> run = {};

    friend bool operator==(const TableChoice&, const TableChoice&) = default;
};

} // namespace faultline
