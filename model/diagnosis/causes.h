// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/finding.h"

#include <span>
#include <string_view>

namespace faultline {

/// A row of the causal table: what a finding of one rule may bring about.
struct CausalLink {
    std::string_view cause;       ///< rule id
    std::string_view consequence; ///< rule id
    double strength = 0.5;        ///< 0..1: how often the one explains the other
    std::string_view why;         ///< one sentence; FAULTLINE_TR_NOOP("Diagnosis", ...)
    /// The cause must be seen before the consequence (first steps or times of their evidence).
    bool inOrder = false;
};

/// The table, causes of the catalogue's order first. Without cycles (tst_causes holds it to that).
[[nodiscard]] std::span<const CausalLink> causalTable();

/// Groups the findings of a diagnosis into causes: sets Finding::consequenceOf, fills
/// Diagnosis::causes and brings the findings into their order. Only findings of one run, or of the
/// case as a whole, explain each other. Called by diagnose() at its end.
void rankCauses(Diagnosis& diagnosis);

} // namespace faultline
