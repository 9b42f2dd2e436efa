// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/defects/defect.h"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

namespace faultline {

namespace {

auto order(const Defect& defect)
{
    return std::tuple(defect.id, defect.image, defect.box, defect.classIndex, defect.other);
}

bool comesBefore(const DefectSummary& a, const DefectSummary& b)
{
    return std::pair(a.severity, a.id) < std::pair(b.severity, b.id);
}

} // namespace

bool DefectReport::hasCritical() const
{
    return !summaries.empty() && summaries.front().severity == DefectSeverity::Critical;
}

const DefectSummary* DefectReport::summary(DefectId id) const
{
    const auto at = std::find_if(summaries.begin(), summaries.end(),
                                 [id](const DefectSummary& one) { return one.id == id; });
    return at == summaries.end() ? nullptr : &*at;
}

std::uint64_t DefectReport::count(DefectId id) const
{
    const DefectSummary* const one = summary(id);
    return one == nullptr ? 0 : one->count;
}

std::span<const Defect> DefectReport::rowsOf(DefectId id) const
{
    const auto first = std::partition_point(rows.begin(), rows.end(),
                                            [id](const Defect& row) { return row.id < id; });
    const auto last =
        std::partition_point(first, rows.end(), [id](const Defect& row) { return row.id == id; });
    return {first, last};
}

void DefectReport::append(DefectReport other)
{
    std::vector<Defect> merged;
    merged.reserve(rows.size() + other.rows.size());
    std::merge(rows.begin(), rows.end(), other.rows.begin(), other.rows.end(),
               std::back_inserter(merged),
               [](const Defect& a, const Defect& b) { return order(a) < order(b); });
    rows = std::move(merged);
    for (const DefectSummary& added : other.summaries) {
        const auto at =
            std::find_if(summaries.begin(), summaries.end(),
                         [&added](const DefectSummary& one) { return one.id == added.id; });
        if (at == summaries.end()) {
            summaries.push_back(added);
            continue;
        }
        at->severity = std::min(at->severity, added.severity);
        at->count += added.count;
        at->images += added.images;
        at->share += added.share;
    }
    std::sort(summaries.begin(), summaries.end(), comesBefore);
    isComplete = isComplete && other.isComplete;
}

} // namespace faultline
