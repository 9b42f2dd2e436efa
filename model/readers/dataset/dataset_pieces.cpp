// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/dataset/dataset_pieces.h"

#include "model/readers/dataset/dataset_marks.h"
#include "model/readers/dataset/split_name.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <set>

namespace faultline {

namespace {

namespace fs = std::filesystem;

using Groups = std::map<std::string, std::vector<DatasetPiece>>;

bool shareASplit(const std::vector<const std::vector<DatasetPiece>*>& groups)
{
    std::set<std::string_view> seen;
    for (const auto* group : groups) {
        std::set<std::string_view> own;
        for (const DatasetPiece& piece : *group)
            own.insert(piece.split);
        for (const std::string_view split : own) {
            if (!seen.insert(split).second)
                return true;
        }
    }
    return false;
}

/// Joins the groups of records in one folder where that is unambiguous.
void joinRecordGroups(Groups& groups)
{
    std::map<std::string, std::vector<std::string>> keysOfFolder;
    for (const auto& [key, pieces] : groups) {
        if (pieces.front().format == DatasetFormat::TfRecord)
            keysOfFolder[pieces.front().folder].push_back(key);
    }
    for (const auto& [folder, keys] : keysOfFolder) {
        if (keys.size() < 2)
            continue;
        std::vector<const std::vector<DatasetPiece>*> all;
        bool isAnyNamed = false;
        bool isEachNamed = true;
        for (const std::string& key : keys) {
            all.push_back(&groups[key]);
            const bool isNamed = !groups[key].front().split.empty();
            isAnyNamed |= isNamed;
            isEachNamed &= isNamed;
        }
        if (isAnyNamed && (!isEachNamed || shareASplit(all)))
            continue;
        std::vector<DatasetPiece>& into = groups[keys.front()];
        for (const std::string& key : keys) {
            std::vector<DatasetPiece>& pieces = groups[key];
            for (DatasetPiece& piece : pieces) {
                if (!isAnyNamed) // nothing tells them apart but their names
                    piece.split = std::string(
                        stemOf(splitNameOf(fs::path(piece.path).filename().string()).rest));
                if (&pieces != &into)
                    into.push_back(std::move(piece));
            }
            if (&pieces != &into)
                groups.erase(key);
        }
    }
}

void addToSplits(const DatasetPiece& piece, std::vector<DatasetSplit>& splits)
{
    const bool isSame = !splits.empty() && splits.back().name == piece.split
                        && splits.back().imageRoot == piece.imageRoot;
    // Rows hold the number of their split in a byte.
    constexpr std::size_t kMostSplits = 255;
    if (!isSame && splits.size() < kMostSplits)
        splits.push_back({.name = piece.split, .paths = {}, .imageRoot = piece.imageRoot});
    splits.back().paths.push_back(piece.path);
}

} // namespace

int splitOrder(std::string_view split)
{
    constexpr std::array<std::string_view, 6> kOrder{"train",   "trainval", "val",
                                                     "minival", "eval",     "test"};
    const auto* at = std::find(kOrder.begin(), kOrder.end(), split);
    return static_cast<int>(at - kOrder.begin());
}

void nameGroup(DatasetPiece& piece, bool isFile, std::string_view top)
{
    constexpr int kFoldersAbove = 2;
    const std::string prefix = std::string(toString(piece.format)) + ":";
    piece.group = prefix + piece.path;
    std::string_view above = piece.path;
    std::string below;
    for (int step = 0;
         step <= kFoldersAbove && above.size() >= std::max<std::size_t>(top.size(), 2); ++step) {
        const std::string_view name = baseName(above);
        above = parentOf(above);
        const bool isFileName = step == 0 && isFile;
        const SplitName parts = splitNameOf(name);
        if (isFileName && parts.split.empty())
            piece.group = prefix + std::string(parentOf(piece.path)) + "/" + parts.rest;
        if (!parts.split.empty() && (isFileName || isSplitFolder(name))) {
            piece.split = parts.split;
            piece.group = prefix + std::string(above) + "/" + parts.rest + "*" + below;
            return;
        }
        below.insert(0, "/" + std::string(name));
    }
}

std::vector<std::vector<DatasetPiece>> groupPieces(std::vector<DatasetPiece> pieces)
{
    Groups groups;
    for (DatasetPiece& piece : pieces)
        groups[piece.group].push_back(std::move(piece));
    joinRecordGroups(groups);
    std::vector<std::vector<DatasetPiece>> out;
    for (auto& [key, group] : groups) {
        std::sort(group.begin(), group.end(), [](const DatasetPiece& a, const DatasetPiece& b) {
            const int orderA = splitOrder(a.split);
            const int orderB = splitOrder(b.split);
            if (orderA != orderB)
                return orderA < orderB;
            return a.split != b.split ? a.split < b.split : a.path < b.path;
        });
        out.push_back(std::move(group));
    }
    return out;
}

std::shared_ptr<DatasetSource> joinPieces(const std::vector<DatasetPiece>& pieces)
{
    auto dataset = std::make_shared<DatasetSource>();
    dataset->format = pieces.front().format;
    dataset->root = pieces.front().folder;
    std::string annotations = pieces.front().folder;
    for (const DatasetPiece& piece : pieces) {
        annotations = commonFolder(annotations, piece.folder);
        dataset->root = commonFolder(dataset->root, piece.folder);
        if (!piece.imageRoot.empty())
            dataset->root = commonFolder(dataset->root, piece.imageRoot);
        if (dataset->labelMapPath.empty())
            dataset->labelMapPath = piece.labelMapPath;
        std::vector<std::string>& beside = dataset->picturesBeside;
        if (piece.isBeside
            && std::find(beside.begin(), beside.end(), piece.imageRoot) == beside.end())
            beside.push_back(piece.imageRoot);
        addToSplits(piece, dataset->splits);
    }
    dataset->file.path = pieces.size() == 1 ? pieces.front().path : annotations;
    dataset->file.formatId = toString(dataset->format);
    return dataset;
}

} // namespace faultline
