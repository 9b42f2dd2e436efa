// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"
#include "model/readers/builtin_readers.h"
#include "tests/support/read_artifacts.h"

#include <cmath>
#include <cstdlib>
#include <string_view>

namespace faultline::test {

inline void require(bool condition)
{
    if (!condition)
        std::abort();
}

/// What every profile promises, however damaged its file was.
inline void requireSound(const TraceProfile& profile)
{
    for (std::size_t i = 0; i < profile.events.size(); ++i) {
        const TraceEvent& event = profile.events[i];
        require(event.name < profile.names.size() && event.track < profile.tracks.size());
        require(event.beginNs >= 0 && profile.durationOf(i) >= 0);
        require(event.beginNs + profile.durationOf(i) <= profile.durationNs);
    }
    for (const TraceStep& step : profile.steps) {
        double sum = 0;
        for (const double part : step.seconds) {
            require(part >= 0.0);
            sum += part;
        }
        require(std::abs(sum - step.totalSeconds()) <= 1e-9 + 1e-9 * step.totalSeconds());
    }
    for (const DeviceTotal& device : profile.devices)
        require(device.busyShare >= 0.0 && device.busyShare <= 1.0);
}

inline int fuzzTrace(std::string_view format, const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const FormatReader* reader = readerOfId(format);
    require(reader != nullptr);
    static_cast<void>(reader->sniff("a.pb", std::as_bytes(std::span(bytes.data(), bytes.size()))));
    const ReadResult result = readBytes(*reader, bytes, "fuzz");
    require(!result.failed || result.artifacts.profiles.empty());
    for (const auto& profile : result.artifacts.profiles)
        requireSound(*profile);
    return 0;
}

} // namespace faultline::test
