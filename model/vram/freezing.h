// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/vram/layer_graph.h"
#include "model/vram/training_setup.h"

namespace faultline::vram {

/// Freezes what the setup says: parameters of the first setup.frozenStages stages of the backbone,
/// and with NormMode::Frozen those of batch normalisation wherever it is (the last stage of a
/// backbone may run on proposals). What is frozen already stays so. Marks the gradients anew.
/// Parameters that a stage shares with layers outside stay trained.
void applyFreezing(LayerGraph& graph, const TrainingSetup& setup);

} // namespace faultline::vram
