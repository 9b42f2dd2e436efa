// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/partial/shard.h"

#include "model/dataset/dataset_storage.h"
#include "model/dataset/stable_hash.h"

#include <charconv>
#include <memory>
#include <utility>

namespace faultline {

std::optional<DatasetShard> parseShard(std::string_view text)
{
    DatasetShard shard;
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos)
        return std::nullopt;
    const auto read = [](std::string_view part, std::uint32_t& value) {
        const auto [at, problem] = std::from_chars(part.data(), part.data() + part.size(), value);
        return problem == std::errc() && at == part.data() + part.size();
    };
    if (!read(text.substr(0, slash), shard.index) || !read(text.substr(slash + 1), shard.count)
        || shard.count == 0 || shard.count > kMostShards || shard.index >= shard.count)
        return std::nullopt;
    return shard;
}

std::uint64_t pictureKey(const Dataset& dataset, std::size_t image)
{
    return mixHash(0, stableHash(dataset.recordId(image)));
}

bool isIn(const DatasetShard& shard, std::uint64_t hash)
{
    return hash % shard.count == shard.index;
}

DatasetPtr partOfDataset(const DatasetPtr& whole,
                         const std::function<bool(std::size_t image)>& isWanted)
{
    const DatasetStorage& from = whole->storage();
    auto storage = std::make_shared<DatasetStorage>();
    storage->source = from.source;
    storage->containers = from.containers;
    storage->classes = from.classes;
    storage->sourceBytes = from.sourceBytes;
    storage->isComplete = from.isComplete;
    DatasetStorage::Columns& to = storage->owned;
    for (std::size_t image = 0; image < whole->imageCount(); ++image) {
        if (!isWanted(image))
            continue;
        ImageRow row = whole->image(image);
        const std::span<const BoxRow> boxes = whole->boxes(image);
        row.firstBox = static_cast<std::uint32_t>(to.boxes.size());
        to.boxes.insert(to.boxes.end(), boxes.begin(), boxes.end());
        to.images.push_back(row);
    }
    storage->useOwned();
    storage->names = from.names;
    storage->mapping = whole;
    return std::make_shared<const Dataset>(std::move(storage));
}

} // namespace faultline
