// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"
#include "model/dataset/dataset.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace faultline {

/// A box of a picture, its class by name.
struct ComparedBox {
    std::size_t label = 0; ///< index of DataSide::labels
    float xmin = 0;
    float ymin = 0;
    float xmax = 0;
    float ymax = 0;
};

struct ComparedPicture {
    std::string key;   ///< by what it is known on both sides
    std::string split; ///< "train", "val", "test", ...; empty: nothing tells
    const Dataset* dataset = nullptr;
    std::size_t image = 0;
};

/// The pictures of all datasets of a side that were read.
struct DataSide {
    std::vector<ComparedPicture> pictures;
    std::map<std::string, std::size_t> byKey; ///< the first of a key
    std::optional<ChangeSource> source;
    bool hasChecksums = false; ///< of nearly all pictures
    bool isRead = false;
};
/// `byContent`: keys are checksums; else names below the dataset's folder.
[[nodiscard]] DataSide dataOf(const ComparedRun& run, bool byContent);
/// Whether the pictures of a side can be known by their bytes.
[[nodiscard]] bool hasChecksums(const ComparedRun& run);

/// Boxes whose corners are usable, with classes named by `labels`, which grows.
[[nodiscard]] std::vector<ComparedBox> boxesOf(const ComparedPicture& picture,
                                               std::map<std::string, std::size_t>& labels);

/// What became of the boxes of a picture.
struct LabelDifference {
    std::size_t relabelled = 0;
    std::size_t moved = 0;   ///< matched, with less than nine tenths in common
    std::size_t swapped = 0; ///< x and y changed places
    std::size_t added = 0;
    std::size_t removed = 0;

    [[nodiscard]] std::size_t total() const
    {
        return relabelled + moved + swapped + added + removed;
    }
    void add(const LabelDifference& other);
};
[[nodiscard]] LabelDifference labelDifference(const std::vector<ComparedBox>& a,
                                              const std::vector<ComparedBox>& b);

} // namespace faultline
