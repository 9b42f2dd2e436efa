// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_partial.h"

#include "app/cli_progress.h"
#include "model/dataset/load_dataset.h"
#include "model/dataset/partial/partial_file.h"
#include "model/dataset/stable_hash.h"
#include "model/readers/dataset/find_datasets.h"
#include "model/report/plain_text.h"
#include "model/report/version.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace faultline::cli {

namespace {

/// What tells one file from another; of a path on another machine its content is the same.
std::string contentOf(const std::optional<std::string>& path)
{
    if (!path)
        return "none";
    std::ifstream file(*path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    return std::to_string(stableHash(text));
}

std::string optionsText(const Arguments& arguments, const DefectOptions& options)
{
    return std::string("pixels=") + (arguments.has("--pixels") ? "yes" : "no")
           + " bits=" + std::to_string(options.thresholds.nearHashBits)
           + " label-map=" + contentOf(arguments.value("--label-map"))
           + " config=" + contentOf(arguments.value("--config"));
}

} // namespace

ExitCode writeDatasetPartial(std::string_view command, const Arguments& arguments,
                             const ConfigDocumentPtr& config, unsigned threads)
{
    const std::optional<std::string> file = arguments.value("--partial");
    const std::optional<std::string> wanted = arguments.value("--shard");
    if (!file || file->empty() || !wanted)
        return complainUsage(command, "--shard I/N and --partial FILE belong together");
    const std::optional<DatasetShard> shard = parseShard(*wanted);
    if (!shard)
        return complainUsage(command, "--shard takes I/N with I from 0 to N - 1, such as 0/8");
    for (const std::string_view option :
         {"--json", "--defects", "--drop-list", "--compare", "--repair", "--fix"}) {
        if (arguments.has(option))
            return complainUsage(command, std::string(option)
                                              + " does not go together with "
                                                "--shard; merge writes the report");
    }
    std::optional<ProgressMonitor> monitor(std::in_place, arguments.has("--quiet"));
    const std::vector<std::shared_ptr<DatasetSource>> sources =
        findDatasets(arguments.paths, *monitor);
    if (sources.size() != 1) {
        monitor.reset();
        complain(sources.empty()
                     ? printable(arguments.paths.front()) + ": holds no dataset"
                     : "--shard takes one dataset, there are " + std::to_string(sources.size()));
        return sources.empty() ? ExitCode::NothingReadable : ExitCode::Usage;
    }
    if (const std::optional<std::string> map = arguments.value("--label-map"))
        sources.front()->labelMapPath = *map;
    DatasetLoadOptions loading;
    loading.cacheFolder = defaultDatasetCacheFolder();
    loading.threads = threads;
    const Result<DatasetPtr> dataset = loadDataset(*sources.front(), *monitor, loading);
    if (!dataset) {
        monitor.reset();
        complain(printable(dataset.error().message()));
        return InterruptGuard::wasInterrupted() ? ExitCode::Interrupted : ExitCode::NothingReadable;
    }
    PartialOptions options;
    if (config)
        options.defects = defectOptionsOfConfig(*config);
    options.withPixels = arguments.has("--pixels");
    options.version = std::string(programVersion());
    options.options = optionsText(arguments, options.defects);
    WorkerPool pool(threads);
    const Result<ShardResult> result = makePartial(*dataset, *shard, options, pool, *monitor);
    monitor.reset();
    if (!result || InterruptGuard::wasInterrupted()) {
        complain("interrupted: nothing was written");
        return ExitCode::Interrupted;
    }
    if (const Result<void> written = writePartial(*file, *result); !written) {
        complain(printable(written.error().message()));
        return ExitCode::Failed;
    }
    if (!arguments.has("--quiet"))
        complain("shard " + *wanted + ": "
                 + counted(result->partial.all.counts.images, "image", "images") + " of "
                 + std::to_string(result->partial.wholePictures) + ", "
                 + std::to_string(result->partial.failedPictures) + " could not be decoded");
    return ExitCode::Good;
}

} // namespace faultline::cli
