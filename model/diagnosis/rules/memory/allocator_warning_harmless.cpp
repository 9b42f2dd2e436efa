// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/allocator_warning_harmless.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/crash.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/judged/judged_log.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <utility>

namespace faultline::rules::allocator_warning_harmless {

namespace {

/// Algorithms that need as much as was refused are then not tried any more.
Fix boundScratch(double leastRefused)
{
    constexpr double kMebibyte = 1048576.0;
    const auto limit =
        static_cast<std::int64_t>(std::max(std::floor(leastRefused / kMebibyte) - 1.0, 1.0));
    Fix fix;
    fix.id = "bound-scratch-memory";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "Nothing needs to be done; a bound of %1 MiB ends the warning"),
                 {std::to_string(limit)}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "Algorithms that need more scratch memory are then not tried. "
                                    "If these steps are slow, memory for them comes from a smaller "
                                    "batch."),
                  {}};
    fix.snippets = {{"shell", "export TF_CUDNN_WORKSPACE_LIMIT_IN_MB=" + std::to_string(limit)}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "The training goes on, as it does now."), {}};
    return fix;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const std::vector<LoggedEvent> warnings = findEvents(input.training, {"tf.oom.soft"});
    std::uint64_t count = 0;
    const LoggedEvent* largest = nullptr;
    double most = 0.0;
    double least = 0.0;
    for (const LoggedEvent& warning : warnings) {
        count += 1 + warning.event->more;
        const double bytes = bytesOfText(warning.event->field("human"));
        least = least > 0.0 ? std::min(least, bytes) : bytes;
        if (largest == nullptr || bytes > most) {
            largest = &warning;
            most = bytes;
        }
    }
    NumberEvidence number =
        numberEvidence("warnings", {FAULTLINE_TR_NOOP("Diagnosis", "Warnings of this kind"), {}},
                       {static_cast<double>(count), Unit::Count});
    sink.computed(number);
    tellLines(input.training, sink);
    // A run that did die for lack of memory has other worries.
    if (largest == nullptr || crashAbout(input.training, CrashSubject::GpuMemory))
        return;
    Finding finding;
    finding.severity = Severity::Info;
    finding.confidence = 0.95;
    finding.cost = 0.02;
    finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "\"Ran out of memory\" is no failure here: %1 of optional "
                                       "memory did not fit, and the run went on"),
                     {bytesOf(most)}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "TensorFlow tries convolution algorithms that need scratch memory, and "
                          "takes a slower one where that is not there. If something ended this "
                          "run, it was not this."),
        {}};
    finding.evidence.emplace_back(largest->evidence(
        {FAULTLINE_TR_NOOP("Diagnosis", "It says itself that it is no failure"), {}}));
    finding.evidence.emplace_back(std::move(number));
    finding.fixes.push_back(boundScratch(least));
    sink.report(std::move(finding));
}

} // namespace faultline::rules::allocator_warning_harmless
