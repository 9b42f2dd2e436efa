// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/findings/finding.h"

#include "model/core/text_marker.h"

#include <algorithm>

namespace faultline {

std::string_view toString(Severity severity)
{
    switch (severity) {
    case Severity::Critical: return "critical";
    case Severity::Warning: return "warning";
    case Severity::Info: return "info";
    }
    return "info";
}

std::string_view toString(RuleOutcome::State state)
{
    switch (state) {
    case RuleOutcome::State::Fired: return "fired";
    case RuleOutcome::State::Passed: return "passed";
    case RuleOutcome::State::Abstained: return "abstained";
    case RuleOutcome::State::Muted: return "muted";
    case RuleOutcome::State::Failed: return "failed";
    }
    return "passed";
}

bool isOnlyPossible(const Finding& finding)
{
    return finding.severity != Severity::Info && finding.confidence < kLikelyFrom;
}

Text toldTitle(const Finding& finding)
{
    if (!isOnlyPossible(finding))
        return finding.title;
    return {FAULTLINE_TR_NOOP("Diagnosis", "Possible: %1"), {finding.title}};
}

bool Diagnosis::hasCritical() const
{
    return std::any_of(findings.begin(), findings.end(), [](const Finding& finding) {
        return finding.severity == Severity::Critical;
    });
}

} // namespace faultline
