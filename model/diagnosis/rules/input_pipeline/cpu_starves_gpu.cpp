// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/cpu_starves_gpu.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/signals/starvation.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace faultline::rules::cpu_starves_gpu {

namespace {

constexpr double kMostOfTheTime = 0.8;

[[nodiscard]] StarvationLimits limits(const RuleSettings& settings);

StarvationLimits limits(const RuleSettings& settings)
{
    StarvationLimits limits;
    limits.idleGpu = settings.threshold(info(), "idle-gpu");
    limits.busyCpu = settings.threshold(info(), "busy-cpu");
    limits.leastShare = settings.threshold(info(), "starved-share");
    limits.leastSamples = settings.threshold(info(), "least-samples");
    limits.leastSeconds = settings.threshold(info(), "least-seconds");
    return limits;
}

std::vector<Fix> fixesOf(const Training& training, const Starvation& found)
{
    const int cpus = training.machine ? training.machine->cpus.value_or(0) : 0;
    // What the GPU does in the rest of the time takes all processors.
    const double factor = 1.0 / std::max(1.0 - found.idleShare, 0.05);
    Fix offline;
    offline.id = "prepare-offline";
    offline.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "Do once before the training what is done for every image"),
        {}};
    offline.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                        "Decoding and resizing large pictures takes most of the "
                                        "processors' time. Pictures stored near the size of the "
                                        "network's input cost a fraction of it."),
                      {}};
    offline.snippets = {
        {"shell", "mogrify -path small -resize '1024x1024>' images/*.jpg"},
        {"tensorflow", "dataset = dataset.map(decode, num_parallel_calls=tf.data."
                       "AUTOTUNE).cache(\"/tmp/cache\").prefetch(tf.data.AUTOTUNE)"},
        {"pytorch", "DataLoader(dataset, num_workers=" + std::to_string(std::max(cpus, 4))
                        + ", persistent_workers=True, pin_memory=True)"}};
    Fix machine;
    machine.id = "more-processors";
    machine.title =
        cpus > 0 ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                          "Or take a machine with at least %1 processors instead "
                                          "of %2"),
                        {std::to_string(static_cast<int>(
                             std::ceil(std::min(factor * static_cast<double>(cpus), 1e6)))),
                         std::to_string(cpus)}}
                 : Text{FAULTLINE_TR_NOOP("Diagnosis", "Or take %1 times as many processors"),
                        {std::to_string(static_cast<int>(std::ceil(factor)))}};
    machine.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                        "The GPU is idle for %1 of the time; so many more "
                                        "processors keep it busy."),
                      {Quantity{found.idleShare, Unit::Fraction}}};
    std::vector<Fix> fixes{std::move(offline), std::move(machine)};
    for (Fix& fix : fixes) {
        fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "In the next run the GPU stands still beside busy "
                                       "processors for less than %1 of the time."),
                     {Quantity{0.1, Unit::Fraction}}};
        fix.promises = {{.kind = Promise::Kind::NumberAtMost,
                         .ruleId = "cpu-starves-gpu",
                         .number = "starved-share",
                         .value = {0.1, Unit::Fraction}}};
    }
    return fixes;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const StarvationLimits bounds = limits(input.settings);
    const std::optional<JoinedSamples> joined = joinSamples(training);
    const int cpus = training.machine ? training.machine->cpus.value_or(0) : 0;
    const Starvation found =
        joined ? findStarvation(*joined, StarvedBy::Processors, cpus, bounds) : Starvation{};
    if (auto abstention = abstainFromStarvation(training, joined, found.isEnough, bounds)) {
        sink.abstain(std::move(*abstention));
        return;
    }
    NumberEvidence share = numberEvidence(
        "starved-share",
        {FAULTLINE_TR_NOOP("Diagnosis", "Time with an idle GPU and busy processors"), {}},
        {found.share, Unit::Fraction}, bounds.leastShare);
    sink.computed(share);
    tellStarvation(*joined, StarvedBy::Processors, found, bounds, cpus, sink);
    if (found.share <= bounds.leastShare)
        return;
    const bool isMost = found.share >= kMostOfTheTime;
    Finding finding;
    finding.severity = isMost ? Severity::Critical : Severity::Warning;
    finding.confidence = joined->isSteadyOnly ? 0.9 : 0.75;
    finding.cost = found.share;
    finding.stake.gpuHours = found.share * found.seconds / 3600.0;
    finding.stake.stepTimeShare = found.share;
    finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "For %1 of the time the GPU stood still while all "
                                       "processors were busy"),
                     {Quantity{found.share, Unit::Fraction}}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "The processors cannot prepare batches as fast as the GPU takes them. A "
                          "faster GPU would not help; it would wait longer."),
        {}};
    finding.evidence.emplace_back(std::move(share));
    finding.evidence.emplace_back(HardwareEvidence{
        .log = joined->gpuLog,
        .quantity = "gpu-utilization",
        .device = joined->gpu,
        .firstTime = joined->samples[found.first].time,
        .lastTime = joined->samples[found.last].time,
        .caption = {FAULTLINE_TR_NOOP("Diagnosis", "From the first to the last of these moments"),
                    {}}});
    finding.fixes = fixesOf(training, found);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::cpu_starves_gpu
