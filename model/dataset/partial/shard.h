// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/dataset.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

namespace faultline {

/// One of `count` parts of a dataset; `index` from 0.
struct DatasetShard {
    std::uint32_t index = 0;
    std::uint32_t count = 1;

    friend bool operator==(const DatasetShard&, const DatasetShard&) = default;
};
inline constexpr std::uint32_t kMostShards = 65'536;

/// "3/8": the fourth of eight. Nothing if it is no shard.
[[nodiscard]] std::optional<DatasetShard> parseShard(std::string_view text);

/// What a picture is known by on every machine: a hash of its record id.
[[nodiscard]] std::uint64_t pictureKey(const Dataset& dataset, std::size_t image);

/// Whether the thing with that hash is in the shard.
[[nodiscard]] bool isIn(const DatasetShard& shard, std::uint64_t hash);

/// The pictures of a dataset for which `isWanted` says so, in their order, with their boxes;
/// without outlines. Names and classes are those of the whole, which it keeps alive.
[[nodiscard]] DatasetPtr partOfDataset(const DatasetPtr& whole,
                                       const std::function<bool(std::size_t image)>& isWanted);

} // namespace faultline
