// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/diagnosis/findings/finding.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::test {

[[nodiscard]] ScalarSeries seriesOf(const std::vector<ScalarPoint>& points);
/// Values at steps 0, 1, 2, ... one second apart.
[[nodiscard]] ScalarSeries seriesOfValues(const std::vector<double>& values);

/// A run of one whole file that holds these tags.
[[nodiscard]] Run runOf(std::string name,
                        const std::vector<std::pair<std::string, ScalarSeries>>& scalars);
/// A complete case of these runs, its issues gathered from their files.
[[nodiscard]] CaseData caseOf(std::vector<Run> runs);
void addIssue(Run& run, ImportIssue issue);

/// A text without places; `source` must outlive it.
[[nodiscard]] Text textOf(std::string_view source);
/// A text that is the given string, whatever it holds.
[[nodiscard]] Text quoted(std::string content);

/// A run "train" with a loss that becomes NaN at step 50, and a diagnosis of it with a
/// critical finding that has every kind of evidence, a fix with a snippet, and abstentions.
[[nodiscard]] CaseData nanCase();
[[nodiscard]] Diagnosis nanDiagnosis();

/// Bytes that no report may pass on as they are: markup, quotes, control characters, a right-to-
/// left override, invalid UTF-8.
inline constexpr std::string_view kHostileName =
    "<script>alert('1')</script> & \"x\" |`*_ \x1b[31m \x07 \n \xE2\x80\xAE \xFF\xFE end";

} // namespace faultline::test
