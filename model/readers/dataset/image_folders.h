// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/dataset_source.h"
#include "model/readers/dataset/picture_folders.h"

#include <memory>
#include <string>
#include <vector>

namespace faultline {

/// Fewer pictures that nothing annotates are the plots and logos of a project.
inline constexpr std::size_t kLeastPictures = 50;

/// Datasets of the pictures below `source` that no annotation has claimed: a folder, or one with a
/// folder for each class or split. `isAll`: nothing else lies there, so any number will do. Claims
/// them.
[[nodiscard]] std::vector<std::shared_ptr<DatasetSource>> imageFolders(PictureFolders& pictures,
                                                                       const std::string& source,
                                                                       bool isAll);

} // namespace faultline
