// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/defects/class_defects.h"

#include <algorithm>
#include <array>
#include <vector>

namespace faultline {

namespace {

/// Boxes of every class in every split.
struct Counts {
    std::vector<std::vector<std::uint64_t>> classes; ///< [split][class]
    std::vector<std::uint64_t> boxes;                ///< [split]
    std::vector<std::uint64_t> images;
    std::uint64_t imagesWithoutBoxes = 0;
};

Counts countBoxes(const Dataset& dataset)
{
    const std::size_t splits = std::max(dataset.source().splits.size(), std::size_t{1});
    Counts counts{.classes =
                      std::vector(splits, std::vector<std::uint64_t>(dataset.classes().size())),
                  .boxes = std::vector<std::uint64_t>(splits),
                  .images = std::vector<std::uint64_t>(splits),
                  .imagesWithoutBoxes = 0};
    for (std::size_t image = 0; image < dataset.imageCount(); ++image) {
        const std::size_t split = std::min(std::size_t{dataset.image(image).split}, splits - 1);
        const std::span<const BoxRow> boxes = dataset.boxes(image);
        ++counts.images[split];
        counts.boxes[split] += boxes.size();
        if (boxes.empty())
            ++counts.imagesWithoutBoxes;
        for (const BoxRow& box : boxes) {
            if (box.classIndex >= 0)
                ++counts.classes[split][static_cast<std::size_t>(box.classIndex)];
        }
    }
    return counts;
}

bool beginsWithAny(std::string_view name, std::span<const std::string_view> words)
{
    const std::string low = foldedName(name);
    return std::any_of(words.begin(), words.end(), [&low](std::string_view word) {
        const std::size_t at = low.find(word);
        return at == 0 || (at != std::string::npos && low[at - 1] == '_');
    });
}

void judgeSplits(const Counts& counts, DefectCollector& found)
{
    for (std::size_t split = 0; split < counts.boxes.size(); ++split) {
        if (counts.images[split] == 0 || counts.boxes[split] > 0)
            continue;
        found.add({.id = DefectId::SplitWithoutBoxes,
                   .split = static_cast<std::int32_t>(split),
                   .value = static_cast<float>(counts.images[split])});
    }
}

void judgeFrequencies(const Dataset& dataset, const DefectThresholds& limits,
                      DefectCollector& found)
{
    const auto classes = dataset.classes();
    std::size_t most = classes.size();
    std::size_t least = classes.size();
    std::uint64_t all = 0;
    for (std::size_t i = 0; i < classes.size(); ++i) {
        const std::uint64_t boxes = classes[i].boxCount;
        all += boxes;
        if (boxes == 0)
            continue;
        if (most == classes.size() || boxes > classes[most].boxCount)
            most = i;
        if (least == classes.size() || boxes < classes[least].boxCount)
            least = i;
    }
    if (all == 0)
        return;
    const double ratio =
        static_cast<double>(classes[most].boxCount) / static_cast<double>(classes[least].boxCount);
    if (ratio > limits.imbalanceInfo) {
        found.add({.id = DefectId::ClassImbalance,
                   .other = static_cast<std::uint32_t>(most),
                   .classIndex = static_cast<std::int32_t>(least),
                   .value = static_cast<float>(ratio),
                   .limit = static_cast<float>(limits.imbalanceInfo)});
    }
    for (std::size_t i = 0; i < classes.size(); ++i) {
        const std::uint64_t boxes = classes[i].boxCount;
        const bool isStarving =
            boxes < limits.starvingBoxes
            || static_cast<double>(boxes) < limits.starvingShare * static_cast<double>(all);
        if (boxes == 0 || !isStarving)
            continue;
        found.add({.id = DefectId::ClassStarving,
                   .classIndex = static_cast<std::int32_t>(i),
                   .value = static_cast<float>(boxes),
                   .limit = static_cast<float>(boxes) / static_cast<float>(all)});
    }
}

/// Classes that one side has and the other lacks. Only where both are known and have boxes.
void judgeSides(const Dataset& dataset, const Counts& counts, DefectCollector& found)
{
    const auto& splits = dataset.source().splits;
    const std::size_t classCount = dataset.classes().size();
    std::vector<std::uint64_t> training(classCount);
    std::vector<std::uint64_t> validation(classCount);
    bool hasTraining = false;
    bool hasValidation = false;
    for (std::size_t split = 0; split < splits.size(); ++split) {
        const bool isTraining = isTrainingSplit(splits[split].name);
        const bool isValidation = !isTraining && isValidationSplit(splits[split].name);
        if ((!isTraining && !isValidation) || counts.boxes[split] == 0)
            continue;
        (isTraining ? hasTraining : hasValidation) = true;
        std::vector<std::uint64_t>& side = isTraining ? training : validation;
        for (std::size_t i = 0; i < classCount; ++i)
            side[i] += counts.classes[split][i];
    }
    if (!hasTraining || !hasValidation)
        return;
    for (std::size_t i = 0; i < classCount; ++i) {
        if ((training[i] == 0) == (validation[i] == 0))
            continue;
        found.add(
            {.id = training[i] == 0 ? DefectId::ClassNotInTraining : DefectId::ClassNotInValidation,
             .classIndex = static_cast<std::int32_t>(i),
             .value = static_cast<float>(std::max(training[i], validation[i]))});
    }
}

} // namespace

bool isTrainingSplit(std::string_view name)
{
    static constexpr std::array<std::string_view, 1> kWords{"train"};
    return beginsWithAny(name, kWords);
}

bool isValidationSplit(std::string_view name)
{
    static constexpr std::array<std::string_view, 4> kWords{"val", "eval", "test", "dev"};
    return beginsWithAny(name, kWords);
}

void findBalanceDefects(const Dataset& dataset, const DefectOptions& options,
                        DefectCollector& found)
{
    // Classification data and empty sets have no boxes that could be spread unevenly.
    if (dataset.boxCount() == 0 && dataset.source().format == DatasetFormat::ImageFolder)
        return;
    const Counts counts = countBoxes(dataset);
    judgeSplits(counts, found);
    judgeFrequencies(dataset, options.thresholds, found);
    judgeSides(dataset, counts, found);
    const double images = static_cast<double>(dataset.imageCount());
    const double share = static_cast<double>(counts.imagesWithoutBoxes) / std::max(images, 1.0);
    if (dataset.boxCount() > 0 && share >= options.thresholds.pictureWithoutBoxes) {
        found.add({.id = DefectId::PicturesWithoutBoxes,
                   .value = static_cast<float>(counts.imagesWithoutBoxes),
                   .limit = static_cast<float>(share)});
    }
}

} // namespace faultline
