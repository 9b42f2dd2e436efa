// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/parameters.h"
#include "model/augment/transform.h"

#include <gtest/gtest.h>

#include <limits>
#include <set>

namespace faultline::augment {

namespace {

const std::vector<ParameterInfo>& infos()
{
    static const std::vector<ParameterInfo> kInfos{
        {.name = "p", .kind = ParameterKind::Real, .defaultValue = 0.5},
        {.name = "limit",
         .kind = ParameterKind::Range,
         .defaultValue = std::vector<double>{-3.0, 3.0}, // outside of the bounds: taken as it is
         .minimum = 0.0,
         .maximum = 2.0},
        {.name = "count",
         .kind = ParameterKind::Integer,
         .defaultValue = std::int64_t{4},
         .minimum = 1.0,
         .maximum = 8.0},
        {.name = "mode",
         .kind = ParameterKind::Choice,
         .defaultValue = std::string("fast"),
         .choices = {"fast", "slow"}},
    };
    return kInfos;
}

} // namespace

TEST(Parameters, DefaultsFillIn)
{
    const Parameters nothing;
    const ParameterReader reader(infos(), nothing);
    EXPECT_EQ(reader.real("p"), 0.5);
    EXPECT_EQ(reader.integer("count"), 4);
    EXPECT_EQ(reader.range("limit"), (std::pair{-3.0, 3.0}));
    EXPECT_EQ(reader.text("mode"), "fast");
    EXPECT_FALSE(reader.isWritten("p"));
}

TEST(Parameters, WrittenNumbersAreClamped)
{
    const Parameters written{{"p", 7.0},
                             {"count", std::int64_t{-3}},
                             {"limit", std::vector<double>{-1.0, 1e300}},
                             {"mode", std::string("sideways")}};
    const ParameterReader reader(infos(), written);
    EXPECT_EQ(reader.real("p"), 1.0);
    EXPECT_EQ(reader.integer("count"), 1);
    EXPECT_EQ(reader.range("limit"), (std::pair{0.0, 2.0}));
    EXPECT_EQ(reader.text("mode"), "fast");
}

TEST(Parameters, NanIsTheLowerBound)
{
    const Parameters written{{"p", std::numeric_limits<double>::quiet_NaN()},
                             {"count", std::numeric_limits<double>::quiet_NaN()}};
    const ParameterReader reader(infos(), written);
    EXPECT_EQ(reader.real("p"), 0.0);
    EXPECT_EQ(reader.integer("count"), 1);
}

TEST(Parameters, OneNumberIsBothEndsOfARange)
{
    const Parameters written{{"limit", 1.5}};
    EXPECT_EQ(ParameterReader(infos(), written).range("limit"), (std::pair{1.5, 1.5}));
}

TEST(Catalogue, IdsAreUniqueAndParametersComplete)
{
    std::set<std::string_view> ids;
    for (const TransformInfo& info : catalogue()) {
        SCOPED_TRACE(std::string(info.id));
        EXPECT_TRUE(ids.insert(info.id).second);
        EXPECT_TRUE(info.id.starts_with(std::string(toString(info.library)) + "/"));
        EXPECT_NE(info.make, nullptr);
        EXPECT_FALSE(info.summary.empty());
        EXPECT_EQ(findTransform(info.id), &info);
        for (const ParameterInfo& parameter : parametersFor(info, "")) {
            SCOPED_TRACE(std::string(parameter.name));
            EXPECT_LE(parameter.minimum, parameter.maximum);
            EXPECT_FALSE(parameter.help.empty());
            EXPECT_TRUE(parameter.kind != ParameterKind::Choice || !parameter.choices.empty());
        }
    }
}

} // namespace faultline::augment
