// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/timeline/phase_band.h"

#include "widgets/views/timeline/phase_style.h"

#include <algorithm>
#include <utility>

namespace faultline::ui {

namespace {

/// More stretches than these would be a comb, not an explanation.
constexpr std::size_t kMostShades = 40;

} // namespace

std::vector<BandSpan> phaseBand(const std::vector<PhaseSpan>& spans, const QPalette& palette)
{
    std::vector<BandSpan> band;
    band.reserve(spans.size());
    for (const PhaseSpan& span : spans)
        band.push_back({.range = {.min = span.beginTime, .max = span.endTime},
                        .color = phaseColor(span.kind, palette)});
    return band;
}

std::vector<ShadedRange> phaseShades(const std::vector<PhaseSpan>& spans)
{
    std::vector<ShadedRange> shades;
    for (const PhaseSpan& span : spans) {
        if (span.kind == PhaseKind::Steady || span.kind == PhaseKind::Idle)
            continue;
        shades.push_back({.range = {.min = span.beginTime, .max = span.endTime},
                          .role = ShadedRange::Role::Phase,
                          .label = {}});
    }
    return shades.size() > kMostShades ? std::vector<ShadedRange>() : shades;
}

std::vector<PhaseKind> phasesIn(const std::vector<PhaseSpan>& spans)
{
    std::vector<PhaseKind> kinds;
    for (const PhaseKind kind :
         {PhaseKind::StartUp, PhaseKind::WarmUp, PhaseKind::Steady, PhaseKind::Evaluation,
          PhaseKind::Checkpoint, PhaseKind::Idle, PhaseKind::End}) {
        if (std::any_of(spans.begin(), spans.end(),
                        [kind](const PhaseSpan& span) { return span.kind == kind; }))
            kinds.push_back(kind);
    }
    return kinds;
}

std::vector<PhaseSpan> phasesInSight(const std::vector<const Training*>& trainings,
                                     const CaseClocks& clocks,
                                     const std::optional<AxisRange>& range)
{
    std::optional<std::vector<PhaseSpan>> only;
    for (const Training* training : trainings) {
        const Clock& clock = clocks.ofRun(*training->runs.front());
        std::vector<PhaseSpan> spans = training->phases.spans;
        for (PhaseSpan& span : spans) {
            span.beginTime = clock.toWall(span.beginTime);
            span.endTime = clock.toWall(span.endTime);
        }
        const bool inSight =
            !spans.empty()
            && (!range
                || (spans.front().beginTime <= range->max && spans.back().endTime >= range->min));
        if (!inSight)
            continue;
        if (only)
            return {};
        only = std::move(spans);
    }
    return only.value_or(std::vector<PhaseSpan>());
}

} // namespace faultline::ui
