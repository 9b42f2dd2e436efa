// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/effects/effects.h"
#include "model/compare/explain/explain.h"
#include "model/compare/verdict.h"
#include "tests/compare/compare_maker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <vector>

namespace faultline::test {
namespace {

constexpr double kGiB = 1024.0 * 1024.0 * 1024.0;

/// Two runs that differ in one effect.
RunComparison comparisonWith(Effect effect)
{
    RunComparison comparison;
    comparison.runs.push_back(sideOf(lossRun(1, 300, usualLoss), RunSide::A, "good"));
    comparison.runs.push_back(sideOf(lossRun(1, 300, usualLoss), RunSide::B, "bad"));
    comparison.effects.push_back(std::move(effect));
    return comparison;
}

Effect numberEffect(const std::string& id, double a, double b, Unit unit, bool isWorse)
{
    Effect effect;
    effect.id = id;
    effect.label = verbatim(id);
    effect.a = verbatim(std::to_string(a));
    effect.b = verbatim(std::to_string(b));
    effect.valueA = a;
    effect.valueB = b;
    effect.difference = b - a;
    effect.unit = unit;
    effect.state = EffectState::Differs;
    effect.isWorse = isWorse;
    return effect;
}

/// Settings that do nothing to any outcome, and some that might.
void addHarmless(RunComparison& comparison)
{
    comparison.changes.push_back(changeOf("log_every", Facet::Intervals, 10.0, 20.0));
    comparison.changes.push_back(changeOf("seed", Facet::Seed, 1.0, 2.0));
    comparison.changes.push_back(
        changeOf("name", Facet::Cosmetic, std::string("a"), std::string("b")));
    comparison.changes.push_back(changeOf("workers", Facet::InputPipeline, 4.0, 5.0));
    comparison.changes.push_back(changeOf("weight_decay", Facet::Regularisation, 1e-4, 1.05e-4));
    RunChange package = changeOf("tqdm", Facet::Cosmetic, std::string("4.1"), std::string("4.2"));
    package.area = ChangeArea::Environment;
    package.facet.reset();
    package.id = "environment:tqdm";
    comparison.changes.push_back(package);
}

std::string firstOf(const RunComparison& comparison, const std::string& effect)
{
    for (const Candidate& candidate : comparison.candidates) {
        if (candidate.effect == effect)
            return candidate.changes.empty() ? "chance" : candidate.changes.front();
    }
    return "none";
}

struct Injected {
    std::string effect;
    RunChange change;
};

std::vector<Injected> injected()
{
    return {
        {"peak-memory", changeOf("batch", Facet::Batch, 8.0, 16.0)},
        {"peak-memory", changeOf("imgsz", Facet::InputSize, 640.0, 1024.0)},
        {"peak-memory", changeOf("amp", Facet::Precision, true, false)},
        {"step-time", changeOf("imgsz", Facet::InputSize, 320.0, 640.0)},
        {"step-time", changeOf("num_workers", Facet::InputPipeline, 8.0, 0.0)},
        {"input-wait", changeOf("num_workers", Facet::InputPipeline, 8.0, 1.0)},
        {"input-wait", changeOf("mosaic", Facet::Augmentation, 0.0, 1.0)},
        {"loss:loss", changeOf("lr", Facet::LearningRate, 0.001, 0.1)},
        {"loss:loss", changeOf("weights", Facet::Checkpoint, std::string("a.pt"), std::string(""))},
        {"loss:loss", changeOf("milestones", Facet::Schedule, 1000.0, 100.0)},
        {"metric:mAP", changeOf("num_classes", Facet::Classes, 20.0, 21.0)},
        {"metric:mAP", changeOf("train.record", Facet::Data, std::string("x"), std::string("y"))},
        {"save-and-eval", changeOf("eval_every", Facet::Intervals, 1000.0, 10.0)},
        {"communication", changeOf("gpus", Facet::Distribution, 1.0, 4.0)},
    };
}

TEST(Explain, OneInjectedChangeAmongHarmlessOnesIsFirst)
{
    for (const Injected& one : injected()) {
        const bool isMetric = one.effect.starts_with("metric");
        RunComparison comparison = comparisonWith(
            numberEffect(one.effect, isMetric ? 0.6 : 1.0, isMetric ? 0.1 : 3.0,
                         one.effect == "peak-memory" ? Unit::Bytes : Unit::None, true));
        addHarmless(comparison);
        comparison.changes.push_back(one.change);
        explain(comparison);
        EXPECT_EQ(firstOf(comparison, one.effect), one.change.id) << one.effect;
    }
}

TEST(Explain, SharesOfAnEffectSumToOne)
{
    RunComparison comparison =
        comparisonWith(numberEffect("peak-memory", 4.0 * kGiB, 9.0 * kGiB, Unit::Bytes, true));
    addHarmless(comparison);
    comparison.changes.push_back(changeOf("batch", Facet::Batch, 8.0, 16.0));
    explain(comparison);
    std::map<std::string, double> sums;
    bool hasChance = false;
    for (const Candidate& candidate : comparison.candidates) {
        sums[candidate.effect] += candidate.share;
        hasChance = hasChance || candidate.changes.empty();
        EXPECT_GE(candidate.share, 0.0);
        EXPECT_FALSE(candidate.sentence.empty());
        EXPECT_EQ(toEnglish(candidate.sentence).find("caused"), std::string::npos);
    }
    for (const auto& [effect, sum] : sums)
        EXPECT_NEAR(sum, 1.0, 1e-9) << effect;
    EXPECT_TRUE(hasChance);
}

TEST(Explain, WhatActsTheOtherWayIsNoExplanation)
{
    RunComparison comparison =
        comparisonWith(numberEffect("peak-memory", 4.0 * kGiB, 9.0 * kGiB, Unit::Bytes, true));
    comparison.changes.push_back(changeOf("batch", Facet::Batch, 16.0, 8.0));
    comparison.changes.push_back(changeOf("imgsz", Facet::InputSize, 640.0, 1024.0));
    explain(comparison);
    EXPECT_EQ(firstOf(comparison, "peak-memory"), "configuration:imgsz");
    const auto batch = std::find_if(
        comparison.candidates.begin(), comparison.candidates.end(), [](const Candidate& one) {
            return !one.changes.empty() && one.changes.front() == "configuration:batch";
        });
    ASSERT_NE(batch, comparison.candidates.end());
    EXPECT_LT(batch->share, 0.05);
    ASSERT_FALSE(batch->evidence.empty());
    EXPECT_LT(batch->evidence.front().factor, 1.0);
}

TEST(Explain, StepTimeIsSplitByTheWorkOfEachChange)
{
    RunComparison comparison =
        comparisonWith(numberEffect("step-time", 0.1, 0.4, Unit::Seconds, true));
    comparison.changes.push_back(changeOf("batch", Facet::Batch, 8.0, 16.0));
    comparison.changes.push_back(changeOf("image_height", Facet::InputSize, 320.0, 640.0));
    explain(comparison);
    double sum = 0.0;
    for (const Candidate& candidate : comparison.candidates)
        sum += candidate.amount.value_or(0.0);
    EXPECT_NEAR(sum, 0.3, 1e-9);
}

TEST(Explain, BatchAndRateAreOneForALossAndTwoForMemory)
{
    const auto changes = [](RunComparison comparison) {
        comparison.changes.push_back(changeOf("batch", Facet::Batch, 8.0, 64.0));
        comparison.changes.push_back(changeOf("lr", Facet::LearningRate, 0.01, 0.08));
        explain(comparison);
        return comparison.candidates.front().changes.size();
    };
    EXPECT_EQ(changes(comparisonWith(numberEffect("loss:loss", 0.5, 1.5, Unit::None, true))), 2U);
    EXPECT_EQ(
        changes(comparisonWith(numberEffect("peak-memory", kGiB, 8.0 * kGiB, Unit::Bytes, true))),
        1U);
}

TEST(Explain, TwoThatDifferOnlyInWhatIsUsualCannotBeSeparated)
{
    RunComparison comparison =
        comparisonWith(numberEffect("metric:mAP", 0.6, 0.1, Unit::None, true));
    comparison.changes.push_back(
        changeOf("label_map", Facet::Checkpoint, std::string("a"), std::string("b")));
    comparison.changes.push_back(
        changeOf("anchors", Facet::AnchorsAndLoss, std::string("a"), std::string("b")));
    explain(comparison);
    EXPECT_FALSE(comparison.isSeparable);
    EXPECT_TRUE(nextRunOf(comparison));
}

TEST(Explain, UnrecordedAndCosmeticChangesExplainNothing)
{
    RunComparison comparison =
        comparisonWith(numberEffect("metric:mAP", 0.6, 0.1, Unit::None, true));
    RunChange unrecorded = changeOf("num_classes", Facet::Classes, 20.0, std::monostate{});
    unrecorded.kind = ChangeKind::Unrecorded;
    comparison.changes.push_back(unrecorded);
    RunChange line = changeOf("line", Facet::Cosmetic, std::monostate{}, std::string("warning"));
    line.area = ChangeArea::Console;
    line.facet.reset();
    comparison.changes.push_back(line);
    explain(comparison);
    EXPECT_EQ(firstOf(comparison, "metric:mAP"), "chance");
    EXPECT_FALSE(nextRunOf(comparison));
}

TEST(Explain, KnownToBreakComesFirst)
{
    Effect end;
    end.id = "end";
    end.state = EffectState::Differs;
    end.isWorse = true;
    RunComparison comparison = comparisonWith(end);
    for (const char* package : {"numpy", "requests", "protobuf"}) {
        RunChange change = changeOf(package, Facet::Cosmetic, std::string("1"), std::string("2"));
        change.area = ChangeArea::Environment;
        change.facet.reset();
        change.id = std::string("environment:") + package;
        change.knownBad = package == std::string("protobuf") ? 1.0 : 0.0;
        comparison.changes.push_back(change);
    }
    explain(comparison);
    EXPECT_EQ(firstOf(comparison, "end"), "environment:protobuf");
}

TEST(Explain, NothingWithoutADifference)
{
    Effect effect = numberEffect("peak-memory", kGiB, kGiB, Unit::Bytes, false);
    effect.state = EffectState::WithinNoise;
    RunComparison comparison = comparisonWith(effect);
    addHarmless(comparison);
    explain(comparison);
    EXPECT_TRUE(comparison.candidates.empty());
    EXPECT_TRUE(comparison.isSeparable);
    EXPECT_FALSE(nextRunOf(comparison));
}

TEST(Verdict, SaysWhatDiffersAndWhatExplainsIt)
{
    RunComparison comparison =
        comparisonWith(numberEffect("peak-memory", 4.0 * kGiB, 9.0 * kGiB, Unit::Bytes, true));
    comparison.changes.push_back(changeOf("imgsz", Facet::InputSize, 640.0, 1024.0));
    explain(comparison);
    EXPECT_EQ(toEnglish(verdictOf(comparison)),
              "bad needs 5 GiB more memory than good; the input size explains it.");
}

TEST(Verdict, SaysThatNothingDiffers)
{
    Effect same = numberEffect("peak-memory", kGiB, kGiB, Unit::Bytes, false);
    same.state = EffectState::WithinNoise;
    RunComparison comparison = comparisonWith(same);
    EXPECT_EQ(toEnglish(verdictOf(comparison)), "No difference.");
    comparison.changes.push_back(changeOf("lr", Facet::LearningRate, 0.1, 0.2));
    comparison.changes.push_back(changeOf("batch", Facet::Batch, 1.0, 2.0));
    EXPECT_EQ(toEnglish(verdictOf(comparison)),
              "No difference in the outcome beyond noise; 2 settings differ.");
}

TEST(NextRun, PatchesTheFileOfTheRunInQuestion)
{
    const auto sideWith = [](const std::string& config, RunSide side, const std::string& name) {
        CaseMaker maker;
        maker.steps(300).config(config);
        return sideOf(maker.data(), side, name);
    };
    RunComparison comparison =
        comparisonWith(numberEffect("metric:mAP", 0.6, 0.1, Unit::None, true));
    comparison.runs = {
        sideWith("model: yolov8n.pt\nlr0: 0.01\nmosaic: 1.0\nbox: 7.5\n", RunSide::A, "good"),
        sideWith("model: yolov8n.pt\nlr0: 0.01\nmosaic: 0.0\nbox: 5.0\n", RunSide::B, "bad")};
    comparison.changes.push_back(changeOf("mosaic", Facet::Augmentation, 1.0, 0.0));
    comparison.changes.push_back(changeOf("box", Facet::AnchorsAndLoss, 7.5, 5.0));
    explain(comparison);
    const std::optional<NextRun> next = nextRunOf(comparison);
    ASSERT_TRUE(next);
    ASSERT_FALSE(next->changes.empty());
    EXPECT_NE(next->patch.find("--- a/args.yaml"), std::string::npos) << next->patch;
    EXPECT_NE(next->patch.find("+box: 7.5"), std::string::npos) << next->patch;
    EXPECT_EQ(next->expectations.size(), 2U);
    EXPECT_GE(next->runsLeft, 1U);
    EXPECT_LE(next->runsLeft, 2U); // two candidates
}

TEST(Explain, ALengthOfADecayActsFromTheStartAndADropAtItsStep)
{
    const auto isTooEarly = [](const std::string& path) {
        Effect loss = numberEffect("loss:loss", 0.3, 0.9, Unit::None, true);
        loss.axis = CompareAxis::Steps;
        loss.onset = {100.0, 150.0};
        RunComparison comparison = comparisonWith(loss);
        comparison.changes.push_back(changeOf(path, Facet::Schedule, 4000.0, 1333.0));
        explain(comparison);
        for (const Candidate& candidate : comparison.candidates) {
            for (const WeighedEvidence& evidence : candidate.evidence) {
                if (toEnglish(evidence.text).find("before step") != std::string::npos)
                    return true;
            }
        }
        return false;
    };
    EXPECT_FALSE(isTooEarly("scheduler.total_steps"));
    EXPECT_FALSE(isTooEarly("decay_steps"));
    EXPECT_TRUE(isTooEarly("lr_config.step"));
    EXPECT_TRUE(isTooEarly("scheduler.step_size"));
}

TEST(Verdict, TellsWhatMayBeTheSeedByTheMetric)
{
    RunComparison comparison =
        comparisonWith(numberEffect("input-wait", 1.0, 2.0, Unit::Seconds, true));
    comparison.effects.push_back(numberEffect("metric:mAP", 0.7, 0.3, Unit::None, true));
    for (Effect& effect : comparison.effects)
        effect.state = EffectState::Unsure;
    addHarmless(comparison);
    explain(comparison);
    EXPECT_EQ(primaryEffectOf(comparison)->id, "metric:mAP");
    EXPECT_EQ(comparison.candidates.front().effect, "metric:mAP");
    const std::string open = toEnglish(verdictOf(comparison));
    EXPECT_NE(open.find("metric:mAP of bad is"), std::string::npos) << open;
    EXPECT_NE(open.find("That may be the seed; "), std::string::npos) << open;
    // A change that likely acts on it is named.
    comparison.changes.push_back(changeOf("lr", Facet::LearningRate, 0.01, 1.5));
    comparison.candidates = {{.effect = "metric:mAP",
                              .changes = {comparison.changes.back().id},
                              .share = 0.7,
                              .sentence = {},
                              .evidence = {},
                              .amount = {}}};
    const std::string named = toEnglish(verdictOf(comparison));
    EXPECT_NE(named.find("That may be the seed, though the learning rate"), std::string::npos)
        << named;
}

} // namespace
} // namespace faultline::test
