// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/changes/data_side.h"

#include "model/core/ascii.h"
#include "model/dataset/statistics/dataset_statistics.h"
#include "model/diagnosis/evidence/dataset_evidence.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace faultline {

namespace {

constexpr float kMatches = 0.5F; // of intersection over union
constexpr float kUnmoved = 0.9F;
constexpr std::size_t kMostBoxesOfPicture = 2000;

std::string splitNameOf(const Dataset& dataset, const ImageRow& row)
{
    const std::vector<DatasetSplit>& splits = dataset.source().splits;
    const std::string name = row.split < splits.size() ? lowerAscii(splits[row.split].name) : "";
    const bool isValidation =
        name == "valid" || name == "validation" || name == "eval" || name == "dev";
    return isValidation ? "val" : name;
}

float overlapOfBoxes(const ComparedBox& a, const ComparedBox& b)
{
    const float width = std::min(a.xmax, b.xmax) - std::max(a.xmin, b.xmin);
    const float height = std::min(a.ymax, b.ymax) - std::max(a.ymin, b.ymin);
    const float common = std::max(width, 0.0F) * std::max(height, 0.0F);
    const float all =
        (a.xmax - a.xmin) * (a.ymax - a.ymin) + (b.xmax - b.xmin) * (b.ymax - b.ymin) - common;
    return all > 0.0F ? common / all : 0.0F;
}

bool isSameBox(const ComparedBox& a, const ComparedBox& b)
{
    return a.label == b.label && a.xmin == b.xmin && a.ymin == b.ymin && a.xmax == b.xmax
           && a.ymax == b.ymax;
}

ComparedBox transposed(const ComparedBox& box)
{
    return {
        .label = box.label, .xmin = box.ymin, .ymin = box.xmin, .xmax = box.ymax, .ymax = box.xmax};
}

} // namespace

bool hasChecksums(const ComparedRun& run)
{
    std::size_t known = 0;
    std::size_t all = 0;
    for (const auto& evidence : run.of().datasets) {
        if (!evidence->dataset)
            continue;
        for (const ImageRow& row : evidence->dataset->images())
            known += row.checksum != 0 ? 1 : 0;
        all += evidence->dataset->imageCount();
    }
    constexpr double kNearlyAll = 0.99;
    return all > 0 && static_cast<double>(known) >= kNearlyAll * static_cast<double>(all);
}

DataSide dataOf(const ComparedRun& run, bool byContent)
{
    DataSide side;
    for (const auto& evidence : run.of().datasets) {
        const Dataset* dataset = evidence->dataset.get();
        if (dataset == nullptr)
            continue;
        side.isRead = true;
        if (!side.source)
            side.source = ChangeSource{.side = run.side,
                                       .artifact = evidence->source->id(),
                                       .file = evidence->source->name(),
                                       .line = 0};
        for (std::size_t image = 0; image < dataset->imageCount(); ++image) {
            const ImageRow& row = dataset->image(image);
            const bool isContent = byContent && row.checksum != 0;
            ComparedPicture picture{.key = isContent ? std::to_string(row.checksum) + ":"
                                                           + std::to_string(row.sizeBytes)
                                                     : std::string(dataset->name(image)),
                                    .split = splitNameOf(*dataset, row),
                                    .dataset = dataset,
                                    .image = image};
            side.byKey.emplace(picture.key, side.pictures.size());
            side.pictures.push_back(std::move(picture));
        }
    }
    return side;
}

std::vector<ComparedBox> boxesOf(const ComparedPicture& picture,
                                 std::map<std::string, std::size_t>& labels)
{
    std::vector<ComparedBox> boxes;
    for (const BoxRow& row : picture.dataset->boxes(picture.image)) {
        const bool isUsable = std::isfinite(row.xmin) && std::isfinite(row.ymin)
                              && std::isfinite(row.xmax) && std::isfinite(row.ymax);
        if (!isUsable || boxes.size() == kMostBoxesOfPicture)
            continue;
        const std::string name =
            row.classIndex < 0
                ? std::string()
                : className(picture.dataset->classes()[static_cast<std::size_t>(row.classIndex)]);
        boxes.push_back({.label = labels.emplace(name, labels.size()).first->second,
                         .xmin = std::min(row.xmin, row.xmax),
                         .ymin = std::min(row.ymin, row.ymax),
                         .xmax = std::max(row.xmin, row.xmax),
                         .ymax = std::max(row.ymin, row.ymax)});
    }
    return boxes;
}

void LabelDifference::add(const LabelDifference& other)
{
    relabelled += other.relabelled;
    moved += other.moved;
    swapped += other.swapped;
    added += other.added;
    removed += other.removed;
}

LabelDifference labelDifference(const std::vector<ComparedBox>& a,
                                const std::vector<ComparedBox>& b)
{
    LabelDifference difference;
    if (std::equal(a.begin(), a.end(), b.begin(), b.end(), isSameBox))
        return difference;
    // Best pairs first, so that the order of the boxes is of no consequence.
    std::vector<std::tuple<float, std::size_t, std::size_t>> pairs;
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = 0; j < b.size(); ++j) {
            const float overlap = overlapOfBoxes(a[i], b[j]);
            if (overlap >= kMatches) // of equals one of the same class
                pairs.emplace_back(overlap + (a[i].label == b[j].label ? 0.001F : 0.0F), i, j);
        }
    }
    std::stable_sort(pairs.begin(), pairs.end(), [](const auto& one, const auto& other) {
        return std::get<0>(one) > std::get<0>(other);
    });
    std::vector<bool> takenA(a.size(), false);
    std::vector<bool> takenB(b.size(), false);
    for (const auto& [overlap, i, j] : pairs) {
        if (takenA[i] || takenB[j])
            continue;
        takenA[i] = takenB[j] = true;
        difference.relabelled += a[i].label != b[j].label ? 1 : 0;
        difference.moved += a[i].label == b[j].label && overlap < kUnmoved ? 1 : 0;
    }
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = 0; j < b.size() && !takenA[i]; ++j) {
            if (takenB[j] || overlapOfBoxes(transposed(a[i]), b[j]) < kUnmoved)
                continue;
            takenA[i] = takenB[j] = true;
            ++difference.swapped;
        }
    }
    difference.removed += static_cast<std::size_t>(std::count(takenA.begin(), takenA.end(), false));
    difference.added += static_cast<std::size_t>(std::count(takenB.begin(), takenB.end(), false));
    return difference;
}

} // namespace faultline
