// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/finding_text.h"

#include "model/report/plain_text.h"
#include "model/report/text_style.h"

#include <algorithm>

namespace faultline {

std::string stepRangeText(const SeriesEvidence& evidence)
{
    if (evidence.firstStep == evidence.lastStep)
        return "step " + groupedStep(evidence.firstStep);
    return "steps " + groupedStep(evidence.firstStep) + " to " + groupedStep(evidence.lastStep);
}

std::string numberText(const NumberEvidence& evidence)
{
    std::string text = evidence.label.empty() ? evidence.name : toEnglish(evidence.label);
    text += ": " + toEnglish(evidence.value);
    if (evidence.threshold)
        text += " (threshold " + toEnglish(Quantity{*evidence.threshold, evidence.value.unit})
                + ")";
    return text;
}

std::string fileText(const FileEvidence& evidence)
{
    return evidence.offsetBytes ? evidence.path + ", at byte "
                                      + std::to_string(*evidence.offsetBytes)
                                : evidence.path;
}

std::string confidenceText(const Finding& finding)
{
    return toEnglish(Quantity{finding.confidence, Unit::Fraction});
}

std::string verdictWord(const Diagnosis& diagnosis)
{
    return diagnosis.verdictSeverity ? TextStyle{}.severityWord(*diagnosis.verdictSeverity)
                                     : "Nothing found";
}

std::vector<AbstentionGroup> abstentionGroups(const Diagnosis& diagnosis)
{
    std::vector<AbstentionGroup> groups;
    for (const Abstention& abstention : diagnosis.abstentions) {
        const std::string reason = toEnglish(abstention.reason);
        const std::string remedy = toEnglish(abstention.remedy);
        auto it = std::find_if(groups.begin(), groups.end(), [&](const AbstentionGroup& group) {
            return group.ruleId == abstention.ruleId && group.reason == reason
                   && group.remedy == remedy && group.command == abstention.command;
        });
        if (it == groups.end())
            it = groups.insert(it, {.ruleId = abstention.ruleId,
                                    .code = abstention.code,
                                    .reason = reason,
                                    .remedy = remedy,
                                    .command = abstention.command,
                                    .runs = {}});
        if (!abstention.run.empty())
            it->runs.push_back(abstention.run);
    }
    return groups;
}

std::string runsText(const AbstentionGroup& group)
{
    if (group.runs.empty())
        return {};
    return group.runs.size() == 1 ? "run " + group.runs.front()
                                  : grouped(group.runs.size()) + " runs";
}

} // namespace faultline
