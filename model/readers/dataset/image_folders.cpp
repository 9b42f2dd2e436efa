// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/dataset/image_folders.h"

#include "model/readers/dataset/dataset_pieces.h"
#include "model/readers/dataset/split_name.h"

#include <algorithm>
#include <map>

namespace faultline {

namespace {

struct Unclaimed {
    std::vector<std::string> folders;
    std::size_t count = 0;
    std::uint64_t bytes = 0;
};

bool isBelow(std::string_view path, std::string_view folder)
{
    return path == folder
           || (path.size() > folder.size() && path.starts_with(folder)
               && (path[folder.size()] == '/' || folder == "/"));
}

/// The folder below `top` that a folder of pictures belongs to as one of several classes or splits.
std::string datasetFolder(const std::string& folder, std::string_view top,
                          const std::map<std::string, std::size_t>& siblings)
{
    std::string at = folder;
    const auto mayClimb = [&] { return at.size() > top.size(); };
    const auto parent = siblings.find(std::string(parentOf(at)));
    if (mayClimb() && !isSplitFolder(baseName(at)) && parent != siblings.end()
        && parent->second > 1)
        at = parentOf(at);
    if (mayClimb() && isSplitFolder(baseName(at)))
        at = parentOf(at);
    return at;
}

/// The folder of a split on the way from the dataset to a folder of pictures; empty: none.
std::string splitFolder(const std::string& folder, const std::string& dataset)
{
    for (std::string_view at = folder; at.size() > dataset.size(); at = parentOf(at)) {
        if (isSplitFolder(baseName(at)))
            return std::string(at);
    }
    return {};
}

std::shared_ptr<DatasetSource> make(const std::string& root, const Unclaimed& pictures)
{
    auto dataset = std::make_shared<DatasetSource>();
    dataset->format = DatasetFormat::ImageFolder;
    dataset->root = root;
    dataset->file.path = root;
    dataset->file.formatId = toString(dataset->format);
    dataset->file.sizeBytes = pictures.bytes;
    std::map<std::string, std::vector<std::string>> pathsOf; // by split
    for (const std::string& folder : pictures.folders) {
        const std::string split = splitFolder(folder, root);
        std::vector<std::string>& paths =
            pathsOf[split.empty() ? std::string() : splitNameOf(baseName(split)).split];
        const std::string& path = split.empty() ? folder : split;
        if (std::find(paths.begin(), paths.end(), path) == paths.end())
            paths.push_back(path);
    }
    for (auto& [name, paths] : pathsOf)
        dataset->splits.push_back({.name = name, .paths = std::move(paths), .imageRoot = {}});
    std::stable_sort(dataset->splits.begin(), dataset->splits.end(),
                     [](const DatasetSplit& a, const DatasetSplit& b) {
                         return splitOrder(a.name) < splitOrder(b.name);
                     });
    return dataset;
}

} // namespace

std::vector<std::shared_ptr<DatasetSource>> imageFolders(PictureFolders& pictures,
                                                         const std::string& source, bool isAll)
{
    std::map<std::string, std::size_t> siblings; // folders of pictures in a folder
    for (const auto& [path, folder] : pictures.folders()) {
        if (!folder.isClaimed)
            ++siblings[std::string(parentOf(path))];
    }
    std::map<std::string, Unclaimed> found;
    for (const auto& [path, folder] : pictures.folders()) {
        if (folder.isClaimed || !isBelow(path, source))
            continue;
        Unclaimed& one = found[isAll ? source : datasetFolder(path, source, siblings)];
        one.folders.push_back(path);
        one.count += folder.names.size();
        one.bytes += folder.bytes;
    }
    std::vector<std::shared_ptr<DatasetSource>> datasets;
    for (const auto& [root, unclaimed] : found) {
        if (!isAll && unclaimed.count < kLeastPictures)
            continue;
        datasets.push_back(make(root, unclaimed));
        for (const std::string& folder : unclaimed.folders)
            pictures.folders()[folder].isClaimed = true;
    }
    return datasets;
}

} // namespace faultline
