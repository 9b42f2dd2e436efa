// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/formats/dataset_formats.h"

#include <filesystem>
#include <string>
#include <vector>

namespace faultline::test {

/// A source of record files, as it would be found.
inline DatasetSource recordSource(const std::vector<std::string>& paths)
{
    DatasetSource source;
    source.format = DatasetFormat::TfRecord;
    source.root = std::filesystem::path(paths.front()).parent_path().string();
    source.splits.push_back({.name = "train", .paths = paths, .imageRoot = {}});
    for (const std::string& path : paths) {
        std::error_code ignored;
        const std::uintmax_t size = std::filesystem::file_size(path, ignored);
        source.file.sizeBytes += ignored ? 0 : size;
    }
    return source;
}

/// What a reader gives, whether it calls that an error or not.
struct ReadRecords {
    DatasetPtr dataset;
    bool failed = false;

    [[nodiscard]] const Dataset* operator->() const { return dataset.get(); }
};

inline ReadRecords readRecords(const DatasetSource& source, unsigned threads = 1,
                               std::uint64_t stretchBytes = std::uint64_t{16} << 20,
                               bool verifyHashes = false)
{
    SilentMonitor monitor;
    WorkerPool pool(threads);
    DatasetBuilder builder(source);
    DatasetReadContext context{
        .builder = builder, .monitor = monitor, .pool = pool, .verifyHashes = verifyHashes};
    const Result<void> done = makeTfRecordReader(stretchBytes)->read(source, context);
    return {.dataset = builder.finish(done.has_value()), .failed = !done.has_value()};
}

} // namespace faultline::test
