// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/causes.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace faultline {

namespace {

bool comesBefore(const Finding& a, const Finding& b)
{
    const auto rank = [](const Finding& finding) {
        return std::pair{finding.severity, -finding.cost * finding.confidence};
    };
    if (rank(a) != rank(b))
        return rank(a) < rank(b);
    return std::tie(a.run, a.ruleId) < std::tie(b.run, b.ruleId);
}

} // namespace

std::span<const CausalLink> causalTable()
{
    return {};
}

void rankCauses(Diagnosis& diagnosis)
{
    std::stable_sort(diagnosis.findings.begin(), diagnosis.findings.end(), comesBefore);
    for (std::size_t i = 0; i < diagnosis.findings.size(); ++i) {
        Cause cause;
        cause.finding = i;
        cause.score = diagnosis.findings[i].cost * diagnosis.findings[i].confidence;
        diagnosis.causes.push_back(std::move(cause));
    }
}

} // namespace faultline
