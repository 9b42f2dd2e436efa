// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/export_curves.h"

#include <map>
#include <utility>

namespace faultline::ui {

namespace {

ScalarSeries pointsWithin(const ExportSeries& curve, const ExportWindow& window)
{
    ScalarSeriesBuilder builder;
    std::vector<ScalarPoint> kept;
    for (std::size_t i = 0; i < curve.series->size(); ++i) {
        const double x = xOf(*curve.series, i, window.axis, curve.origin);
        if (x >= window.min && x <= window.max)
            kept.push_back(curve.series->point(i));
    }
    builder.append(kept);
    return builder.snapshot();
}

} // namespace

CaseData selectPoints(const std::vector<ExportSeries>& curves,
                      const std::optional<ExportWindow>& window)
{
    std::map<std::string, std::shared_ptr<Run>> runs;
    for (const ExportSeries& curve : curves) {
        std::shared_ptr<Run>& run = runs[curve.run];
        if (!run) {
            run = std::make_shared<Run>();
            run->name = curve.run;
        }
        run->scalars[curve.tag].series = window ? pointsWithin(curve, *window) : *curve.series;
    }
    CaseData data;
    for (auto& entry : runs)
        data.runs.push_back(std::move(entry.second));
    return data;
}

Result<std::uint64_t> exportCurves(const std::string& path, const std::vector<ExportSeries>& curves,
                                   ScalarFormat format, const std::optional<ExportWindow>& window)
{
    const CaseData data = selectPoints(curves, window);
    std::uint64_t written = 0;
    const Result<void> done =
        writeWholeFile(path, [&](TextSink& sink) { written = writeScalars(sink, data, format); });
    if (!done)
        return done.error();
    return written;
}

} // namespace faultline::ui
