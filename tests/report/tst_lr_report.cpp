// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/rate_study.h"
#include "model/report/lr_report.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/run_maker.h"
#include "tests/support/analysed.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <vector>

namespace faultline {
namespace {

using nlohmann::json;
using testing::HasSubstr;

constexpr const char* kPipeline = R"(train_config { batch_size: 8 num_steps: 2000
    optimizer { momentum_optimizer { learning_rate { cosine_decay_learning_rate {
      learning_rate_base: 0.04 total_steps: 2000 warmup_learning_rate: 0.01
      warmup_steps: 200 } } } } })";

/// A training that logs the rate of its plan times a factor.
CaseAnalysisPtr analysisOf(double factor)
{
    const auto plan = plannedScheduleOf(test::CaseMaker().pipeline(kPipeline).training());
    std::vector<std::int64_t> steps;
    for (std::int64_t step = 0; step < 2000; step += 20)
        steps.push_back(step);
    test::RunMaker run("train");
    run.curve("learning_rate", steps, [&](std::int64_t step) {
        return factor * plan->schedule->at(static_cast<double>(step));
    });
    run.curve("loss", steps,
              [](std::int64_t step) { return std::exp(-static_cast<double>(step) / 500.0); });
    test::CaseMaker made;
    made.run(run.make()).pipeline(kPipeline);
    return test::analysed(made.data());
}

json documentOf(const CaseAnalysis& analysis)
{
    StringSink sink;
    writeLearningRateJson(sink, analysis, Diagnosis{});
    return json::parse(sink.text());
}

std::string textOf(const CaseAnalysis& analysis)
{
    StringSink sink;
    writeLearningRateText(sink, analysis, Diagnosis{}, {.width = 500});
    return sink.text();
}

TEST(LrReport, HasEveryMemberOfItsSchema)
{
    const json document = documentOf(*analysisOf(1.0));
    EXPECT_EQ(document["schema"], "faultline/lr/1");
    ASSERT_EQ(document["trainings"].size(), 1U);
    const json& training = document["trainings"][0];
    for (const char* const member :
         {"run", "framework", "family", "parameters", "clock", "batches_per_epoch", "accumulation",
          "world_size", "source", "planned", "logged", "range_test", "recommended", "used",
          "stability", "findings"})
        EXPECT_TRUE(training.contains(member)) << member;
    EXPECT_EQ(training["framework"], "odapi");
    EXPECT_EQ(training["family"], "cosine_decay_learning_rate");
    EXPECT_EQ(training["parameters"]["warmup_steps"], 200.0);
    EXPECT_EQ(training["clock"], "update");
    EXPECT_EQ(training["logged"]["agrees"], true);
    EXPECT_EQ(training["logged"]["offset"], 0);
    EXPECT_EQ(training["logged"]["proof"], nullptr);
    EXPECT_NEAR(training["used"].get<double>(), 0.04, 1e-6);
    EXPECT_EQ(training["range_test"], nullptr);
    EXPECT_EQ(training["stability"]["state"], "stable");
    const json& planned = training["planned"];
    ASSERT_GT(planned.size(), 400U);
    EXPECT_LT(planned.size(), 510U);
    EXPECT_EQ(planned.back()[0], 1999.0);
    EXPECT_NEAR(planned.front()[1].get<double>(), 0.01, 1e-8);
}

TEST(LrReport, SaysWhatFollowsThePlan)
{
    EXPECT_THAT(textOf(*analysisOf(1.0)), HasSubstr("learning_rate: as planned"));
    const std::string other = textOf(*analysisOf(0.5));
    EXPECT_THAT(other, HasSubstr("follows no schedule of this configuration"));
    EXPECT_THAT(other, HasSubstr("cosine_decay_learning_rate of TF Object Detection API"));
    EXPECT_THAT(other, HasSubstr("unknown: there is neither a range test nor a reference"));
    EXPECT_THAT(other, HasSubstr("0.02 at most"));
}

TEST(LrReport, ProvesWhatWasSteppedByAnotherClock)
{
    test::RunMaker run("train");
    const std::vector<std::int64_t> steps = test::stepsFrom(0, 200);
    run.curve("lr-SGD", steps, [](std::int64_t step) { return step < 30 ? 0.1 : 0.05; });
    run.curve("loss", steps, [](std::int64_t) { return 1.0; });
    run.curve("epoch", steps, [](std::int64_t step) { return static_cast<double>(step / 40); });
    test::CaseMaker made;
    made.run(run.make())
        .config("optimizer:\n  class_path: torch.optim.SGD\n  init_args:\n    lr: 0.1\n"
                "lr_scheduler:\n  class_path: torch.optim.lr_scheduler.MultiStepLR\n  init_args:\n"
                "    milestones: [30]\n    gamma: 0.5\ntrainer:\n  max_epochs: 5\n",
                "config.yaml");
    const CaseAnalysisPtr analysis = test::analysed(made.data());
    EXPECT_THAT(textOf(*analysis), HasSubstr("as planned, values are off by up to 0.05"));
    EXPECT_THAT(documentOf(*analysis)["trainings"][0]["logged"]["proof"].get<std::string>(),
                HasSubstr("off by up to 0.05"));
}

} // namespace
} // namespace faultline
