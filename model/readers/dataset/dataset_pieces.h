// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/dataset_source.h"
#include "model/readers/dataset/picture_folders.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline {

/// What one file or folder of annotations holds: a stretch of a dataset. Paths are absolute.
struct DatasetPiece {
    DatasetFormat format = DatasetFormat::ImageFolder;
    std::string path;   ///< of the file or folder
    std::string folder; ///< the folder that it is or lies in
    std::string split;
    std::string group; ///< pieces of one dataset have the same
    std::uint64_t bytes = 0;
    PictureFolders::Names names; ///< some of its pictures; none for records
    std::string imageRoot;       ///< where they were found; empty: nowhere
    bool isBeside = false;       ///< imageRoot is none of what the user opened
    std::string labelMapPath;    ///< list of names that belongs to it
};

/// Split and group of a piece, from its name and those of the folders above it up to `top`.
void nameGroup(DatasetPiece& piece, bool isFile, std::string_view top);

/// The pieces of each dataset, in the order of its splits. Records of one folder are one dataset
/// unless two of them claim the same split.
[[nodiscard]] std::vector<std::vector<DatasetPiece>> groupPieces(std::vector<DatasetPiece> pieces);

/// A dataset of the pieces of a group: format, root, splits and file.path are filled in.
[[nodiscard]] std::shared_ptr<DatasetSource> joinPieces(const std::vector<DatasetPiece>& pieces);

/// "train" before "val" before "eval" before "test" before others.
[[nodiscard]] int splitOrder(std::string_view split);

} // namespace faultline
