// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/compare.h"
#include "tests/compare/compared_runs.h"
#include "tests/diagnosis/support/data_maker.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <random>

namespace faultline::test {
namespace {

ComparedRun sideWith(const DatasetPtr& dataset, RunSide side)
{
    return sideOf(ranOn(evidenceOf(dataset)), side, side == RunSide::A ? "good" : "bad");
}

ChangeSet compared(const DatasetPtr& a, const DatasetPtr& b)
{
    const ChangeSet set = dataChanges(sideWith(a, RunSide::A), sideWith(b, RunSide::B));
    EXPECT_EQ(whyNoMirror(set, dataChanges(sideWith(b, RunSide::A), sideWith(a, RunSide::B))), "");
    return set;
}

/// `images` pictures with boxes that are alike within a picture, as those of real ones are.
DatasetPtr scattered(std::uint64_t seed, std::size_t images, float size,
                     std::uint32_t firstChecksum)
{
    std::mt19937_64 random(seed);
    const auto uniform = [&random] { return static_cast<float>(random() % 10'000) / 10'000.0F; };
    DatasetMaker made;
    made.split("train");
    for (std::size_t i = 0; i < images; ++i) {
        made.picture("img" + std::to_string(i + firstChecksum) + ".jpg", 640, 480)
            .edit([&](ImageRow& row) {
                row.checksum = firstChecksum + static_cast<std::uint32_t>(i);
            });
        const float side = size * (0.5F + uniform());
        for (std::size_t box = 0; box < 1 + random() % 8; ++box) {
            const float x = uniform() * 0.4F;
            const float own = side * (0.9F + 0.2F * uniform());
            made.box(random() % 2 == 0 ? "cat" : "dog", x, x, x + own, x + own);
        }
    }
    return made.make();
}

DatasetPtr small(const std::function<void(DatasetMaker&)>& change = {})
{
    DatasetMaker made;
    made.split("train")
        .picture("a.jpg", 640, 480)
        .box("cat", 0.1F, 0.2F, 0.5F, 0.8F)
        .picture("b.jpg", 640, 480)
        .box("dog", 0.3F, 0.1F, 0.4F, 0.9F);
    made.split("val").picture("c.jpg", 640, 480).box("cat", 0.1F, 0.1F, 0.5F, 0.5F);
    if (change)
        change(made);
    return made.make();
}

TEST(DataChanges, NothingAgainstItself)
{
    const DatasetPtr set = scattered(1, 60, 0.2F, 1000);
    const ChangeSet changes = compared(set, set);
    EXPECT_TRUE(changes.changes.empty()) << describe(changes);
    EXPECT_GT(changes.equal, 0U);
}

TEST(DataChanges, ADatasetThatWasNotReadIsNotEqual)
{
    Training bare = ranOn(evidenceOf(small()));
    bare.datasets.clear();
    const ChangeSet set = dataChanges(sideWith(scattered(1, 10, 0.2F, 1000), RunSide::A),
                                      sideOf(std::move(bare), RunSide::B, "bad"));
    EXPECT_TRUE(set.changes.empty());
    EXPECT_EQ(set.equal, 0U);
    ASSERT_EQ(set.notRecorded.size(), 1U);
    EXPECT_EQ(toEnglish(set.notRecorded.front()), "The dataset of bad");
}

TEST(DataChanges, AnotherTestSetStandsFirst)
{
    const ChangeSet set =
        compared(small(), small([](DatasetMaker& made) {
                     made.picture("d.jpg", 640, 480).box("cat", 0.2F, 0.2F, 0.6F, 0.6F);
                 }));
    ASSERT_FALSE(set.changes.empty());
    EXPECT_EQ(set.changes.front().id, "data:test-set:val") << describe(set);
    EXPECT_EQ(set.changes.front().a, ChangeValue(1.0));
    EXPECT_EQ(set.changes.front().b, ChangeValue(2.0));
    EXPECT_NE(toEnglish(set.changes.front().note).find("by content"), std::string::npos);
}

TEST(DataChanges, TellsLabelsOfCommonPictures)
{
    DatasetMaker other;
    other.split("train")
        .picture("a.jpg", 640, 480)
        .box("dog", 0.1F, 0.2F, 0.5F, 0.8F)
        .picture("b.jpg", 640, 480)
        .box("dog", 0.3F, 0.1F, 0.42F, 0.7F)
        .box("dog", 0.6F, 0.6F, 0.9F, 0.9F);
    other.split("val").picture("c.jpg", 640, 480).box("cat", 0.1F, 0.1F, 0.5F, 0.5F);
    const ChangeSet set = compared(small(), other.make());
    const RunChange* labels = changeOfPath(set, "labels of common images");
    ASSERT_NE(labels, nullptr) << describe(set);
    EXPECT_EQ(toEnglish(labels->note),
              "images with other labels: 2; boxes with another class: 1, moved: 1, added: 1, "
              "removed: 0");
}

TEST(DataChanges, SwappedCoordinatesAreOneThing)
{
    DatasetMaker other;
    other.split("train")
        .picture("a.jpg", 640, 480)
        .box("cat", 0.2F, 0.1F, 0.8F, 0.5F)
        .picture("b.jpg", 640, 480)
        .box("dog", 0.1F, 0.3F, 0.9F, 0.4F);
    other.split("val").picture("c.jpg", 640, 480).box("cat", 0.1F, 0.1F, 0.5F, 0.5F);
    const ChangeSet set = compared(small(), other.make());
    const RunChange* labels = changeOfPath(set, "labels of common images");
    ASSERT_NE(labels, nullptr) << describe(set);
}

TEST(DataChanges, SmallerBoxesShowBeyondWhatEqualSetsShow)
{
    const ChangeSet set = compared(scattered(1, 150, 0.3F, 1000), scattered(2, 150, 0.15F, 5000));
    const RunChange* side = changeOfPath(set, "box-side");
    ASSERT_NE(side, nullptr) << describe(set);
    EXPECT_GT(std::get<double>(side->a), std::get<double>(side->b));
}

TEST(DataChanges, EqualSetsSeldomDiffer)
{
    std::size_t differing = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const ChangeSet set =
            dataChanges(sideWith(scattered(seed, 60, 0.2F, 1000), RunSide::A),
                        sideWith(scattered(seed + 100, 60, 0.2F, 5000), RunSide::B));
        differing += std::any_of(set.changes.begin(), set.changes.end(),
                                 [](const RunChange& change) {
                                     return change.id.starts_with("data:distribution:");
                                 })
                         ? 1
                         : 0;
    }
    EXPECT_LE(differing, 1U);
}

DatasetPtr evaluatedOn(int images)
{
    DatasetMaker made;
    made.split("train").picture("a.jpg", 640, 480).box("cat", 0.1F, 0.2F, 0.5F, 0.8F);
    made.split("val");
    for (int i = 0; i < images; ++i)
        made.picture("v" + std::to_string(i) + ".jpg", 640, 480).box("cat", 0.1F, 0.1F, 0.5F, 0.5F);
    return made.make();
}

ComparedRun withMetric(double level, int images, RunSide side)
{
    Training training = ranOn(evidenceOf(evaluatedOn(images)));
    const RunPtr run =
        RunMaker("train")
            .curve("loss", stepsFrom(0, 400),
                   [](std::int64_t step) { return healthyLoss(static_cast<double>(step), 200.0); })
            .curve("mAP", stepsFrom(0, 400, 10),
                   [level](std::int64_t step) {
                       return level * (1.0 - std::exp(-static_cast<double>(step) / 100.0));
                   })
            .make();
    Training ran = analysed(caseOf({run}))->trainings.front();
    ran.datasets = training.datasets;
    return sideOf(std::move(ran), side, side == RunSide::A ? "june" : "august");
}

Effect metricBetween(int imagesOfB)
{
    SilentMonitor monitor;
    const MatchedRuns pair{.good = {withMetric(0.6, 4, RunSide::A)},
                           .bad = withMetric(0.1, imagesOfB, RunSide::B)};
    const Result<RunComparison> result = compareRuns(pair, {}, monitor);
    EXPECT_TRUE(result);
    for (const Effect& effect : result->effects) {
        if (effect.id == "metric:mAP")
            return effect;
    }
    ADD_FAILURE() << "no metric";
    return {};
}

TEST(DataChanges, AMetricOfAnotherTestSetIsNotHeldAgainstIt)
{
    EXPECT_NE(metricBetween(4).state, EffectState::Unknown);
    const Effect other = metricBetween(7);
    EXPECT_EQ(other.state, EffectState::Unknown);
    EXPECT_FALSE(other.isWorse);
    EXPECT_EQ(toEnglish(other.reason), "the test sets differ, so the values cannot be compared");
}

} // namespace
} // namespace faultline::test
