// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/hardware_log.h"
#include "model/readers/builtin_readers.h"
#include "tests/support/read_artifacts.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::test {

inline constexpr double kMebi = 1024.0 * 1024.0;

inline ReadResult readAs(std::string_view formatId, std::string_view bytes)
{
    return readBytes(*readerOfId(formatId), bytes);
}

/// The only log of a result; nullptr, with a failure, if there is none.
inline const HardwareLog* onlyLog(const ReadResult& result)
{
    EXPECT_EQ(result.artifacts.hardwareLogs.size(), 1U);
    return result.artifacts.hardwareLogs.empty() ? nullptr
                                                 : result.artifacts.hardwareLogs.front().get();
}

const HardwareLog* onlyLog(ReadResult&& result) = delete; // it would not outlive the call

inline std::vector<double> valuesOf(const ScalarSeries& series)
{
    std::vector<double> values;
    series.forEach([&](std::size_t, const ScalarPoint& point) { values.push_back(point.value); });
    return values;
}

inline std::vector<double> valuesOf(const HardwareLog& log, HardwareQuantity quantity,
                                    int gpuIndex = -1)
{
    const HardwareSeries* series = log.find(quantity, gpuIndex);
    return series == nullptr ? std::vector<double>() : valuesOf(series->series);
}

inline double meanOf(const ScalarSeries& series)
{
    const std::vector<double> values = valuesOf(series);
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

/// Which reader of hardware logs takes a file that begins so; empty if none does.
inline std::string_view ownerOf(std::string_view head, std::string_view name = "sample.txt")
{
    const std::string_view start = head.substr(0, kSniffBytes);
    const FormatReader* reader =
        readerFor(name, std::as_bytes(std::span(start.data(), start.size())));
    const bool isOurs = reader != nullptr && reader->info().kind == ArtifactKind::HardwareLog;
    return isOurs ? reader->info().id : std::string_view();
}

/// Everything about a log that a reader may get wrong: devices of series, finite values, steps and
/// times in step.
inline void expectSound(const ReadResult& result)
{
    for (const auto& log : result.artifacts.hardwareLogs) {
        for (const HardwareSeries& one : log->series) {
            ASSERT_LT(one.device, log->devices.size());
            EXPECT_FALSE(one.series.empty()) << one.column;
            one.series.forEach([&](std::size_t, const ScalarPoint& point) {
                ASSERT_TRUE(std::isfinite(point.value)) << one.column;
                ASSERT_TRUE(std::isfinite(point.wallTime)) << one.column;
                ASSERT_GE(point.step, 0);
            });
        }
        for (const HardwareNotice& notice : log->notices)
            ASSERT_LT(notice.device, log->devices.size());
    }
}

/// Reads the text cut at every length and with every byte spoiled.
inline void expectSurvivesDamage(std::string_view formatId, std::string_view text)
{
    for (std::size_t length = 0; length < text.size(); ++length)
        expectSound(readAs(formatId, text.substr(0, length)));
    std::string spoiled(text);
    for (std::size_t at = 0; at < text.size(); ++at) {
        for (const int bit : {0, 3, 7}) {
            spoiled[at] = static_cast<char>(static_cast<unsigned char>(text[at]) ^ (1U << bit));
            expectSound(readAs(formatId, spoiled));
        }
        spoiled[at] = '\0';
        expectSound(readAs(formatId, spoiled));
        spoiled[at] = text[at];
    }
}

} // namespace faultline::test
