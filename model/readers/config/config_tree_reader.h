// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/format_reader.h"

namespace faultline {

/// Reads configurations of training scripts in YAML, JSON, or as mmdetection dumps them
/// (docs/formats/config-tree.md).
[[nodiscard]] std::unique_ptr<const FormatReader> makeConfigTreeReader();

} // namespace faultline
