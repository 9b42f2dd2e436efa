// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/rules/rules.h"
#include "model/diagnosis/setup/training_batch.h"
#include "model/diagnosis/signals/starvation.h"

#include <algorithm>
#include <string>
#include <utility>

namespace faultline {

namespace {

constexpr double kMostOfTheTime = 0.8;

class DiskStarvesGpu final : public Rule {
public:
    DiskStarvesGpu();
    [[nodiscard]] const RuleInfo& info() const override { return m_info; }
    void evaluate(const RuleInput& input, FindingSink& sink) const override;

private:
    [[nodiscard]] StarvationLimits limits(const RuleSettings& settings) const;

    RuleInfo m_info;
};

DiskStarvesGpu::DiskStarvesGpu()
{
    const StarvationLimits defaults;
    m_info.id = "disk-starves-gpu";
    m_info.code = "H04";
    m_info.section = "input-pipeline";
    m_info.severity = Severity::Critical;
    m_info.title = FAULTLINE_TR_NOOP("Rules", "Waiting for disks starves the GPU");
    m_info.summary = FAULTLINE_TR_NOOP("Rules", "Counts the time in which the GPU stands still "
                                                "while processors wait for disks.");
    m_info.formula = "share of samples with GPU < idle-gpu and iowait x processors > waiting\n"
                     "exceeds starved-share";
    m_info.needsEvidence = {EvidenceKind::GpuLog, EvidenceKind::HostLog};
    m_info.mayUseEvidence = {EvidenceKind::Config};
    m_info.phases = {PhaseKind::Steady};
    m_info.thresholds = {
        {.name = "idle-gpu",
         .value = defaults.idleGpu,
         .unit = Unit::Fraction,
         .reason = FAULTLINE_TR_NOOP("Rules", "Below it the GPU has nothing to do.")},
        {.name = "waiting",
         .value = defaults.waiting,
         .unit = Unit::None,
         .reason = FAULTLINE_TR_NOOP("Rules", "Processors that wait; of all of them where their "
                                              "number is not known.")},
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

StarvationLimits DiskStarvesGpu::limits(const RuleSettings& settings) const
{
    StarvationLimits limits;
    limits.idleGpu = settings.threshold(m_info, "idle-gpu");
    limits.waiting = settings.threshold(m_info, "waiting");
    limits.leastShare = settings.threshold(m_info, "starved-share");
    limits.leastSamples = settings.threshold(m_info, "least-samples");
    limits.leastSeconds = settings.threshold(m_info, "least-seconds");
    return limits;
}

std::vector<Fix> fixesOf(const Training& training)
{
    Fix local;
    local.id = "local-disk";
    local.title = {FAULTLINE_TR_NOOP("Diagnosis", "Copy the data to a local solid-state disk"), {}};
    local.detail = {FAULTLINE_TR_NOOP(
                        "Diagnosis", "Thousands of small files over a network or on a turning disk "
                                     "cost a seek each."),
                    {}};
    local.snippets = {{"shell", "rsync -a DATA/ /mnt/local-ssd/data/"}};
    Fix shards;
    shards.id = "larger-shards";
    shards.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "Read few large files, several at once, and ahead of time"),
        {}};
    shards.detail = {FAULTLINE_TR_NOOP(
                         "Diagnosis", "Shards of 100 MB and more are read in one go; what does not "
                                      "change is cached after the first epoch."),
                     {}};
    shards.snippets = {{"tensorflow",
                        "dataset = files.interleave(tf.data.TFRecordDataset, cycle_length=8,\n"
                        "    num_parallel_calls=tf.data.AUTOTUNE).cache(\"/mnt/local-ssd/cache\")"},
                       {"pytorch", "DataLoader(dataset, num_workers=8, prefetch_factor=4, "
                                   "persistent_workers=True)"}};
    const ConfigDocumentPtr config = training.config();
    if (config && config->kind == ConfigKind::Ultralytics)
        setField(*config, "cache", "disk", shards);
    std::vector<Fix> fixes{std::move(local), std::move(shards)};
    for (Fix& fix : fixes) {
        fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "In the next run the GPU stands still beside waiting "
                                       "processors for less than %1 of the time."),
                     {Quantity{0.1, Unit::Fraction}}};
        fix.promises = {{.kind = Promise::Kind::NumberAtMost,
                         .ruleId = "disk-starves-gpu",
                         .number = "starved-share",
                         .value = {0.1, Unit::Fraction}}};
    }
    return fixes;
}

Abstention abstainWithoutWaits()
{
    Abstention abstention;
    abstention.reason = {
        FAULTLINE_TR_NOOP("Diagnosis", "The time that processors wait for disks was not logged."),
        {}};
    abstention.remedy = {FAULTLINE_TR_NOOP("Diagnosis", "Run the training under the recorder."),
                         {}};
    abstention.command = "faultline-cli record -- python train.py";
    return abstention;
}

void DiskStarvesGpu::evaluate(const RuleInput& input, FindingSink& sink) const
{
    const Training& training = input.training;
    const StarvationLimits bounds = limits(input.settings);
    const std::optional<JoinedSamples> joined = joinSamples(training);
    const int cpus = training.machine ? training.machine->cpus.value_or(0) : 0;
    const Starvation found =
        joined ? findStarvation(*joined, StarvedBy::Disk, cpus, bounds) : Starvation{};
    if (joined && !joined->empty() && found.samples == 0) {
        sink.abstain(abstainWithoutWaits());
        return;
    }
    if (auto abstention = abstainFromStarvation(training, joined, found.isEnough, bounds)) {
        sink.abstain(std::move(*abstention));
        return;
    }
    NumberEvidence share = numberEvidence(
        "starved-share",
        {FAULTLINE_TR_NOOP("Diagnosis", "Time with an idle GPU and processors that wait"), {}},
        {found.share, Unit::Fraction}, bounds.leastShare);
    sink.computed(share);
    tellStarvation(*joined, StarvedBy::Disk, found, bounds, cpus, sink);
    if (found.share <= bounds.leastShare)
        return;
    Finding finding;
    finding.severity = found.share >= kMostOfTheTime ? Severity::Critical : Severity::Warning;
    finding.confidence = joined->isSteadyOnly ? 0.9 : 0.75;
    finding.cost = found.share;
    finding.stake.gpuHours = found.share * found.seconds / 3600.0;
    finding.stake.stepTimeShare = found.share;
    finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "For %1 of the time the GPU stood still while processors "
                                       "waited for disks"),
                     {Quantity{found.share, Unit::Fraction}}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "The data comes too slowly from where it is stored: a network disk, a "
                          "turning disk, or many small files. More workers only make them queue."),
        {}};
    finding.evidence.emplace_back(std::move(share));
    finding.evidence.emplace_back(HardwareEvidence{
        .log = joined->hostLog,
        .quantity = "cpu-io-wait",
        .device = -1,
        .firstTime = joined->samples[found.first].time,
        .lastTime = joined->samples[found.last].time,
        .caption = {FAULTLINE_TR_NOOP("Diagnosis", "From the first to the last of these moments"),
                    {}}});
    finding.fixes = fixesOf(training);
    sink.report(std::move(finding));
}

} // namespace

std::unique_ptr<const Rule> makeDiskStarvesGpu()
{
    return std::make_unique<DiskStarvesGpu>();
}

} // namespace faultline
