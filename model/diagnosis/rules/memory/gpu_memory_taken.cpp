// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/gpu_memory_taken.h"

#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/memory/gpu_occupancy.h"

#include <string>
#include <utility>

namespace faultline::rules::gpu_memory_taken {

namespace {

constexpr std::size_t kMostNamed = 8;

Text titleOf(const GpuOccupancy& found)
{
    if (found.takenBytes <= 0.0)
        return text::refused();
    const Bytes total(found.totalBytes);
    if (found.isByLimit)
        return text::capped({.usable = Bytes(found.totalBytes - found.takenBytes), .total = total});
    return text::othersHold({.taken = Bytes(found.takenBytes), .total = total});
}

std::vector<Fix> fixesOf(const GpuOccupancy& found)
{
    std::string kills;
    for (std::size_t i = 0; i < found.processes.size() && i < kMostNamed; ++i) {
        if (found.processes[i].pid > 0)
            kills += "\nkill " + std::to_string(found.processes[i].pid);
    }
    std::vector<Fix> fixes{fix::endOthers(kills)};
    if (found.isByLimit)
        fixes.push_back(fix::liftCap());
    for (Fix& fix : fixes)
        fix.check = text::startsWith();
    return fixes;
}

void addEvidence(const GpuOccupancy& found, const Thresholds& thresholds, Finding& finding)
{
    if (found.refusalLog != nullptr)
        finding.evidence.emplace_back(lineEvidence(*found.refusalLog, found.refusalLine,
                                                   found.refusalLine, text::driverRefuses()));
    if (found.takenBytes > 0.0) {
        finding.evidence.emplace_back(number::foreignShare(Fraction(found.share()), thresholds));
        finding.evidence.emplace_back(number::foreignBytes(Bytes(found.takenBytes)));
    }
    for (std::size_t i = 0; i < found.processes.size() && i < kMostNamed; ++i)
        finding.evidence.emplace_back(
            numberEvidence("process-" + std::to_string(found.processes[i].pid),
                           text::process({.pid = std::to_string(found.processes[i].pid),
                                          .name = firstLineOf(found.processes[i].name, 60)}),
                           bytesOf(found.processes[i].memoryBytes)));
}

void tell(const Training& training, const std::optional<GpuOccupancy>& found,
          const Thresholds& thresholds, FindingSink& sink)
{
    tellLines(training, sink);
    sink.computed(number::processes(Count(found ? found->processes.size() : 0)));
    sink.computed(number::foreignShare(Fraction(found ? found->share() : 0.0), thresholds));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const std::optional<Crash> crash = crashAbout(input.training, CrashSubject::GpuMemory);
    const std::optional<GpuOccupancy> found =
        occupancyOf(input.training, crash ? &*crash : nullptr);
    const Thresholds thresholds(input.settings);
    tell(input.training, found, thresholds, sink);
    if (!found)
        return;
    const bool isRefused = found->refusalLog != nullptr;
    if (found->share() < thresholds.foreignShare && !isRefused)
        return;
    const bool isDecisive = crash && found->wouldHaveFitted.value_or(isRefused);
    const bool isSerious = found->share() >= thresholds.seriousShare || isRefused;
    Finding finding;
    if (isDecisive) {
        finding.severity = Severity::Critical;
        finding.confidence =
            found->isByLimit && !isRefused ? confidence::capped : confidence::decisive;
        finding.cost = cost::runDied;
    } else {
        finding.severity = crash && isSerious ? Severity::Warning : Severity::Info;
        finding.confidence = confidence::notDecisive;
        finding.cost = crash ? cost::runDiedOfMore : cost::lessRoom;
    }
    finding.title = titleOf(*found);
    finding.explanation = isDecisive ? text::wouldHaveFitted() : text::leavesLessRoom();
    if (crash)
        faultline::addEvidence(*crash, finding);
    addEvidence(*found, thresholds, finding);
    finding.fixes = fixesOf(*found);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::gpu_memory_taken
