// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/rules/rules.h"
#include "model/diagnosis/signals/starvation.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace faultline {

namespace {

constexpr double kMostOfTheTime = 0.8;

class CpuStarvesGpu final : public Rule {
public:
    CpuStarvesGpu();
    [[nodiscard]] const RuleInfo& info() const override { return m_info; }
    void evaluate(const RuleInput& input, FindingSink& sink) const override;

private:
    [[nodiscard]] StarvationLimits limits(const RuleSettings& settings) const;

    RuleInfo m_info;
};

CpuStarvesGpu::CpuStarvesGpu()
{
    const StarvationLimits defaults;
    m_info.id = "cpu-starves-gpu";
    m_info.code = "H03";
    m_info.section = "input-pipeline";
    m_info.severity = Severity::Critical;
    m_info.title = FAULTLINE_TR_NOOP("Rules", "Processors starve the GPU");
    m_info.summary = FAULTLINE_TR_NOOP("Rules", "Counts the time in which the GPU stands still "
                                                "while all processors are busy.");
    m_info.formula = "share of samples with GPU < idle-gpu and all processors together > busy-cpu "
                     "exceeds starved-share";
    m_info.needsEvidence = {EvidenceKind::GpuLog, EvidenceKind::HostLog};
    m_info.mayUseEvidence = {EvidenceKind::Config};
    m_info.phases = {PhaseKind::Steady};
    m_info.thresholds = {
        {.name = "idle-gpu",
         .value = defaults.idleGpu,
         .unit = Unit::Fraction,
         .reason = FAULTLINE_TR_NOOP("Rules", "Below it the GPU has nothing to do.")},
        {.name = "busy-cpu",
         .value = defaults.busyCpu,
         .unit = Unit::Fraction,
         .reason = FAULTLINE_TR_NOOP("Rules", "Of all cores together: a single busy core of many "
                                              "is usual.")},
        {.name = "starved-share",
         .value = defaults.leastShare,
         .unit = Unit::Fraction,
         .reason = FAULTLINE_TR_NOOP("Rules", "Half of the GPU's time is paid for and not used.")},
        {.name = "least-samples",
         .value = defaults.leastSamples,
         .unit = Unit::Count,
         .reason = FAULTLINE_TR_NOOP("Rules", "Fewer count only if they cover ten minutes.")},
        {.name = "least-seconds",
         .value = defaults.leastSeconds,
         .unit = Unit::Seconds,
         .reason = FAULTLINE_TR_NOOP("Rules", "An epoch's beginning must not decide.")},
    };
}

StarvationLimits CpuStarvesGpu::limits(const RuleSettings& settings) const
{
    StarvationLimits limits;
    limits.idleGpu = settings.threshold(m_info, "idle-gpu");
    limits.busyCpu = settings.threshold(m_info, "busy-cpu");
    limits.leastShare = settings.threshold(m_info, "starved-share");
    limits.leastSamples = settings.threshold(m_info, "least-samples");
    limits.leastSeconds = settings.threshold(m_info, "least-seconds");
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

void CpuStarvesGpu::evaluate(const RuleInput& input, FindingSink& sink) const
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

} // namespace

std::unique_ptr<const Rule> makeCpuStarvesGpu()
{
    return std::make_unique<CpuStarvesGpu>();
}

} // namespace faultline
