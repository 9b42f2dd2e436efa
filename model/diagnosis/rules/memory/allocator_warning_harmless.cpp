// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/allocator_warning_harmless.h"

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
Fix boundScratchMemory(double leastRefused)
{
    constexpr double kMebibyte = 1048576.0;
    const auto limit =
        static_cast<std::int64_t>(std::max(std::floor(leastRefused / kMebibyte) - 1.0, 1.0));
    return fix::boundScratchMemory(std::to_string(limit));
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
    const NumberEvidence warned = number::warnings(Count(count));
    sink.computed(warned);
    tellLines(input.training, sink);
    // A run that did die for lack of memory has other worries.
    if (largest == nullptr || crashAbout(input.training, CrashSubject::GpuMemory))
        return;
    Finding finding;
    finding.severity = Severity::Info;
    finding.confidence = confidence::sure;
    finding.cost = cost::slowerSteps;
    finding.title = text::noFailure(Bytes(most));
    finding.explanation = text::explained();
    finding.evidence.emplace_back(largest->evidence(text::saysItself()));
    finding.evidence.emplace_back(warned);
    finding.fixes.push_back(boundScratchMemory(least));
    sink.report(std::move(finding));
}

} // namespace faultline::rules::allocator_warning_harmless
