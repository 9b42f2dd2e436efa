// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/format_reader.h"

#include <memory>

namespace faultline {

/// `*.xplane.pb` of TensorFlow's profiler: docs/formats/xplane.md. Read plane by plane; memory is
/// that of the largest plane and of the events.
[[nodiscard]] std::unique_ptr<const FormatReader> makeXPlaneReader();

} // namespace faultline
