// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/core/result.h"
#include "model/vram/training_setup.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::vram {

/// A field of a configuration that shapes the network or its loss.
struct ModelOption {
    std::string name;       ///< "depth_multiplier"; see docs/formats/pipeline-config.md
    double value = 0;       ///< of a boolean 0 or 1
    std::string field;      ///< where it stands: "model.ssd.feature_extractor.depth_multiplier"
    std::uint32_t line = 0; ///< 0: not written, its default
};

/// The three kinds of detectors of the Object Detection API.
enum class MetaArchitecture : std::uint8_t { Ssd, FasterRcnn, CenterNet };

/// How the classification loss of a detector is written: what decides about its temporaries.
enum class ClassLoss : std::uint8_t {
    Sigmoid,
    Focal,   ///< sigmoid with the modulating factor, or CenterNet's penalty-reduced one
    Softmax, ///< also against logits
    Other,
};

/// What a pipeline.config of the Object Detection API says about the network and how it is
/// trained.
struct PipelineModel {
    MetaArchitecture meta = MetaArchitecture::Ssd;
    std::string extractor; ///< "ssd_mobilenet_v2_fpn_keras"
    std::uint32_t extractorLine = 0;
    ClassLoss classLoss = ClassLoss::Sigmoid;
    TrainingSetup setup; ///< what the file says; the rest is open
    std::vector<ModelOption> options;
    std::vector<Text> remarks; ///< English: what is assumed, or cannot be planned, where

    [[nodiscard]] const ModelOption* find(std::string_view option) const;
    /// The value of an option; `otherwise` if the file has none.
    [[nodiscard]] double option(std::string_view name, double otherwise) const;
};

/// Reads it from the tree of a configuration (ConfigKind::PipelineConfig). The batch of the file
/// is for all replicas together: setup.batchPerReplica is its share when `replicas` (at least 1)
/// train together. Fails when a field that the plan needs is missing or out of its range, naming
/// the field and the line.
[[nodiscard]] Result<PipelineModel> readPipelineModel(const ConfigDocument& document,
                                                      int replicas = 1);

} // namespace faultline::vram
