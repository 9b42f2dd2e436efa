// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/load_dataset.h"

#include "model/dataset/dataset_reader.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <thread>

namespace faultline {

Result<DatasetPtr> loadDataset(const DatasetSource& source, ReadMonitor& monitor,
                               const DatasetLoadOptions& options)
{
    const DatasetReader* reader = datasetReader(source.format);
    if (!reader) {
        return Error{.code = ErrorCode::UnknownFormat,
                     .path = source.root,
                     .offsetBytes = {},
                     .detail = "datasets of this form are not read"};
    }
    const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
    WorkerPool pool(options.threads > 0 ? options.threads : cores);
    DatasetBuilder builder(source);
    DatasetReadContext context{.builder = builder, .monitor = monitor, .pool = pool};
    if (const Result<void> done = reader->read(source, context); !done)
        return done.error();
    return builder.finish(!monitor.isCancelled());
}

std::string defaultDatasetCacheFolder()
{
    const auto variable = [](const char* name) {
        const char* value = std::getenv(name);
        return std::string(value != nullptr ? value : "");
    };
    if (const std::string base = variable("XDG_CACHE_HOME"); base.starts_with('/'))
        return base + "/faultline/datasets";
    if (const std::string home = variable("HOME"); home.starts_with('/'))
        return home + "/.cache/faultline/datasets";
    return {};
}

} // namespace faultline
