// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/import_issue.h"
#include "model/dataset/dataset.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::annotation {

/// A row of a label file, in fractions of the picture.
struct YoloRow {
    std::optional<std::int64_t> classId;
    double xmin = 0; ///< corners; NaN where a number could not be read
    double ymin = 0;
    double xmax = 0;
    double ymax = 0;
    std::vector<OutlinePoint> outline; ///< of a segmentation; the box is then its hull
};

struct YoloLabel {
    std::vector<YoloRow> rows;
    bool isBroken = false;
};

/// Reads a label file. `keypointColumns`: numbers behind each box that are keypoints, 0 if there
/// are none. What is wrong goes to `issues` under the name `path`.
[[nodiscard]] YoloLabel parseYolo(std::string_view text, std::size_t keypointColumns,
                                  const std::string& path, ImportLog& issues);

} // namespace faultline::annotation
