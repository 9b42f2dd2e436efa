// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/match.h"
#include "tests/diagnosis/support/run_maker.h"
#include "tests/support/analysed.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace faultline::test {
namespace {

RunPtr runCalled(const std::string& name, const std::string& tag = "loss")
{
    return RunMaker(name)
        .curve(tag, stepsFrom(0, 50),
               [](std::int64_t step) { return healthyLoss(static_cast<double>(step), 20.0); })
        .make();
}

ComparedCase caseWith(const std::string& path, const std::vector<std::string>& names)
{
    std::vector<RunPtr> runs;
    for (const std::string& name : names)
        runs.push_back(runCalled(name));
    return {.analysis = analysed(caseOf(std::move(runs))), .diagnosis = nullptr, .path = path};
}

TEST(Match, OneOnEachSideIsAPairWhateverTheyAreCalled)
{
    const std::vector a{caseWith("/data/june", {"first"})};
    const std::vector b{caseWith("/data/august", {"second"})};
    const Matching matching = matchTrainings(a, b);
    ASSERT_EQ(matching.pairs.size(), 1U);
    EXPECT_EQ(matching.pairs[0].good.front().name, "june");
    EXPECT_EQ(matching.pairs[0].bad.name, "august");
    EXPECT_TRUE(matching.withoutPartner.empty());
}

TEST(Match, SeveralArePairedByNameAndTheRestIsTold)
{
    const std::vector a{caseWith("/data/june", {"ssd", "yolo", "old"})};
    const std::vector b{caseWith("/data/august", {"yolo", "ssd", "new"})};
    const Matching matching = matchTrainings(a, b);
    ASSERT_EQ(matching.pairs.size(), 2U);
    for (const MatchedRuns& pair : matching.pairs)
        EXPECT_EQ(pair.good.front().of().name, pair.bad.of().name);
    EXPECT_EQ(matching.withoutPartner,
              (std::vector<std::string>{"/data/june/old", "/data/august/new"}));
}

TEST(Match, TheSamePathMayStandOnBothSides)
{
    const std::vector both{caseWith("/data/june", {"ssd", "yolo"})};
    const Matching matching = matchTrainings(both, both);
    ASSERT_EQ(matching.pairs.size(), 2U);
    EXPECT_TRUE(matching.withoutPartner.empty());
    EXPECT_NE(matching.pairs[0].good.front().name, matching.pairs[0].bad.name);
    EXPECT_EQ(matching.pairs[0].good.front().training, matching.pairs[0].bad.training);
}

TEST(Match, FurtherPathsOfAAreMoreGoodRuns)
{
    const std::vector a{caseWith("/data/seed1", {"."}), caseWith("/data/seed2", {"."}),
                        caseWith("/data/seed3", {"."})};
    const std::vector b{caseWith("/data/broken", {"."})};
    const Matching matching = matchTrainings(a, b);
    ASSERT_EQ(matching.pairs.size(), 1U);
    ASSERT_EQ(matching.pairs[0].good.size(), 3U);
    EXPECT_EQ(matching.pairs[0].good.front().name, "seed1");
    EXPECT_EQ(matching.pairs[0].bad.name, "broken");
}

TEST(Match, NothingFromEmptyCases)
{
    const std::vector a{caseWith("/data/june", {})};
    const std::vector b{caseWith("/data/august", {"run"})};
    EXPECT_TRUE(matchTrainings(a, b).pairs.empty());
    EXPECT_TRUE(matchTrainings({}, b).pairs.empty());
    EXPECT_EQ(matchTrainings(a, b).withoutPartner.size(), 1U);
}

TEST(Match, OtherKindsOfTrainingAreNotComparable)
{
    const Training detector = trainingOf({runCalled("a", "DetectionBoxes_Precision/mAP")});
    const Training language = trainingOf({runCalled("b", "val/perplexity")});
    const Training unknown = trainingOf({runCalled("c", "loss")});
    EXPECT_FALSE(whyNotComparable(detector, language).empty());
    EXPECT_TRUE(whyNotComparable(detector, detector).empty());
    EXPECT_TRUE(whyNotComparable(detector, unknown).empty());
}

} // namespace
} // namespace faultline::test
