// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/format_reader.h"

#include <memory>

namespace faultline {

/// Chrome trace JSON of TensorFlow's and PyTorch's profilers, also gzip:
/// docs/formats/chrome-trace.md. Streamed; memory grows with the number of events (about 100 bytes
/// each while reading).
[[nodiscard]] std::unique_ptr<const FormatReader> makeChromeTraceReader();

} // namespace faultline
