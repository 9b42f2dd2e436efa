// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/training.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace faultline {

/// A row of the causal table: what a finding of one rule may bring about, from "consequences" in
/// resources/rules/<id>.yaml.
struct CausalLink {
    std::string_view cause;       ///< rule id
    std::string_view consequence; ///< rule id
    double strength = 0.5;        ///< 0..1: how often the one explains the other
    Translatable why;             ///< one sentence; FAULTLINE_TR_NOOP("Diagnosis", ...)
    /// The cause must be seen before the consequence (first steps or times of their evidence).
    bool inOrder = false;
    /// Both are one event in other words: a verdict that names the cause has named it.
    bool sameEvent = false;
};

/// The table, causes of the catalogue's order first. Without cycles (tst_causes holds it to that).
[[nodiscard]] std::span<const CausalLink> causalTable();

/// The row for two rules, or nullptr.
[[nodiscard]] const CausalLink* findCausalLink(std::string_view cause,
                                               std::string_view consequence);

/// When something was first seen.
struct Onset {
    bool isStatic = false;            ///< a configuration or a dataset: there before the first step
    std::optional<std::int64_t> step; ///< the first one of the title, else of the first series
    std::optional<double> wallTime;   ///< seconds since the epoch
};
[[nodiscard]] Onset onsetOf(const Finding& finding);

/// Groups the findings of a diagnosis into causes: sets Finding::consequenceOf, fills
/// Diagnosis::causes and brings the findings into their order: story by story, each cause before
/// what follows from it. Stories are ordered by their worst finding, then by score. Only findings
/// about one of the `trainings` explain each other (without those: about one run). Called by
/// diagnose() at its end.
///
/// Each finding is given to the cause with the highest strength x confidence. What is less severe
/// must explain it the better for that: a remark does not swallow a failure unless it is known to
/// come first and nearly always leads to it.
void rankCauses(Diagnosis& diagnosis, std::span<const Training> trainings = {});

} // namespace faultline
