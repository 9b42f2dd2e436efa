// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/diagnosis/finding.h"
#include "model/diagnosis/rule.h"

#include <memory>
#include <span>

namespace faultline {

/// Runs the rules over every training of a case. Pure and deterministic; linear in the
/// points of the signals that the rules look at. An exception in one rule becomes an issue
/// and does not stop the others. Call it off the GUI thread.
[[nodiscard]] Diagnosis diagnose(const CaseData& data,
                                 std::span<const std::unique_ptr<const Rule>> rules,
                                 const RuleSettings& settings = {});

} // namespace faultline
