// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/format_reader.h"

namespace faultline {

/// Reads pipeline.config of the Object Detection API (docs/formats/pipeline-config.md).
[[nodiscard]] std::unique_ptr<const FormatReader> makePipelineConfigReader();

/// Reads label maps, text or binary (docs/formats/label-map.md).
[[nodiscard]] std::unique_ptr<const FormatReader> makeLabelMapReader();

} // namespace faultline
