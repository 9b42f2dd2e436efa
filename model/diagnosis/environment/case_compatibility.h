// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/diagnosis/environment/compatibility.h"

#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// The runs that environments of a case belong to, in order. Environments of no run count for every
/// one, so the empty name (the whole case) is given only if it is the only one.
[[nodiscard]] std::vector<RunId> environmentOwners(const CaseData& data);

/// The environments of a run and those of no run. Those of no run alone if the name is empty.
[[nodiscard]] std::vector<EnvironmentPtr> environmentsOf(const CaseData& data, const RunId& run);

struct RunCompatibility {
    RunId run; ///< empty: the whole case
    std::vector<CompatibilityVerdict> verdicts;
};

/// checkCompatibility() for each owner that has any verdict. Pure.
[[nodiscard]] std::vector<RunCompatibility> checkCompatibility(const CaseData& data);

} // namespace faultline
