// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/data/histogram_data.h"

#include "model/qt/messages.h"
#include "widgets/style/run_colors.h"
#include "widgets/style/theme.h"

#include <QCoreApplication>

namespace faultline::ui {

namespace {

constexpr std::size_t kMostBars = 32;
/// More splits than these would be a comb nobody can read.
constexpr std::size_t kMostSeries = 4;

QString summaryOf(const Distribution& values, const QString& unit)
{
    const auto number = [&unit](double value) {
        const QString text = formatted(value, Unit::None);
        return unit.isEmpty() ? text : text + u' ' + unit;
    };
    return QCoreApplication::translate("HistogramData", "From %1 to %2, median %3")
        .arg(number(values.min()), number(values.max()), number(values.quantile(0.5)));
}

std::vector<double> countsIn(const Distribution& values, const std::vector<double>& edges)
{
    std::vector<double> counts;
    const auto total = static_cast<double>(values.count());
    double below = values.shareBelow(edges.front());
    for (std::size_t bin = 0; bin + 1 < edges.size(); ++bin) {
        // The largest value itself belongs to the last bin.
        const bool isLast = bin + 2 == edges.size();
        const double upTo = isLast ? 1.0 : values.shareBelow(edges[bin + 1]);
        counts.push_back((upTo - below) * total);
        below = upTo;
    }
    return counts;
}

} // namespace

QColor splitColor(std::size_t split, std::size_t splits, const QPalette& palette)
{
    return splits <= 1 ? accentColor(palette) : runColorOf(static_cast<int>(split), 0, palette);
}

HistogramData histogramOf(const DatasetStatistics& statistics, const QStringList& splitNames,
                          Distribution SplitStatistics::*part, Scale scale, const QString& unit,
                          const QPalette& palette)
{
    HistogramData data;
    const Distribution& all = statistics.all.*part;
    data.unit = unit;
    data.isWhole = scale == Scale::Whole;
    data.isLogarithmic = scale == Scale::Logarithmic;
    data.summary = summaryOf(all, unit);
    const std::vector<Distribution::Bar> bars =
        data.isWhole ? all.wholeBars(kMostBars) : all.logBars(kMostBars);
    for (const Distribution::Bar& bar : bars) {
        if (bar.to <= bar.from)
            continue; // zeros have no place on a logarithmic axis
        if (data.edges.empty())
            data.edges.push_back(bar.from);
        data.edges.push_back(bar.to);
    }
    if (data.edges.size() < 2) {
        data.edges.clear();
        return data;
    }
    const auto add = [&](const QString& name, const QColor& color, const Distribution& values) {
        if (!values.empty())
            data.series.push_back({.name = name,
                                   .color = color,
                                   .counts = countsIn(values, data.edges),
                                   .total = static_cast<double>(values.count())});
    };
    const std::size_t splits = statistics.splits.size();
    if (splits <= 1 || splits > kMostSeries) {
        add({}, accentColor(palette), all);
        return data;
    }
    for (std::size_t i = 0; i < splits; ++i)
        add(splitNames.value(static_cast<qsizetype>(i)), splitColor(i, splits, palette),
            statistics.splits[i].*part);
    return data;
}

} // namespace faultline::ui
