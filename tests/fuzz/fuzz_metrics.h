// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/builtin_readers.h"
#include "tests/support/read_artifacts.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace faultline::test {

/// Tables of metrics through the public reader of a format: what comes out must agree with the
/// counts of its report.
inline int fuzzMetrics(std::string_view formatId, const std::uint8_t* data, std::size_t size)
{
    const auto require = [](bool condition) {
        if (!condition)
            std::abort();
    };
    const FormatReader& reader = *readerOfId(formatId);
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    (void)reader.sniff("sample", std::as_bytes(std::span(bytes.data(), bytes.size())));
    const ReadResult result = readBytes(reader, bytes);
    require(!result.failed || result.run->pointCount() == 0);
    require(result.run->pointCount() == result.file.scalarCount);
    for (const auto& [tag, scalar] : result.run->scalars) {
        require(!scalar.series.empty());
        require(scalar.series.minStep() >= result.file.minStep);
        require(scalar.series.maxStep() <= result.file.maxStep);
    }
    return 0;
}

} // namespace faultline::test
