// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/dataset/config_datasets.h"

#include "model/core/location.h"
#include "model/core/text_marker.h"
#include "model/io/file_tree.h"
#include "model/readers/dataset/picture_folders.h"
#include "model/readers/dataset/yolo_config.h"

#include <algorithm>
#include <map>
#include <set>

namespace faultline {

namespace {

constexpr std::string_view kTrainRecords = FAULTLINE_TR_NOOP("Dataset", "train records");
constexpr std::string_view kEvalRecords = FAULTLINE_TR_NOOP("Dataset", "eval records");
constexpr std::string_view kLabelMap = FAULTLINE_TR_NOOP("Dataset", "label map");
constexpr std::string_view kTrainPictures = FAULTLINE_TR_NOOP("Dataset", "train images");
constexpr std::string_view kValPictures = FAULTLINE_TR_NOOP("Dataset", "val images");
constexpr std::string_view kTestPictures = FAULTLINE_TR_NOOP("Dataset", "test images");

std::string folderOfConfig(const ConfigDocument& config)
{
    return parentLocation(placeOf(config.file.path));
}

std::shared_ptr<DatasetSource> begun(const ConfigDocument& config, DatasetFormat format)
{
    auto dataset = std::make_shared<DatasetSource>();
    dataset->format = format;
    dataset->configPath = folderOfConfig(config) + "/" + std::string(baseName(config.file.path));
    dataset->file.id = datasetId(*dataset);
    dataset->file.formatId = toString(format);
    dataset->file.displayName = config.name() + " (" + std::string(toString(format)) + ")";
    return dataset;
}

std::uint64_t bytesOf(const DatasetSource& dataset)
{
    std::uint64_t bytes = 0;
    for (const DatasetSplit& split : dataset.splits) {
        for (const std::string& path : split.paths) {
            const std::optional<FileStatus> status = statusOf(path);
            const bool isFile = status && status->kind == FileStatus::Kind::File;
            bytes += isFile ? status->sizeBytes : 0;
        }
    }
    return bytes;
}

/// Root, path and size, once the splits stand.
void finish(const ConfigDocument& config, DatasetSource& dataset)
{
    std::string root;
    const auto join = [&root](const std::string& folder) {
        root = root.empty() ? folder : commonFolder(root, folder);
    };
    for (const DatasetSplit& split : dataset.splits) {
        for (const std::string& path : split.paths) {
            join(isFolderAt(path) ? path : std::string(parentOf(path)));
        }
        if (!split.imageRoot.empty())
            join(split.imageRoot);
    }
    dataset.root = root.empty() ? folderOfConfig(config) : root;
    dataset.file.path = root.empty() ? dataset.configPath : root;
    const bool isOneFile = dataset.splits.size() == 1 && dataset.splits.front().paths.size() == 1;
    if (isOneFile)
        dataset.file.path = dataset.splits.front().paths.front();
    dataset.file.sizeBytes = bytesOf(dataset);
}

void addMissing(DatasetSource& dataset, std::string_view written, std::string_view use)
{
    dataset.missing.push_back({.written = std::string(written), .use = std::string(use)});
}

/// Fields of that name anywhere below the top fields that begin with `top`, those of a list too.
std::vector<std::string> valuesBelow(const ConfigDocument& config, std::string_view top,
                                     std::string_view name)
{
    std::vector<std::string> values;
    for (std::size_t at = 1; at < config.nodes.size(); ++at) {
        const ConfigNode& node = config.nodes[at];
        if (node.isGroup || node.line == 0 || node.value.empty())
            continue;
        const std::string path = config.path(at);
        const std::string_view whole =
            std::string_view(path).substr(0, path.ends_with(']') ? path.rfind('[') : path.size());
        const std::size_t dot = whole.rfind('.');
        if (path.starts_with(top) && dot != std::string_view::npos && whole.substr(dot + 1) == name
            && std::find(values.begin(), values.end(), node.value) == values.end())
            values.push_back(node.value);
    }
    return values;
}

std::shared_ptr<DatasetSource> pipelineDataset(const ConfigDocument& config, const PathRemap& remap)
{
    auto dataset = begun(config, DatasetFormat::TfRecord);
    const std::string folder = folderOfConfig(config);
    const auto addSplit = [&](std::string_view reader, const char* name, std::string_view use) {
        DatasetSplit split{.name = name, .paths = {}, .imageRoot = {}};
        for (const std::string& written : valuesBelow(config, reader, "input_path")) {
            const std::vector<std::string> found = resolveWritten(written, folder, remap);
            split.paths.insert(split.paths.end(), found.begin(), found.end());
            if (found.empty())
                addMissing(*dataset, written, use);
        }
        if (!split.paths.empty())
            dataset->splits.push_back(std::move(split));
    };
    addSplit("train_input_reader", "train", kTrainRecords);
    addSplit("eval_input_reader", "eval", kEvalRecords);
    for (const char* reader : {"train_input_reader", "eval_input_reader"}) {
        for (const std::string& written : valuesBelow(config, reader, "label_map_path")) {
            const std::vector<std::string> found = resolveWritten(written, folder, remap);
            const auto isKnown = [&written](const MissingPath& one) {
                return one.written == written;
            };
            if (!found.empty() && dataset->labelMapPath.empty())
                dataset->labelMapPath = found.front();
            else if (found.empty()
                     && std::none_of(dataset->missing.begin(), dataset->missing.end(), isKnown))
                addMissing(*dataset, written, kLabelMap);
        }
    }
    finish(config, *dataset);
    return dataset;
}

/// A path of a data.yaml: from `path` in it, from its folder, and (as exports write it) with the
/// "../" in front left out.
std::vector<std::string> resolveYolo(const YoloConfig& yolo, const std::string& written,
                                     const std::string& folder, const PathRemap& remap)
{
    std::vector<std::string> from;
    if (!yolo.path.empty())
        from = resolveWritten(yolo.path, folder, remap);
    from.push_back(folder);
    std::string inner = written;
    if (inner.starts_with("../"))
        inner.erase(0, 3);
    for (const std::string& base : from) {
        for (const std::string& path : {written, inner}) {
            const std::string local = remap.apply(path);
            const std::string whole =
                local.starts_with('/') ? local : resolvedLocation(base, local);
            if (statusOf(whole))
                return {whole};
        }
    }
    // With `path` in front, so that a pair for that remaps it.
    const std::string joined = yolo.path.empty() ? written : yolo.path + "/" + written;
    return resolveWritten(joined, folder, remap);
}

std::shared_ptr<DatasetSource> yoloDataset(const ConfigDocument& config, const YoloConfig& yolo,
                                           const PathRemap& remap)
{
    static const std::map<std::string_view, std::string_view> kUses{
        {"train", kTrainPictures}, {"val", kValPictures}, {"test", kTestPictures}};
    auto dataset = begun(config, DatasetFormat::Yolo);
    dataset->labelMapPath = dataset->configPath;
    const std::string folder = folderOfConfig(config);
    for (const YoloConfig::Split& split : yolo.splits) {
        for (const std::string& written : split.paths) {
            const std::vector<std::string> found = resolveYolo(yolo, written, folder, remap);
            if (found.empty())
                addMissing(*dataset, written, kUses.at(split.name));
            for (std::string path : found) {
                while (path.size() > 1 && path.ends_with('/'))
                    path.pop_back();
                DatasetSplit made{.name = split.name, .paths = {path}, .imageRoot = {}};
                if (isFolderAt(path)) {
                    const std::string labels = labelPathOf(path);
                    made.imageRoot = path;
                    made.paths = {isFolderAt(labels) ? labels : path};
                }
                dataset->splits.push_back(std::move(made));
            }
        }
    }
    finish(config, *dataset);
    return dataset;
}

std::set<std::string> pathsOf(const DatasetSource& dataset)
{
    std::set<std::string> paths;
    for (const DatasetSplit& split : dataset.splits)
        paths.insert(split.paths.begin(), split.paths.end());
    return paths;
}

bool isSame(const DatasetSource& a, const DatasetSource& b)
{
    const auto writtenOf = [](const DatasetSource& one) {
        std::set<std::string> written;
        for (const MissingPath& path : one.missing)
            written.insert(path.written);
        return written;
    };
    return a.format == b.format && pathsOf(a) == pathsOf(b) && writtenOf(a) == writtenOf(b);
}

/// Whether a dataset that was found by itself is what the configuration names.
bool covers(const DatasetSource& found, const DatasetSource& named)
{
    const std::set<std::string> all = pathsOf(found);
    const std::set<std::string> some = pathsOf(named);
    return found.format == named.format && !some.empty()
           && std::includes(all.begin(), all.end(), some.begin(), some.end());
}

} // namespace

std::vector<std::shared_ptr<DatasetSource>> datasetsOfConfig(const ConfigDocument& config,
                                                             const PathRemap& remap)
{
    std::vector<std::shared_ptr<DatasetSource>> datasets;
    if (config.kind == ConfigKind::PipelineConfig)
        datasets.push_back(pipelineDataset(config, remap));
    else if (config.kind == ConfigKind::Ultralytics) {
        const YoloConfig yolo = yoloConfigOf(config);
        if (yolo.isDataset() && !yolo.names.empty())
            datasets.push_back(yoloDataset(config, yolo, remap));
    }
    std::erase_if(datasets,
                  [](const auto& one) { return one->splits.empty() && one->missing.empty(); });
    return datasets;
}

void addDatasetsOfConfigs(CaseData& data)
{
    std::vector<std::shared_ptr<const DatasetSource>> named;
    for (const auto& config : data.configs) {
        for (const auto& dataset : datasetsOfConfig(*config)) {
            const auto known =
                std::find_if(data.datasets.begin(), data.datasets.end(),
                             [&dataset](const auto& one) { return covers(*one, *dataset); });
            const auto isTwin = [&dataset](const auto& one) { return isSame(*one, *dataset); };
            if (known != data.datasets.end()) {
                auto both = std::make_shared<DatasetSource>(**known);
                if (both->configPath.empty())
                    both->configPath = dataset->configPath;
                if (both->labelMapPath.empty())
                    both->labelMapPath = dataset->labelMapPath;
                if (both->missing.empty())
                    both->missing = dataset->missing;
                *known = std::move(both);
            } else if (std::none_of(named.begin(), named.end(), isTwin)) {
                named.push_back(dataset);
            }
        }
    }
    data.datasets.insert(data.datasets.end(), named.begin(), named.end());
}

} // namespace faultline
