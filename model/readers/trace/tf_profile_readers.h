// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/format_reader.h"

#include <memory>

namespace faultline {

/// `*.trace` of TensorFlow 2.1 and of the Cloud TPU tools: docs/formats/tf-trace.md.
[[nodiscard]] std::unique_ptr<const FormatReader> makeTfTraceReader();

/// `*.overview_page.pb|json` and `*.input_pipeline.pb|json`, what TensorFlow's profiler computed:
/// docs/formats/xprof-pages.md.
[[nodiscard]] std::unique_ptr<const FormatReader> makeXProfPagesReader();

/// `*.memory_profile.json(.gz)`: docs/formats/tf-memory-profile.md.
[[nodiscard]] std::unique_ptr<const FormatReader> makeTfMemoryProfileReader();

} // namespace faultline
