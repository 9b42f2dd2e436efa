// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/data/training_records.h"

#include "model/dataset/defects/class_defects.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <vector>

namespace faultline {

namespace {

/// First class of each picture's boxes, in the order of the records. What share of neighbours have
/// the same, beyond what chance would give.
double orderOf(const std::vector<std::int32_t>& classes)
{
    if (classes.size() < 2)
        return 0.0;
    std::map<std::int32_t, double> counts;
    for (const std::int32_t one : classes)
        ++counts[one];
    double chance = 0.0;
    for (const auto& [id, count] : counts)
        chance += std::pow(count / static_cast<double>(classes.size()), 2.0);
    if (chance > 0.9)
        return 0.0; // of one class there is no order
    std::size_t same = 0;
    for (std::size_t i = 1; i < classes.size(); ++i)
        same += classes[i] == classes[i - 1] ? 1 : 0;
    const double found = static_cast<double>(same) / static_cast<double>(classes.size() - 1);
    return std::clamp((found - chance) / (1.0 - chance), 0.0, 1.0);
}

} // namespace

TrainingRecords trainingRecordsOf(const DatasetEvidence& evidence)
{
    const Dataset& dataset = *evidence.dataset;
    const auto& splits = dataset.source().splits;
    const bool hasTraining =
        std::any_of(splits.begin(), splits.end(),
                    [](const DatasetSplit& split) { return isTrainingSplit(split.name); });
    TrainingRecords records;
    records.evidence = &evidence;
    std::map<std::uint32_t, std::size_t> files;
    std::vector<std::int32_t> classes;
    for (std::size_t i = 0; i < dataset.imageCount(); ++i) {
        const ImageRow& row = dataset.image(i);
        if (hasTraining && (row.split >= splits.size() || !isTrainingSplit(splits[row.split].name)))
            continue;
        ++records.count;
        ++files[row.container];
        records.bytes += static_cast<double>(std::max(row.sizeBytes, row.recordBytes));
        if (!dataset.boxes(i).empty())
            classes.push_back(dataset.boxes(i).front().classIndex);
    }
    records.files = files.size();
    records.ordered = orderOf(classes);
    return records;
}

} // namespace faultline
