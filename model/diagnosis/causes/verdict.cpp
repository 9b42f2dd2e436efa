// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/causes/verdict.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/causes/causes.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>

namespace faultline {

namespace {

constexpr std::size_t kToldConsequences = 2;

/// Whether the cause or another consequence of it is the same event in other words.
bool isSaid(const Diagnosis& diagnosis, const Cause& cause, const Finding& finding)
{
    const auto says = [&](std::size_t other) {
        const CausalLink* link =
            findCausalLink(diagnosis.findings[other].ruleId.view(), finding.ruleId.view());
        return link != nullptr && link->sameEvent;
    };
    return says(cause.finding)
           || std::any_of(cause.consequences.begin(), cause.consequences.end(), says);
}

/// What a reader wants to hear of a story: the worst that followed, and where it all ended.
std::vector<std::size_t> toldConsequences(const Diagnosis& diagnosis, const Cause& cause)
{
    std::vector<std::size_t> told;
    for (const std::size_t consequence : cause.consequences) {
        const Finding& finding = diagnosis.findings[consequence];
        if (finding.severity != Severity::Info && !isSaid(diagnosis, cause, finding))
            told.push_back(consequence);
    }
    std::stable_sort(told.begin(), told.end(), [&diagnosis](std::size_t a, std::size_t b) {
        return diagnosis.findings[a].severity < diagnosis.findings[b].severity;
    });
    if (told.size() > kToldConsequences)
        told.resize(kToldConsequences);
    std::sort(told.begin(), told.end()); // a cause stands before what follows from it
    return told;
}

Quantity countQuantity(std::size_t count)
{
    return {static_cast<double>(count), Unit::Count};
}

/// The artifact or signal that most abstentions lack, by its id, and how many lack it.
std::pair<std::string, std::size_t> mostMissing(const Diagnosis& diagnosis)
{
    std::map<std::string, std::size_t> counts;
    for (const Abstention& abstention : diagnosis.abstentions) {
        if (!abstention.missing.empty())
            ++counts[abstention.missing];
    }
    const auto most =
        std::max_element(counts.begin(), counts.end(),
                         [](const auto& a, const auto& b) { return a.second < b.second; });
    if (most == counts.end())
        return {};
    return {most->first, most->second};
}

/// The title of the cause, then what follows from it. Empty if nothing failed.
std::vector<Text> partsOf(const Diagnosis& diagnosis)
{
    const std::optional<Severity> severity = verdictSeverityOf(diagnosis);
    if (!severity || *severity == Severity::Info)
        return {};
    const Cause& first = diagnosis.causes.front();
    std::vector<Text> parts{toldTitle(diagnosis.findings[first.finding])};
    for (const std::size_t consequence : toldConsequences(diagnosis, first))
        parts.push_back(asConsequence(diagnosis.findings[consequence]));
    return parts;
}

/// Sum of a number that the rules computed.
double sumOf(const RuleOutcome& outcome, std::string_view name)
{
    double sum = 0.0;
    for (const NumberEvidence& number : outcome.numbers)
        sum += number.name == name ? number.value.value : 0.0;
    return sum;
}

bool hasUnansweredFailure(const Diagnosis& diagnosis)
{
    return std::any_of(
        diagnosis.outcomes.begin(), diagnosis.outcomes.end(),
        [](const RuleOutcome& outcome) { return sumOf(outcome, "unanswered-failures") > 0.0; });
}

/// Lines of consoles that are all that is known of the trainings: no step of them was seen.
std::size_t linesWithoutSteps(const Diagnosis& diagnosis)
{
    double lines = 0.0;
    for (const RuleOutcome& outcome : diagnosis.outcomes) {
        const bool isOfCurve =
            std::any_of(outcome.judged.begin(), outcome.judged.end(),
                        [](const JudgedPoints& judged) { return judged.points.size() > 1; });
        if (isOfCurve)
            return 0;
        if (outcome.ruleId.view() != "stuck-at-start")
            continue;
        if (sumOf(outcome, "points") > 0.0 || sumOf(outcome, "lines-read") <= 0.0)
            return 0;
        lines += sumOf(outcome, "lines-read");
    }
    return static_cast<std::size_t>(lines);
}

/// What is needed, as the object of a sentence; none for signals that have no short name.
std::optional<Translatable> nameOfMissing(std::string_view missing)
{
    struct Name {
        std::string_view id;
        Translatable name;
    };
    static constexpr std::array kNames{
        Name{"console", FAULTLINE_TR_NOOP("Diagnosis", "console output")},
        Name{"config", FAULTLINE_TR_NOOP("Diagnosis", "a configuration")},
        Name{"label-map", FAULTLINE_TR_NOOP("Diagnosis", "a label map")},
        Name{"environment", FAULTLINE_TR_NOOP("Diagnosis", "a list of packages")},
        Name{"gpu-log", FAULTLINE_TR_NOOP("Diagnosis", "a GPU log")},
        Name{"host-log", FAULTLINE_TR_NOOP("Diagnosis", "a recording of the host")},
        Name{"profile", FAULTLINE_TR_NOOP("Diagnosis", "a profile")},
        Name{"memory-profile", FAULTLINE_TR_NOOP("Diagnosis", "a memory snapshot")},
        Name{"dataset", FAULTLINE_TR_NOOP("Diagnosis", "the dataset")},
        Name{"event-files", FAULTLINE_TR_NOOP("Diagnosis", "event files")},
        Name{"train-loss", FAULTLINE_TR_NOOP("Diagnosis", "a training loss")},
        Name{"validation-metric", FAULTLINE_TR_NOOP("Diagnosis", "a validation metric")}};
    const auto* const found = std::find_if(kNames.begin(), kNames.end(),
                                           [&](const Name& one) { return one.id == missing; });
    return found == kNames.end() ? std::nullopt : std::optional(found->name);
}

/// Of a case in which nothing is wrong, as far as it can be told.
Text verdictWithoutFailure(const Diagnosis& diagnosis)
{
    if (hasUnansweredFailure(diagnosis)) {
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "It cannot be told whether the run failed: its log reports a "
                                  "failure, and nothing after it shows that the training went on."),
                {}};
    }
    const Coverage coverage = coverageOf(diagnosis);
    if (diagnosis.findings.empty() && coverage.judged == 0 && coverage.checks > 0)
        return {FAULTLINE_TR_NOOP("Diagnosis", "Nothing could be judged."), {}};
    if (const std::size_t lines = linesWithoutSteps(diagnosis);
        lines > 0 && diagnosis.findings.empty()) {
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "Nothing known was found in these lines (%1). How the training "
                                  "went is not in them."),
                {countQuantity(lines)}};
    }
    if (!coverage.isMost())
        return {FAULTLINE_TR_NOOP("Diagnosis", "No failure found in what could be checked."), {}};
    return {FAULTLINE_TR_NOOP("Diagnosis", "No failure found."), {}};
}

} // namespace

Text asConsequence(const Finding& finding)
{
    const std::span<const ConsequenceClause> clauses = consequenceClauses();
    const auto clause =
        std::find_if(clauses.begin(), clauses.end(), [&finding](const ConsequenceClause& one) {
            return one.rule == finding.ruleId.view();
        });
    if (clause == clauses.end())
        return finding.title;
    const Onset onset = onsetOf(finding);
    if (onset.step && !clause->withStep.empty())
        return {clause->withStep, {Quantity{static_cast<double>(*onset.step), Unit::Step}}};
    return {clause->plain, {}};
}

Coverage coverageOf(const Diagnosis& diagnosis)
{
    Coverage coverage;
    for (const RuleOutcome& outcome : diagnosis.outcomes) {
        const bool isJudged = outcome.state == RuleOutcome::State::Fired
                              || outcome.state == RuleOutcome::State::Passed;
        coverage.judged += isJudged ? 1 : 0;
        coverage.checks += isJudged || outcome.state == RuleOutcome::State::Abstained ? 1 : 0;
    }
    const Quantity judged = countQuantity(coverage.judged);
    const Quantity checks = countQuantity(coverage.checks);
    const auto [missing, lacking] = mostMissing(diagnosis);
    const std::optional<Translatable> name = nameOfMissing(missing);
    if (coverage.checks == 0)
        return coverage;
    if (coverage.judged == coverage.checks)
        coverage.sentence = {FAULTLINE_TR_NOOP("Diagnosis", "Every check could be judged."), {}};
    else if (name)
        coverage.sentence = {
            FAULTLINE_TR_NOOP("Diagnosis", "%1 of %2 checks could be judged; %3 need %4."),
            {judged, checks, countQuantity(lacking), Text(*name)}};
    else
        coverage.sentence = {FAULTLINE_TR_NOOP("Diagnosis", "%1 of %2 checks could be judged."),
                             {judged, checks}};
    return coverage;
}

std::optional<Severity> verdictSeverityOf(const Diagnosis& diagnosis)
{
    if (diagnosis.causes.empty())
        return std::nullopt;
    const Cause& first = diagnosis.causes.front();
    Severity worst = diagnosis.findings[first.finding].severity;
    for (const std::size_t consequence : first.consequences)
        worst = std::min(worst, diagnosis.findings[consequence].severity);
    return worst;
}

Text verdictOf(const Diagnosis& diagnosis)
{
    if (diagnosis.trainingCount == 0) {
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "Nothing to judge: no training was found in what was opened."),
                {}};
    }
    const std::vector<Text> parts = partsOf(diagnosis);
    if (parts.empty())
        return verdictWithoutFailure(diagnosis);
    if (parts.size() == 1)
        return parts.front();
    Text verdict;
    verdict.source = parts.size() == 2 ? FAULTLINE_TR_NOOP("Diagnosis", "%1, so %2")
                                       : FAULTLINE_TR_NOOP("Diagnosis", "%1, so %2 and %3");
    verdict.arguments.assign(parts.begin(), parts.end());
    return verdict;
}

} // namespace faultline
