// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/curves/curve_recipe.h"

#include "model/core/smoothing.h"

#include <algorithm>
#include <utility>

namespace faultline {

namespace {

SeriesPtr shared(ScalarSeries series)
{
    return std::make_shared<const ScalarSeries>(std::move(series));
}

bool isByTime(XAxisKind axis)
{
    return axis == XAxisKind::Relative || axis == XAxisKind::Wall;
}

/// One run on the axis of the recipe.
SeriesPtr prepared(const CurveSource& source, const CurveRecipe& recipe, ShapedCurve& shape)
{
    SeriesPtr series = source.series;
    if (!series)
        return series;
    if (!source.kept.empty())
        series = shared(keptPoints(*series, source.kept));
    // The metric has the steps as logged too: pair before they are counted anew.
    if (recipe.axis == XAxisKind::Value) {
        PairedSeries paired =
            source.xMetric ? pairedWith(*series, *source.xMetric)
                           : PairedSeries{.series = {}, .earlier = 0, .withoutX = series->size()};
        shape.earlierX += paired.earlier;
        shape.withoutX += paired.withoutX;
        series = shared(std::move(paired.series));
    }
    if (recipe.alignsStart && source.firstStep != 0)
        series = shared(stepsCountedFrom(*series, source.firstStep));
    return series;
}

ShapedCurve shaped(const CurveRecipe& recipe)
{
    ShapedCurve shape;
    if (recipe.sources.empty())
        return shape;
    if (!recipe.join) {
        shape.line = prepared(recipe.sources.front(), recipe, shape);
        shape.origin = recipe.sources.front().origin;
        return shape;
    }
    std::vector<SeriesPtr> runs;
    for (const CurveSource& source : recipe.sources) {
        SeriesPtr series = prepared(source, recipe, shape);
        // Wall times of different days say nothing about their mean: count from each start.
        if (series && (recipe.axis == XAxisKind::Relative || recipe.axis == XAxisKind::Step))
            series = shared(series->shifted(-source.origin));
        runs.push_back(std::move(series));
    }
    JoinRule rule = *recipe.join;
    rule.along = isByTime(recipe.axis) ? JoinRule::Along::Times : JoinRule::Along::Steps;
    JoinedSeries joined = joinSeries(runs, rule);
    const auto ifAny = [](ScalarSeries&& series) {
        return series.empty() ? SeriesPtr() : shared(std::move(series));
    };
    shape.line = shared(std::move(joined.line));
    shape.lower = ifAny(std::move(joined.lower));
    shape.upper = ifAny(std::move(joined.upper));
    shape.counts = ifAny(std::move(joined.counts));
    shape.spoiled = ifAny(std::move(joined.spoiled));
    shape.nonFinite = joined.nonFinite;
    shape.isThinned = joined.isThinned;
    return shape;
}

SeriesPtr smoothedBy(const SeriesPtr& series, const CurveRecipe& recipe)
{
    const SmoothingRule& rule = recipe.smoothing;
    if (!series || !(rule.weight > 0.0))
        return series;
    if (!rule.byDistance)
        return shared(smoothed(*series, rule.weight));
    // A single run is smoothed over steps on every axis, so that its curve stays the same. The
    // steps of runs that were joined over time are means, which may go backwards.
    const auto distance =
        recipe.join && isByTime(recipe.axis) ? SmoothingDistance::Time : SmoothingDistance::Steps;
    return shared(smoothedByDistance(*series, rule.weight, distance));
}

} // namespace

bool CurveRecipe::isPlain() const
{
    const auto isChanged = [this](const CurveSource& source) {
        return !source.kept.empty() || (alignsStart && source.firstStep != 0);
    };
    return !join && axis != XAxisKind::Value && !(smoothing.weight > 0.0)
           && std::none_of(sources.begin(), sources.end(), isChanged);
}

bool CurveRecipe::hasSameShape(const CurveRecipe& other) const
{
    return hasSameAxis(other) && sources == other.sources && join == other.join;
}

bool CurveRecipe::hasSameAxis(const CurveRecipe& other) const
{
    // A single curve keeps steps and times whatever the axis, one that was joined does not.
    const bool isSame =
        axis == other.axis
        || (!join && !other.join && axis != XAxisKind::Value && other.axis != XAxisKind::Value);
    return isSame && alignsStart == other.alignsStart && join.has_value() == other.join.has_value();
}

std::size_t CurveRecipe::pointCount() const
{
    std::size_t points = 0;
    for (const CurveSource& source : sources)
        points += source.series ? source.series->size() : 0;
    return points;
}

std::size_t BakedCurve::memoryBytes() const
{
    std::size_t bytes = 0;
    for (const SeriesPtr& series : {line, lower, upper}) {
        if (series)
            bytes += series->memoryBytes();
    }
    const bool isLogged = !recipe.sources.empty() && shape.line == recipe.sources.front().series;
    for (const SeriesPtr& series : {shape.line, shape.lower, shape.upper, shape.counts}) {
        if (series && !isLogged)
            bytes += series->memoryBytes();
    }
    return bytes;
}

BakedCurve bake(const CurveRecipe& recipe, const BakedCurve* earlier)
{
    BakedCurve curve;
    curve.recipe = recipe;
    curve.shape = earlier && earlier->recipe.hasSameShape(recipe) ? earlier->shape : shaped(recipe);
    curve.line = smoothedBy(curve.shape.line, recipe);
    curve.lower = smoothedBy(curve.shape.lower, recipe);
    curve.upper = smoothedBy(curve.shape.upper, recipe);
    return curve;
}

} // namespace faultline
