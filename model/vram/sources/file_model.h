// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/core/result.h"
#include "model/vram/architectures.h"
#include "model/vram/layer_graph.h"
#include "model/vram/training_setup.h"

#include <memory>
#include <string>
#include <vector>

namespace faultline::vram {

/// A network that a file of the user's describes, to be planned as one of the listed models is:
/// completeSetup(), expand(), then estimate(). Immutable; any thread.
class FileModel {
public:
    virtual ~FileModel() = default;
    /// Its name and framework. Sizes are those of the file; 0 where it leaves them open.
    [[nodiscard]] virtual const ArchitectureInfo& info() const = 0;
    /// What the file says of the training; the rest is open.
    [[nodiscard]] virtual const TrainingSetup& setup() const = 0;
    /// English: what was assumed, what of the file is not planned and where it stands.
    [[nodiscard]] virtual const std::vector<Text>& remarks() const = 0;
    /// The network for a complete setup. Fails, naming the layer, when sizes do not fit together,
    /// overflow, or are not known.
    [[nodiscard]] virtual Result<LayerGraph> expand(const TrainingSetup& setup) const = 0;
};
using FileModelPtr = std::shared_ptr<const FileModel>;

/// What the user wishes; where that leaves something open what the file says; then what the
/// framework does by itself. Fails, naming the field, when the size of the images stays open.
[[nodiscard]] Result<TrainingSetup> completeSetup(const FileModel& model,
                                                  const TrainingSetup& wishes);

/// The model of a configuration: a pipeline.config of the Object Detection API, the JSON of a Keras
/// model, the YAML of an Ultralytics model. The batch of a pipeline.config is shared by
/// `replicas`. Fails for other configurations, and where the model cannot be planned, naming the
/// field and the line.
[[nodiscard]] Result<FileModelPtr> modelFromConfig(const ConfigDocument& document,
                                                   int replicas = 1);

} // namespace faultline::vram
