// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/format_reader.h"

#include <memory>

namespace faultline {

/// What a training printed: "console-log" (docs/formats/console-log.md). Plain or gzip.
[[nodiscard]] std::unique_ptr<const FormatReader> makeConsoleLogReader();

} // namespace faultline
