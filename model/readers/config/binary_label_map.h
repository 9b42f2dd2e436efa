// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/config/source_builder.h"

#include <string_view>

namespace faultline {

/// Whether bytes (perhaps only the first ones of a file) are a label map in protobuf's binary
/// form: items of which the first is whole and has a printable name and an id.
[[nodiscard]] bool isBinaryLabelMap(std::string_view bytes);

/// Its items, as if they had been written as text; no field has a line or a place.
[[nodiscard]] ConfigSource parseBinaryLabelMap(std::string_view bytes, const LineIssueSink& issues);

} // namespace faultline
