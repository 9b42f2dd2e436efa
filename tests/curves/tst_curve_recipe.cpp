// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/smoothing.h"
#include "model/curves/curve_recipe.h"
#include "tests/curves/curve_samples.h"

#include <gtest/gtest.h>

#include <utility>

namespace faultline {
namespace {

using samples::seriesOf;
using samples::shared;
using samples::stepsOf;
using samples::valuesOf;

CurveSource source(const std::vector<samples::StepValue>& points, std::int64_t firstStep = 0)
{
    CurveSource made;
    made.series = shared(seriesOf(points));
    made.origin = 1000.0;
    made.firstStep = firstStep;
    return made;
}

CurveRecipe recipeOf(std::vector<CurveSource> sources)
{
    CurveRecipe recipe;
    recipe.sources = std::move(sources);
    return recipe;
}

TEST(CurveRecipe, WithoutOptionsTheSeriesIsDrawnAsLogged)
{
    CurveRecipe recipe = recipeOf({source({{0, 1}, {1, 2}})});
    EXPECT_TRUE(recipe.isPlain());
    EXPECT_EQ(bake(recipe, nullptr).line, recipe.sources.front().series);
    recipe.smoothing.weight = 0.5;
    EXPECT_FALSE(recipe.isPlain());
    recipe.smoothing.weight = 0.0;
    recipe.alignsStart = true;
    EXPECT_TRUE(recipe.isPlain()); // it begins at 0 anyway
    recipe.sources.front().firstStep = -3;
    EXPECT_FALSE(recipe.isPlain());
}

TEST(CurveRecipe, PicksAlignsAndSmoothsInThisOrder)
{
    CurveRecipe recipe = recipeOf({source({{100, 1}, {110, 2}, {120, 9}, {105, 4}}, 100)});
    recipe.sources.front().kept = {{.begin = 0, .end = 2}};
    recipe.alignsStart = true;
    recipe.smoothing.weight = 0.6;
    const BakedCurve curve = bake(recipe, nullptr);
    EXPECT_EQ(stepsOf(*curve.line), (std::vector<std::int64_t>{0, 10}));
    EXPECT_EQ(valuesOf(*curve.shape.line), (std::vector<double>{1, 2}));
    EXPECT_NEAR(curve.line->value(1), 1.625, 1e-6); // TensorBoard's formula by hand
}

TEST(CurveRecipe, AnotherSmoothingSharesWhatWasJoined)
{
    CurveRecipe recipe = recipeOf({source({{0, 1}, {2, 3}}), source({{1, 5}, {2, 7}})});
    recipe.join = JoinRule{};
    const BakedCurve first = bake(recipe, nullptr);
    recipe.smoothing.weight = 0.9;
    const BakedCurve second = bake(recipe, &first);
    EXPECT_EQ(second.shape.line, first.shape.line);
    EXPECT_NE(second.line, first.line);
    recipe.alignsStart = true;
    EXPECT_NE(bake(recipe, &second).shape.line, first.shape.line);
}

TEST(CurveRecipe, GroupsCountTimeFromEachRunsOwnStart)
{
    CurveRecipe recipe = recipeOf({source({{0, 1}, {1, 3}}), source({{0, 5}, {1, 7}})});
    recipe.sources[1].series = shared(recipe.sources[1].series->shifted(86'400.0));
    recipe.sources[1].origin += 86'400.0;
    recipe.join = JoinRule{};
    recipe.axis = XAxisKind::Relative;
    const BakedCurve relative = bake(recipe, nullptr);
    ASSERT_EQ(relative.line->size(), 2U);
    EXPECT_EQ(xOf(*relative.line, 1, XAxisKind::Relative, relative.shape.origin), 1.0);
    EXPECT_EQ(relative.line->value(1), 5.0);
    recipe.axis = XAxisKind::Wall;
    EXPECT_EQ(bake(recipe, nullptr).line->size(), 4U);
}

TEST(CurveRecipe, AMetricAsAxisStandsInThePlaceOfTheTime)
{
    CurveRecipe recipe = recipeOf({source({{0, 1}, {10, 2}}), source({{0, 3}, {10, 4}})});
    recipe.axis = XAxisKind::Value;
    recipe.sources[0].xMetric = shared(seriesOf({{0, 0.0}, {10, 1.0}}));
    recipe.sources[1].xMetric = shared(seriesOf({{0, 0.0}, {10, 3.0}}));
    recipe.join = JoinRule{};
    const BakedCurve group = bake(recipe, nullptr);
    ASSERT_EQ(group.line->size(), 2U);
    EXPECT_EQ(group.line->wallTime(1), 2.0);
    EXPECT_EQ(group.line->value(1), 3.0);
    recipe.join.reset();
    recipe.sources = {source({{0, 1}, {10, 2}})};
    const BakedCurve without = bake(recipe, nullptr);
    EXPECT_TRUE(without.line->empty());
    EXPECT_EQ(without.shape.withoutX, 2U);
}

TEST(CurveRecipe, NoSourceGivesNoCurve)
{
    EXPECT_EQ(bake({}, nullptr).line, nullptr);
}

} // namespace
} // namespace faultline
