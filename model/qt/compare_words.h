// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"

#include <QString>

namespace faultline {

// What a comparison says, in the user's language.

[[nodiscard]] QString changeAreaName(ChangeArea area);           ///< "Configuration"
[[nodiscard]] QString facetName(Facet facet);                    ///< "Learning rate"
[[nodiscard]] QString changeKindName(ChangeKind kind);           ///< "default of the version"
[[nodiscard]] QString effectStateName(const Effect& effect);     ///< "within noise"
[[nodiscard]] QString notRecordedName();                         ///< in the place of a value
[[nodiscard]] QString changeValueName(const ChangeValue& value); ///< "missing" for none
/// "lr", or "lr | learning_rate" of a field that was renamed.
[[nodiscard]] QString changePathName(const RunChange& change);
/// "learning_rate: 0.04 → 0.4".
[[nodiscard]] QString changeSentence(const RunChange& change);
/// What a candidate names; "Not recorded, or chance" if nothing.
[[nodiscard]] QString candidateName(const RunComparison& comparison, const Candidate& candidate);
/// "14.1 GiB → 23.5 GiB".
[[nodiscard]] QString effectValues(const Effect& effect);
[[nodiscard]] QString compareAxisName(CompareAxis axis); ///< "Steps"
/// "step 1,361", "12,800 images", "epoch 3.5", "2 h 14 min".
[[nodiscard]] QString comparePlaceName(CompareAxis axis, double place);
/// "the runs part between step 1,361 and step 1,362"; empty where nothing tells.
[[nodiscard]] QString onsetName(const Effect& effect);

} // namespace faultline
