// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/freezing.h"

#include <vector>

namespace faultline::vram {

void applyFreezing(LayerGraph& graph, const TrainingSetup& setup)
{
    const int stages = setup.frozenStages.value_or(0);
    const bool freezesNorms = setup.normMode == NormMode::Frozen;
    std::vector<bool> isUsedTrained(graph.parameters.size(), false);
    std::vector<bool> isUsedFrozen(graph.parameters.size(), false);
    for (const Op& op : graph.ops) {
        if (op.parameters == kNoParameters)
            continue;
        const bool isFrozen =
            (op.stage >= 0 && op.stage < stages) || (freezesNorms && op.kind == OpKind::BatchNorm);
        (isFrozen ? isUsedFrozen : isUsedTrained)[static_cast<std::size_t>(op.parameters)] = true;
    }
    for (std::size_t i = 0; i < graph.parameters.size(); ++i) {
        if (isUsedFrozen[i] && !isUsedTrained[i])
            graph.parameters[i].isFrozen = true;
    }
    markGradients(graph);
}

} // namespace faultline::vram
