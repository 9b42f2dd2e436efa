// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/disk_starves_gpu.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/setup/training_batch.h"
#include "model/diagnosis/signals/starvation.h"

#include <algorithm>
#include <string>
#include <utility>

namespace faultline::rules::disk_starves_gpu {

namespace {

constexpr double kMostOfTheTime = 0.8;

[[nodiscard]] StarvationLimits limits(const RuleSettings& settings);

StarvationLimits limits(const RuleSettings& settings)
{
    StarvationLimits limits;
    limits.idleGpu = settings.threshold(info(), "idle-gpu");
    limits.waiting = settings.threshold(info(), "waiting");
    limits.leastShare = settings.threshold(info(), "starved-share");
    limits.leastSamples = settings.threshold(info(), "least-samples");
    limits.leastSeconds = settings.threshold(info(), "least-seconds");
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

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
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

} // namespace faultline::rules::disk_starves_gpu
