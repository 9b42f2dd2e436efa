// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/setup/config_paths.h"

#include <algorithm>

namespace faultline {

ConfigPaths configPaths(const Training& training, const ConfigDocument& config)
{
    ConfigPaths paths;
    for (const auto& source : training.datasetSources) {
        if (source->configPath != config.file.path)
            continue;
        for (const MissingPath& missing : source->missing) {
            if (missing.written.find(kPathPlaceholder) == std::string::npos)
                paths.missing.push_back(missing);
        }
        paths.someAreThere = paths.someAreThere || !source->labelMapPath.empty()
                             || std::any_of(source->splits.begin(), source->splits.end(),
                                            [](const auto& split) { return !split.paths.empty(); });
    }
    return paths;
}

std::string pathForField(const Training& training, const ConfigDocument& config, std::size_t node)
{
    const std::string path = config.path(node);
    if (path.find("label_map_path") != std::string::npos) {
        const ConfigDocumentPtr map = training.labelMap();
        return map ? map->file.path : std::string();
    }
    if (path.find("input_path") == std::string::npos)
        return {};
    const bool isEvaluation = path.starts_with("eval_input_reader");
    for (const auto& source : training.datasetSources) {
        if (source->format != DatasetFormat::TfRecord)
            continue;
        for (const DatasetSplit& split : source->splits) {
            const bool isTrain = split.name == "train";
            if (!split.paths.empty() && !split.name.empty() && isTrain != isEvaluation)
                return split.paths.front();
        }
    }
    return {};
}

} // namespace faultline
