// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/network.h"
#include "model/core/read_monitor.h"
#include "model/core/result.h"
#include "model/io/byte_source.h"

namespace faultline {

/// Reads the graph of an ONNX file (docs/formats/onnx.md). Weights are skipped by their headers:
/// memory is that of the graph, whatever the file weighs. Fails, with the offset, when the file is
/// cut or damaged, or holds more than a network does.
[[nodiscard]] Result<Network> readOnnx(const ByteSource& source, ReadMonitor& monitor);

} // namespace faultline
