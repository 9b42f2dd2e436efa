// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text.h"
#include "model/dataset/statistics/dataset_statistics.h"

#include <cstdint>
#include <string>
#include <vector>

namespace faultline {

/// What differs between two versions of a dataset, or two splits of one.
struct DatasetChange {
    enum class Kind : std::uint8_t {
        Images,
        Boxes,
        Resolution,
        BoxesPerImage,
        CrowdedImages, ///< the 99th percentile of boxes per image
        RecordBytes,
        ImageBytes,
        SmallBoxes,
        BoxSize,
        NewClass,
        VanishedClass,
        ClassShare,
        Background,
        Format,
    };
    Kind kind = Kind::Images;
    std::string subject; ///< the class or format; empty otherwise
    double before = 0;
    double after = 0;
    Unit unit = Unit::None; ///< of both
    double weight = 0;      ///< how much it matters, for ranking: see compareDatasets()
    Text sentence;          ///< "Pictures grew: the median is 1,920 x 1,080, it was 640 x 480."
};
[[nodiscard]] std::string_view toString(DatasetChange::Kind kind); ///< "boxes-per-image"

/// What is notable, most notable first: a class that is new or gone, then what grew or shrank by
/// its factor (weight = |log2(after / before)|, doubled for what costs memory or time: resolution
/// and crowded pictures). Changes below a tenth, shares below two points and class shares below a
/// factor of 1.5 are not told.
[[nodiscard]] std::vector<DatasetChange> compareStatistics(
    const SplitStatistics& before, const std::vector<std::string>& namesBefore,
    const SplitStatistics& after, const std::vector<std::string>& namesAfter);
/// The same of all splits of two datasets.
[[nodiscard]] std::vector<DatasetChange> compareDatasets(const DatasetStatistics& before,
                                                         const DatasetStatistics& after);

} // namespace faultline
