// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/core/result.h"
#include "model/vram/sources/file_model.h"

namespace faultline::vram {

/// Whether it is the YAML of an Ultralytics model: lists "backbone" and "head" of rows [from,
/// repeats, module, arguments].
[[nodiscard]] bool isUltralyticsModel(const ConfigDocument& document);

/// Translates each row to a use of the module of resources/architectures that has the same layers,
/// with depth and width multiples or the scale that the file's name ends with (yolov8s.yaml), else
/// the first one. Fails for modules that have no counterpart, naming the row and its line.
[[nodiscard]] Result<FileModelPtr> modelFromUltralytics(const ConfigDocument& document);

} // namespace faultline::vram
