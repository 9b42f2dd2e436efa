// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"
#include "model/readers/builtin_readers.h"
#include "tests/support/read_artifacts.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <string>
#include <string_view>

namespace faultline::test {

inline ReadResult readAs(std::string_view format, std::string_view bytes, std::string name)
{
    const FormatReader* reader = readerOfId(format);
    if (reader == nullptr) {
        ADD_FAILURE() << "no reader " << format;
        return {.artifacts = {}, .file = {}, .failed = true};
    }
    return readBytes(*reader, bytes, std::move(name));
}

inline const TraceProfile* onlyProfile(const ReadResult& result)
{
    return result.artifacts.profiles.size() == 1 ? result.artifacts.profiles.front().get()
                                                 : nullptr;
}

/// What every profile promises, however damaged its file was.
inline void checkInvariants(const TraceProfile& profile)
{
    for (std::size_t i = 0; i < profile.events.size(); ++i) {
        const TraceEvent& event = profile.events[i];
        ASSERT_LT(event.name, profile.names.size());
        ASSERT_LT(event.track, profile.tracks.size());
        ASSERT_GE(event.beginNs, 0);
        ASSERT_GE(profile.durationOf(i), 0);
        ASSERT_LE(event.beginNs + profile.durationOf(i), profile.durationNs);
        if (i == 0)
            continue;
        const TraceEvent& before = profile.events[i - 1];
        const bool isInOrder = before.track == event.track ? before.beginNs <= event.beginNs
                                                           : before.track < event.track;
        ASSERT_TRUE(isInOrder);
    }
    std::int64_t end = 0;
    for (const TraceStep& step : profile.steps) {
        double sum = 0;
        for (const double part : step.seconds) {
            ASSERT_GE(part, 0.0);
            sum += part;
        }
        ASSERT_NEAR(sum, step.totalSeconds(), 1e-9 + 1e-12 * step.totalSeconds());
        if (profile.source == ProfileSource::XProfOverview)
            continue; // results only: no place in time
        ASSERT_GE(step.beginNs, end);
        ASSERT_GE(step.endNs, step.beginNs);
        end = step.endNs;
    }
    for (const DeviceTotal& device : profile.devices) {
        ASSERT_GE(device.busyShare, 0.0);
        ASSERT_LE(device.busyShare, 1.0);
    }
    for (std::size_t i = 1; i < profile.kernels.size(); ++i)
        ASSERT_GE(profile.kernels[i - 1].seconds, profile.kernels[i].seconds);
    for (const MemoryCurve& curve : profile.memory) {
        for (std::size_t i = 0; i < curve.allocated.size(); ++i)
            ASSERT_LE(curve.allocated.value(i), static_cast<double>(curve.peakBytes) + 1.0);
    }
}

inline void checkAll(const ReadResult& result)
{
    for (const auto& profile : result.artifacts.profiles)
        checkInvariants(*profile);
}

/// Reads the file cut at every byte (or at every `stride`-th) and with each byte changed: nothing
/// may break, and a file that gave less than before must say so.
inline void checkDamage(std::string_view format, std::string_view bytes, const std::string& name,
                        std::size_t stride = 1)
{
    for (std::size_t size = 0; size < bytes.size(); size += stride) {
        const ReadResult result = readAs(format, bytes.substr(0, size), name);
        checkAll(result);
        if (::testing::Test::HasFatalFailure())
            FAIL() << "cut at " << size;
    }
    std::string changed(bytes);
    for (std::size_t i = 0; i < changed.size(); i += stride) {
        const char was = changed[i];
        for (const int mask : {0x01, 0x80, 0xFF}) {
            changed[i] = static_cast<char>(static_cast<unsigned char>(was) ^ mask);
            checkAll(readAs(format, changed, name));
            if (::testing::Test::HasFatalFailure())
                FAIL() << "byte " << i << " changed by " << mask;
        }
        changed[i] = was;
    }
}

inline double secondsOf(const TraceStep& step, StepCategory category)
{
    return step.seconds[static_cast<std::size_t>(category)];
}

inline double shareOf(const TraceProfile& profile, StepCategory category)
{
    const auto mean = profile.typicalBreakdown();
    double sum = 0;
    for (const double part : mean)
        sum += part;
    return sum > 0 ? mean[static_cast<std::size_t>(category)] / sum : 0.0;
}

inline std::size_t countOf(const TraceProfile& profile, TraceCategory category)
{
    std::size_t count = 0;
    for (const TraceEvent& event : profile.events)
        count += event.category == category ? 1U : 0U;
    return count;
}

} // namespace faultline::test
