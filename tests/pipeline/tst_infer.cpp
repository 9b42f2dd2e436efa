// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is inferred of a training whose truth is known: simulated, printed as a trainer prints it,
// read back.
#include "model/pipeline/evidence/what_if.h"
#include "model/pipeline/fit_work.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/hardware_maker.h"

#include <gtest/gtest.h>

#include <algorithm>
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
    constexpr std::size_t kLongEpoch = 30'000; // the log ends in its first one
    const std::size_t epoch = truth.setting.batchesPerEpoch > 0
                                  ? static_cast<std::size_t>(truth.setting.batchesPerEpoch)
                                  : kLongEpoch;
    std::string text;
    double wall = 36'000.0;
    for (std::size_t k = 0; k < at.done.size(); ++k) {
        const double seconds = at.done[k] - at.asked[k];
        wall += seconds;
        char line[200];
        std::snprintf(line, sizeof line,
                      "2026/03/04 %02d:%02d:%02d - mmengine - INFO - Epoch(train) [%zu][%zu/%zu]  "
                      "lr: 1.0000e-02  time: %.5f  data_time: %.5f  loss: %.4f\n",
                      static_cast<int>(wall / 3600.0), static_cast<int>(wall / 60.0) % 60,
                      static_cast<int>(wall) % 60, k / epoch + 1, k % epoch + 1, epoch, seconds,
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

/// A pipeline that is known in full.
InferredPipeline knownPipeline()
{
    InferredPipeline known;
    known.setting.workers = 2;
    known.setting.batch = 8;
    known.setting.cores = 4.0;
    known.costs.workBatch = 8;
    known.costs.work = {0.05, 0.051, 0.049};
    known.costs.step = {0.01};
    known.costs.elementBytes = 1e6;
    known.measuredStepsPerSecond = 40.0;
    known.inputs = {{"workers", 2.0, "", InputSource::Given},
                    {"step_ms", 10.0, "ms", InputSource::DataTime}};
    return known;
}

std::string askedSentence(const InferredPipeline& known,
                          const std::vector<std::pair<std::string, std::string>>& asked)
{
    const PipelineReport report = reportPipeline(known, asked);
    EXPECT_TRUE(report.asked) << toEnglish(report.refused);
    return report.asked ? toEnglish(report.asked->sentence) : std::string();
}

const WhatIf* findChange(const PipelineReport& report, std::string_view key)
{
    for (const WhatIf& one : report.whatIf) {
        if (one.set.front().first == key)
            return &one;
    }
    return nullptr;
}

TEST(WhatIf, WhatIsAskedForIsNotTakenForThePresent)
{
    // None of these is among what the files tell.
    const std::vector<std::pair<std::string, std::string>> asked{{"decode_scale", "0.5"},
                                                                 {"decode_share", "0.5"}};
    const Truth truth = dataLoaderOf(1, 0.05, 0.012);
    const InferredPipeline inferred = inferredOf(truth, {.given = asked});
    EXPECT_EQ(inferred.setting.decodeScale, 1.0);
    EXPECT_EQ(inferred.costs.decodeShare, 0.5); // nothing told it
    EXPECT_TRUE(inferred.find("decode_share")->isByUser);
    const PipelineReport report = reportPipeline(inferred, asked);
    ASSERT_TRUE(report.asked) << toEnglish(report.refused);
    EXPECT_GT(report.asked->ratio, 1.04);
    for (const auto& [key, value] : {std::pair{"threads", "4"},
                                     {"cache", "memory"},
                                     {"prefetch", "8"},
                                     {"pin_memory", "1"},
                                     {"persistent", "1"},
                                     {"storage", "gcs"}}) {
        const Setting present = inferredOf(truth, {.given = {{key, value}}}).setting;
        Setting wanted = present;
        ASSERT_TRUE(set(wanted, key, value));
        EXPECT_NE(wanted, present) << key;
    }
}

TEST(WhatIf, AKeyOfTheOtherLoaderHasNoEffect)
{
    const PipelineReport alone = reportPipeline(knownPipeline(), {{"parallel_calls", "4"}});
    EXPECT_FALSE(alone.asked);
    EXPECT_NE(toEnglish(alone.refused).find("parallel_calls has no effect"), std::string::npos);
    const PipelineReport both =
        reportPipeline(knownPipeline(), {{"parallel_calls", "4"}, {"workers", "4"}});
    ASSERT_TRUE(both.asked);
    EXPECT_TRUE(both.refused.empty());
    EXPECT_GT(both.asked->ratio, 1.5);
    ASSERT_FALSE(both.notes.empty());
    EXPECT_NE(toEnglish(both.notes.front()).find("no effect"), std::string::npos);
    // Of tf.data whose calls are not known "workers" is no answer.
    Truth truth = tfDataOf(2, 0.006, 0.012);
    const Training training = test::CaseMaker()
                                  .console(logOf(truth))
                                  .config("map_num_parallel_calls: 2\n", "config.yaml")
                                  .training();
    const InferredPipeline inferred = *inferPipeline(training, {.given = {{"workers", "7"}}});
    EXPECT_EQ(inferred.setting.workers, 0);
    EXPECT_EQ(inferred.setting.parallelCalls, 2);
}

TEST(WhatIf, AMeasuredCostIsReplacedByWhatTheUserSays)
{
    const PipelineReport report =
        reportPipeline(knownPipeline(), {{"step_ms", "40"}, {"work_ms", "20"}});
    ASSERT_TRUE(report.asked) << toEnglish(report.refused);
    EXPECT_NEAR(report.asked->outcome.stepsPerSecond, 25.0, 0.5);
    EXPECT_NEAR(report.present->stepsPerSecond, 40.0, 1.0);
    for (const char* name : {"step_ms", "work_ms"}) {
        ASSERT_NE(report.inferred.find(name), nullptr) << name;
        EXPECT_TRUE(report.inferred.find(name)->isByUser) << name;
        EXPECT_EQ(report.inferred.find(name)->source, InputSource::Given) << name;
    }
    EXPECT_DOUBLE_EQ(*report.inferred.find("step_ms")->value, 40.0);
    EXPECT_FALSE(report.inferred.find("workers")->isByUser);
}

TEST(WhatIf, WhatIsGivenLiftsARefusal)
{
    const std::vector<std::pair<std::string, std::string>> given{{"step_ms", "10"},
                                                                 {"work_ms", "1900"}};
    const Training training =
        test::CaseMaker().steps(200).config("num_workers: 2\n", "config.yaml").training();
    const InferredPipeline inferred = *inferPipeline(training, {.given = given});
    EXPECT_TRUE(inferred.refused.empty()) << toEnglish(inferred.refused);
    EXPECT_TRUE(inferred.find("work_ms")->isByUser);
    const PipelineReport report = reportPipeline(inferred, given);
    ASSERT_TRUE(report.asked) << toEnglish(report.refused);
    EXPECT_NEAR(report.asked->ratio, 1.0, 0.01);
    EXPECT_EQ(toEnglish(report.asked->sentence), "This is the present setting");
}

TEST(WhatIf, StopsAtOnceWhenItIsTold)
{
    class Stopped final : public ReadMonitor {
    public:
        void advance(std::uint64_t) override {}
        [[nodiscard]] bool isCancelled() const override { return true; }
    };
    const Stopped stopped;
    const InferredPipeline known = inferredOf(dataLoaderOf(2, 0.05, 0.012));
    EXPECT_TRUE(reportPipeline(known, {}, &stopped).whatIf.empty());
    EXPECT_FALSE(tryChange(known, Outcome{}, {{"workers", "4"}}, &stopped));
    static_cast<void>(inferredOf(tfDataOf(2, 0.006, 0.012), {.monitor = &stopped}));
}

TEST(WhatIf, NothingIsProposedWithoutEvidence)
{
    InferredPipeline known = knownPipeline();
    const PipelineReport plain = reportPipeline(known);
    for (const char* key : {"cache", "storage", "decode_scale", "cores"})
        EXPECT_EQ(findChange(plain, key), nullptr) << key;
    known.costs.cpuShare = 0.9;
    EXPECT_EQ(findChange(reportPipeline(known), "cache"), nullptr);
    known.costs.decodeShare = 0.6;
    const PipelineReport more = reportPipeline(known);
    const WhatIf* cache = findChange(more, "cache");
    ASSERT_NE(cache, nullptr);
    EXPECT_FALSE(cache->addedHostBytes); // how large the dataset is nothing says
    const std::string sentence = toEnglish(cache->sentence);
    EXPECT_NE(sentence.find("the memory of the cache is not known"), std::string::npos) << sentence;
    EXPECT_EQ(findChange(more, "storage"), nullptr);
    known.costs.elementReadBytes = 1e5;
    EXPECT_NE(findChange(reportPipeline(known), "storage"), nullptr);
}

TEST(WhatIf, WorkersThatWaitMayBeMoreThanTheCores)
{
    InferredPipeline known = knownPipeline();
    const auto mostTried = [](const PipelineReport& report) {
        int most = 0;
        for (const WhatIf& one : report.whatIf) {
            if (one.set.front().first == "workers")
                most = std::max(most, one.setting.workers);
        }
        return most;
    };
    known.costs.step = {0.0001};
    known.costs.cpuShare = 1.0;
    EXPECT_LE(mostTried(reportPipeline(known)), 4);
    known.costs.cpuShare = 0.1;
    EXPECT_GE(mostTried(reportPipeline(known)), 24);
}

TEST(WhatIf, MoreCoresNeverMeanFewerWorkers)
{
    InferredPipeline known = knownPipeline();
    known.setting.workers = 16;
    known.costs.cpuShare = 0.9;
    known.costs.step = {0.0001};
    known.measuredStepsPerSecond = 0.0;
    const PipelineReport report = reportPipeline(known);
    const WhatIf* cores = findChange(report, "cores");
    ASSERT_NE(cores, nullptr);
    EXPECT_EQ(cores->setting.workers, 16);
    EXPECT_GT(cores->ratio, 1.3);
}

TEST(WhatIf, AcrossBatchSizesImagesCount)
{
    // Twice the batch takes twice the work and step: as many images a second.
    const PipelineReport report = reportPipeline(knownPipeline(), {{"batch", "16"}});
    ASSERT_TRUE(report.asked);
    EXPECT_NEAR(report.asked->outcome.stepsPerSecond, 20.0, 0.5);
    EXPECT_NEAR(report.asked->ratio, 1.0, 0.03);
    EXPECT_EQ(
        askedSentence(knownPipeline(), {{"batch", "16"}, {"workers", "4"}}).find("times as fast"),
        std::string::npos);
}

TEST(WhatIf, AnUnknownShareOfComputingWidensTheBand)
{
    InferredPipeline known = knownPipeline();
    known.setting.cores = 2.0;
    const PipelineReport report = reportPipeline(known, {{"workers", "4"}});
    ASSERT_TRUE(report.asked);
    EXPECT_NEAR(report.asked->ratio, 2.0, 0.1);
    EXPECT_LT(report.asked->ratioLow, 1.0); // if all of it computes
    const std::string sentence = toEnglish(report.asked->sentence);
    EXPECT_NE(sentence.find("perhaps "), std::string::npos) << sentence;
    EXPECT_TRUE(report.recommended.empty());
}

TEST(WhatIf, SentencesSayWhatIsSo)
{
    InferredPipeline known = knownPipeline();
    const std::string more = askedSentence(known, {{"workers", "4"}});
    EXPECT_NE(more.find("4 workers instead of 2: 2 times as fast ["), std::string::npos) << more;
    // Decimal, as the sizes of disks: 2 workers of 200 MB, 4 batches of 8 MB.
    EXPECT_NE(more.find("; needs 0.4 GB more memory, 32 MB of it in /dev/shm"), std::string::npos)
        << more;
    const std::string slightly = askedSentence(known, {{"work_ms", "48"}});
    EXPECT_NE(slightly.find(": perhaps 1.04 times as fast ["), std::string::npos) << slightly;
    const std::string pinned = askedSentence(known, {{"pin_memory", "1"}});
    EXPECT_NE(pinned.find("batches in pinned memory: not modelled"), std::string::npos) << pinned;
    const std::string both = askedSentence(known, {{"persistent", "1"}, {"workers", "3"}});
    EXPECT_NE(both.find("; persistent is not modelled"), std::string::npos) << both;
    known.costs.cpuShare = 0.5;
    known.costs.elementReadBytes = 1e5;
    const std::string local = askedSentence(known, {{"storage", "nvme"}});
    EXPECT_NE(local.find("data on local NVMe SSD"), std::string::npos) << local;
    const std::string fewer = askedSentence(known, {{"cores", "1"}});
    EXPECT_NE(fewer.find("1 core instead of 4"), std::string::npos) << fewer;
    for (const WhatIf& one : reportPipeline(known).recommended)
        EXPECT_GE(one.ratioLow, 1.0);
}

TEST(HandOver, IsAFloorOrNothing)
{
    std::vector<double> waits(100, 0.05);
    std::fill(waits.begin(), waits.begin() + 20, 0.0015);
    EXPECT_NEAR(*handOverOf(waits), 0.0015, 1e-9);
    // Waits of any length down to nearly nothing have no floor.
    for (std::size_t i = 0; i < waits.size(); ++i)
        waits[i] = 0.0002 * static_cast<double>(i + 1);
    EXPECT_FALSE(handOverOf(waits));
    EXPECT_FALSE(handOverOf({}));
}

TEST(Infer, NearTheGpusLimitWorkIsOnlyBounded)
{
    // 4 workers of 58 ms feed a step of 14 ms just so: hardly any batch is waited for.
    Truth truth = dataLoaderOf(4, 0.058, 0.014, 3.0);
    const InferredPipeline inferred = inferredOf(truth);
    EXPECT_TRUE(inferred.workIsBound);
    for (const int workers : {1, 2}) {
        Truth fewer = truth;
        fewer.setting.workers = workers;
        const double real =
            simulate(fewer.setting, fewer.costs, {.steps = 5000, .seed = 7}).stepsPerSecond;
        const auto asked = tryChange(inferred, Outcome{}, {{"workers", std::to_string(workers)}});
        ASSERT_TRUE(asked);
        EXPECT_LE(asked->outcome.low, real) << workers;
        EXPECT_GE(asked->outcome.high, real) << workers;
    }
    EXPECT_FALSE(inferredOf(dataLoaderOf(2, 0.06, 0.014)).workIsBound);
}

/// 36 MB/s read and `cores` cores of the training's processes.
HardwareLogPtr hostLog(double cores, double readBytes)
{
    return test::HardwareMaker("host.csv", test::kStart)
        .host()
        .series(HardwareQuantity::ProcessCpu, 0, 60, [cores](std::size_t) { return cores; })
        .series(HardwareQuantity::DiskRead, 0, 60, [readBytes](std::size_t) { return readBytes; })
        .make();
}

InferredPipeline watched(double cores, double readBytes, const std::string& config = {})
{
    const Truth truth = dataLoaderOf(2, 0.06, 0.01);
    const Training training = test::CaseMaker()
                                  .console(logOf(truth))
                                  .config(configOf(truth.setting) + config, "config.yaml")
                                  .hardware(hostLog(cores, readBytes))
                                  .training();
    return *inferPipeline(training);
}

TEST(Infer, AShareOfComputingAboveAllOfItIsNotKnown)
{
    EXPECT_NEAR(*watched(1.0, 0.0).costs.cpuShare, 0.5, 0.03);
    EXPECT_NEAR(*watched(2.02, 0.0).costs.cpuShare, 1.0, 0.03);
    EXPECT_FALSE(watched(3.0, 0.0).costs.cpuShare);
}

TEST(Infer, AFewBytesAreNotTheDataset)
{
    // 33 steps of 8 images a second.
    EXPECT_NEAR(*watched(1.0, 8e6).costs.elementReadBytes, 3e4, 1e3);
    EXPECT_FALSE(watched(1.0, 2e4).costs.elementReadBytes);
}

TEST(Infer, ATrainingOnTheProcessorHasNoGpu)
{
    const InferredPipeline inferred = watched(1.0, 8e6, "device: cpu\n");
    EXPECT_TRUE(inferred.hasNoGpu);
    EXPECT_FALSE(inferred.costs.cpuShare); // the steps compute, too
    EXPECT_FALSE(watched(1.0, 8e6).hasNoGpu);
    EXPECT_FALSE(watched(1.0, 8e6, "device: cuda\n").hasNoGpu);
}

TEST(Infer, WorkOfABatchOfUnknownSizeIsNoElements)
{
    const Training training = test::CaseMaker()
                                  .console(logOf(dataLoaderOf(2, 0.06, 0.01)))
                                  .config("num_workers: 2\n", "config.yaml")
                                  .training();
    const InferredPipeline inferred = *inferPipeline(training);
    EXPECT_EQ(inferred.find("element_ms"), nullptr);
    ASSERT_NE(inferred.find("work_ms"), nullptr);
    EXPECT_NEAR(*inferred.find("work_ms")->value, 60.0, 3.0);
    EXPECT_NE(inferredOf(tfDataOf(1, 0.006, 0.012)).find("element_ms"), nullptr);
}

TEST(Infer, ALogOfEpochsTellsHowMuchACacheHolds)
{
    // 30,000 batches of 8.
    EXPECT_EQ(inferredOf(dataLoaderOf(1, 0.05, 0.012)).costs.datasetElements, 240'000.0);
}

TEST(Infer, WorkersAreKeptWhereEpochsAreShort)
{
    // 40 batches of an epoch in 0.8 s, then 0.3 s for new workers: as a log of the steps has it.
    Truth truth = dataLoaderOf(2, 0.03, 0.02);
    truth.setting.batchesPerEpoch = 40;
    truth.costs.startSeconds = 0.3;
    const PipelineReport report = reportOf(truth);
    const InferredPipeline& inferred = report.inferred;
    ASSERT_NE(inferred.find("epoch"), nullptr);
    EXPECT_EQ(inferred.find("epoch")->value, 40.0);
    EXPECT_EQ(inferred.find("epoch")->source, InputSource::LoggedEpoch);
    EXPECT_EQ(inferred.find("start_ms")->source, InputSource::Default);
    EXPECT_TRUE(report.refused.empty()) << toEnglish(report.refused);
    EXPECT_NEAR(report.present->stepsPerSecond / inferred.measuredStepsPerSecond, 1.0, 0.05);
    const auto kept = std::find_if(report.whatIf.begin(), report.whatIf.end(), [](const auto& one) {
        return one.set.front().first == "persistent";
    });
    ASSERT_NE(kept, report.whatIf.end());
    Setting keeping = truth.setting;
    keeping.isPersistent = true;
    const double real = simulate(keeping, truth.costs).stepsPerSecond
                        / simulate(truth.setting, truth.costs).stepsPerSecond;
    EXPECT_GT(real, 1.2);
    EXPECT_NEAR(kept->ratio / real, 1.0, 0.1);
    const std::string sentence = toEnglish(kept->sentence);
    EXPECT_EQ(sentence.find("not modelled"), std::string::npos) << sentence;
}

TEST(Infer, AnEpochOfUnknownLengthStaysUnknown)
{
    std::string log = logOf(dataLoaderOf(1, 0.05, 0.012));
    for (std::size_t at = log.find("[1]["); at != std::string::npos;
         at = log.find("[1][", at + 1)) {
        const std::size_t slash = log.find('/', at);
        log.replace(slash, 6, ""); // "/30000"
    }
    const Training training = test::CaseMaker()
                                  .console(log)
                                  .config("batch_size: 8\nnum_workers: 1\n", "config.yaml")
                                  .training();
    if (const std::optional<InferredPipeline> inferred = inferPipeline(training)) {
        EXPECT_EQ(inferred->setting.batchesPerEpoch, 0);
        EXPECT_FALSE(inferred->find("epoch")->value);
    }
}

TEST(Infer, LargeBatchesOfElementsTakeNoLonger)
{
    // 4096 elements of 20 us and a step of 40 ms: what is simulated is bounded by elements.
    Truth truth = tfDataOf(2, 2e-5, 0.02);
    truth.setting.batch = 4096;
    truth.costs.handOverSeconds = usualHandOver(LoaderKind::TfData);
    const InferredPipeline inferred = inferredOf(truth);
    ASSERT_TRUE(inferred.refused.empty()) << toEnglish(inferred.refused);
    EXPECT_NEAR(inferred.costs.meanWork() / truth.costs.meanWork(), 1.0, 0.05);
    const auto asked = tryChange(inferred, Outcome{}, {{"parallel_calls", "4"}});
    ASSERT_TRUE(asked);
    EXPECT_NEAR(asked->outcome.stepsPerSecond * 0.0205, 1.0, 0.05);
}

TEST(Infer, BadNumbersDoNoHarm)
{
    std::string text = logOf(dataLoaderOf(0, 0.05, 0.012));
    text += "2026/03/04 10:59:01 - mmengine - INFO - Epoch(train) [1][301/30000]  time: nan  "
            "data_time: nan  loss: nan\n"
            "2026/03/04 10:59:02 - mmengine - INFO - Epoch(train) [1][302/30000]  time: 0.00000  "
            "data_time: 0.00000  loss: 1.0\n"
            "2026/03/04 10:59:03 - mmengine - INFO - Epoch(train) [1][303/30000]  time: 0.05  "
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
        const bool isNumber = std::string(workers) == "0";
        EXPECT_EQ(report.asked.has_value(), isNumber) << workers;
        if (!isNumber) {
            EXPECT_NE(toEnglish(report.refused).find("num_workers"), std::string::npos) << workers;
            continue;
        }
        // The lines that make no sense change nothing.
        EXPECT_NEAR(1e3 * inferred->costs.meanWork(), 50.0, 3.0);
        EXPECT_NEAR(report.asked->ratio, 0.062 / (0.0125 + 0.0015), 0.3);
    }
}

TEST(Infer, APreviewIsTrustedLeast)
{
    InferOptions options;
    options.preview = PreviewCosts{.elementSeconds = {1.0}, .decodeShare = {}, .targetFactor = {}};
    EXPECT_EQ(inferredOf(dataLoaderOf(0, 0.05, 0.012), options).workSource, InputSource::DataTime);
    const Training plain =
        test::CaseMaker().steps(200).config("num_workers: 2\nbatch_size: 8\n", "c.yaml").training();
    const InferredPipeline previewed = *inferPipeline(plain, options);
    EXPECT_EQ(previewed.workSource, InputSource::Preview);
    EXPECT_EQ(previewed.find("work_ms")->source, InputSource::Preview);
    EXPECT_DOUBLE_EQ(*previewed.find("work_ms")->value, 8000.0);
}

} // namespace
} // namespace faultline::pipeline
