// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fleet/gpu_time.h"

#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/training/case_clocks.h"
#include "model/diagnosis/training/phase_marks.h"
#include "model/fleet/run_state.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>
#include <vector>

namespace faultline {

namespace {

/// Stretches of wall time in which the training ran; ascending, not overlapping.
using Stretches = std::vector<std::pair<double, double>>;

Stretches stretchesOf(const Training& training)
{
    Stretches all;
    for (const PhaseSpan& span : training.phases.spans)
        all.emplace_back(span.beginTime, span.endTime);
    if (all.empty()) {
        for (const Attempt& attempt : training.phases.attempts)
            all.emplace_back(attempt.beginTime, attempt.endTime);
    }
    std::erase_if(all, [](const auto& one) {
        return !std::isfinite(one.first) || !std::isfinite(one.second) || one.second < one.first;
    });
    std::sort(all.begin(), all.end());
    Stretches merged; // two processes at once use the same GPUs
    for (const auto& one : all) {
        if (!merged.empty() && one.first <= merged.back().second)
            merged.back().second = std::max(merged.back().second, one.second);
        else
            merged.push_back(one);
    }
    return merged;
}

double secondsAfter(const Stretches& stretches, double from)
{
    double seconds = 0.0;
    for (const auto& [begin, end] : stretches)
        seconds += std::max(end - std::max(begin, from), 0.0);
    return seconds;
}

/// When the last checkpoint was whole.
std::optional<double> lastCheckpoint(const Training& training)
{
    std::optional<double> last;
    const auto take = [&last](double time) {
        if (std::isfinite(time))
            last = std::max(last.value_or(time), time);
    };
    for (const PhaseSpan& span : training.phases.spans) {
        if (span.kind == PhaseKind::Checkpoint)
            take(span.endTime);
    }
    // A checkpoint that was quickly saved is no phase of its own.
    if (training.clocks) {
        const PhaseMarks marks = phaseMarks(training.logs, *training.clocks,
                                            training.clocks->ofRun(*training.runs.front()));
        if (!marks.checkpointEnds.empty())
            take(marks.checkpointEnds.back());
    }
    for (const RunPtr& run : training.runs) {
        for (const SessionMark& mark : run->sessions) {
            if (mark.status == SessionMark::Status::Checkpoint)
                take(mark.wallTime);
        }
    }
    return last;
}

/// What the recorder measured by a clock that never jumps.
std::optional<double> recordedSeconds(const Training& training)
{
    for (const ConfigDocumentPtr& config : training.configs) {
        if (config->kind != ConfigKind::RunFacts)
            continue;
        const std::size_t node = config->find("duration_s");
        if (node == ConfigNode::npos)
            continue;
        const std::string& text = config->nodes[node].value;
        double seconds = 0.0;
        const auto [at, problem] = std::from_chars(text.data(), text.data() + text.size(), seconds);
        if (problem == std::errc() && seconds > 0.0 && std::isfinite(seconds))
            return seconds;
    }
    return std::nullopt;
}

} // namespace

GpuTime gpuTimeOf(const Training& training, RunState state, const Finding* firstCause, bool isAlone)
{
    constexpr double kHour = 3600.0;
    GpuTime time;
    if (training.isPlanned)
        return time;
    const Stretches stretches = stretchesOf(training);
    const double hang = hangSeconds(training);
    double logged = hang;
    for (const auto& [begin, end] : stretches)
        logged += end - begin;
    if (!stretches.empty()) {
        time.start = stretches.front().first;
        time.end = stretches.back().second + hang;
    }
    const std::optional<double> recorded =
        isAlone ? recordedSeconds(training) : std::optional<double>();
    if (stretches.empty() && !recorded)
        return time;
    const double seconds = std::max(logged, recorded.value_or(0.0));
    const int gpus = training.machine ? std::max(training.machine->gpuCount, 1) : 1;
    time.hours = gpus * seconds / kHour;
    double lost = firstCause != nullptr ? std::clamp(firstCause->cost, 0.0, 1.0) * seconds : 0.0;
    if (state == RunState::Failed || state == RunState::Killed) {
        const std::optional<double> saved = lastCheckpoint(training);
        lost = saved ? secondsAfter(stretches, *saved) + hang : seconds;
    } else if (hang > 0.0) {
        lost = hang;
    }
    time.lost = gpus * std::min(lost, seconds) / kHour;
    return time;
}

} // namespace faultline
