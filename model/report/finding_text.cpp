// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/finding_text.h"

#include "model/diagnosis/causes/causes.h"
#include "model/report/plain_text.h"
#include "model/report/text_style.h"

#include <map>
#include <tuple>
#include <utility>

namespace faultline {

std::string stepRangeText(const SeriesEvidence& evidence)
{
    if (evidence.firstStep == evidence.lastStep)
        return "step " + groupedStep(evidence.firstStep.value());
    return "steps " + groupedStep(evidence.firstStep.value()) + " to "
           + groupedStep(evidence.lastStep.value());
}

std::string numberText(const NumberEvidence& evidence)
{
    std::string text = evidence.label.empty() ? evidence.name : toEnglish(evidence.label);
    text += ": " + toEnglish(evidence.value);
    if (evidence.threshold)
        text +=
            " (threshold " + toEnglish(Quantity{*evidence.threshold, evidence.value.unit}) + ")";
    return text;
}

std::string fileText(const FileEvidence& evidence)
{
    return evidence.offsetBytes
               ? evidence.path + ", at byte " + std::to_string(*evidence.offsetBytes)
               : evidence.path;
}

std::string logText(const LogEvidence& evidence, const CaseNames& names)
{
    std::string text = names.of(evidence.log) + ", line " + std::to_string(evidence.sourceLine);
    if (!evidence.excerpt.empty())
        text += ": " + evidence.excerpt;
    return text;
}

std::string configText(const ConfigEvidence& evidence, const CaseNames& names)
{
    std::string text = names.of(evidence.config);
    if (evidence.line > 0)
        text += ", line " + std::to_string(evidence.line);
    if (!evidence.path.empty())
        text += ": " + evidence.path + (evidence.value.empty() ? "" : " is " + evidence.value);
    return text;
}

std::string recordText(const RecordEvidence& evidence, const CaseNames& names)
{
    std::string text = names.of(evidence.dataset);
    if (evidence.count > 0)
        text += ": " + grouped(evidence.count);
    if (!evidence.where.empty())
        text += (evidence.count > 1 ? ", first " : ", ") + evidence.where;
    return text;
}

std::string hardwareText(const HardwareEvidence& evidence, const CaseNames& names)
{
    std::string text = names.of(evidence.log) + ": " + evidence.quantity;
    if (evidence.device >= 0)
        text += " of GPU " + std::to_string(evidence.device);
    return text;
}

std::string traceText(const TraceEvidence& evidence, const CaseNames& names)
{
    if (evidence.endNs <= evidence.beginNs)
        return names.of(evidence.profile);
    constexpr double kSecond = 1e-9;
    const auto time = [](std::int64_t ns) {
        return toEnglish(Quantity{static_cast<double>(ns) * kSecond, Unit::Seconds});
    };
    return names.of(evidence.profile) + ", from " + time(evidence.beginNs) + " to "
           + time(evidence.endNs);
}

std::string confidenceText(const Finding& finding)
{
    return toEnglish(Quantity{finding.confidence, Unit::Fraction});
}

std::string stakeText(const Stake& stake)
{
    std::vector<std::string> parts;
    if (stake.gpuHours && *stake.gpuHours >= Stake::kFewestHours)
        parts.push_back(toEnglish(Quantity{*stake.gpuHours, Unit::None}) + " GPU-hours lost");
    if (stake.stepTimeShare)
        parts.push_back(toEnglish(Quantity{*stake.stepTimeShare, Unit::Fraction})
                        + " of the step time");
    if (stake.modelQuality)
        parts.emplace_back("the quality of the model");
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? "" : ", ") + part;
    return text;
}

std::vector<ToldFinding> toldFindings(const Diagnosis& diagnosis)
{
    const std::vector<Finding>& findings = diagnosis.findings;
    std::vector<ToldFinding> told;
    std::vector<std::string> numbers(findings.size());
    const auto tell = [&](std::size_t index, std::string number, const Cause* cause) {
        numbers[index] = number;
        told.push_back({.index = index,
                        .number = std::move(number),
                        .cause = cause,
                        .followsFrom = {},
                        .why = {}});
    };
    for (const Cause& cause : diagnosis.causes) {
        tell(cause.finding, std::to_string(&cause - diagnosis.causes.data() + 1), &cause);
        for (std::size_t i = 0; i < cause.consequences.size(); ++i)
            tell(cause.consequences[i], numbers[cause.finding] + "." + std::to_string(i + 1),
                 nullptr);
    }
    for (std::size_t i = 0; i < findings.size(); ++i) {
        if (numbers[i].empty())
            tell(i, std::to_string(told.size() + 1), nullptr);
    }
    for (ToldFinding& one : told) {
        const Finding& finding = findings[one.index];
        if (!finding.consequenceOf)
            continue;
        const Finding& cause = findings[*finding.consequenceOf];
        one.followsFrom = numbers[*finding.consequenceOf];
        if (const CausalLink* link = findCausalLink(cause.ruleId.view(), finding.ruleId.view()))
            one.why = link->why;
    }
    return told;
}

std::string verdictWord(const Diagnosis& diagnosis)
{
    return diagnosis.verdictSeverity ? TextStyle{}.severityWord(*diagnosis.verdictSeverity)
                                     : "Nothing found";
}

std::string ofRunText(const std::string& run)
{
    return run == "." ? std::string() : " of run " + run;
}

std::vector<AbstentionGroup> abstentionGroups(const Diagnosis& diagnosis, const CaseNames& names)
{
    // First the rules of each run with one reason, then the runs with the same rules and reason.
    // Groups stay in the order of their first member.
    using Key = std::tuple<std::string, std::string, std::string, std::vector<std::string>>;
    std::vector<AbstentionGroup> byRun;
    std::map<Key, std::size_t> byRunIndex;
    for (const Abstention& abstention : diagnosis.abstentions) {
        AbstentionGroup group{.reason = toEnglish(abstention.reason),
                              .remedy = toEnglish(abstention.remedy),
                              .command = abstention.command,
                              .rules = {},
                              .runs = {}};
        if (!abstention.run.empty())
            group.runs.push_back(names.of(abstention.run));
        const auto [it, isNew] = byRunIndex.try_emplace(
            Key{group.reason, group.remedy, group.command, group.runs}, byRun.size());
        if (isNew)
            byRun.push_back(std::move(group));
        byRun[it->second].rules.push_back(abstention.code + " " + abstention.ruleId.text());
    }

    std::vector<AbstentionGroup> groups;
    std::map<std::pair<Key, bool>, std::size_t> index;
    for (AbstentionGroup& group : byRun) {
        const bool isOfRuns = !group.runs.empty();
        const auto [it, isNew] = index.try_emplace(
            {Key{group.reason, group.remedy, group.command, group.rules}, isOfRuns}, groups.size());
        if (isNew) {
            groups.push_back(std::move(group));
            continue;
        }
        std::vector<std::string>& runs = groups[it->second].runs;
        runs.insert(runs.end(), group.runs.begin(), group.runs.end());
    }
    return groups;
}

std::string headingOf(const AbstentionGroup& group)
{
    std::string text;
    for (const std::string& rule : group.rules)
        text += (text.empty() ? "" : ", ") + rule;
    if (group.runs.size() > 1)
        return text + " in " + grouped(group.runs.size()) + " runs";
    return group.runs.empty() ? text : text + ofRunText(group.runs.front());
}

} // namespace faultline
