// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/dataset/picture_folders.h"

#include <optional>
#include <string>

namespace faultline {

// What datasets have beside their annotations by convention, for the user who opened the
// annotations alone. Both functions look at the disk, at a bounded number of names; neither goes
// above the folder that holds the folder of annotations (of "labels/train": that holds "labels").

/// The folder that `names` start from, as PictureFolders::rootOf() gives it: "JPEGImages" beside
/// "Annotations", "images/train" for "labels/train", "train2017" beside "annotations", or any other
/// neighbour; one that has half of the names. A single name is taken from such neighbours only if
/// the folder of annotations is called one. None if the pictures are nowhere.
[[nodiscard]] std::optional<std::string> picturesBeside(const PictureFolders::Names& names,
                                                        const std::string& annotations);

/// The data.yaml or list of names that lies in a folder of YOLO's; empty if none does.
[[nodiscard]] std::string nameListIn(const std::string& folder);

} // namespace faultline
