// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/format_reader.h"

namespace faultline {

/// Reads lists of packages, reports of the environment, and Dockerfiles
/// (docs/formats/environment-list.md).
[[nodiscard]] std::unique_ptr<const FormatReader> makeEnvironmentReader();

} // namespace faultline
