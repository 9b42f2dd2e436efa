// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/host_memory_creep.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/crash.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/memory/memory_leak.h"

#include <string>
#include <utility>

namespace faultline::rules::host_memory_creep {

namespace {

Text titleOf(const LeakFound& leak)
{
    const Quantity growth = bytesOf(leak.growth.growthBytes);
    if (leak.secondsToLimit > 0.0)
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "Main memory grew by %1 in %2, and at that rate is full in %3"),
                {growth, Quantity{leak.growth.seconds, Unit::Seconds},
                 Quantity{leak.secondsToLimit, Unit::Seconds}}};
    return {FAULTLINE_TR_NOOP("Diagnosis", "Main memory grew by %1 to %2 and did not stop"),
            {growth, bytesOf(leak.growth.endBytes)}};
}

std::vector<Fix> fixesOf(const RuleInput& input)
{
    Fix cache;
    cache.id = "no-cache-in-memory";
    cache.title = {FAULTLINE_TR_NOOP("Diagnosis", "Cache the dataset on disk, not in memory"), {}};
    cache.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                      "A cache in memory grows until the first epoch is over, and "
                                      "decoded pictures take ten times the room of their files."),
                    {}};
    cache.snippets = {{"tensorflow", "dataset = dataset.cache(\"/tmp/cache\")  # not: .cache()"}};
    const ConfigDocumentPtr config = input.training.config();
    if (config && config->kind == ConfigKind::Ultralytics) {
        cache.snippets.insert(cache.snippets.begin(), {"yaml", "cache: disk"});
        cache.edits = {{.config = config->name(), .path = "cache", .value = "disk"}};
    }
    Fix workers;
    workers.id = "keep-arrays";
    workers.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "Keep the index of the dataset in arrays, and nothing of "
                                       "past steps"),
                     {}};
    workers.detail = {
        FAULTLINE_TR_NOOP("Diagnosis", "Lists of Python objects are copied page by page into every "
                                       "worker as their reference counts change. Losses, images "
                                       "and predictions that are kept add up."),
        {}};
    workers.snippets = {{"pytorch", "self.paths = numpy.array(paths)  # not a list of strings\n"
                                    "losses.append(loss.item())"}};
    std::vector<Fix> fixes{std::move(workers), std::move(cache)};
    for (Fix& fix : fixes) {
        fix.isConcrete = !fix.edits.empty();
        fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "In the next run main memory stays level after the first "
                                       "epoch."),
                     {}};
    }
    return fixes;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const LeakLimits limits{.leastZ = input.settings.threshold(info(), "trend-z"),
                            .leastShare = input.settings.threshold(info(), "growth-share")};
    const LeakReport report = findLeak(hostMemorySeries(input.training), limits);
    if (!report.judged) {
        Abstention abstention = abstainWithoutEvidence(EvidenceKind::HostLog);
        abstention.reason = {
            FAULTLINE_TR_NOOP("Diagnosis",
                              "Main memory was sampled too rarely: %1 samples after the start are "
                              "needed."),
            {countOf(MemoryGrowth::kFewestSamples)}};
        abstention.missing.clear();
        sink.abstain(std::move(abstention));
        return;
    }
    tellGrowth(report, limits,
               {FAULTLINE_TR_NOOP("Diagnosis", "Growth, as a share of the main memory"), {}}, sink);
    if (!report.leak)
        return;
    const LeakFound& leak = *report.leak;
    const bool isFatal =
        crashAbout(input.training, CrashSubject::HostMemory) || endForWantOfMemory(input.training);
    const bool isSerious =
        leak.share >= input.settings.threshold(info(), "serious-share") || leak.isFull;
    Finding finding;
    finding.severity = isFatal     ? Severity::Critical
                       : isSerious ? Severity::Warning
                                   : Severity::Info;
    finding.confidence = leak.series.isOfProcess ? 0.85 : 0.7;
    finding.cost = isFatal ? 0.95 : isSerious ? 0.5 : 0.1;
    finding.title = titleOf(leak);
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "Once the shuffle buffer is full a training needs the same main memory "
                          "all the time. Here it rose throughout, in the second half as in the "
                          "first. When it is full the system kills the process without a word in "
                          "its log."),
        {}};
    finding.evidence.push_back(leak.series.evidence(
        leak.growth.first, leak.growth.last,
        {FAULTLINE_TR_NOOP("Diagnosis", "Main memory in use, after the start"), {}}));
    finding.evidence.emplace_back(numberEvidence(
        "trend-z", {FAULTLINE_TR_NOOP("Diagnosis", "Mann-Kendall test of the rise"), {}},
        plain(leak.growth.z), limits.leastZ));
    finding.evidence.emplace_back(numberEvidence(
        "growth-share",
        {FAULTLINE_TR_NOOP("Diagnosis", "Growth, as a share of the main memory"), {}},
        {leak.share, Unit::Fraction}, limits.leastShare));
    finding.fixes = fixesOf(input);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::host_memory_creep
