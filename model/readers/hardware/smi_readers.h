// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/format_reader.h"

#include <memory>

namespace faultline {

/// `nvidia-smi --query-gpu=... --format=csv` and --query-compute-apps (docs/formats/gpu-csv.md).
[[nodiscard]] std::unique_ptr<const FormatReader> makeGpuCsvReader();

/// What plain `nvidia-smi` prints, once or repeated (docs/formats/nvidia-smi-table.md).
[[nodiscard]] std::unique_ptr<const FormatReader> makeSmiTableReader();

} // namespace faultline
