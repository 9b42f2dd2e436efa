// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/curves/run_grouping.h"

#include <gtest/gtest.h>

namespace faultline {
namespace {

const std::vector<std::string> kNames{"resnet_seed1", "vgg_seed1", "resnet_seed2", "notes",
                                      "vgg_seed2"};
using Runs = std::vector<std::size_t>;

TEST(RunGrouping, CapturesNameTheGroups)
{
    const RunGroups groups = groupByPattern(kNames, "^(.*)_seed");
    ASSERT_EQ(groups.groups.size(), 2U);
    EXPECT_EQ(groups.groups[0].label, "resnet");
    EXPECT_EQ(groups.groups[0].runs, (Runs{0, 2}));
    EXPECT_EQ(groups.groups[1].label, "vgg");
    EXPECT_EQ(groups.groups[1].runs, (Runs{1, 4}));
    EXPECT_EQ(groups.alone, (Runs{3}));
    EXPECT_EQ(groups.groupOf(4), std::optional<std::size_t>(1));
    EXPECT_FALSE(groups.groupOf(3));
    EXPECT_TRUE(groups.error.empty());
}

TEST(RunGrouping, WithoutACaptureTheWholeMatchIsTheLabel)
{
    const RunGroups groups = groupByPattern(kNames, "seed\\d");
    ASSERT_EQ(groups.groups.size(), 2U);
    EXPECT_EQ(groups.groups[0].label, "seed1");
    EXPECT_EQ(groups.groups[0].runs, (Runs{0, 1}));
}

TEST(RunGrouping, NamedAndMissingCaptures)
{
    const RunGroups groups = groupByPattern(kNames, "(?P<net>\\w+)_seed(1)?");
    ASSERT_EQ(groups.groups.size(), 4U);
    EXPECT_EQ(groups.groups[0].label, "net=resnet, 1");
    EXPECT_EQ(groups.groups[2].label, "net=resnet");
}

TEST(RunGrouping, ABrokenPatternSaysWhyAndGroupsNothing)
{
    const RunGroups groups = groupByPattern(kNames, "(seed");
    EXPECT_TRUE(groups.groups.empty());
    EXPECT_EQ(groups.alone.size(), kNames.size());
    EXPECT_NE(groups.error.find("("), std::string::npos);
    EXPECT_TRUE(groupByPattern(kNames, "").groups.empty());
}

TEST(RunGrouping, HostilePatternsAndNamesEndSoon)
{
    const std::vector<std::string> names{std::string(100'000, 'a'), "\xff\xfe", ""};
    const RunGroups groups = groupByPattern(names, "(a*)*(a|aa)+$");
    EXPECT_LE(groups.groups.size(), 1U);
    EXPECT_FALSE(groupByPattern(names, std::string(5'000, '(')).error.empty());
}

} // namespace
} // namespace faultline
