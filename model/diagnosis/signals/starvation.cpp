// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/starvation.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/evidence/target_machine.h"

#include <cmath>
#include <utility>

namespace faultline {

namespace {

/// Of how many cores a wait is a share; 1 where that is not known.
double coresOf(int cpus)
{
    return cpus > 0 ? static_cast<double>(cpus) : 1.0;
}

bool counts(const JoinedSample& sample, const Starvation& found)
{
    const StarvationLimits& limits = found.limits;
    if (found.by == StarvedBy::Processors)
        return sample.cpu > limits.busyCpu;
    // The system counts a wait as time of one idle core: of many cores it is a small share.
    return sample.iowait * coresOf(found.cpus) > limits.waiting && sample.cpu <= limits.busyCpu;
}

} // namespace

Starvation findStarvation(const Training& training, StarvedBy by, const StarvationLimits& limits)
{
    Starvation found{.by = by, .limits = limits, .joined = joinSamples(training)};
    found.cpus = training.machine ? training.machine->cpus.value_or(0) : 0;
    if (!found.joined)
        return found;
    std::size_t starved = 0;
    std::size_t idle = 0;
    for (std::size_t i = 0; i < found.joined->samples.size(); ++i) {
        const JoinedSample& sample = found.joined->samples[i];
        if (by == StarvedBy::Disk && std::isnan(sample.iowait))
            continue;
        ++found.samples;
        if (sample.gpu >= limits.idleGpu)
            continue;
        ++idle;
        if (!counts(sample, found))
            continue;
        if (starved++ == 0)
            found.first = i;
        found.last = i;
    }
    found.isEnough = static_cast<double>(found.samples) >= limits.leastSamples
                     || (found.joined->seconds >= limits.leastSeconds && found.samples >= 60);
    if (found.samples > 0) {
        found.share = static_cast<double>(starved) / static_cast<double>(found.samples);
        found.idleShare = static_cast<double>(idle) / static_cast<double>(found.samples);
    }
    return found;
}

std::optional<Abstention> abstainFromStarvation(const Training& training, const Starvation& found)
{
    if (!hasEvidence(training, EvidenceKind::GpuLog))
        return abstainWithoutEvidence(EvidenceKind::GpuLog);
    if (!hasEvidence(training, EvidenceKind::HostLog))
        return abstainWithoutEvidence(EvidenceKind::HostLog);
    if (found.isEnough)
        return std::nullopt;
    Abstention abstention = abstainWithoutEvidence(EvidenceKind::HostLog);
    abstention.missing.clear();
    abstention.reason =
        found.joined
            ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "GPU and host were watched together for %1 of steady "
                                     "training only; %2 are needed."),
                   {Quantity{found.joined->seconds, Unit::Seconds},
                    Quantity{found.limits.leastSeconds, Unit::Seconds}}}
            : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "The utilization of GPU and processors cannot be put side "
                                     "by side: one was not logged, or their clocks do not "
                                     "meet."),
                   {}};
    return abstention;
}

void tellStarvation(const Starvation& found, FindingSink& sink)
{
    const StarvationLimits& limits = found.limits;
    std::vector<double> times;
    std::vector<double> gpu;
    std::vector<double> host;
    const bool isByDisk = found.by == StarvedBy::Disk;
    for (const JoinedSample& sample : found.joined->samples) {
        times.push_back(sample.time);
        gpu.push_back(sample.gpu);
        host.push_back(isByDisk ? sample.iowait * coresOf(found.cpus) : sample.cpu);
    }
    sink.computed(numberEvidence(
        "samples", {FAULTLINE_TR_NOOP("Diagnosis", "Moments at which GPU and host were seen"), {}},
        countOf(found.samples)));
    sink.judged(heldAgainst(
        judgedOverTime(times, gpu,
                       {FAULTLINE_TR_NOOP("Diagnosis", "Utilization of the busiest GPU"), {}},
                       Unit::Fraction),
        {FAULTLINE_TR_NOOP("Diagnosis", "Idle below"), {}}, limits.idleGpu));
    sink.judged(
        isByDisk
            ? heldAgainst(judgedOverTime(times, host,
                                         {FAULTLINE_TR_NOOP("Diagnosis", "Processors that wait for "
                                                                         "disks, of one"),
                                          {}},
                                         Unit::Fraction),
                          {FAULTLINE_TR_NOOP("Diagnosis", "Waiting above"), {}}, limits.waiting)
            : heldAgainst(judgedOverTime(times, host,
                                         {FAULTLINE_TR_NOOP("Diagnosis", "Load of all processors "
                                                                         "together"),
                                          {}},
                                         Unit::Fraction),
                          {FAULTLINE_TR_NOOP("Diagnosis", "Busy above"), {}}, limits.busyCpu));
}

Finding starvationFinding(const Starvation& found)
{
    constexpr double kMostOfTheTime = 0.8;
    constexpr double kHour = 3600.0;
    const JoinedSamples& joined = *found.joined;
    const bool isByDisk = found.by == StarvedBy::Disk;
    Finding finding;
    finding.severity = found.share >= kMostOfTheTime ? Severity::Critical : Severity::Warning;
    finding.cost = found.share;
    finding.stake.gpuHours = found.share * joined.seconds / kHour;
    finding.stake.stepTimeShare = found.share;
    finding.evidence.emplace_back(HardwareEvidence{
        .log = isByDisk ? joined.hostLog : joined.gpuLog,
        .quantity = isByDisk ? "cpu-io-wait" : "gpu-utilization",
        .device = isByDisk ? -1 : joined.gpu,
        .firstTime = joined.samples[found.first].time,
        .lastTime = joined.samples[found.last].time,
        .caption = {FAULTLINE_TR_NOOP("Diagnosis", "From the first to the last of these moments"),
                    {}}});
    return finding;
}

} // namespace faultline
