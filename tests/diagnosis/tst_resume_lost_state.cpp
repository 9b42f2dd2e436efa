// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/rules.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/run_maker.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace faultline::test {

namespace {

/// Updates that the weights have had -> value.
using OfUpdate = std::function<double(double update)>;

struct SessionOfResumeLostState {
    std::int64_t from;  ///< step that is written
    std::int64_t count; ///< of steps
    double update;      ///< that the weights had at its begin
    double rateScale = 1.0;
    double lossScale = 1.0;
};

Judgement judged(const std::vector<SessionOfResumeLostState>& sessions)
{
    std::vector<ScalarPoint> loss;
    std::vector<ScalarPoint> rate;
    Noise noise(7);
    double time = kStart;
    RunMaker maker("train");
    for (const SessionOfResumeLostState& session : sessions) {
        const double begin = time;
        for (std::int64_t i = 0; i < session.count; i += 5) {
            const double update = session.update + static_cast<double>(i);
            const double value =
                (0.2 + 2.0 * std::exp(-update / 200.0)) * noise.factor(0.1) * session.lossScale;
            loss.push_back({.step = session.from + i, .wallTime = time, .value = value});
            rate.push_back({.step = session.from + i,
                            .wallTime = time,
                            .value = 0.02 * session.rateScale * (1.0 - update / 2000.0)});
            time += 1.0;
        }
        FileReport file;
        file.path = "/logs/events.out.tfevents." + std::to_string(static_cast<long>(begin));
        file.displayName = file.path;
        file.id = ArtifactId(file.path);
        file.scalarCount = 2 * loss.size();
        file.firstWallTime = begin;
        file.lastWallTime = time - 1.0;
        maker.file(file);
        time += 60.0;
    }
    return judge(*makeResumeLostState(), {maker.points("loss", loss).points("lr", rate).make()});
}

} // namespace

TEST(ResumeLostState, FindsACounterThatWasNotRestored)
{
    const Judgement said = judged(
        {{.from = 0, .count = 600, .update = 0}, {.from = 100, .count = 400, .update = 600}});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("Step counter was not restored"), std::string::npos)
        << said.title();
    EXPECT_LT(said.number("loss-after"), said.number("loss-then"));
}

TEST(ResumeLostState, PassesAResumeFromACheckpoint)
{
    EXPECT_TRUE(
        judged({{.from = 0, .count = 600, .update = 0}, {.from = 400, .count = 400, .update = 400}})
            .silent());
    EXPECT_TRUE(
        judged({{.from = 0, .count = 600, .update = 0}, {.from = 100, .count = 400, .update = 100}})
            .silent());
}

TEST(ResumeLostState, ARateFollowsItsScheduleBackToTheCheckpoint)
{
    // The rate falls to a twentieth over the run: at the checkpoint it was several times as high.
    EXPECT_TRUE(judged({{.from = 0, .count = 1900, .update = 0},
                        {.from = 1200, .count = 600, .update = 1200}})
                    .silent());
}

TEST(ResumeLostState, PassesANewBeginning)
{
    EXPECT_TRUE(
        judged({{.from = 0, .count = 600, .update = 0}, {.from = 0, .count = 600, .update = 0}})
            .silent());
}

TEST(ResumeLostState, FindsAScheduleThatWasMadeAnew)
{
    const Judgement said = judged({{.from = 0, .count = 800, .update = 0, .rateScale = 0.25},
                                   {.from = 805, .count = 400, .update = 805, .lossScale = 1.6}});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("Optimizer or schedule was not restored"), std::string::npos)
        << said.title();
    EXPECT_GE(said.findings[0].confidence, 0.9);
    EXPECT_NEAR(said.number("rate-factor"), 4.0, 0.2);
    const Judgement quiet = judged({{.from = 0, .count = 800, .update = 0, .rateScale = 0.25},
                                    {.from = 805, .count = 400, .update = 805}});
    ASSERT_EQ(quiet.findings.size(), 1U);
    EXPECT_LT(quiet.findings[0].confidence, 0.75);
}

TEST(ResumeLostState, ForgivesARateThatIsALittleHigher)
{
    EXPECT_TRUE(judged({{.from = 0, .count = 800, .update = 0, .rateScale = 0.8},
                        {.from = 805, .count = 400, .update = 805}})
                    .silent());
}

TEST(ResumeLostState, FindsWeightsThatWereNotRestored)
{
    const Judgement said =
        judged({{.from = 0, .count = 400, .update = 0}, {.from = 400, .count = 400, .update = 0}});
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("The weights were not restored"), std::string::npos)
        << said.title();
    EXPECT_TRUE(
        judged({{.from = 0, .count = 400, .update = 0}, {.from = 400, .count = 400, .update = 400}})
            .findings.empty());
    // From the first step again is another training.
    EXPECT_TRUE(
        judged({{.from = 0, .count = 400, .update = 0}, {.from = 0, .count = 400, .update = 0}})
            .findings.empty());
}

TEST(ResumeLostState, TellsAnotherRateBehindALineThatTellsTheResume)
{
    std::string text;
    for (int epoch = 1; epoch <= 10; ++epoch) {
        if (epoch == 8)
            text += "=> loaded checkpoint 'last.pth' (epoch 7)\n";
        text += "epoch=" + std::to_string(epoch) + " loss=" + (epoch < 8 ? "0.06" : "40.5")
                + " lr=" + (epoch < 8 ? "0.004" : "0.6") + "\n";
    }
    const test::Judgement said =
        test::judge(*makeResumeLostState(), test::CaseMaker().console(text).training());
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("another learning rate"), std::string::npos) << said.title();
    EXPECT_TRUE(test::judge(*makeResumeLostState(),
                            test::CaseMaker()
                                .console("epoch=1 loss=0.9 lr=1e-6\nepoch=2 loss=0.9 lr=1e-6\n"
                                         "epoch=3 loss=0.9 lr=1e-6\nepoch=4 loss=0.8 lr=0.0001\n"
                                         "epoch=5 loss=0.7 lr=0.0001\nepoch=6 loss=0.6 lr=0.0001\n"
                                         "=> loading checkpoint 'best.pth'\ntest acc=0.8\n")
                                .training())
                    .findings.empty())
        << "a warm-up, and a test of the best weights";
    const std::size_t line = text.find("=> loaded");
    text.erase(line, text.find('\n', line) + 1 - line);
    EXPECT_TRUE(test::judge(*makeResumeLostState(), test::CaseMaker().console(text).training())
                    .findings.empty());
}

namespace {

/// Means of epochs of two attempts, under the name of a term of the loss.
Judgement ofEpochs(const std::vector<double>& first, const std::vector<double>& second,
                   std::int64_t from)
{
    std::vector<ScalarPoint> points;
    double time = kStart;
    for (std::size_t i = 0; i < first.size(); ++i)
        points.push_back(
            {.step = static_cast<std::int64_t>(i), .wallTime = time++, .value = first[i]});
    time += 20.0;
    for (std::size_t i = 0; i < second.size(); ++i)
        points.push_back(
            {.step = from + static_cast<std::int64_t>(i), .wallTime = time++, .value = second[i]});
    return judge(*makeResumeLostState(), {RunMaker().points("train/box_loss", points).make()});
}

} // namespace

TEST(ResumeLostState, FindsACounterByFewMeansOfEpochs)
{
    const Judgement said =
        ofEpochs({0.094, 0.046, 0.032, 0.023}, {0.018, 0.015, 0.013, 0.011, 0.010}, 0);
    ASSERT_EQ(said.findings.size(), 1U);
    EXPECT_NE(said.title().find("Step counter was not restored"), std::string::npos)
        << said.title();
    // A new beginning, and a resume from the last checkpoint but one.
    EXPECT_TRUE(ofEpochs({0.094, 0.046, 0.032, 0.023}, {0.095, 0.044, 0.033, 0.022}, 0).silent());
    EXPECT_TRUE(ofEpochs({0.094, 0.046, 0.032, 0.023}, {0.031, 0.022, 0.018, 0.016}, 2).silent());
}

} // namespace faultline::test
