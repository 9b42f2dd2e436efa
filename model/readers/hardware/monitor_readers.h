// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/format_reader.h"

#include <memory>

namespace faultline {

/// `nvidia-smi dmon` and `pmon` (docs/formats/dmon.md).
[[nodiscard]] std::unique_ptr<const FormatReader> makeDmonReader();

/// dcgm-exporter's metrics and `dcgmi dmon` (docs/formats/dcgm.md).
[[nodiscard]] std::unique_ptr<const FormatReader> makeDcgmReader();

/// vmstat, sar, sadf, iostat, dstat and tables of host metrics (docs/formats/host-stats.md).
[[nodiscard]] std::unique_ptr<const FormatReader> makeHostStatsReader();

} // namespace faultline
