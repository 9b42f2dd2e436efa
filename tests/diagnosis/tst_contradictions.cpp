// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/engine/builtin_rules.h"
#include "model/diagnosis/setup/contradictions.h"
#include "model/diagnosis/signals/capture_quality.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/pipeline_text.h"
#include "tests/support/analysed.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace faultline::test {

namespace {

using ::testing::HasSubstr;

/// The run of a PipelineText: its terms, its rate, its length.
RunMaker ownRun(std::int64_t last = 25000)
{
    const auto steps = stepsFrom(100, static_cast<std::size_t>(last / 100), 100);
    RunMaker made("train");
    const auto falling = [](std::int64_t step) {
        return healthyLoss(static_cast<double>(step), 5000.0);
    };
    made.curve("Loss/total_loss", steps, falling);
    made.curve("Loss/classification_loss", steps, falling);
    made.curve("learning_rate", steps, [](std::int64_t step) { return step < 2000 ? 0.02 : 0.04; });
    return made;
}

std::vector<Finding> doubts(const PipelineText& text, const RunPtr& run)
{
    CaseMaker made;
    made.pipeline(text.str()).run(run);
    std::vector<Training> trainings = test::trainingsOf(made.data());
    EXPECT_EQ(trainings.size(), 1U);
    std::vector<Finding> said = setAsideContradictions(trainings.front());
    EXPECT_EQ(trainings.front().configs.empty(), !said.empty());
    return said;
}

} // namespace

TEST(Contradictions, LeaveAConfigurationOfTheRunAlone)
{
    EXPECT_TRUE(doubts(PipelineText(), ownRun().make()).empty());
}

TEST(Contradictions, FindTheConfigurationOfAnotherDetector)
{
    const auto steps = stepsFrom(100, 100, 100);
    const RunPtr run =
        RunMaker("train")
            .curve("Loss/RPNLoss/objectness_loss", steps, [](std::int64_t) { return 0.1; })
            .curve("Loss/total_loss", steps, [](std::int64_t) { return 1.0; })
            .make();
    const std::vector<Finding> said = doubts(PipelineText(), run);
    ASSERT_EQ(said.size(), 1U);
    EXPECT_EQ(said[0].severity, Severity::Warning);
    EXPECT_EQ(toEnglish(said[0].title),
              "pipeline.config is the config of another run and is ignored");
}

TEST(Contradictions, WantTwoSignsWhereAFlagMayHaveChangedOne)
{
    EXPECT_TRUE(doubts(PipelineText(), ownRun(40000).make()).empty()) << "--num_train_steps";
    PipelineText other;
    other.rate = 0.004;
    other.warmupRate = 0.001;
    EXPECT_TRUE(doubts(other, ownRun().make()).empty()) << "a rate that was changed later";
    EXPECT_EQ(doubts(other, ownRun(40000).make()).size(), 1U);
}

TEST(Contradictions, CountTheClassesOfTheEvaluation)
{
    RunMaker made = ownRun();
    for (const char* name : {"cat", "dog", "bird", "fish"})
        made.curve(std::string("DetectionBoxes_PerformanceByCategory/mAP/") + name,
                   stepsFrom(1000, 5, 1000), [](std::int64_t) { return 0.3; });
    PipelineText text;
    text.classes = 4;
    EXPECT_TRUE(doubts(text, made.make()).empty());
    text.classes = 3;
    EXPECT_EQ(doubts(text, made.make()).size(), 1U);
}

TEST(Contradictions, AreSaidByTheRuleAboutEvidenceAndJudgedByNone)
{
    // With the configuration of another detector the rate would be eight times too high.
    PipelineText text;
    text.batch = 8;
    const auto steps = stepsFrom(100, 100, 100);
    CaseMaker made;
    made.pipeline(text.str());
    made.run(
        RunMaker("train")
            .curve("Loss/RPNLoss/objectness_loss", steps, [](std::int64_t) { return 0.1; })
            .curve("Loss/total_loss", steps,
                   [](std::int64_t step) { return healthyLoss(static_cast<double>(step), 2000.0); })
            .make());
    const Diagnosis diagnosis = test::diagnosed(made.data(), builtinRules());
    bool isSaid = false;
    for (const Finding& finding : diagnosis.findings) {
        EXPECT_NE(finding.ruleId, RuleId("learning-rate-off"));
        isSaid = isSaid || finding.ruleId == RuleId("evidence-not-usable");
    }
    EXPECT_TRUE(isSaid);
}

TEST(CaptureFlaws, TellOfSamplesThatAreTooRare)
{
    const auto flawsOf = [](double seconds) {
        HardwareLog log;
        log.file.displayName = "gpu.csv";
        log.file.id = ArtifactId(log.file.displayName);
        log.timeKind = TimeKind::Absolute;
        log.sampleSeconds = seconds;
        Training training;
        training.hardwareLogs = {std::make_shared<const HardwareLog>(std::move(log))};
        return captureFlaws(training, {});
    };
    EXPECT_TRUE(flawsOf(30.0).empty());
    const std::vector<CaptureFlaw> flaws = flawsOf(60.0);
    ASSERT_EQ(flaws.size(), 1U);
    EXPECT_THAT(toEnglish(flaws[0].title), HasSubstr("only every 1 min 0 s"));
    EXPECT_FALSE(flaws[0].fix.snippets.empty());
}

TEST(CaptureFlaws, TellOfProfilesOfTheFirstSteps)
{
    const auto flawsOf = [](std::int64_t first, bool isMarked) {
        TraceProfile profile;
        profile.file.displayName = "host.xplane.pb";
        profile.file.id = ArtifactId(profile.file.displayName);
        profile.source = ProfileSource::XPlane;
        profile.hasStepMarkers = isMarked;
        profile.events.resize(1);
        for (std::int64_t i = 0; i < 5; ++i) {
            TraceStep step;
            step.number = first + i;
            profile.steps.push_back(step);
        }
        Training training;
        training.profiles = {std::make_shared<const TraceProfile>(std::move(profile))};
        return captureFlaws(training, {});
    };
    EXPECT_EQ(flawsOf(0, true).size(), 1U);
    EXPECT_TRUE(flawsOf(18, true).empty()) << "three of them are past the warm-up";
    EXPECT_EQ(flawsOf(500, false).size(), 1U) << "no markers";
}

} // namespace faultline::test
