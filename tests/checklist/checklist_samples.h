// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text_marker.h"
#include "model/diagnosis/findings/finding.h"

#include <string>
#include <utility>

namespace faultline::samples {

/// Adds what a rule said of a run: fired with a finding, or not.
inline Finding& addFinding(Diagnosis& diagnosis, const std::string& rule, const std::string& code,
                           double cost, double number = 1.0, const std::string& run = "train")
{
    Finding finding;
    finding.ruleId = RuleId(rule);
    finding.code = code;
    finding.run = RunId(run);
    finding.severity = Severity::Warning;
    finding.cost = cost;
    finding.confidence = 1.0;
    finding.title = {FAULTLINE_TR_NOOP("Diagnosis", "Found"), {}};
    NumberEvidence evidence{.name = "level",
                            .label = {FAULTLINE_TR_NOOP("Diagnosis", "Level"), {}},
                            .value = {number, Unit::Ratio},
                            .threshold = 2.0};
    finding.evidence.emplace_back(evidence);
    RuleOutcome outcome{.ruleId = RuleId(rule),
                        .code = code,
                        .run = RunId(run),
                        .state = RuleOutcome::State::Fired,
                        .numbers = {evidence},
                        .judged = {}};
    diagnosis.outcomes.push_back(std::move(outcome));
    diagnosis.findings.push_back(std::move(finding));
    return diagnosis.findings.back();
}

inline void addOutcome(Diagnosis& diagnosis, const std::string& rule, const std::string& code,
                       RuleOutcome::State state, std::optional<double> number = std::nullopt,
                       const std::string& run = "train")
{
    RuleOutcome outcome{.ruleId = RuleId(rule),
                        .code = code,
                        .run = RunId(run),
                        .state = state,
                        .numbers = {},
                        .judged = {}};
    if (number)
        outcome.numbers.push_back({.name = "level",
                                   .label = {FAULTLINE_TR_NOOP("Diagnosis", "Level"), {}},
                                   .value = {*number, Unit::Ratio},
                                   .threshold = 2.0});
    diagnosis.outcomes.push_back(std::move(outcome));
    if (state == RuleOutcome::State::Abstained)
        diagnosis.abstentions.push_back(
            {.ruleId = RuleId(rule),
             .code = code,
             .run = RunId(run),
             .reason = {FAULTLINE_TR_NOOP("Diagnosis", "Nothing was logged"), {}},
             .remedy = {},
             .command = "log it",
             .missing = "train-loss"});
}

} // namespace faultline::samples
