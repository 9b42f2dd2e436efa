// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/changes/data_side.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// How a measure of pictures or boxes is spread on both sides, where that differs by more than
/// equal sets would show.
struct SpreadDifference {
    std::string_view id;  ///< "boxes-per-image", "box-side", "box-aspect", "image-side", ...
    double medianA = 0.0; ///< of classes: nothing
    double medianB = 0.0;
    double index = 0.0;    ///< population stability index
    double expected = 0.0; ///< what two equal sets of these sizes give on average
    double effect = 0.0;   ///< Cliff's delta, of classes Cramer's V; without a sign
};

/// Held against sets that are mixed of both, picture by picture: boxes of one picture are not
/// independent. Of all measures together a twentieth of what is told is expected to be chance; what
/// is small is not told. Both ways the same; at most some thousand pictures of a side are looked
/// at.
[[nodiscard]] std::vector<SpreadDifference> spreadDifferences(
    const std::vector<ComparedPicture>& a, const std::vector<ComparedPicture>& b);

} // namespace faultline
