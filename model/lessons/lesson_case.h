// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/result.h"
#include "model/core/run.h"
#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/findings/rule.h"
#include "model/lessons/lesson.h"

#include <string>
#include <string_view>

namespace faultline {

/// What a lesson says, held against the case that it is about.

/// Why a place is not in the case; empty: it is there.
[[nodiscard]] Text missingIn(const CaseData& data, const ProofTarget& target);
[[nodiscard]] Text missingIn(const CaseData& data, const LessonValue& value);

/// Why a knob cannot be turned: its plan, its range, what the model answers at its ends. Empty: it
/// can. Of a knob of kind Runs the folders are looked at elsewhere.
[[nodiscard]] Text wrongKnob(const LessonKnob& knob);

/// Reads and judges a case by the built-in rules, its datasets and layers included. Nothing is kept
/// in a cache.
struct JudgedLessonCase {
    CasePtr data;
    Diagnosis diagnosis;
};
[[nodiscard]] Result<JudgedLessonCase> judgeLessonCase(const std::string& path,
                                                       ReadMonitor& monitor);

/// A rule by its id or code; nullptr: there is none.
[[nodiscard]] const RuleInfo* ruleNamed(std::string_view name);

/// The finding that the engine names first, if it is more than a remark; nullptr: there is none.
[[nodiscard]] const Finding* firstCause(const Diagnosis& diagnosis);

} // namespace faultline
