// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/vram/layer_graph.h"
#include "model/vram/training_setup.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::vram {

/// A model that can be planned by name: a row of resources/architectures.
struct ArchitectureInfo {
    std::string name;                    ///< as its zoo calls it: "faster_rcnn_r50_fpn"
    std::string family;                  ///< "Faster R-CNN"
    std::string framework;               ///< id of the code base: "mmdetection"
    std::vector<std::string> otherNames; ///< of the same model
    std::int64_t imageWidth = 0;         ///< as its zoo trains it
    std::int64_t imageHeight = 0;
    std::int64_t batchPerReplica = 0;
};

/// All of them, by framework and name. One name may exist in several frameworks. Lives for ever;
/// any thread.
[[nodiscard]] std::span<const ArchitectureInfo> architectures();

/// A model by a name of its zoo, a full name of a configuration included
/// ("faster_rcnn_r50_fpn_1x_coco"). `framework` may be empty: then the first that has it. What the
/// name of the configuration says about training (fp16, another size) goes into `setup` where that
/// leaves it open. Fails for unknown names with the nearest ones, and names the part of the name
/// that it does not know.
[[nodiscard]] Result<ArchitectureInfo> findArchitecture(std::string_view name,
                                                        std::string_view framework,
                                                        TrainingSetup& setup);

/// Fills in what `setup` leaves open with the framework's and the model's own. Fails when a field
/// is out of its range (zero or absurd sizes, unknown optimizer), naming it.
[[nodiscard]] Result<TrainingSetup> resolveSetup(const ArchitectureInfo& architecture,
                                                 const TrainingSetup& setup);

/// The network and its loss for a complete setup. Fails, naming the layer, when a size overflows
/// or does not fit what comes before.
[[nodiscard]] Result<LayerGraph> expandArchitecture(const ArchitectureInfo& architecture,
                                                    const TrainingSetup& setup);

} // namespace faultline::vram
