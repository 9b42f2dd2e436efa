// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/dataset/find_datasets.h"

#include "model/readers/dataset/config_datasets.h"
#include "model/readers/dataset/config_file.h"
#include "model/readers/source_scan.h"

#include <algorithm>

namespace faultline {

std::vector<std::shared_ptr<DatasetSource>> findDatasets(std::span<const std::string> paths,
                                                         ReadMonitor& monitor)
{
    SourceScan scan = scanSources(paths, monitor);
    // A configuration that the user points at stands for the dataset that it names.
    for (const ScannedFile& file : scan.artifacts) {
        const bool isGiven = std::find(paths.begin(), paths.end(), file.path) != paths.end();
        if (!isGiven || file.reader->info().kind != ArtifactKind::Config)
            continue;
        const ConfigDocumentPtr config = readConfigFile(file.path);
        if (!config)
            continue;
        for (auto& dataset : datasetsOfConfig(*config))
            scan.datasets.push_back(std::move(dataset));
    }
    return std::move(scan.datasets);
}

} // namespace faultline
