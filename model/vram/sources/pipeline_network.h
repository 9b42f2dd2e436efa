// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/core/result.h"
#include "model/vram/sources/file_model.h"

namespace faultline::vram {

/// The detector that a pipeline.config of the Object Detection API builds, from the modules of
/// resources/architectures with the options of the file (depth multiplier, levels, anchors,
/// predictor, crops, proposals). TF1's and TF2's extractors of one network are the same here.
/// `replicas` share the batch. Fails for extractors that are not known, with the nearest ones, and
/// for options that the modules do not have, naming the field and the line.
[[nodiscard]] Result<FileModelPtr> modelFromPipeline(const ConfigDocument& document, int replicas);

} // namespace faultline::vram
