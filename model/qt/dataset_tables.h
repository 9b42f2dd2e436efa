// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/dataset.h"
#include "model/dataset/statistics/dataset_statistics.h"
#include "model/qt/profile_table_model.h"

#include <memory>

namespace faultline {

// Tables about a dataset, shown by ProfileTableModel. They hold what they speak of.

/// A row for each class, most boxes first: boxes, share, pictures, the boxes of each split if there
/// are several, the id if there is one. Rows are in the order of
/// DatasetStatistics::classesByFrequency.
[[nodiscard]] ProfileTable classTable(const DatasetPtr& dataset,
                                      const std::shared_ptr<const DatasetStatistics>& statistics);
/// Column of classTable() that counts the boxes of all splits.
inline constexpr int kClassBoxesColumn = 1;

/// What can be said of a split in a number, a row each; a column for each split, and one for all
/// if there are several.
[[nodiscard]] ProfileTable splitTable(const DatasetPtr& dataset,
                                      const std::shared_ptr<const DatasetStatistics>& statistics);

/// The most frequent sizes of pictures.
[[nodiscard]] ProfileTable pictureSizeTable(
    const std::shared_ptr<const DatasetStatistics>& statistics);
inline constexpr int kSizePicturesColumn = 1;

} // namespace faultline
