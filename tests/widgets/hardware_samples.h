// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/hardware_log.h"
#include "tests/widgets/case_samples.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace faultline::samples {

/// One sample a second from kBegin on.
inline ScalarSeries levels(const std::vector<double>& values)
{
    return pointsOf(values.size(), [&values](std::size_t i) { return values[i]; });
}

/// Puts a hardware log together in memory.
class HardwareLogMaker {
public:
    explicit HardwareLogMaker(const std::string& name, TimeKind kind = TimeKind::Absolute)
    {
        m_log.file.displayName = name;
        m_log.file.id = ArtifactId(m_log.file.displayName);
        m_log.timeKind = kind;
    }

    HardwareLogMaker& gpus(int count)
    {
        for (int i = 0; i < count; ++i)
            m_log.devices.push_back({.kind = HardwareDevice::Kind::Gpu,
                                     .host = {},
                                     .index = i,
                                     .name = "Tesla V100",
                                     .id = {}});
        return *this;
    }
    HardwareLogMaker& add(HardwareQuantity quantity, std::size_t device, ScalarSeries series)
    {
        m_log.series.push_back({.quantity = quantity,
                                .device = device,
                                .column = {},
                                .unit = hardwareQuantityInfo(quantity).unit,
                                .assumption = {},
                                .series = std::move(series)});
        return *this;
    }
    [[nodiscard]] HardwareLogPtr make() const { return std::make_shared<const HardwareLog>(m_log); }

private:
    HardwareLog m_log;
};

} // namespace faultline::samples
