// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/gpu_memory_leak.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/crash.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/memory/memory_leak.h"

#include <algorithm>
#include <string>
#include <utility>

namespace faultline::rules::gpu_memory_leak {

namespace {

Text titleOf(const LeakFound& leak)
{
    const Quantity growth = bytesOf(leak.growth.growthBytes);
    if (leak.secondsToLimit > 0.0)
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "GPU memory grew by %1 in %2, and at that rate is full in %3"),
                {growth, Quantity{leak.growth.seconds, Unit::Seconds},
                 Quantity{leak.secondsToLimit, Unit::Seconds}}};
    return {FAULTLINE_TR_NOOP("Diagnosis", "GPU memory grew by %1 to %2 and did not stop"),
            {growth, bytesOf(leak.growth.endBytes)}};
}

std::vector<Fix> fixesOf()
{
    Fix numbers;
    numbers.id = "keep-numbers";
    numbers.title = {FAULTLINE_TR_NOOP("Diagnosis", "Keep numbers, not tensors, of past steps"),
                     {}};
    numbers.detail = {
        FAULTLINE_TR_NOOP("Diagnosis", "A loss that is added up as a tensor keeps the graph of its "
                                       "step alive; so do lists of outputs and metrics."),
        {}};
    numbers.snippets = {{"pytorch", "total += loss.item()  # not: total += loss\n"
                                    "outputs.append(output.detach().cpu())"},
                        {"tensorflow", "total += float(loss)"}};
    Fix retrace;
    retrace.id = "fixed-signature";
    retrace.title = {FAULTLINE_TR_NOOP("Diagnosis", "Let functions be compiled once"), {}};
    retrace.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                        "Each new shape or Python number makes another graph, and "
                                        "graphs stay in memory."),
                      {}};
    retrace.snippets = {{"tensorflow", "@tf.function(input_signature=[tf.TensorSpec([None, 640, "
                                       "640, 3], tf.float32)])"}};
    Fix look;
    look.id = "record-allocations";
    look.title = {FAULTLINE_TR_NOOP("Diagnosis", "Record who allocates what stays"), {}};
    look.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                     "Two snapshots some hundred steps apart show what was added "
                                     "between them, with the line of code."),
                   {}};
    look.snippets = {{"pytorch", "torch.cuda.memory._record_memory_history()\n"
                                 "torch.cuda.memory._dump_snapshot(\"snapshot.pickle\")"}};
    std::vector<Fix> fixes{std::move(numbers), std::move(look), std::move(retrace)};
    for (Fix& fix : fixes) {
        fix.isConcrete = false;
        fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "In the next run memory stays level after the first steps."),
                     {}};
    }
    return fixes;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const LeakLimits limits{.leastZ = input.settings.threshold(info(), "trend-z"),
                            .leastShare = input.settings.threshold(info(), "growth-share")};
    const LeakReport report = findGpuLeak(input.training, limits);
    if (report.seriesSeen == 0) {
        sink.abstain(abstainWithoutEvidence(EvidenceKind::GpuLog));
        return;
    }
    tellGrowth(report, limits,
               {FAULTLINE_TR_NOOP("Diagnosis", "Growth, as a share of the card"), {}}, sink);
    if (!report.leak) {
        if (report.isPreallocated) {
            Abstention abstention = abstainWithoutEvidence(EvidenceKind::MemoryProfile);
            abstention.reason = {
                FAULTLINE_TR_NOOP("Diagnosis",
                                  "The memory of the GPU was taken at the start and stayed as it "
                                  "was: what is in use of it cannot be seen from outside."),
                {}};
            abstention.command = "export TF_FORCE_GPU_ALLOW_GROWTH=true";
            sink.abstain(std::move(abstention));
        } else if (!report.judged) {
            Abstention abstention = abstainWithoutEvidence(EvidenceKind::GpuLog);
            abstention.reason = {
                FAULTLINE_TR_NOOP("Diagnosis",
                                  "Memory was sampled too rarely: %1 samples after the start are "
                                  "needed."),
                {countOf(MemoryGrowth::kFewestSamples)}};
            abstention.missing.clear();
            sink.abstain(std::move(abstention));
        }
        return;
    }
    const LeakFound& leak = *report.leak;
    const bool isFatal = crashAbout(input.training, CrashSubject::GpuMemory).has_value();
    const bool isSerious =
        leak.share >= input.settings.threshold(info(), "serious-share") || leak.isFull;
    Finding finding;
    finding.severity = isFatal     ? Severity::Critical
                       : isSerious ? Severity::Warning
                                   : Severity::Info;
    finding.confidence = leak.series.isOfProcess ? 0.9 : 0.8;
    finding.cost = isFatal ? 0.95 : isSerious ? 0.5 : 0.15;
    finding.title = titleOf(leak);
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "A training needs the same memory in every step once it has started. "
                          "Here it rose throughout, in the second half as in the first."),
        {}};
    finding.evidence.push_back(leak.series.evidence(
        leak.growth.first, leak.growth.last,
        {FAULTLINE_TR_NOOP("Diagnosis", "Memory in use, after the start"), {}}));
    finding.evidence.emplace_back(numberEvidence(
        "trend-z", {FAULTLINE_TR_NOOP("Diagnosis", "Mann-Kendall test of the rise"), {}},
        plain(leak.growth.z), limits.leastZ));
    finding.evidence.emplace_back(numberEvidence(
        "growth-share", {FAULTLINE_TR_NOOP("Diagnosis", "Growth, as a share of the card"), {}},
        {leak.share, Unit::Fraction}, limits.leastShare));
    finding.fixes = fixesOf();
    sink.report(std::move(finding));
}

} // namespace faultline::rules::gpu_memory_leak
