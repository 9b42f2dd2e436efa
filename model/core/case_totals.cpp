// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/case_totals.h"

#include "model/core/case_artifacts.h"

namespace faultline {

std::uint64_t nonFiniteCount(const ScalarSeries& series)
{
    const ScalarSeries::Totals& totals = series.totals();
    return totals.nanCount + totals.positiveInfinityCount + totals.negativeInfinityCount;
}

CaseTotals totalsOf(const CaseData& data, const ReadMonitor& monitor)
{
    CaseTotals totals;
    for (const RunPtr& run : data.runs) {
        if (monitor.isCancelled())
            break;
        ++totals.runs;
        totals.scalarTags += run->scalars.size();
        totals.otherTags += run->blobs.size();
        for (const auto& entry : run->scalars) {
            totals.points += entry.second.series.size();
            totals.nonFinitePoints += nonFiniteCount(entry.second.series);
        }
    }
    forEachFile(data, [&totals](const FileReport& file) {
        ++totals.files;
        totals.sizeBytes += file.sizeBytes;
        totals.records += file.recordCount;
    });
    return totals;
}

} // namespace faultline
