// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/scalars/export_curves.h"

#include "model/io/csv.h"

#include <charconv>
#include <cmath>
#include <map>
#include <utility>

namespace faultline::ui {

namespace {

ScalarSeries pointsWithin(const ExportSeries& curve, const ExportWindow& window)
{
    ScalarSeriesBuilder builder;
    std::vector<ScalarPoint> kept;
    for (std::size_t i = 0; i < curve.series->size(); ++i) {
        double x = xOf(*curve.series, i, window.axis, curve.origin);
        if (window.axis == XAxisKind::Step)
            x -= static_cast<double>(curve.firstStep);
        if (x >= window.min && x <= window.max)
            kept.push_back(curve.series->point(i));
    }
    builder.append(kept);
    return builder.snapshot();
}

void appendNumber(std::string& row, double number)
{
    if (std::isnan(number)) {
        row += "nan";
        return;
    }
    char text[32];
    row.append(text, std::to_chars(text, text + sizeof text, number).ptr);
}

/// Empty where a band has no border.
void appendBorder(std::string& row, const std::shared_ptr<const ScalarSeries>& border,
                  std::size_t i)
{
    row += ',';
    if (border && std::isfinite(border->value(i)))
        appendNumber(row, border->value(i));
}

std::uint64_t writeGroup(TextSink& sink, const ExportGroup& group, XAxisKind axis,
                         const std::optional<ExportWindow>& window)
{
    const std::string prefix = csvField(group.label) + "," + csvField(group.tag) + ",";
    std::uint64_t written = 0;
    for (std::size_t i = 0; i < group.line->size() && sink.isOpen(); ++i) {
        const double x = xOf(*group.line, i, axis, group.origin);
        if (window && !(x >= window->min && x <= window->max))
            continue;
        std::string row = prefix + std::to_string(group.line->step(i)) + ",";
        appendNumber(row, x);
        row += ',';
        appendNumber(row, group.line->value(i));
        appendBorder(row, group.lower, i);
        appendBorder(row, group.upper, i);
        row += ',';
        if (group.counts)
            appendNumber(row, group.counts->value(i));
        row += '\n';
        sink.write(row);
        ++written;
    }
    return written;
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

Result<std::uint64_t> exportGroups(const std::string& path, const std::vector<ExportGroup>& groups,
                                   XAxisKind axis, const std::optional<ExportWindow>& window)
{
    std::uint64_t written = 0;
    const Result<void> done = writeWholeFile(path, [&](TextSink& sink) {
        sink.write("group,tag,step,x,value,lower,upper,runs\n");
        for (const ExportGroup& group : groups) {
            if (group.line)
                written += writeGroup(sink, group, axis, window);
        }
    });
    if (!done)
        return done.error();
    return written;
}

} // namespace faultline::ui
