// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/hardware/hardware_scope.h"

#include <QMap>

#include <algorithm>

namespace faultline::ui {

namespace {

/// Owners that together fill less than this share of the time are far apart.
constexpr double kDistantShare = 0.2;

QMap<QString, AxisRange> timesOfOwners(const std::vector<HardwarePanel>& panels,
                                       const HardwareScope& scope)
{
    QMap<QString, AxisRange> times;
    const auto include = [&times](const QString& owner, const AxisRange& own) {
        const auto known = times.find(owner);
        if (known == times.end())
            times.insert(owner, own);
        else
            *known = {.min = std::min(known->min, own.min), .max = std::max(known->max, own.max)};
    };
    for (const HardwarePanel& panel : panels) {
        for (const HardwarePanel::Line& line : panel.lines) {
            if (line.role == HardwarePanel::Line::Role::Value && scope.shows(line.owner)
                && !line.series->empty())
                include(line.owner.name,
                        {.min = line.series->minWallTime(), .max = line.series->maxWallTime()});
        }
        for (const HardwarePanel::Strip& strip : panel.strips) {
            if (scope.shows(strip.owner))
                include(strip.owner.name,
                        {.min = strip.spans.front().min, .max = strip.spans.back().max});
        }
    }
    return times;
}

} // namespace

QHash<QString, double> startsOfDistantOwners(const std::vector<HardwarePanel>& panels,
                                             const HardwareScope& scope)
{
    const QMap<QString, AxisRange> times = timesOfOwners(panels, scope);
    if (times.size() < 2)
        return {};
    AxisRange whole = times.first();
    double filled = 0.0;
    for (const AxisRange& own : times) {
        whole = {.min = std::min(whole.min, own.min), .max = std::max(whole.max, own.max)};
        filled += own.max - own.min;
    }
    if (filled >= kDistantShare * (whole.max - whole.min))
        return {};
    QHash<QString, double> starts;
    for (auto owner = times.begin(); owner != times.end(); ++owner)
        starts.insert(owner.key(), owner->min);
    return starts;
}

std::vector<PanelOwner> shownOwners(const std::vector<HardwarePanel>& panels,
                                    const HardwareScope& scope)
{
    std::vector<PanelOwner> owners;
    for (const HardwarePanel& panel : panels) {
        for (const HardwarePanel::Line& line : panel.lines) {
            const bool isKnown =
                std::any_of(owners.begin(), owners.end(), [&line](const PanelOwner& owner) {
                    return owner.name == line.owner.name;
                });
            if (!isKnown && line.role == HardwarePanel::Line::Role::Value
                && scope.shows(line.owner))
                owners.push_back(line.owner);
        }
    }
    return owners;
}

} // namespace faultline::ui
