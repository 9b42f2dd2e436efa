// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/case_artifacts.h"
#include "model/core/case_names.h"
#include "model/core/identity.h"
#include "model/core/shown_names.h"

#include <gtest/gtest.h>

#include <concepts>
#include <sstream>
#include <type_traits>
#include <unordered_set>

namespace faultline {
namespace {

// Mixing them does not compile.
static_assert(!std::is_convertible_v<std::string, RunId>);
static_assert(!std::is_convertible_v<const char*, TagId>);
static_assert(!std::is_convertible_v<RunId, std::string>);
static_assert(!std::is_constructible_v<RunId, ArtifactId>);
static_assert(!std::is_constructible_v<RunId, TagId>);
static_assert(!std::equality_comparable_with<RunId, RuleId>);
static_assert(!std::equality_comparable_with<RunId, std::string>);
static_assert(!std::is_convertible_v<std::int64_t, StepIndex>);
static_assert(!std::is_convertible_v<StepIndex, std::int64_t>);
static_assert(!std::is_convertible_v<double, WallTime>);
static_assert(!std::is_constructible_v<WallTime, StepIndex>);
static_assert(!std::equality_comparable_with<StepIndex, WallTime>);

TEST(Identity, TextsCompareHashAndPrint)
{
    const RunId a("/runs/a");
    EXPECT_EQ(a, RunId(std::string("/runs/a")));
    EXPECT_LT(a, RunId("/runs/b"));
    EXPECT_EQ(a.text(), "/runs/a");
    EXPECT_EQ(a.view(), "/runs/a");
    EXPECT_TRUE(RunId().empty());
    const std::unordered_set<RunId> set{a, RunId("/runs/a"), RunId("/runs/b")};
    EXPECT_EQ(set.size(), 2U);
    std::ostringstream text;
    text << a << " " << StepIndex(7) << " " << WallTime(1.5);
    EXPECT_EQ(text.str(), "/runs/a 7 1.5");
}

TEST(Identity, DistancesOfStepsAndTimesArePlainNumbers)
{
    EXPECT_EQ(StepIndex(7) + 3, StepIndex(10));
    EXPECT_EQ(StepIndex(7) - StepIndex(10), -3);
    EXPECT_LT(StepIndex(7), StepIndex(10));
    EXPECT_DOUBLE_EQ(WallTime(5.0) - WallTime(3.5), 1.5);
    EXPECT_EQ(WallTime(5.0) + 1.0, WallTime(6.0));
    EXPECT_LT(WallTime(), WallTime(1.0));
}

TEST(Identity, PlacesAreAbsoluteWithoutDots)
{
    EXPECT_EQ(placeOf("/runs/./a/../b/"), "/runs/b");
    EXPECT_EQ(placeOf("/"), "/");
    EXPECT_EQ(placeOf("demo:ssd/train"), "demo:ssd/train");
    EXPECT_EQ(placeOf(""), "");
    EXPECT_TRUE(placeOf("a").starts_with("/"));
    EXPECT_EQ(placeOf("a"), placeOf("./a/"));
}

TEST(Identity, PathsBelow)
{
    EXPECT_EQ(pathBelow("/runs/a/train", "/runs/a"), "train");
    EXPECT_EQ(pathBelow("/runs/a", "/runs/a"), ".");
    EXPECT_EQ(pathBelow("/runs/ab", "/runs/a"), std::nullopt);
    EXPECT_EQ(pathBelow("/runs", "/runs/a"), std::nullopt);
    EXPECT_EQ(pathBelow("/runs/a", "/"), "runs/a");
    EXPECT_EQ(pathBelow("demo:ssd/train", "demo:"), "ssd/train");
    EXPECT_EQ(pathBelow("/runs/a", ""), std::nullopt);
}

TEST(Identity, PartsOfAFileAreApart)
{
    const ArtifactId file("/runs/a.wandb");
    EXPECT_EQ(partOf(file, ArtifactPart::Whole), file);
    EXPECT_EQ(partOf(file, ArtifactPart::Console).text(), "/runs/a.wandb#console");
    EXPECT_NE(partOf(file, ArtifactPart::Console), partOf(file, ArtifactPart::System));
    EXPECT_EQ(shownPart("a.wandb", ArtifactPart::Versions), "a.wandb (versions)");
    EXPECT_EQ(shownPart("a.wandb", ArtifactPart::Whole), "a.wandb");
}

TEST(ShownNames, OneSourceAddsNothing)
{
    const std::vector<std::string> one{"/runs/a"};
    EXPECT_EQ(shownSources(one), std::vector<std::string>{""});
    EXPECT_EQ(shownRun("", "train"), "train");
    EXPECT_EQ(shownRun("", "."), ".");
    EXPECT_EQ(shownFile("", "x/train.log"), "x/train.log");
}

TEST(ShownNames, StayOnOneLineAndInTheirOrder)
{
    EXPECT_EQ(shownRun("", "two\nlines"), "two\\nlines");
    EXPECT_EQ(shownFile("a", "\u202Egol.txt"), "a/\\u202egol.txt");
    EXPECT_EQ(shownFile("", "סjֶ/\xFF"), "סjֶ/\uFFFD") << "right to left by itself is fine";
}

TEST(ShownNames, SeveralSourcesAreToldApart)
{
    const std::vector<std::string> several{"/x/a/train", "/x/b/train", "/x/c/train/"};
    EXPECT_EQ(shownSources(several), (std::vector<std::string>{"train", "b/train", "c/train"}));
    EXPECT_EQ(shownRun("b/train", "."), "b/train");
    EXPECT_EQ(shownRun("b/train", "sub"), "b/train/sub");
    EXPECT_EQ(shownFile("train.log", "train.log"), "train.log") << "opened by itself";
    EXPECT_EQ(shownFile("train", "train.log"), "train/train.log");
    EXPECT_TRUE(shownSources({}).empty());
}

TEST(ShownNames, PlacesThatAreNotOpenAnyMore)
{
    const std::vector<std::string> sources{"/x/a", "/x/gpu.csv"};
    EXPECT_EQ(shownPlace(sources, "/x/a/train"), "a/train");
    EXPECT_EQ(shownPlace(sources, "/x/gpu.csv"), "gpu.csv");
    EXPECT_EQ(shownPlace(sources, "/y/b"), "/y/b");
    const std::vector<std::string> file{"/x/args.yaml"};
    EXPECT_EQ(shownPlace(file, "/x"), ".") << "the folder that an opened file is in";
}

TEST(CaseNames, SayWhatTheCaseSays)
{
    auto run = std::make_shared<faultline::Run>();
    run->id = RunId("/runs/exp/train");
    run->name = "train";
    auto log = std::make_shared<ConsoleLog>();
    log->file.id = ArtifactId("/runs/exp/a.wandb#console");
    log->file.displayName = "a.wandb";
    log->part = ArtifactPart::Console;
    CaseData data;
    data.sources = {"/runs/exp"};
    data.runs = {run};
    data.logs = {log};
    const CaseNames names(data);
    EXPECT_EQ(names.of(run->id), "train");
    EXPECT_EQ(names.of(log->id()), "a.wandb (console)");
    EXPECT_EQ(names.of(RunId("/runs/exp/gone")), "gone");
    EXPECT_EQ(names.of(RunId()), "");
    EXPECT_EQ(data.nameOf(run->id), names.of(run->id));
    EXPECT_EQ(data.nameOf(log->id()), names.of(log->id()));
    EXPECT_EQ(data.findRun(run->id), data.runNamed("train"));
    EXPECT_EQ(data.findRun(RunId("train")), nullptr) << "a name is no id";
    EXPECT_EQ(findArtifact(data.logs, log->id()), artifactNamed(data.logs, "a.wandb (console)"));
}

} // namespace
} // namespace faultline
