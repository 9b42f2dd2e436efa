// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/load_dataset.h"

#include "model/core/user_folders.h"
#include "model/dataset/dataset_reader.h"
#include "model/dataset/index_cache.h"
#include "model/dataset/label_map_items.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <string_view>
#include <thread>

namespace faultline {

namespace {

Result<DatasetPtr> readDataset(const DatasetReader& reader, const DatasetSource& source,
                               ReadMonitor& monitor, WorkerPool& pool, bool verifyHashes)
{
    DatasetBuilder builder(source);
    DatasetReadContext context{
        .builder = builder, .monitor = monitor, .pool = pool, .verifyHashes = verifyHashes};
    const Result<void> done = reader.read(source, context);
    if (!done && done.error().code != ErrorCode::Cancelled)
        return done.error();
    if (isLabelMapPath(source.labelMapPath)) {
        ImportLog issues;
        builder.setLabelMap(readLabelMapItems(source.labelMapPath, issues));
        builder.addIssues(issues);
    }
    return builder.finish(done.has_value() && !monitor.isCancelled());
}

} // namespace

Result<DatasetPtr> loadDataset(const DatasetSource& source, ReadMonitor& monitor,
                               const DatasetLoadOptions& options)
{
    const DatasetReader* reader = datasetReader(source.format);
    if (!reader) {
        return Error{.code = ErrorCode::UnknownFormat,
                     .path = source.root,
                     .detail = FAULTLINE_TR_NOOP("Errors", "datasets of this form are not read")};
    }
    const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
    WorkerPool pool(options.threads > 0 ? options.threads : cores);
    std::optional<IndexCache> cache;
    if (!options.cacheFolder.empty()) {
        cache.emplace(options.cacheFolder, source, options.verifyHashes);
        if (DatasetPtr dataset = cache->open(pool)) {
            monitor.advance(source.file.sizeBytes);
            return dataset;
        }
    }
    const std::int64_t startNs = wallClockNs();
    const auto start = std::chrono::steady_clock::now();
    Result<DatasetPtr> dataset = readDataset(*reader, source, monitor, pool, options.verifyHashes);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    if (!cache || !dataset || took.count() < options.cacheFromSeconds)
        return dataset;
    // From the mapped file on, what is not looked at need not stay in memory.
    if (cache->store(**dataset, startNs, pool)) {
        if (DatasetPtr mapped = cache->open(pool))
            return mapped;
    }
    return dataset;
}

std::string defaultDatasetCacheFolder()
{
    return userCachePath("datasets");
}

} // namespace faultline
