// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/match.h"

namespace faultline {

Matching matchTrainings(std::span<const ComparedCase> a, std::span<const ComparedCase> b)
{
    Matching matching;
    if (a.empty() || b.empty())
        return matching;
    const ComparedCase& reference = a.front();
    const ComparedCase& asked = b.front();
    if (reference.analysis->trainings.empty() || asked.analysis->trainings.empty())
        return matching;
    matching.pairs.push_back({.good = {{.analysis = reference.analysis,
                                        .diagnosis = reference.diagnosis,
                                        .training = 0,
                                        .name = reference.analysis->trainings.front().name,
                                        .side = RunSide::A}},
                              .bad = {.analysis = asked.analysis,
                                      .diagnosis = asked.diagnosis,
                                      .training = 0,
                                      .name = asked.analysis->trainings.front().name,
                                      .side = RunSide::B}});
    return matching;
}

Text whyNotComparable(const Training& /*a*/, const Training& /*b*/)
{
    return {};
}

} // namespace faultline
