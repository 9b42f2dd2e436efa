// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/rank_profiles.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/crash_facts.h"
#include "model/diagnosis/evidence/log_evidence.h"

#include <algorithm>

namespace faultline {

namespace {

RankSteps stepsOf(const TraceProfile& profile)
{
    RankSteps found;
    found.profile = &profile;
    found.rank = profile.distributed ? profile.distributed->rank : -1;
    found.steps = profile.steps.size();
    std::vector<double> values(profile.steps.size());
    const auto medianOf = [&](auto&& take) {
        std::transform(profile.steps.begin(), profile.steps.end(), values.begin(), take);
        return median(values);
    };
    found.step = medianOf([](const TraceStep& step) { return step.totalSeconds(); });
    for (std::size_t i = 0; i < kStepCategoryCount; ++i)
        found.seconds[i] = medianOf([i](const TraceStep& step) { return step.seconds[i]; });
    return found;
}

} // namespace

std::vector<RankSteps> rankSteps(const Training& training, std::size_t fewest)
{
    std::vector<RankSteps> ranks;
    for (const TraceProfilePtr& profile : training.profiles) {
        if (profile->steps.size() < std::max<std::size_t>(fewest, 1))
            continue;
        RankSteps steps = stepsOf(*profile);
        if (!(steps.step > 0.0))
            continue;
        const auto same = std::find_if(ranks.begin(), ranks.end(), [&steps](const RankSteps& one) {
            return one.rank >= 0 && one.rank == steps.rank;
        });
        if (same == ranks.end())
            ranks.push_back(steps);
        else if (same->steps < steps.steps)
            *same = steps;
    }
    std::stable_sort(ranks.begin(), ranks.end(),
                     [](const RankSteps& a, const RankSteps& b) { return a.rank < b.rank; });
    return ranks;
}

int announcedRanks(const Training& training)
{
    constexpr double kMost = 65536.0;
    double announced = 0.0;
    for (const LoggedEvent& one : findEvents(training, {"dist.world"})) {
        for (const char* field : {"ranks", "world", "devices", "processes"})
            announced = std::max(announced, std::min(numberOf(one.event->field(field)), kMost));
    }
    return static_cast<int>(announced);
}

} // namespace faultline
