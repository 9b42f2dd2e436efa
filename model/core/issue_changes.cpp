// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/issue_changes.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace faultline {

namespace {

using Counts = std::array<std::uint64_t, kIssueCodeCount>;

Counts countsOf(const ImportLog& log)
{
    Counts counts{};
    for (const IssueInfo& info : allIssueInfos())
        counts[static_cast<std::size_t>(info.code)] = log.count(info.code);
    return counts;
}

bool isSame(const ImportIssue& a, const ImportIssue& b)
{
    return a.code == b.code && a.offsetBytes == b.offsetBytes && a.bytesLost == b.bytesLost
           && a.path == b.path && a.detail == b.detail;
}

} // namespace

ImportLog withoutIssue(const ImportLog& log, std::size_t index)
{
    std::vector<ImportIssue> kept = log.kept();
    Counts counts = countsOf(log);
    const std::uint64_t lost = kept[index].bytesLost;
    --counts[static_cast<std::size_t>(kept[index].code)];
    kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(index));
    return ImportLog::restored(std::move(kept), counts, log.bytesLost() - lost);
}

ImportLog withReplaced(const ImportLog& all, const ImportLog& before, const ImportLog& after)
{
    // Those of one log stand together; where they began, the new ones are put.
    std::vector<ImportIssue> kept = all.kept();
    const auto& old = before.kept();
    auto place = std::search(kept.begin(), kept.end(), old.begin(), old.end(), isSame);
    if (old.empty() || place == kept.end())
        place = kept.end();
    else
        place = kept.erase(place, place + static_cast<std::ptrdiff_t>(old.size()));
    kept.insert(place, after.kept().begin(), after.kept().end());

    Counts counts = countsOf(all);
    const Counts gone = countsOf(before);
    const Counts come = countsOf(after);
    for (std::size_t row = 0; row < counts.size(); ++row)
        counts[row] = counts[row] - std::min(counts[row], gone[row]) + come[row];
    const std::uint64_t lost = all.bytesLost() - std::min(all.bytesLost(), before.bytesLost());
    return ImportLog::restored(std::move(kept), counts, lost + after.bytesLost());
}

ImportLog withSteps(const ImportLog& log, std::optional<std::int64_t> before,
                    std::optional<std::int64_t> after)
{
    const auto lacksOne = [&](const ImportIssue& issue) {
        return issue.offsetBytes && ((before && !issue.stepBefore) || (after && !issue.stepAfter));
    };
    if (std::none_of(log.kept().begin(), log.kept().end(), lacksOne))
        return log;
    std::vector<ImportIssue> kept = log.kept();
    for (ImportIssue& issue : kept) {
        if (issue.offsetBytes && !issue.stepBefore)
            issue.stepBefore = before;
        if (issue.offsetBytes && !issue.stepAfter)
            issue.stepAfter = after;
    }
    return ImportLog::restored(std::move(kept), countsOf(log), log.bytesLost());
}

bool sameIssues(const ImportLog& a, const ImportLog& b)
{
    return a.bytesLost() == b.bytesLost() && countsOf(a) == countsOf(b)
           && std::equal(a.kept().begin(), a.kept().end(), b.kept().begin(), b.kept().end(),
                         isSame);
}

} // namespace faultline
