// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_open_dataset.h"

#include "app/cli_progress.h"
#include "model/core/location.h"
#include "model/dataset/load_dataset.h"
#include "model/io/file_tree.h"
#include "model/readers/dataset/find_datasets.h"
#include "model/report/plain_text.h"

namespace faultline::cli {

OrExit<DatasetPtr> openDataset(const std::string& path, unsigned threads,
                               const Arguments& arguments)
{
    ProgressMonitor monitor(arguments.has("--quiet"));
    const std::vector<std::string> paths{path};
    const auto sources = findDatasets(paths, monitor);
    if (InterruptGuard::wasInterrupted())
        return ExitCode::Interrupted;
    if (sources.empty()) {
        complain(printable(path) + ": no dataset was found there");
        return ExitCode::NothingReadable;
    }
    DatasetSource source = *sources.front();
    if (sources.size() > 1)
        complain(counted(sources.size(), "dataset was", "datasets were") + " found; this is "
                 + printable(source.file.path));
    if (const auto labelMap = arguments.value("--label-map"))
        source.labelMapPath = *labelMap;
    for (const std::string& folder : source.picturesBeside) {
        if (!arguments.has("--quiet"))
            complain("images are taken from " + printable(folder)
                     + ", beside the annotations that were opened");
    }
    for (const MissingPath& missing : source.missing)
        complain(printable(missing.written) + ": " + missing.use
                 + (isUri(missing.written) && !isPermitted(missing.written)
                        ? " was not fetched; --fetch-named fetches it"
                        : " is not there"));
    Result<DatasetPtr> dataset = loadDataset(
        source, monitor, {.cacheFolder = defaultDatasetCacheFolder(), .threads = threads});
    if (InterruptGuard::wasInterrupted())
        return ExitCode::Interrupted;
    if (!dataset || (*dataset)->imageCount() == 0) {
        complain(dataset ? printable(source.file.path) + ": holds no image"
                         : printable(dataset.error().message()));
        return ExitCode::NothingReadable;
    }
    return *dataset;
}

OrExit<std::optional<std::uint8_t>> splitOf(std::string_view command, const Dataset& dataset,
                                            const std::optional<std::string>& name)
{
    const std::vector<DatasetSplit>& splits = dataset.source().splits;
    std::string known;
    for (std::size_t i = 0; i < splits.size(); ++i) {
        if (splits[i].name == name.value_or("train") && (name || splits.size() > 1))
            return std::optional(static_cast<std::uint8_t>(i));
        known += (known.empty() ? "" : ", ") + printable(splits[i].name);
    }
    if (!name)
        return std::optional<std::uint8_t>();
    return complainUsage(command, "there is no split " + printable(*name)
                                      + (known.empty() ? "" : "; there are: " + known));
}

} // namespace faultline::cli
