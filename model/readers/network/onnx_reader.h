// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/format_reader.h"

#include <memory>

namespace faultline {

/// Exported networks (docs/formats/onnx.md): a configuration whose tree sums the network up and
/// which holds its graph.
[[nodiscard]] std::unique_ptr<const FormatReader> makeOnnxReader();

} // namespace faultline
