// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/setup/schedule_facts.h"

#include "model/diagnosis/evidence/dataset_evidence.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/setup/stated_settings.h"

#include <algorithm>
#include <cmath>

namespace faultline {

std::optional<double> imagesOfTraining(const Training& training)
{
    for (const auto& evidence : training.datasets) {
        if (!evidence->dataset)
            continue;
        for (const SplitStatistics& split : evidence->statistics.splits) {
            if (split.images > 0 && split.name.find("train") != std::string::npos)
                return static_cast<double>(split.images);
        }
    }
    if (const auto printed = printedSplits(training); printed && printed->train > 0.0)
        return printed->train;
    return std::nullopt;
}

ScheduleFacts scheduleFacts(const Training& training, double batch)
{
    ScheduleFacts facts;
    facts.images = imagesOfTraining(training).value_or(0.0);
    facts.worldSize = training.machine ? training.machine->gpuCount : 0;
    if (facts.images > 0.0 && batch >= 1.0)
        facts.batchesPerEpoch = std::ceil(facts.images / (batch * std::max(facts.worldSize, 1.0)));
    return facts;
}

} // namespace faultline
