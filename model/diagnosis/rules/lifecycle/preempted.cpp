// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/preempted.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/evidence/progress_evidence.h"
#include "model/diagnosis/evidence/recorded_end.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/signals/step_time.h"
#include "model/diagnosis/training/case_clocks.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::preempted {

namespace {

/// What the cloud or the scheduler did, gravest first.
enum class Deed { Preempted, HostFault, Maintenance, TimeLimit, Cancelled, NoCapacity, Announced };

struct Interruption {
    LoggedEvent event;
    Deed deed = Deed::Preempted;
};

std::optional<Deed> deedOf(const LoggedEvent& one)
{
    const std::string_view id = one.event->signature;
    const std::string_view text = one.text();
    if (id == "cloud.preempt" || text.find("PREEMPT") != std::string_view::npos)
        return Deed::Preempted;
    if (id == "aws.spot")
        return text.find("nterrupt") != std::string_view::npos ? Deed::Preempted : Deed::NoCapacity;
    if (id == "gcp.event") {
        const std::string_view what = one.event->field("ev");
        if (what == "preempted")
            return Deed::Preempted;
        if (what == "hostError" || what == "automaticRestart")
            return Deed::HostFault;
        if (what == "migrateOnHostMaintenance" || what == "terminateOnHostMaintenance")
            return Deed::Maintenance;
        return Deed::Cancelled; // stop, reset, delete, guestTerminate: a person or a script
    }
    if (id == "gcp.maint")
        return Deed::Announced;
    if (id == "host.slurmtime")
        return Deed::TimeLimit;
    if (id == "host.slurm" || id == "host.k8s")
        return Deed::Cancelled;
    if (id == "gcp.quota" || id == "gcp.stock" || id == "gcp.livemig")
        return Deed::NoCapacity;
    return std::nullopt;
}

/// Main memory that ran out is the better explanation (host-out-of-memory).
bool ranOutOfMemory(const Training& training)
{
    const bool isSaid =
        hasEvent(training, {"host.oomkill", "host.cgroup", "host.oomby", "host.slurmoom",
                            "host.k8soom", "host.rayoom", "host.lsfmem", "gcp.aioom"});
    return isSaid
           || std::any_of(training.configs.begin(), training.configs.end(),
                          [](const ConfigDocumentPtr& config) {
                              const std::optional<RecordedEnd> end = recordedEnd(*config);
                              return end && end->oomKills > 0;
                          });
}

/// Whether steps were made after the event: it only interrupted, or was only announced.
bool wentOn(const Training& training, const LoggedEvent& one)
{
    constexpr double kLate = 300.0; // a notice comes up to some minutes before
    if (one.isCause() || training.clocks == nullptr || training.progress.empty())
        return false;
    const bool isDated = std::isfinite(one.time()) && one.log->timeKind != TimeKind::None
                         && training.clocks->isPlaced(one.log->name());
    if (!isDated)
        return false;
    const double at = training.clocks->toWall(one.log->name(), one.time());
    return training.progress.lastOf(training.progress.attempts.back()).wallTime > at + kLate;
}

std::optional<std::int64_t> lastStepOf(const Training& training)
{
    if (!training.progress.empty())
        return training.progress.lastOf(training.progress.attempts.back()).step;
    std::optional<std::int64_t> last;
    for (const ConsoleLogPtr& log : training.logs) {
        if (const auto step = faultline::lastStepOf(*log))
            last = std::max(last.value_or(*step), *step);
    }
    return last;
}

void report(const RuleInput& input, const std::vector<Interruption>& found, FindingSink& sink);
[[nodiscard]] Fix checkpointFix(const RuleInput& input, std::size_t interruptions);

Text titleOf(Deed deed, std::optional<std::int64_t> step)
{
    const auto choose = [step](std::string_view with, std::string_view without) {
        return step ? Text{with, {stepOf(*step)}} : Text{without, {}};
    };
    switch (deed) {
    case Deed::Preempted:
        return choose(
            FAULTLINE_TR_NOOP("Diagnosis", "The machine was taken back (preempted) after step %1"),
            FAULTLINE_TR_NOOP("Diagnosis", "The machine was taken back (preempted)"));
    case Deed::HostFault:
        return choose(
            FAULTLINE_TR_NOOP("Diagnosis", "The host of the machine failed after step %1"),
            FAULTLINE_TR_NOOP("Diagnosis", "The host of the machine failed"));
    case Deed::Maintenance:
        return choose(
            FAULTLINE_TR_NOOP("Diagnosis", "The machine was stopped for maintenance after step %1"),
            FAULTLINE_TR_NOOP("Diagnosis", "The machine was stopped for maintenance"));
    case Deed::TimeLimit:
        return choose(
            FAULTLINE_TR_NOOP("Diagnosis",
                              "The scheduler ended the job at its time limit after step "
                              "%1"),
            FAULTLINE_TR_NOOP("Diagnosis", "The scheduler ended the job at its time limit"));
    case Deed::Cancelled:
        return choose(
            FAULTLINE_TR_NOOP("Diagnosis",
                              "The job or its machine was ended from outside after step "
                              "%1"),
            FAULTLINE_TR_NOOP("Diagnosis", "The job or its machine was ended from outside"));
    case Deed::NoCapacity:
        return {FAULTLINE_TR_NOOP("Diagnosis", "The cloud did not give the machine that was asked "
                                               "for: quota or capacity"),
                {}};
    case Deed::Announced: break;
    }
    return {FAULTLINE_TR_NOOP("Diagnosis", "Maintenance of the host was announced"), {}};
}

/// Young's approximation of the best interval between checkpoints.
Fix checkpointFix(const RuleInput& input, std::size_t interruptions)
{
    const Training& training = input.training;
    const double save = input.settings.threshold(info(), "save-seconds");
    const std::optional<MeasuredStepTime> step = measuredStepTime(training);
    double ran = 0.0;
    for (const Attempt& attempt : training.phases.attempts)
        ran += attempt.endTime - attempt.beginTime;
    Fix fix;
    fix.id = "checkpoint-and-resume";
    fix.detail = {FAULTLINE_TR_NOOP(
                      "Diagnosis", "The job must start again by itself and continue from the last "
                                   "checkpoint, which lies where the machine's end does not reach: "
                                   "a bucket or a network disk."),
                  {}};
    if (step && step->seconds > 0.0 && ran > 0.0) {
        const double between = ran / static_cast<double>(std::max<std::size_t>(interruptions, 1));
        const double every = std::clamp(std::sqrt(2.0 * save * between), 60.0, 3600.0);
        const auto steps = std::max<std::int64_t>(std::llround(every / step->seconds), 1);
        const std::string count = std::to_string(steps);
        fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Save a checkpoint every %1 steps and resume"),
                     {stepOf(steps)}};
        fix.snippets = {
            {"shell", "python model_main_tf2.py --checkpoint_every_n=" + count
                          + " --pipeline_config_path=pipeline.config "
                            "--model_dir=gs://BUCKET/model"},
            {"tensorflow",
             "tf.keras.callbacks.BackupAndRestore(\"backup\", save_freq=" + count + ")"},
            {"pytorch", "if step % " + count + " == 0:\n    torch.save(state, \"checkpoint.pt\")"}};
    } else {
        fix.title = {
            FAULTLINE_TR_NOOP("Diagnosis", "Save checkpoints and resume from the last one"), {}};
        fix.isConcrete = false;
    }
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "The next run continues at the step of its last checkpoint."),
                 {}};
    return fix;
}

Fix capacityFix(const LoggedEvent& one)
{
    const std::string metric(one.event->field("metric"));
    Fix fix;
    fix.id = metric.empty() ? "other-zone" : "raise-quota";
    fix.title =
        metric.empty()
            ? Text{FAULTLINE_TR_NOOP("Diagnosis", "Take another zone or another GPU"), {}}
            : Text{FAULTLINE_TR_NOOP("Diagnosis", "Ask for more of the quota %1"), {metric}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "A quota does not promise capacity. GPUs count in the quota of "
                                    "the region and in the one of all regions."),
                  {}};
    fix.snippets = {{"shell", "gcloud compute accelerator-types list"}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "The machine of the next run is created."), {}};
    return fix;
}

void report(const RuleInput& input, const std::vector<Interruption>& found, FindingSink& sink)
{
    const Training& training = input.training;
    const Interruption& worst = found.front();
    const bool isOver = wentOn(training, worst.event);
    const bool isOnlyNews = worst.deed == Deed::Announced;
    Finding finding;
    finding.severity = isOnlyNews ? Severity::Info
                       : isOver   ? Severity::Warning
                                  : Severity::Critical;
    finding.confidence = worst.event.isCause() ? 0.95 : 0.85;
    finding.cost = finding.severity == Severity::Critical  ? 0.8
                   : finding.severity == Severity::Warning ? 0.2
                                                           : 0.02;
    double lost = 0.0;
    for (const Attempt& attempt : training.phases.attempts)
        lost += attempt.lostSeconds;
    if (lost > 0.0)
        finding.stake.gpuHours = lost / 3600.0;
    finding.title = titleOf(worst.deed, isOver ? std::nullopt : lastStepOf(training));
    finding.explanation =
        isOver ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                        "Steps were made afterwards. What it cost is the work "
                                        "since the last checkpoint and the new start."),
                      {}}
               : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                        "The training is not at fault: cloud or scheduler ended "
                                        "it. Nothing was found that ran afterwards."),
                      {}};
    constexpr std::size_t kMostShown = 6;
    for (const Interruption& one : found) {
        if (finding.evidence.size() < kMostShown)
            finding.evidence.emplace_back(one.event.evidence(
                {FAULTLINE_TR_NOOP("Diagnosis", "Cloud or scheduler says so"), {}}));
    }
    finding.evidence.emplace_back(numberEvidence(
        "interruptions", {FAULTLINE_TR_NOOP("Diagnosis", "Notices of cloud or scheduler"), {}},
        countOf(found.size())));
    if (worst.deed == Deed::NoCapacity) {
        finding.fixes.push_back(capacityFix(worst.event));
    } else {
        finding.fixes.push_back(
            checkpointFix(input, std::max<std::size_t>(training.phases.attempts.size(), 1)));
    }
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    if (training.logs.empty()) {
        if (hasStepped(training))
            sink.abstain(abstainWithoutEvidence(EvidenceKind::Console));
        return;
    }
    std::vector<Interruption> found;
    for (const LoggedEvent& one : findEvents(
             training, {"cloud.preempt", "aws.spot", "gcp.event", "gcp.maint", "host.slurmtime",
                        "host.slurm", "host.k8s", "gcp.quota", "gcp.stock", "gcp.livemig"})) {
        if (const std::optional<Deed> deed = deedOf(one))
            found.push_back({.event = one, .deed = *deed});
    }
    sink.computed(numberEvidence(
        "interruptions", {FAULTLINE_TR_NOOP("Diagnosis", "Notices of cloud or scheduler"), {}},
        countOf(found.size())));
    tellLines(training, sink);
    if (found.empty() || ranOutOfMemory(training))
        return;
    std::stable_sort(found.begin(), found.end(),
                     [](const Interruption& a, const Interruption& b) { return a.deed < b.deed; });
    report(input, found, sink);
}

} // namespace faultline::rules::preempted
