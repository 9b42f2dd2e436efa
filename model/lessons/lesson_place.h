// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/diagnosis/findings/finding.h"
#include "model/lessons/lesson.h"

#include <optional>
#include <string>
#include <string_view>

namespace faultline {

/// Places of a case that a learner points at as a proof.

/// The place as `prove:` writes it: "point train:loss@1200", "line console.log 812". Empty for what
/// no proof can be.
[[nodiscard]] std::string placeText(const CaseData& data, const Evidence& place);

/// Whether the place is one that a target means.
[[nodiscard]] bool proves(const CaseData& data, const ProofTarget& target, const Evidence& place);

/// A place of the case that a target means, to be shown as proof: of several the first. Nothing
/// where the case does not hold it or no page shows it.
[[nodiscard]] std::optional<Evidence> placeOf(const CaseData& data, const ProofTarget& target);

/// The value at a step; of several runs that are meant the first that has it.
[[nodiscard]] std::optional<double> valueIn(const CaseData& data, const LessonValue& value);

/// Whether a name is meant by what an author wrote: itself, its last parts, or the file without its
/// ending. Empty means any.
[[nodiscard]] bool isNameMeant(std::string_view name, std::string_view written);

} // namespace faultline
