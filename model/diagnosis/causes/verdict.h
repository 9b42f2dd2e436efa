// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace faultline {

/// The verdict of a diagnosis whose causes are ranked: the title of the first cause and what it led
/// to ("..., so the loss became NaN at step 4,310 and the metric stays 0"). How much could be
/// judged is not in it: coverageOf().
[[nodiscard]] Text verdictOf(const Diagnosis& diagnosis);

/// How many checks could be judged, over all trainings of a case.
struct Coverage {
    std::size_t judged = 0;
    std::size_t checks = 0; ///< that apply to what was opened
    Text sentence;          ///< "31 of 58 checks could be judged; 8 need a GPU log."; may be empty
    /// Fewer than half do not show that a run is healthy.
    [[nodiscard]] bool isMost() const { return 2 * judged >= checks; }
};

[[nodiscard]] Coverage coverageOf(const Diagnosis& diagnosis);

/// The worst of the first story; none without findings.
[[nodiscard]] std::optional<Severity> verdictSeverityOf(const Diagnosis& diagnosis);

/// A finding of a rule in the words that end a sentence: "..., so the loss became NaN at step 12".
/// Texts are FAULTLINE_TR_NOOP("Diagnosis", ...).
struct ConsequenceClause {
    std::string_view rule;
    Translatable plain;
    Translatable withStep; ///< %1: the step; empty: its step says nothing
};

/// One for every rule that the causal table has as a consequence.
[[nodiscard]] std::span<const ConsequenceClause> consequenceClauses();

/// "the loss became NaN at step 4,310": a finding as the end of a sentence. Its title if the rule
/// has no such words.
[[nodiscard]] Text asConsequence(const Finding& finding);

} // namespace faultline
