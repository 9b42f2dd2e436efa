// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/hardware_log.h"
#include "tests/diagnosis/support/run_maker.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace faultline::test {

/// Puts a hardware log together in memory: one sample every `sampleSeconds` from `begin` on.
///
///     HardwareMaker("gpu.csv").gpus(2).series(HardwareQuantity::GpuUtilization, 0, 100,
///                                             [](std::size_t i) { ... }).make()
class HardwareMaker {
public:
    using OfSample = std::function<double(std::size_t sample)>;

    explicit HardwareMaker(const std::string& name = "gpu.csv", double begin = kStart,
                           double sampleSeconds = 1.0)
        : m_begin(begin)
    {
        m_log.file.displayName = name;
        m_log.file.id = ArtifactId(m_log.file.displayName);
        m_log.file.path = "/logs/" + name;
        m_log.timeKind = TimeKind::Absolute;
        m_log.tool = "nvidia-smi";
        m_log.sampleSeconds = sampleSeconds;
    }

    HardwareMaker& gpus(int count, const std::string& name = "Tesla V100-SXM2-16GB")
    {
        for (int i = 0; i < count; ++i)
            m_log.devices.push_back({.kind = HardwareDevice::Kind::Gpu,
                                     .host = {},
                                     .index = i,
                                     .name = name,
                                     .id = "00000000:0" + std::to_string(i) + ":00.0"});
        return *this;
    }
    HardwareMaker& host()
    {
        m_log.devices.push_back(
            {.kind = HardwareDevice::Kind::Host, .host = {}, .index = -1, .name = {}, .id = {}});
        return *this;
    }
    /// `device` is an index into the devices as they were added.
    HardwareMaker& series(HardwareQuantity quantity, std::size_t device, std::size_t samples,
                          const OfSample& value, const std::string& column = {})
    {
        std::vector<ScalarPoint> points;
        points.reserve(samples);
        for (std::size_t i = 0; i < samples; ++i)
            points.push_back({.step = static_cast<std::int64_t>(i),
                              .wallTime = m_begin + m_log.sampleSeconds * static_cast<double>(i),
                              .value = value(i)});
        ScalarSeriesBuilder builder;
        builder.append(points);
        m_log.series.push_back({.quantity = quantity,
                                .device = device,
                                .column = column,
                                .unit = hardwareQuantityInfo(quantity).unit,
                                .assumption = {},
                                .series = builder.snapshot()});
        return *this;
    }
    HardwareLog& log() { return m_log; }
    [[nodiscard]] HardwareLogPtr make() const { return std::make_shared<const HardwareLog>(m_log); }

private:
    HardwareLog m_log;
    double m_begin;
};

} // namespace faultline::test
