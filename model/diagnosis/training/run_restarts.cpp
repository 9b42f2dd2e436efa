// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/training/run_restarts.h"

#include <algorithm>
#include <utility>

namespace faultline {

RunRestarts::RunRestarts(RunPtr run)
    : m_run(std::move(run)), m_attempts(findAttempts(*m_run)), m_purge(*m_run)
{
}

SeriesRestarts RunRestarts::of(std::string_view tag) const
{
    SeriesRestarts found;
    const ScalarSeries* series = m_run->findScalar(tag);
    if (series == nullptr)
        return found;
    for (const AttemptPart& part : attemptParts(*series, m_attempts)) {
        const auto known =
            std::find_if(found.attempts.begin(), found.attempts.end(),
                         [&part](const auto& one) { return one.attempt == part.attempt; });
        const IndexRange range{part.begin, part.end};
        if (known == found.attempts.end())
            found.attempts.push_back({.attempt = part.attempt, .points = {range}});
        else
            known->points.push_back(range);
    }
    std::sort(found.attempts.begin(), found.attempts.end(),
              [](const auto& a, const auto& b) { return a.attempt < b.attempt; });
    found.tensorBoard = m_purge.purged(tag);
    // A table of metrics is nothing that TensorBoard shows.
    if (m_run->origin == RunOrigin::Events)
        found.dataServer = purgedAsDataServer(*series);
    else
        found.dataServer = found.tensorBoard;
    return found;
}

} // namespace faultline
