// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/defects/defect_collector.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace faultline {

namespace {

double wholeOf(const Dataset& dataset, DefectScope scope)
{
    switch (scope) {
    case DefectScope::Box: return static_cast<double>(dataset.boxCount());
    case DefectScope::Picture: return static_cast<double>(dataset.imageCount());
    case DefectScope::Class: return static_cast<double>(dataset.classes().size());
    case DefectScope::Dataset: break;
    }
    return 0.0;
}

/// Boxes that make the training itself go wrong when there are more than a few.
bool isBrokenBox(DefectId id)
{
    return id == DefectId::BoxInverted || id == DefectId::BoxEmpty
           || id == DefectId::BoxWhollyOutside || id == DefectId::BoxOutside;
}

} // namespace

void DefectCollector::add(const Defect& defect)
{
    const auto kind = static_cast<std::size_t>(defect.id);
    ++m_counts[kind];
    if (defect.hasImage() && m_lastImage[kind] != defect.image) {
        m_lastImage[kind] = defect.image;
        ++m_images[kind];
    }
    if (m_kept[kind] < m_keptPerKind) {
        ++m_kept[kind];
        m_rows.push_back(defect);
    }
}

void DefectCollector::append(DefectCollector later)
{
    for (const Defect& row : later.m_rows) {
        const auto kind = static_cast<std::size_t>(row.id);
        if (m_kept[kind] < m_keptPerKind) {
            ++m_kept[kind];
            m_rows.push_back(row);
        }
    }
    for (std::size_t kind = 0; kind < kDefectKindCount; ++kind) {
        m_counts[kind] += later.m_counts[kind];
        m_images[kind] += later.m_images[kind];
    }
}

DefectReport DefectCollector::finish(const Dataset& dataset, const DefectThresholds& thresholds)
{
    DefectReport report;
    report.rows = std::move(m_rows);
    std::stable_sort(report.rows.begin(), report.rows.end(), [](const Defect& a, const Defect& b) {
        return std::tie(a.id, a.image, a.box) < std::tie(b.id, b.image, b.box);
    });
    for (const DefectKind& kind : allDefectKinds()) {
        const std::uint64_t found = count(kind.id);
        if (found == 0)
            continue;
        DefectSummary made{.id = kind.id,
                           .severity = kind.severity,
                           .count = found,
                           .images = m_images[static_cast<std::size_t>(kind.id)],
                           .share = 0};
        if (const double whole = wholeOf(dataset, kind.scope); whole > 0)
            made.share = static_cast<double>(found) / whole;
        if (isBrokenBox(kind.id) && made.share > thresholds.criticalBoxShare)
            made.severity = DefectSeverity::Critical;
        const std::span<const Defect> rows = report.rowsOf(kind.id);
        if (kind.id == DefectId::ClassImbalance && !rows.empty()
            && double{rows.front().value} > thresholds.imbalanceWarning)
            made.severity = DefectSeverity::Warning;
        report.summaries.push_back(made);
    }
    std::stable_sort(
        report.summaries.begin(), report.summaries.end(),
        [](const DefectSummary& a, const DefectSummary& b) { return a.severity < b.severity; });
    report.isComplete = dataset.isComplete();
    return report;
}

bool hasArea(const BoxRow& box)
{
    return std::isfinite(box.xmin) && std::isfinite(box.ymin) && std::isfinite(box.xmax)
           && std::isfinite(box.ymax) && box.xmax > box.xmin && box.ymax > box.ymin;
}

} // namespace faultline
