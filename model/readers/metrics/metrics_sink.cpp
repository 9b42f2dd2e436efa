// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/metrics/metrics_sink.h"

#include "model/readers/run_builder.h"

#include <algorithm>
#include <cmath>

namespace faultline::metrics {

std::size_t MetricsSink::tag(std::string_view name)
{
    const auto known = m_tagOf.find(name);
    if (known != m_tagOf.end())
        return known->second;
    if (m_tags.size() >= kMaxTags) {
        if (!m_limitReported)
            m_context.file.issues.add(
                {.code = IssueCode::CountLimit,
                 .path = m_context.file.path,
                 .offsetBytes = {},
                 .bytesLost = 0,
                 .detail = {FAULTLINE_TR_NOOP("Errors", "only the first %1 names are read"),
                            {std::to_string(kMaxTags)}}});
        m_limitReported = true;
        return kNone;
    }
    const auto added = m_tagOf.emplace(std::string(name), m_tags.size()).first;
    m_tags.push_back({.name = &added->first, .pending = {}});
    return added->second;
}

void MetricsSink::beginRow(std::int64_t step, double wallTime)
{
    m_row.step = step;
    m_row.wallTime = wallTime;
    FileReport& file = m_context.file;
    ++file.recordCount;
    file.minStep = file.firstStep ? std::min(file.minStep, step) : step;
    file.maxStep = file.firstStep ? std::max(file.maxStep, step) : step;
    file.firstStep = file.firstStep.value_or(step);
    file.lastStep = step;
    if (std::isfinite(wallTime)) {
        file.firstWallTime = std::min(file.firstWallTime.value_or(wallTime), wallTime);
        file.lastWallTime = std::max(file.lastWallTime.value_or(wallTime), wallTime);
    }
}

void MetricsSink::add(std::size_t tag, double value)
{
    if (tag >= m_tags.size())
        return;
    m_row.value = value;
    m_tags[tag].pending.push_back(m_row);
    ++m_context.file.scalarCount;
    if (++m_pending >= kPendingPoints)
        flush();
}

void MetricsSink::flush()
{
    for (Tag& tag : m_tags) {
        if (tag.pending.empty())
            continue;
        m_context.run.addPoints(*tag.name, tag.pending);
        if (!tag.isDescribed)
            m_context.run.describe(*tag.name, {}, {}, m_description);
        tag.isDescribed = true;
        tag.pending.clear();
    }
    m_pending = 0;
    m_context.run.grown();
}

void MetricsSink::report(IssueCode code, const Tally& tally, Text what, Lost lost) const
{
    if (tally.count == 0)
        return;
    m_context.file.issues.add({.code = code,
                               .path = m_context.file.path,
                               .offsetBytes = {},
                               .bytesLost = 0,
                               .recordsLost = lost == Lost::Rows ? tally.count : 0,
                               .detail = {FAULTLINE_TR_NOOP("Errors", "%1 %2, first at line %3"),
                                          {std::to_string(tally.count), std::move(what),
                                           std::to_string(tally.firstLine)}}});
}

bool MetricsSink::finish()
{
    flush();
    if (m_context.file.scalarCount > 0)
        return true;
    m_context.file.issues.add(
        {.code = IssueCode::MissingPart,
         .path = m_context.file.path,
         .offsetBytes = {},
         .bytesLost = 0,
         .detail = FAULTLINE_TR_NOOP("Errors", "no number of a training could be read")});
    return false;
}

} // namespace faultline::metrics
