// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace faultline {

/// What a data.yaml of YOLO says. Paths are as written.
struct YoloConfig {
    struct Split {
        std::string name;               ///< "train", "val", "test"
        std::vector<std::string> paths; ///< folders of pictures, or lists of them
    };
    std::string path; ///< folder that the others start from; empty: that of the file
    std::vector<Split> splits;
    std::vector<std::pair<std::int64_t, std::string>> names; ///< by id
    std::int64_t classCount = 0;                             ///< nc; 0: not written
    std::int64_t keypoints = 0;                              ///< kpt_shape; 0: none
    std::int64_t keypointNumbers = 0;

    [[nodiscard]] bool isDataset() const { return !splits.empty(); }
};

[[nodiscard]] YoloConfig yoloConfigOf(const ConfigDocument& document);

/// The folder with the labels for a folder or file of pictures: the last "images" of the path is
/// "labels" there. The same path if it has none.
[[nodiscard]] std::string labelPathOf(const std::string& picturePath);

} // namespace faultline
