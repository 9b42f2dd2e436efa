// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/partial/dataset_partial.h"

#include "model/dataset/defects/duplicates.h"
#include "model/dataset/defects/find_defects.h"
#include "model/dataset/stable_hash.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <limits>
#include <numeric>
#include <set>
#include <tuple>
#include <utility>

namespace faultline {

namespace {

std::uint64_t contentHash(const ImageRow& row)
{
    return mixHash(mixHash(row.checksum, row.sizeBytes),
                   (std::uint64_t{row.width} << 16U) | row.height);
}

DefectExample exampleOf(const Dataset& dataset, const Defect& defect)
{
    DefectExample example;
    if (defect.hasImage()) {
        example.record = dataset.recordId(defect.image);
        example.where = dataset.where(defect.image);
    }
    if (defect.hasBox()) {
        const BoxRow& box = dataset.boxes(defect.image)[defect.box];
        example.box = defect.box + 1;
        example.corners = {box.xmin, box.ymin, box.xmax, box.ymax};
    } else if (defect.hasImage() && defect.hasOther()) {
        example.otherRecord = dataset.recordId(defect.other);
    }
    if (defect.classIndex >= 0)
        example.className =
            className(dataset.classes()[static_cast<std::size_t>(defect.classIndex)]);
    example.reason = toEnglish(defectReason(dataset, defect));
    return example;
}

/// The same for the same occurrence on every machine.
std::uint64_t keyOf(const Dataset& dataset, const Defect& defect)
{
    std::uint64_t hash = static_cast<std::uint64_t>(defect.id) + 1;
    if (defect.hasImage())
        hash = mixHash(hash, pictureKey(dataset, defect.image));
    if (defect.hasBox())
        return mixHash(hash, defect.box + 1U);
    if (defect.hasImage() && defect.hasOther())
        return mixHash(hash, pictureKey(dataset, defect.other));
    hash = mixHash(hash, static_cast<std::uint64_t>(std::int64_t{defect.classIndex} + 1));
    hash = mixHash(hash, defect.hasOther() ? std::uint64_t{defect.other} + 1 : 0);
    return mixHash(hash, static_cast<std::uint64_t>(std::int64_t{defect.split} + 1));
}

/// Takes those rows of a report that `isOurs`; `isWhole`: its summaries are of all shards.
template <typename IsOurs>
void takeDefects(const Dataset& dataset, const DefectReport& report, bool isWhole,
                 const IsOurs& isOurs, DatasetPartial& partial)
{
    for (const DefectSummary& summary : report.summaries) {
        PartialDefects& to = partial.defects[summary.id];
        to.severity = isWhole ? summary.severity : std::min(to.severity, summary.severity);
        if (isWhole) {
            to.wholeCount = summary.count;
            to.wholeShare = summary.share;
        }
        std::uint32_t last = Defect::kNone;
        for (const Defect& row : report.rowsOf(summary.id)) {
            if (!isOurs(row))
                continue;
            ++to.count;
            if (row.hasImage() && row.image != last)
                ++to.images;
            last = row.image;
            const std::uint64_t key = keyOf(dataset, row);
            if (to.examples.wants(key))
                to.examples.add(key, exampleOf(dataset, row));
        }
    }
}

std::uint32_t sizeKey(const ImageRow& row)
{
    const PixelSize size = pictureSize(row);
    return (static_cast<std::uint32_t>(size.width) << 16U)
           | static_cast<std::uint32_t>(size.height);
}

void countSizes(const Dataset& dataset, DatasetPartial& partial)
{
    for (const ImageRow& row : dataset.images()) {
        if (pictureSize(row).width <= 0.0F)
            continue;
        ++partial.all.sizes[sizeKey(row)];
        if (row.split < partial.splits.size())
            ++partial.splits[row.split].sizes[sizeKey(row)];
    }
}

void scanShard(const DatasetPtr& part, const PartialOptions& options, WorkerPool& pool,
               ReadMonitor& monitor, ShardResult& result)
{
    const PictureScan scan = scanPictures(*part, pool, monitor);
    takeDefects(
        *part, pictureDefects(*part, scan, options.defects), false,
        [](const Defect&) { return true; }, result.partial);
    std::vector<std::size_t> order;
    std::vector<PictureHash> hashes(part->imageCount());
    for (std::size_t image = 0; image < part->imageCount(); ++image) {
        const PictureFacts& facts = scan.pictures[image];
        result.partial.bytesRead += part->image(image).sizeBytes;
        if (facts.has(kPictureBroken))
            ++result.partial.failedPictures;
        if (!facts.has(kPictureRead) || facts.has(kPictureBroken) || facts.has(kPictureFlat)
            || facts.has(kPictureUnsupported))
            continue;
        hashes[image] = {.hash = facts.hash,
                         .key = (pictureKey(*part, image) & ~std::uint64_t{0xFF})
                                | part->image(image).split};
        order.push_back(image);
    }
    std::sort(order.begin(), order.end(),
              [&hashes](std::size_t a, std::size_t b) { return hashes[a] < hashes[b]; });
    for (const std::size_t image : order) {
        result.hashes.push_back(hashes[image]);
        result.names.push_back(part->recordId(image));
    }
}

/// Equal files are of one size, so what a shard compares is chosen by the size.
void findEqual(const DatasetPtr& whole, DatasetShard shard, const PartialOptions& options,
               WorkerPool& pool, ReadMonitor& monitor, DatasetPartial& partial)
{
    const DatasetPtr part = partOfDataset(whole, [&](std::size_t image) {
        return isIn(shard, mixHash(1, whole->image(image).sizeBytes));
    });
    const std::vector<PicturePair> equal = findEqualPairs(*part, pool, monitor);
    takeDefects(
        *part, duplicateDefects(*part, equal, {}, options.defects), false,
        [](const Defect&) { return true; }, partial);
}

} // namespace

Result<ShardResult> makePartial(const DatasetPtr& whole, DatasetShard shard,
                                const PartialOptions& options, WorkerPool& pool,
                                ReadMonitor& monitor)
{
    ShardResult result;
    DatasetPartial& partial = result.partial;
    partial.version = options.version;
    partial.dataset = whole->source().name();
    partial.format = std::string(toString(whole->source().format));
    partial.key = datasetKey(*whole);
    partial.options = options.options;
    partial.shardCount = shard.count;
    partial.wholePictures = whole->imageCount();
    partial.hasPixels = options.withPixels;
    partial.shards = {shard.index};
    for (const ImportIssue& issue : whole->issues().kept())
        ++partial.issues[std::string(issueInfo(issue.code).id)];

    const DatasetPtr part = partOfDataset(
        whole, [&](std::size_t image) { return isIn(shard, pictureKey(*whole, image)); });
    DatasetStatistics statistics = computeStatistics(*part, options.defects.resizer, pool, monitor);
    partial.classes = statistics.classNames;
    partial.all.counts = std::move(statistics.all);
    for (SplitStatistics& split : statistics.splits)
        partial.splits.push_back({std::move(split), {}});
    countSizes(*part, partial);
    for (const ImageRow& row : part->images()) {
        if (row.checksum != 0)
            partial.contents.add(contentHash(row), true);
    }
    // By the index of the whole: what is of a picture goes with it, the rest with the first shard.
    DefectOptions judging = options.defects;
    judging.keptPerKind = std::numeric_limits<std::size_t>::max();
    takeDefects(
        *whole, findDefects(*whole, judging, pool, monitor), true,
        [&](const Defect& row) {
            return row.hasImage() ? isIn(shard, pictureKey(*whole, row.image)) : shard.index == 0;
        },
        partial);
    if (options.withPixels) {
        PartialOptions all = options;
        all.defects = judging;
        findEqual(whole, shard, all, pool, monitor, partial);
        scanShard(part, all, pool, monitor, result);
    }
    if (monitor.isCancelled())
        return Error{.code = ErrorCode::Cancelled};
    return result;
}

Text whyNotMerged(const DatasetPartial& first, const DatasetPartial& second)
{
    const auto differs = [](Translatable text, const auto& a, const auto& b) {
        return Text{text, {std::string(a), std::string(b)}};
    };
    if (first.version != second.version)
        return differs(FAULTLINE_TR_NOOP("Errors", "was made by version %2, the others by %1"),
                       first.version, second.version);
    if (first.key != second.key || first.dataset != second.dataset || first.format != second.format
        || first.wholePictures != second.wholePictures)
        return differs(FAULTLINE_TR_NOOP("Errors", "is of another dataset (%2) than the others (%1)"
                                                   ", or of the same one after it changed"),
                       first.dataset, second.dataset);
    if (first.options != second.options || first.hasPixels != second.hasPixels
        || first.classes != second.classes)
        return differs(
            FAULTLINE_TR_NOOP("Errors", "was made with other options (%2) than the others (%1)"),
            first.options, second.options);
    if (first.shardCount != second.shardCount)
        return differs(FAULTLINE_TR_NOOP("Errors", "is one of %2 shards, the others are of %1"),
                       std::to_string(first.shardCount), std::to_string(second.shardCount));
    for (const std::uint32_t shard : second.shards) {
        if (std::binary_search(first.shards.begin(), first.shards.end(), shard))
            return Text{FAULTLINE_TR_NOOP("Errors", "is shard %1, which is there already"),
                        {std::to_string(shard)}};
    }
    return {};
}

namespace {

void mergeSplit(PartialSplit& into, const PartialSplit& other)
{
    addCounts(into.counts, other.counts);
    for (const auto& [size, count] : other.sizes)
        into.sizes[size] += count;
}

SplitStatistics finished(const PartialSplit& split)
{
    SplitStatistics made = split.counts;
    std::vector<SplitStatistics::SizeCount> sizes;
    sizes.reserve(split.sizes.size());
    for (const auto& [size, count] : split.sizes)
        sizes.push_back({.width = static_cast<std::uint16_t>(size >> 16U),
                         .height = static_cast<std::uint16_t>(size & 0xFFFFU),
                         .images = count});
    setCommonSizes(made, std::move(sizes));
    return made;
}

} // namespace

void mergeInto(DatasetPartial& into, const DatasetPartial& other)
{
    std::vector<std::uint32_t> shards;
    std::merge(into.shards.begin(), into.shards.end(), other.shards.begin(), other.shards.end(),
               std::back_inserter(shards));
    into.shards = std::move(shards);
    into.bytesRead += other.bytesRead;
    into.failedPictures += other.failedPictures;
    mergeSplit(into.all, other.all);
    into.splits.resize(std::max(into.splits.size(), other.splits.size()));
    for (std::size_t i = 0; i < other.splits.size(); ++i) {
        into.splits[i].counts.name = other.splits[i].counts.name;
        mergeSplit(into.splits[i], other.splits[i]);
    }
    for (const auto& [id, found] : other.defects) {
        PartialDefects& to = into.defects[id];
        to.severity = std::min(to.severity, found.severity);
        to.count += found.count;
        to.images += found.images;
        to.wholeCount = std::max(to.wholeCount, found.wholeCount);
        to.wholeShare = std::max(to.wholeShare, found.wholeShare);
        to.examples.merge(found.examples);
    }
    into.contents.merge(other.contents);
}

DatasetStatistics statisticsOf(const DatasetPartial& partial, const ResizerGeometry& resizer)
{
    DatasetStatistics made;
    made.resizer = resizer;
    made.all = finished(partial.all);
    for (const PartialSplit& split : partial.splits)
        made.splits.push_back(finished(split));
    made.classNames = partial.classes;
    made.classesByFrequency.resize(partial.classes.size());
    std::iota(made.classesByFrequency.begin(), made.classesByFrequency.end(), 0U);
    made.all.classes.resize(partial.classes.size());
    for (SplitStatistics& split : made.splits)
        split.classes.resize(partial.classes.size());
    std::stable_sort(made.classesByFrequency.begin(), made.classesByFrequency.end(),
                     [&made](std::uint32_t a, std::uint32_t b) {
                         return made.all.classes[a].boxes > made.all.classes[b].boxes;
                     });
    made.isComplete = missingShards(partial).empty();
    return made;
}

std::vector<std::uint32_t> missingShards(const DatasetPartial& partial)
{
    std::vector<std::uint32_t> missing;
    for (std::uint32_t shard = 0; shard < partial.shardCount; ++shard) {
        if (!std::binary_search(partial.shards.begin(), partial.shards.end(), shard))
            missing.push_back(shard);
    }
    return missing;
}

} // namespace faultline
