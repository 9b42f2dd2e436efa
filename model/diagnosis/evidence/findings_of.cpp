// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/evidence/findings_of.h"

#include <algorithm>

namespace faultline {

std::vector<const Finding*> findingsOf(const Diagnosis& diagnosis, const Training& training,
                                       std::span<const std::string_view> rules)
{
    std::vector<const Finding*> findings;
    for (const Finding& finding : diagnosis.findings) {
        const bool isOfTraining =
            std::any_of(training.runs.begin(), training.runs.end(),
                        [&finding](const RunPtr& run) { return run->id == finding.run; });
        if (isOfTraining
            && std::find(rules.begin(), rules.end(), finding.ruleId.text()) != rules.end())
            findings.push_back(&finding);
    }
    return findings;
}

const Training* trainingOf(const Finding& finding, std::span<const Training> trainings)
{
    const auto found =
        std::find_if(trainings.begin(), trainings.end(), [&finding](const Training& one) {
            return one.runs.front()->id == finding.run;
        });
    return found == trainings.end() ? nullptr : &*found;
}

} // namespace faultline
