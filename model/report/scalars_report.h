// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/report/text_sink.h"

#include <cstdint>
#include <functional>
#include <string_view>

namespace faultline {

enum class ScalarFormat {
    Csv,       ///< header run,tag,step,wall_time,value; RFC 4180 with \n line ends
    JsonLines, ///< one object a line with the same names
};

/// Which series to write. An empty function takes all; each name is asked about once.
struct ScalarFilter {
    std::function<bool(std::string_view)> acceptsRun;
    std::function<bool(std::string_view)> acceptsTag;
};

/// Writes every point of the chosen series, ordered by run name, tag, then as logged; returns how
/// many. Numbers read back exactly. Non-finite ones are nan, inf, -inf in CSV and "NaN",
/// "Infinity", "-Infinity" in JSON. Run and tag are written byte for byte in CSV; in JSON,
/// which must be UTF-8, invalid bytes become U+FFFD.
///
/// Streams: memory does not grow with the points. Stops early when the sink has closed.
std::uint64_t writeScalars(TextSink& sink, const CaseData& data, ScalarFormat format,
                           const ScalarFilter& filter = {});

} // namespace faultline
