// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/measure_layers.h"

#include "model/core/layer_series.h"
#include "model/summaries/read_summary.h"
#include "model/summaries/summary_history.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace faultline {

namespace {

/// Mean of |x| for x evenly in [left, right].
double meanSizeOf(const HistogramBucket& bucket)
{
    if (bucket.left >= 0.0 || bucket.right <= 0.0)
        return std::abs(bucket.left / 2.0 + bucket.right / 2.0);
    return (bucket.left * bucket.left + bucket.right * bucket.right)
           / (2.0 * (bucket.right - bucket.left));
}

/// The part of a bucket of which the size is at least kEdge.
double edgePartOf(const HistogramBucket& bucket)
{
    const double width = bucket.right - bucket.left;
    if (!(width > 0.0))
        return std::abs(bucket.left) >= kEdge ? 1.0 : 0.0;
    const double above = bucket.right - std::max(bucket.left, kEdge);
    const double below = std::min(bucket.right, -kEdge) - bucket.left;
    return (std::max(above, 0.0) + std::max(below, 0.0)) / width;
}

struct Chosen {
    const std::string* tag = nullptr;
    const BlobTag* blob = nullptr;
    LayerPart part = LayerPart::Other;
};

std::vector<Chosen> chosenTags(const Run& run, std::size_t most)
{
    std::vector<Chosen> chosen;
    for (const auto& [tag, blob] : run.blobs) {
        const LayerPart part = layerPartOf(tag);
        if (blob.kind == TagKind::Histogram && part != LayerPart::Other && !blob.items.empty())
            chosen.push_back({.tag = &tag, .blob = &blob, .part = part});
    }
    std::stable_sort(chosen.begin(), chosen.end(),
                     [](const Chosen& a, const Chosen& b) { return a.part < b.part; });
    chosen.resize(std::min(chosen.size(), most));
    return chosen;
}

/// Appends the series of one histogram tag, which is the `number`-th.
void addSeries(const Run& run, const Chosen& chosen, std::size_t number, const LayerLimits& limits,
               ReadMonitor& monitor, Run& copy)
{
    const BlobIndex& items = chosen.blob->items;
    std::array<std::vector<ScalarPoint>, 3> points;
    for (const std::size_t at : evenlyChosen(items.size(), limits.values)) {
        if (monitor.isCancelled())
            break;
        const Result<std::string> bytes = readSummary(run, items[at], limits.bytes);
        if (!bytes)
            continue;
        monitor.advance(bytes.value().size());
        const Result<HistogramSummary> histogram = decodeHistogram(bytes.value());
        if (!histogram || histogram.value().empty())
            continue;
        const LayerNumbers numbers = layerNumbersOf(histogram.value());
        const std::array<double, 3> values{numbers.meanSize, numbers.zeroShare, numbers.edgeShare};
        for (std::size_t k = 0; k < values.size(); ++k)
            points[k].push_back(
                {.step = items[at].step, .wallTime = items[at].wallTime, .value = values[k]});
    }
    for (const LayerMeasure measure :
         {LayerMeasure::MeanSize, LayerMeasure::ZeroShare, LayerMeasure::EdgeShare}) {
        ScalarSeriesBuilder builder;
        builder.append(points[static_cast<std::size_t>(measure)]);
        copy.scalars[layerSeriesTag(measure, number)] = {
            .series = builder.snapshot(), .displayName = *chosen.tag, .description = {}};
    }
}

} // namespace

LayerNumbers layerNumbersOf(const HistogramSummary& histogram)
{
    LayerNumbers numbers;
    double total = 0.0;
    for (const HistogramBucket& bucket : histogram.buckets) {
        const bool isAtZero =
            bucket.left <= 0.0 && bucket.right >= 0.0 && bucket.right - bucket.left <= kZeroWidth;
        total += bucket.count;
        numbers.meanSize += bucket.count * (isAtZero ? 0.0 : meanSizeOf(bucket));
        numbers.zeroShare += isAtZero ? bucket.count : 0.0;
        numbers.edgeShare += bucket.count * edgePartOf(bucket);
    }
    if (!(total > 0.0))
        return {};
    numbers.meanSize /= total;
    numbers.zeroShare /= total;
    numbers.edgeShare /= total;
    return numbers;
}

CaseData withLayerSeries(const CaseData& data, ReadMonitor& monitor, const LayerLimits& limits)
{
    CaseData with = data;
    for (RunPtr& run : with.runs) {
        const std::vector<Chosen> chosen = chosenTags(*run, limits.tags);
        if (chosen.empty())
            continue;
        auto copy = std::make_shared<Run>(*run);
        for (std::size_t i = 0; i < chosen.size(); ++i)
            addSeries(*run, chosen[i], i, limits, monitor, *copy);
        run = std::move(copy);
    }
    return with;
}

} // namespace faultline
