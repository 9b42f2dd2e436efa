// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace faultline::annotation {

/// Extent of a mask, in pixels; ends exclusive.
struct MaskExtent {
    std::uint64_t area = 0; ///< pixels that are set; with 0 the rest means nothing
    double xmin = 0;
    double ymin = 0;
    double xmax = 0;
    double ymax = 0;
};

/// The run lengths of COCO's compressed form: groups of five bits from the least, a sixth that says
/// whether more follow, '0' added; signed, and from the fourth on relative to the one before the
/// last. None if a character is outside that alphabet.
[[nodiscard]] std::optional<std::vector<std::int64_t>> runsOfText(std::string_view text);

/// Extent of a mask of `height` rows whose runs, of unset and set pixels in turn, go down the
/// columns. None if a run is negative or they do not add up to height x width.
[[nodiscard]] std::optional<MaskExtent> extentOfRuns(const std::vector<std::int64_t>& runs,
                                                     std::int64_t height, std::int64_t width);

} // namespace faultline::annotation
