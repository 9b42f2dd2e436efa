// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/starvation.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"

#include <cmath>

namespace faultline {

namespace {

/// Of how many cores a wait is a share; 1 where that is not known.
double coresOf(int cpus)
{
    return cpus > 0 ? static_cast<double>(cpus) : 1.0;
}

bool counts(const JoinedSample& sample, StarvedBy by, int cpus, const StarvationLimits& limits)
{
    if (by == StarvedBy::Processors)
        return sample.cpu > limits.busyCpu;
    // The system counts a wait as time of one idle core: of many cores it is a small share.
    return sample.iowait * coresOf(cpus) > limits.waiting && sample.cpu <= limits.busyCpu;
}

} // namespace

Starvation findStarvation(const JoinedSamples& joined, StarvedBy by, int cpus,
                          const StarvationLimits& limits)
{
    Starvation found;
    std::size_t starved = 0;
    std::size_t idle = 0;
    for (std::size_t i = 0; i < joined.samples.size(); ++i) {
        const JoinedSample& sample = joined.samples[i];
        if (by == StarvedBy::Disk && std::isnan(sample.iowait))
            continue;
        ++found.samples;
        if (sample.gpu >= limits.idleGpu)
            continue;
        ++idle;
        if (!counts(sample, by, cpus, limits))
            continue;
        if (starved++ == 0)
            found.first = i;
        found.last = i;
    }
    found.seconds = joined.seconds;
    found.isEnough = static_cast<double>(found.samples) >= limits.leastSamples
                     || (found.seconds >= limits.leastSeconds && found.samples >= 60);
    if (found.samples > 0) {
        found.share = static_cast<double>(starved) / static_cast<double>(found.samples);
        found.idleShare = static_cast<double>(idle) / static_cast<double>(found.samples);
    }
    return found;
}

void tellStarvation(const JoinedSamples& joined, StarvedBy by, const Starvation& found,
                    const StarvationLimits& limits, int cpus, FindingSink& sink)
{
    std::vector<double> times;
    std::vector<double> gpu;
    std::vector<double> host;
    const bool isByDisk = by == StarvedBy::Disk;
    for (const JoinedSample& sample : joined.samples) {
        times.push_back(sample.time);
        gpu.push_back(sample.gpu);
        host.push_back(isByDisk ? sample.iowait * coresOf(cpus) : sample.cpu);
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

std::optional<Abstention> abstainFromStarvation(const Training& training,
                                                const std::optional<JoinedSamples>& joined,
                                                bool isEnough, const StarvationLimits& limits)
{
    if (!hasEvidence(training, EvidenceKind::GpuLog))
        return abstainWithoutEvidence(EvidenceKind::GpuLog);
    if (!hasEvidence(training, EvidenceKind::HostLog))
        return abstainWithoutEvidence(EvidenceKind::HostLog);
    if (isEnough)
        return std::nullopt;
    Abstention abstention = abstainWithoutEvidence(EvidenceKind::HostLog);
    abstention.missing.clear();
    abstention.reason =
        joined ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                        "GPU and host were watched together for %1 of steady "
                                        "training only; %2 are needed."),
                      {Quantity{joined->seconds, Unit::Seconds},
                       Quantity{limits.leastSeconds, Unit::Seconds}}}
               : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                        "The utilization of GPU and processors cannot be put side "
                                        "by side: one was not logged, or their clocks do not "
                                        "meet."),
                      {}};
    return abstention;
}

} // namespace faultline
