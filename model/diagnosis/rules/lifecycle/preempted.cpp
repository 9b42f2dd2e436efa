// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/preempted.h"

#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/evidence/recorded_end.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/signals/log_course.h"
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
    // Launchers announce the signal that they send to what is left when a rank has failed.
    if (id == "host.sigterm" && one.isCause() && text.find("closing signal") == text.npos)
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
    constexpr std::size_t kLinesOfAnEnd = 10;
    if (one.isCause())
        return false;
    // A job that was put back into its queue goes on in the same log.
    for (std::size_t log = 0; log < training.courses.size(); ++log) {
        const auto& course = training.courses[log];
        if (course != nullptr && training.logs[log].get() == one.log && course->hasSign
            && course->lastSign > one.event->lastLine + kLinesOfAnEnd)
            return true;
    }
    if (training.clocks == nullptr || training.progress.empty())
        return false;
    const bool isDated = std::isfinite(one.time()) && one.log->timeKind != TimeKind::None
                         && training.clocks->isPlaced(one.log->id());
    if (!isDated)
        return false;
    const double at = training.clocks->toWall(one.log->id(), one.time());
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

Text titleOf(Deed deed, std::optional<std::int64_t> step)
{
    const Step after(step.value_or(0));
    switch (deed) {
    case Deed::Preempted: return step ? text::takenBackAfter(after) : text::takenBack();
    case Deed::HostFault: return step ? text::hostFailedAfter(after) : text::hostFailed();
    case Deed::Maintenance: return step ? text::maintainedAfter(after) : text::maintained();
    case Deed::TimeLimit: return step ? text::timeWasOverAfter(after) : text::timeWasOver();
    case Deed::Cancelled:
        return step ? text::endedFromOutsideAfter(after) : text::endedFromOutside();
    case Deed::NoCapacity: return text::noCapacity();
    case Deed::Announced: break;
    }
    return text::announced();
}

/// Young's approximation of the best interval between checkpoints.
Fix checkpointFix(const Training& training, double saveSeconds)
{
    const std::optional<MeasuredStepTime> step = measuredStepTime(training);
    const std::vector<Attempt>& attempts = training.phases.attempts;
    double ran = 0.0;
    for (const Attempt& attempt : attempts)
        ran += attempt.endTime - attempt.beginTime;
    if (!step || !(step->seconds > 0.0) || !(ran > 0.0))
        return fix::resumeFromLast();
    const double between = ran / static_cast<double>(std::max<std::size_t>(attempts.size(), 1));
    const double every = std::clamp(std::sqrt(2.0 * saveSeconds * between), 60.0, 3600.0);
    return fix::checkpointAndResume(
        Step(std::max<std::int64_t>(std::llround(every / step->seconds), 1)));
}

Fix capacityFix(const LoggedEvent& one)
{
    const std::string metric(one.event->field("metric"));
    return metric.empty() ? fix::otherZone() : fix::raiseQuota(metric);
}

void report(const RuleInput& input, const std::vector<Interruption>& found, FindingSink& sink)
{
    constexpr std::size_t kMostShown = 6;
    const Training& training = input.training;
    const Thresholds thresholds(input.settings);
    const Interruption& worst = found.front();
    const bool isOver = wentOn(training, worst.event);
    const bool isOnlyNews = worst.deed == Deed::Announced;
    Finding finding;
    finding.severity = isOnlyNews ? Severity::Info
                       : isOver   ? Severity::Warning
                                  : Severity::Critical;
    finding.confidence = worst.event.isCause() ? confidence::endedByIt : confidence::noticed;
    finding.cost = isOnlyNews ? cost::announced : isOver ? cost::interrupted : cost::runEnded;
    double lost = 0.0;
    for (const Attempt& attempt : training.phases.attempts)
        lost += attempt.lostSeconds;
    if (lost > 0.0)
        finding.stake.gpuHours = lost / 3600.0;
    finding.title = titleOf(worst.deed, isOver ? std::nullopt : lastStepOf(training));
    finding.explanation = isOver ? text::wentOnExplained() : text::endedExplained();
    for (const Interruption& one : found) {
        if (finding.evidence.size() < kMostShown)
            finding.evidence.emplace_back(one.event.evidence(text::saysSo()));
    }
    finding.evidence.emplace_back(number::interruptions(Count(found.size())));
    finding.fixes = {worst.deed == Deed::NoCapacity
                         ? capacityFix(worst.event)
                         : checkpointFix(training, thresholds.saveSeconds)};
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
    for (const LoggedEvent& one :
         findEvents(training, {"cloud.preempt", "aws.spot", "gcp.event", "gcp.maint",
                               "host.slurmtime", "host.slurm", "host.k8s", "host.sigterm",
                               "gcp.quota", "gcp.stock", "gcp.livemig"})) {
        if (const std::optional<Deed> deed = deedOf(one))
            found.push_back({.event = one, .deed = *deed});
    }
    sink.computed(number::interruptions(Count(found.size())));
    tellLines(training, sink);
    if (found.empty() || ranOutOfMemory(training))
        return;
    std::stable_sort(found.begin(), found.end(),
                     [](const Interruption& a, const Interruption& b) { return a.deed < b.deed; });
    report(input, found, sink);
}

} // namespace faultline::rules::preempted
