// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/hardware/throttle_strips.h"

#include "model/core/throttle_reasons.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace faultline::ui {

namespace {

/// The stretches in which `isSet(value)`.
template <typename Fn>
std::vector<AxisRange> spansWhere(const ScalarSeries& series, Fn&& isSet)
{
    std::vector<AxisRange> spans;
    std::optional<double> begin;
    series.forEach([&](std::size_t, const ScalarPoint& point) {
        const bool set = isSet(point.value);
        if (set && !begin)
            begin = point.wallTime;
        if (!set && begin) {
            spans.push_back({.min = *begin, .max = point.wallTime});
            begin.reset();
        }
    });
    if (begin)
        spans.push_back({.min = *begin, .max = series.maxWallTime()});
    return spans;
}

} // namespace

std::vector<HardwarePanel::Strip> throttleStrips(const ScalarSeries& series,
                                                 HardwareQuantity quantity, std::size_t device)
{
    std::vector<HardwarePanel::Strip> strips;
    const auto add = [&](const QString& label, bool costsSpeed, std::vector<AxisRange> spans) {
        if (!spans.empty())
            strips.push_back({.owner = {},
                              .label = label,
                              .device = device,
                              .costsSpeed = costsSpeed,
                              .spans = std::move(spans)});
    };
    if (quantity != HardwareQuantity::GpuThrottleReasons) {
        const bool byPower = quantity == HardwareQuantity::GpuThrottledByPower;
        add(byPower ? QCoreApplication::translate("Hardware", "power")
                    : QCoreApplication::translate("Hardware", "heat"),
            true, spansWhere(series, [](double value) { return value > 0.0; }));
        return strips;
    }
    for (const ThrottleReason& reason : allThrottleReasons()) {
        add(QCoreApplication::translate("Hardware", std::string(reason.title).c_str()),
            reason.costsSpeed, spansWhere(series, [&reason](double value) {
                // What is no mask has no bits.
                return value >= 0.0 && value < 9e15
                       && (static_cast<std::uint64_t>(value) & reason.bit) != 0;
            }));
    }
    return strips;
}

std::vector<HardwarePanel::Strip> joinedByReason(const std::vector<HardwarePanel::Strip>& strips)
{
    std::vector<HardwarePanel::Strip> joinedStrips;
    for (const HardwarePanel::Strip& strip : strips) {
        const auto same = std::find_if(
            joinedStrips.begin(), joinedStrips.end(),
            [&strip](const HardwarePanel::Strip& one) { return one.label == strip.label; });
        if (same == joinedStrips.end()) {
            joinedStrips.push_back(strip);
            joinedStrips.back().device.reset();
        } else {
            same->spans.insert(same->spans.end(), strip.spans.begin(), strip.spans.end());
        }
    }
    for (HardwarePanel::Strip& strip : joinedStrips) {
        std::sort(strip.spans.begin(), strip.spans.end(),
                  [](const AxisRange& a, const AxisRange& b) { return a.min < b.min; });
        std::vector<AxisRange> merged;
        for (const AxisRange& span : strip.spans) {
            if (!merged.empty() && span.min <= merged.back().max)
                merged.back().max = std::max(merged.back().max, span.max);
            else
                merged.push_back(span);
        }
        strip.spans = std::move(merged);
    }
    return joinedStrips;
}

} // namespace faultline::ui
