// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"

#include <string>
#include <string_view>

namespace faultline {

/// A failure may take some steps to show: its rule tells the step as kOnsetStep. The fix then
/// promises besides that the next run comes at least as far, by the number kLastStep of the same
/// rule. A run that does not is no broken promise: it proves nothing yet.
inline constexpr std::string_view kOnsetStep = "onset-step";
inline constexpr std::string_view kLastStep = "last-step";

[[nodiscard]] inline Promise lengthPromise(const RuleId& ruleId, double onset)
{
    return {.kind = Promise::Kind::NumberAtLeast,
            .ruleId = ruleId,
            .number = std::string(kLastStep),
            .value = {onset, Unit::Step}};
}

[[nodiscard]] inline bool isAboutLength(const Promise& promise)
{
    return promise.kind == Promise::Kind::NumberAtLeast && promise.number == kLastStep;
}

} // namespace faultline
