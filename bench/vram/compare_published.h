// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace faultline::bench {

struct CompareOptions {
    bool rows = false;     ///< every figure, not only the summary
    bool unknown = false;  ///< also the names that are not known, with the reason
    bool examples = false; ///< instead the table of examples.txt, as Markdown
    bool bands = false;    ///< instead the bands that the half "fit" asks for
    std::string family;    ///< only figures of this family of the zoo; empty: all
    std::string name;      ///< only figures whose configuration's name contains this
};

/// Takes --rows, --unknown, --examples, --bands, --family NAME and --name TEXT out of the command
/// line.
[[nodiscard]] CompareOptions takeCompareOptions(int& argc, char** argv);

/// With --examples the rows that examples.txt names, with --bands what each framework's band would
/// be by the rows of "fit" alone; else:
/// Estimates every row of published.jsonl as a user would, by the name of its configuration with
/// the size, batch and precision of the row, and prints the table and its summary to standard
/// output. False when the table cannot be read.
[[nodiscard]] bool comparePublished(const CompareOptions& options);

/// How far the estimates of a half of the table are from what was published. Shares, not percent.
struct Agreement {
    std::size_t rows = 0;
    std::size_t known = 0;       ///< what follows is of these
    double medianError = 0.0;    ///< of the absolute errors
    double ninetiethError = 0.0; ///< their 90th percentile
    double insideInterval = 0.0; ///< how many figures lie in the interval of their estimate
};

/// Of the families that the planner promises. `half` is "fit" or "judge"; nothing when the table
/// cannot be read.
[[nodiscard]] std::optional<Agreement> agreementOf(std::string_view half);

} // namespace faultline::bench
