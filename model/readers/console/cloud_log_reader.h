// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/format_reader.h"

#include <memory>

namespace faultline {

/// Exports of Google Cloud Logging (AI Platform, Vertex AI): "cloud-log"
/// (docs/formats/cloud-log.md). JSON, as an array or as lines, or CSV; plain or gzip.
[[nodiscard]] std::unique_ptr<const FormatReader> makeCloudLogReader();

} // namespace faultline
