// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is inferred of a training whose truth is known: simulated, printed as a trainer prints it,
// read back.
#include "model/pipeline/evidence/what_if.h"
#include "tests/diagnosis/support/case_maker.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

namespace faultline::pipeline {
namespace {

constexpr std::size_t kLogged = 300;

/// A training with a known pipeline.
struct Truth {
    Setting setting;
    Costs costs;
};

/// `tail`: one value in fifty is so many times as long.
Truth dataLoaderOf(int workers, double work, double step, double tail = 1.0)
{
    Truth truth;
    truth.setting.workers = workers;
    truth.setting.batch = 8;
    truth.costs.workBatch = 8;
    truth.costs.handOverSeconds = usualHandOver(LoaderKind::DataLoader);
    Draws draws(5);
    for (int i = 0; i < 500; ++i) {
        truth.costs.work.push_back(work * (0.8 + 0.4 * draws.uniform())
                                   * (i % 50 == 0 ? tail : 1.0));
        truth.costs.step.push_back(step * (0.98 + 0.04 * draws.uniform()));
    }
    return truth;
}

Truth tfDataOf(int calls, double element, double step, double tail = 1.0)
{
    Truth truth = dataLoaderOf(0, element, step, tail);
    truth.setting.kind = LoaderKind::TfData;
    truth.setting.parallelCalls = calls;
    truth.costs.workBatch = 1;
    truth.costs.handOverSeconds = usualHandOver(LoaderKind::TfData);
    return truth;
}

std::string logOf(const Truth& truth)
{
    const Timeline at =
        simulate(truth.setting, truth.costs, {.steps = kLogged, .seed = 99}).timeline;
    std::string text;
    double wall = 36'000.0;
    for (std::size_t k = 0; k < at.done.size(); ++k) {
        const double seconds = at.done[k] - at.asked[k];
        wall += seconds;
        char line[200];
        std::snprintf(line, sizeof line,
                      "2026/03/04 %02d:%02d:%02d - mmengine - INFO - Epoch(train) [1][%zu/%zu]  "
                      "lr: 1.0000e-02  time: %.5f  data_time: %.5f  loss: %.4f\n",
                      static_cast<int>(wall / 3600.0), static_cast<int>(wall / 60.0) % 60,
                      static_cast<int>(wall) % 60, k + 1, at.done.size(), seconds,
                      at.taken[k] - at.asked[k], 2.0 / (1.0 + 0.01 * static_cast<double>(k)));
        text += line;
    }
    return text;
}

std::string configOf(const Setting& setting)
{
    std::string text = "batch_size: " + std::to_string(setting.batch) + "\n";
    if (setting.kind == LoaderKind::TfData)
        return text + "num_parallel_calls: " + std::to_string(setting.parallelCalls)
               + "\nprefetch: " + std::to_string(setting.prefetch) + "\n";
    return text + "num_workers: " + std::to_string(setting.workers)
           + "\nprefetch_factor: " + std::to_string(setting.prefetch) + "\n";
}

InferredPipeline inferredOf(const Truth& truth, const InferOptions& options = {})
{
    const Training training = test::CaseMaker()
                                  .console(logOf(truth))
                                  .config(configOf(truth.setting), "config.yaml")
                                  .training();
    std::optional<InferredPipeline> inferred = inferPipeline(training, options);
    EXPECT_TRUE(inferred);
    return inferred ? *std::move(inferred) : InferredPipeline{};
}

PipelineReport reportOf(const Truth& truth,
                        const std::vector<std::pair<std::string, std::string>>& asked = {})
{
    return reportPipeline(inferredOf(truth), asked);
}

/// Predicts `asked` from the log of `truth`, and compares it with the truth.
void expectPredicted(const Truth& truth, const char* key, int value, double tolerance)
{
    Truth then = truth;
    ASSERT_TRUE(set(then.setting, key, std::to_string(value)));
    const double real =
        simulate(then.setting, then.costs, {.steps = 5000, .seed = 7}).stepsPerSecond;
    const std::string name = std::string(key) + "=" + std::to_string(value) + " from "
                             + std::to_string(truth.setting.parallelism());
    const InferredPipeline inferred = inferredOf(truth);
    ASSERT_TRUE(inferred.refused.empty()) << name << ": " << toEnglish(inferred.refused);
    const std::optional<WhatIf> asked =
        tryChange(inferred, Outcome{}, {{key, std::to_string(value)}});
    ASSERT_TRUE(asked) << name;
    EXPECT_NEAR(asked->outcome.stepsPerSecond / real, 1.0, tolerance) << name;
    EXPECT_LE(asked->outcome.low, real * 1.01) << name;
    EXPECT_GE(asked->outcome.high, real * 0.99) << name;
}

TEST(Infer, EveryNumberNamesItsSource)
{
    const PipelineReport report = reportOf(dataLoaderOf(2, 0.06, 0.01));
    ASSERT_TRUE(report.refused.empty()) << toEnglish(report.refused);
    const InferredPipeline& known = report.inferred;
    EXPECT_EQ(known.setting.workers, 2);
    EXPECT_EQ(known.find("workers")->source, InputSource::Given);
    EXPECT_EQ(known.find("step_ms")->source, InputSource::DataTime);
    EXPECT_NEAR(*known.find("step_ms")->value, 10.0, 0.1);
    EXPECT_NEAR(*known.find("work_ms")->value, 60.0, 3.0);
    EXPECT_FALSE(known.find("cores")->value);
    EXPECT_EQ(known.find("persistent")->source, InputSource::Default);
    EXPECT_NEAR(report.present->stepsPerSecond / known.measuredStepsPerSecond, 1.0, 0.03);
}

TEST(Infer, PredictsADataLoaderFromAnother)
{
    for (const double tail : {1.0, 10.0}) {
        // A log of 300 steps holds some six of the slow batches, which decide: more or less by a
        // few.
        const double tolerance = tail > 1.0 ? 0.12 : 0.05;
        for (const int workers : {1, 2, 4})
            expectPredicted(dataLoaderOf(0, 0.05, 0.012, tail), "workers", workers, tolerance);
        for (const int workers : {0, 2, 4})
            expectPredicted(dataLoaderOf(1, 0.05, 0.012, tail), "workers", workers, tolerance);
        for (const int workers : {0, 1, 4})
            expectPredicted(dataLoaderOf(2, 0.05, 0.012, tail), "workers", workers, tolerance);
        expectPredicted(dataLoaderOf(2, 0.05, 0.012, tail), "prefetch", 8, tolerance);
    }
}

TEST(Infer, PredictsTfDataFromAnother)
{
    for (const double tail : {1.0, 10.0}) {
        for (const int calls : {2, 4})
            expectPredicted(tfDataOf(1, 0.006, 0.012, tail), "parallel_calls", calls, 0.08);
        expectPredicted(tfDataOf(2, 0.006, 0.012, tail), "parallel_calls", 4, 0.08);
        expectPredicted(tfDataOf(2, 0.006, 0.012, tail), "parallel_calls", 1, 0.1);
    }
}

TEST(Infer, AGpuThatIsTheLimitHidesHowFastBatchesAre)
{
    const PipelineReport report = reportOf(dataLoaderOf(4, 0.01, 0.03));
    ASSERT_TRUE(report.refused.empty());
    EXPECT_TRUE(report.inferred.workIsBound);
    EXPECT_EQ(report.present->bottleneck, Bottleneck::Gpu);
    EXPECT_TRUE(report.recommended.empty());
    const PipelineReport fewer = reportOf(dataLoaderOf(4, 0.01, 0.03), {{"workers", "1"}});
    ASSERT_TRUE(fewer.asked);
    EXPECT_GT(fewer.asked->outcome.high, 1.0 / 0.031); // it may be no slower
}

TEST(Infer, RecommendsWhatMakesTheGpuTheLimit)
{
    const PipelineReport report = reportOf(dataLoaderOf(1, 0.05, 0.012));
    ASSERT_FALSE(report.recommended.empty());
    const WhatIf& last = report.recommended.back();
    EXPECT_EQ(last.outcome.bottleneck, Bottleneck::Gpu);
    EXPECT_LT(last.setting.workers, 9);
    EXPECT_NEAR(last.ratio, 0.05 / (0.012 + usualHandOver(LoaderKind::DataLoader)), 0.3);
    const std::string sentence = toEnglish(last.sentence);
    EXPECT_NE(sentence.find("workers instead of 1"), std::string::npos) << sentence;
    EXPECT_NE(sentence.find("the GPU is the limit"), std::string::npos) << sentence;
    for (const WhatIf& one : report.whatIf)
        EXPECT_LE(one.outcome.stepsPerSecond, 1.02 / 0.012);
}

TEST(Infer, MemoryOfMoreWorkersIsTold)
{
    const Training training =
        test::CaseMaker()
            .console(logOf(dataLoaderOf(1, 0.05, 0.012)))
            .config("batch_size: 8\nnum_workers: 1\nimage_size: 640\n", "config.yaml")
            .training();
    const PipelineReport report = reportPipeline(*inferPipeline(training), {{"workers", "4"}});
    ASSERT_TRUE(report.asked);
    const double batch = 8.0 * 640 * 640 * 3 * 4;
    EXPECT_DOUBLE_EQ(*report.asked->addedShmBytes, 3 * 2 * batch);
    const std::string sentence = toEnglish(report.asked->sentence);
    EXPECT_NE(sentence.find("in /dev/shm"), std::string::npos) << sentence;
}

TEST(Infer, RefusesWithoutTheTimeOfAStep)
{
    const Training training =
        test::CaseMaker().steps(200).config("num_workers: 2\n", "config.yaml").training();
    const std::optional<InferredPipeline> inferred = inferPipeline(training);
    ASSERT_TRUE(inferred);
    EXPECT_NE(toEnglish(inferred->refused).find("step_ms"), std::string::npos);
    EXPECT_TRUE(reportPipeline(*inferred).whatIf.empty());
}

TEST(Infer, RefusesWithoutTheNumberOfWorkers)
{
    const Training training =
        test::CaseMaker().console(logOf(dataLoaderOf(2, 0.05, 0.012))).training();
    const std::optional<InferredPipeline> inferred = inferPipeline(training);
    ASSERT_TRUE(inferred);
    EXPECT_NE(toEnglish(inferred->refused).find("num_workers"), std::string::npos);
    // The user may say it.
    const std::optional<InferredPipeline> told =
        inferPipeline(training, {.given = {{"workers", "2"}}});
    EXPECT_TRUE(told->refused.empty());
    EXPECT_NEAR(1e3 * told->costs.meanWork(), 50.0, 3.0);
}

TEST(Infer, RefusesWhatTheSimulationDoesNotReproduce)
{
    InferredPipeline known;
    known.setting.workers = 2;
    known.costs.work = {0.05};
    known.costs.step = {0.01};
    known.measuredStepsPerSecond = 20.0; // the simulation makes 40
    const PipelineReport report = reportPipeline(known);
    EXPECT_FALSE(report.refused.empty());
    EXPECT_TRUE(report.present);
    EXPECT_TRUE(report.whatIf.empty());
    EXPECT_TRUE(report.recommended.empty());
}

TEST(Infer, BadNumbersDoNoHarm)
{
    std::string text = logOf(dataLoaderOf(0, 0.05, 0.012));
    text += "2026/03/04 10:59:01 - mmengine - INFO - Epoch(train) [1][301/304]  time: nan  "
            "data_time: nan  loss: nan\n"
            "2026/03/04 10:59:02 - mmengine - INFO - Epoch(train) [1][302/304]  time: 0.00000  "
            "data_time: 0.00000  loss: 1.0\n"
            "2026/03/04 10:59:03 - mmengine - INFO - Epoch(train) [1][303/304]  time: 0.05  "
            "data_time: -3  loss: 1.0\n";
    for (const char* workers : {"0", "-5", "100000000000", "none"}) {
        const Training training =
            test::CaseMaker()
                .console(text)
                .config(std::string("num_workers: ") + workers + "\nbatch_size: -8\n",
                        "config.yaml")
                .training();
        const std::optional<InferredPipeline> inferred = inferPipeline(training);
        ASSERT_TRUE(inferred) << workers;
        const PipelineReport report = reportPipeline(*inferred, {{"workers", "4"}});
        if (report.asked) {
            EXPECT_TRUE(std::isfinite(report.asked->outcome.stepsPerSecond)) << workers;
        }
    }
}

TEST(Infer, APreviewIsTrustedLeast)
{
    InferOptions options;
    options.preview = PreviewCosts{.elementSeconds = {1.0}, .decodeShare = {}, .targetFactor = {}};
    EXPECT_EQ(inferredOf(dataLoaderOf(0, 0.05, 0.012), options).workSource, InputSource::DataTime);
}

} // namespace
} // namespace faultline::pipeline
