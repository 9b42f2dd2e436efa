// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/builtin_readers.h"
#include "tests/support/read_artifacts.h"

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace faultline::test {

/// Hardware logs through the public reader of a format. Besides crashes, hangs and sanitizer
/// reports this checks that what comes out hangs together.
inline int fuzzHardwareLog(std::string_view formatId, const std::uint8_t* data, std::size_t size)
{
    const auto require = [](bool condition) {
        if (!condition)
            std::abort();
    };
    const FormatReader& reader = *readerOfId(formatId);
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    (void)reader.sniff("sample.log", std::as_bytes(std::span(bytes.data(), bytes.size())));
    const ReadResult result = readBytes(reader, bytes);
    require(result.failed == result.artifacts.hardwareLogs.empty());
    require(!result.failed || result.file.issues.totalCount() > 0);
    for (const auto& log : result.artifacts.hardwareLogs) {
        for (const HardwareSeries& one : log->series) {
            require(one.device < log->devices.size());
            require(!one.series.empty());
            one.series.forEach([&](std::size_t, const ScalarPoint& point) {
                require(std::isfinite(point.value) && std::isfinite(point.wallTime));
            });
        }
        for (const HardwareNotice& notice : log->notices)
            require(notice.device < log->devices.size());
    }
    return 0;
}

} // namespace faultline::test
