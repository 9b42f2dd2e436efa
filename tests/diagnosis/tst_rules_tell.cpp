// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/engine/builtin_rules.h"
#include "model/diagnosis/engine/diagnose.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/readers/console/console_log_reader.h"
#include "model/readers/environment/environment_reader.h"
#include "tests/diagnosis/support/data_maker.h"
#include "tests/diagnosis/support/hardware_maker.h"
#include "tests/diagnosis/support/memory_texts.h"
#include "tests/diagnosis/support/pipeline_text.h"
#include "tests/support/analysed.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <numeric>
#include <set>
#include <string>
#include <vector>

namespace faultline::test {

namespace {

constexpr double kGibibyte = 1073741824.0;

/// Everything that a rule says about one training.
struct Told final : FindingSink {
    bool hasFired = false;
    bool hasAbstained = false;
    std::vector<NumberEvidence> numbers;
    std::vector<JudgedPoints> points;

    void report(Finding finding) override
    {
        hasFired = true;
        for (const Evidence& evidence : finding.evidence) {
            if (const auto* number = std::get_if<NumberEvidence>(&evidence))
                numbers.push_back(*number);
        }
    }
    void abstain(Abstention) override { hasAbstained = true; }
    void computed(NumberEvidence number) override { numbers.push_back(std::move(number)); }
    void judged(JudgedPoints judged) override { points.push_back(std::move(judged)); }

    [[nodiscard]] bool hasCurve() const
    {
        return std::any_of(points.begin(), points.end(),
                           [](const JudgedPoints& one) { return !one.points.empty(); });
    }
    [[nodiscard]] const NumberEvidence* number(std::string_view name) const
    {
        const auto found = std::find_if(numbers.begin(), numbers.end(),
                                        [name](const auto& one) { return one.name == name; });
        return found == numbers.end() ? nullptr : &*found;
    }
};

/// Nothing if the training lacks something without which the rule is not asked.
std::optional<Told> told(const Rule& rule, const Training& training)
{
    const RuleInfo& info = rule.info();
    const bool lacks =
        (training.isPlanned && !info.judgesPlans)
        || std::any_of(info.needs.begin(), info.needs.end(),
                       [&](SignalKind need) { return !hasSignal(training, need); })
        || std::any_of(info.needsEvidence.begin(), info.needsEvidence.end(),
                       [&](EvidenceKind need) { return !hasEvidence(training, need); });
    if (lacks)
        return std::nullopt;
    Told said;
    const RuleSettings settings;
    rule.evaluate({.training = training, .settings = settings, .trainings = {&training, 1}}, said);
    return said;
}

RunPtr trainRun()
{
    const std::vector<std::int64_t> steps = stepsFrom(0, 1200, 10);
    Noise noise(7);
    const auto falling = [&noise](double share) {
        return [&noise, share](std::int64_t step) {
            return share * healthyLoss(static_cast<double>(step), 3000.0) * noise.factor(0.02);
        };
    };
    return RunMaker("train")
        .curve("Loss/total_loss", steps, falling(1.0))
        .curve("Loss/classification_loss", steps, falling(0.5))
        .curve("Loss/localization_loss", steps, falling(0.4))
        .curve("learning_rate", steps,
               [](std::int64_t step) { return 0.04 * (1.0 - static_cast<double>(step) / 25000.0); })
        .curve("grad_norm", steps, [&noise](std::int64_t) { return 3.0 * noise.factor(0.1); })
        .curve("update_ratio", steps, [&noise](std::int64_t) { return 1e-3 * noise.factor(0.1); })
        .make();
}

RunPtr evaluationRun()
{
    return RunMaker("eval")
        .curve("DetectionBoxes_Precision/mAP", stepsFrom(500, 23, 500),
               [](std::int64_t step) {
                   return 0.6 - 0.5 * std::exp(-static_cast<double>(step) / 3000.0);
               })
        .make();
}

HardwareLogPtr gpuLog(std::size_t gpus)
{
    HardwareMaker maker("gpu.csv", kStart, 10.0);
    maker.gpus(static_cast<int>(gpus));
    constexpr std::size_t kSamples = 1200;
    const auto constant = [](double value) { return [value](std::size_t) { return value; }; };
    for (std::size_t gpu = 0; gpu < gpus; ++gpu) {
        maker
            .series(HardwareQuantity::GpuUtilization, gpu, kSamples,
                    [](std::size_t i) { return i % 10 == 0 ? 0.85 : 0.95; })
            .series(HardwareQuantity::GpuMemoryUsed, gpu, kSamples, constant(9.0 * kGibibyte))
            .series(HardwareQuantity::GpuMemoryTotal, gpu, kSamples, constant(16.0 * kGibibyte))
            .series(HardwareQuantity::GpuThrottleReasons, gpu, kSamples, constant(0.0))
            .series(HardwareQuantity::GpuSmClock, gpu, kSamples, constant(1.5e9))
            .series(HardwareQuantity::GpuTemperature, gpu, kSamples, constant(60.0))
            .series(HardwareQuantity::GpuPcieGeneration, gpu, kSamples, constant(3.0))
            .series(HardwareQuantity::GpuPcieWidth, gpu, kSamples, constant(16.0))
            .series(HardwareQuantity::Other, gpu, kSamples, constant(3.0), "pcie.link.gen.max")
            .series(HardwareQuantity::Other, gpu, kSamples, constant(16.0), "pcie.link.width.max");
    }
    return maker.make();
}

HardwareLogPtr hostLog()
{
    constexpr std::size_t kSamples = 1200;
    const auto constant = [](double value) { return [value](std::size_t) { return value; }; };
    return HardwareMaker("host.csv", kStart, 10.0)
        .host()
        .series(HardwareQuantity::CpuUtilization, 0, kSamples, constant(0.4))
        .series(HardwareQuantity::CpuIoWait, 0, kSamples, constant(0.01))
        .series(HardwareQuantity::MemoryUsed, 0, kSamples,
                [](std::size_t i) { return (8.0 + 0.1 * std::sin(static_cast<double>(i))) * 1e9; })
        .series(HardwareQuantity::MemoryTotal, 0, kSamples, constant(64e9))
        .series(HardwareQuantity::DiskFree, 0, kSamples, constant(200e9))
        .make();
}

/// A rank whose steps wait a little for input, copies and others.
TraceProfile rankProfile(int rank)
{
    TraceProfile made;
    made.file.displayName = "rank" + std::to_string(rank) + ".json";
    made.file.id = ArtifactId(made.file.displayName);
    made.framework = "PyTorch";
    made.hasStepMarkers = true;
    made.distributed = DistributedInfo{.backend = "nccl", .rank = rank, .worldSize = 2};
    TraceStep step;
    const auto set = [&step](StepCategory category, double seconds) {
        step.seconds[static_cast<std::size_t>(category)] = seconds;
    };
    set(StepCategory::Compute, 0.92);
    set(StepCategory::Input, 0.02);
    set(StepCategory::HostToDevice, 0.02);
    set(StepCategory::Collectives, 0.02);
    for (int i = 0; i < 40; ++i) {
        step.number = i;
        step.beginNs = std::int64_t{i} * 1'000'000'000;
        step.endNs = step.beginNs + 1'000'000'000;
        made.steps.push_back(step);
    }
    made.durationNs = made.steps.back().endNs;
    DeviceTotal device;
    device.name = "Tesla V100";
    device.kernelCount = 4000;
    device.busyShare = 0.9;
    made.devices.push_back(device);
    for (const char* stage : {"Iterator::Prefetch::Map", "Iterator::Prefetch::Map::TFRecord"})
        made.inputStages.push_back({.name = stage,
                                    .count = 40,
                                    .seconds = 0.4,
                                    .selfSeconds = 0.2,
                                    .longestSeconds = 0.02});
    return made;
}

std::shared_ptr<DatasetEvidence> pictures(const ConfigDocumentPtr& config)
{
    DatasetMaker maker;
    for (const char* split : {"train", "val"}) {
        maker.split(split);
        for (int i = 0; i < 120; ++i) {
            maker.picture(std::string(split) + std::to_string(i) + ".jpg", 640, 640);
            for (int box = 0; box < 1 + i % 3; ++box)
                maker.box(box % 2 == 0 ? "cat" : "dog", 0.2F, 0.2F, 0.6F, 0.7F, 1 + box % 2);
        }
    }
    maker.labelMap({{1, "cat"}, {2, "dog"}});
    return evidenceOf(maker.make(), config);
}

ConsoleLogPtr consoleOf(std::string_view text)
{
    const ReadResult read = readBytes(*makeConsoleLogReader(), text, "train.log");
    return read.artifacts.logs.empty() ? nullptr : read.artifacts.logs.front();
}

Training onlyTraining(const CaseData& data)
{
    std::vector<Training> trainings = test::analysed(data)->trainings;
    EXPECT_EQ(trainings.size(), 1U);
    return trainings.empty() ? Training{} : std::move(trainings.front());
}

/// A healthy training of which everything was kept: every rule can judge it.
Training richTraining()
{
    PipelineText text;
    text.classes = 2;
    text.clipNorm = 10.0;
    text.checkpoint = "ssd/checkpoint/ckpt-0";
    text.checkpointType = "detection";
    CaseData data;
    data.runs = {trainRun(), evaluationRun()};
    data.configs = {pipelineConfig(text.str())};
    data.hardwareLogs = {gpuLog(2), hostLog()};
    for (const int rank : {0, 1})
        data.profiles.push_back(std::make_shared<const TraceProfile>(rankProfile(rank)));
    data.logs = {consoleOf("INFO: start\nStep 100 loss 1.2\nStep 200 loss 1.1\n")};
    const ReadResult packages =
        readBytes(*makeEnvironmentReader(), "tensorflow==2.15.0\nnumpy==1.26.4\nprotobuf==3.20.3\n",
                  "pip-freeze.txt");
    data.environments.assign(packages.artifacts.environments.begin(),
                             packages.artifacts.environments.end());
    Training training = onlyTraining(data);
    training.datasets = {pictures(training.config())};
    return training;
}

/// Rules over a series of points: they show them, silent or not.
const std::set<std::string_view> kShowsPoints{
    "boxes-dropped",     "class-imbalance",     "communication-bound", "copy-to-device-slow",
    "cpu-starves-gpu",   "disk-full",           "disk-starves-gpu",    "evidence-not-usable",
    "gpu-memory-leak",   "gpu-memory-unused",   "gpu-out-of-memory",   "gpu-throttled",
    "gpu-underused",     "gradients-off",       "host-memory-creep",   "host-out-of-memory",
    "input-bound",       "invalid-boxes",       "labels-disagree",     "late-out-of-memory",
    "launch-bound",      "learning-rate-off",   "loss-became-nan",     "loss-diverged",
    "loss-plateau",      "loss-unstable",       "metric-stays-zero",   "model-never-learned",
    "objects-too-small", "odd-images",          "one-loss-dominates",  "overfitting",
    "pcie-degraded",     "periodic-stalls",     "pipeline-bottleneck", "restarts-lost-work",
    "schedule-mismatch", "slow-data-source",    "stopped-progressing", "straggler",
    "training-on-cpu",   "training-slows-down", "uneven-gpus",         "update-size-off",
    "wrong-run-length",
};

class RulesTell : public ::testing::TestWithParam<const Rule*> {};
class RulesTellOfPlans : public ::testing::TestWithParam<const Rule*> {};

std::vector<const Rule*> rulesThat(bool judgePlansToo)
{
    std::vector<const Rule*> rules;
    for (const std::unique_ptr<const Rule>& rule : builtinRules()) {
        if (!judgePlansToo || rule->info().judgesPlans)
            rules.push_back(rule.get());
    }
    return rules;
}

std::string nameOf(const ::testing::TestParamInfo<const Rule*>& rule)
{
    std::string name(rule.param->info().id);
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

void expectDrawable(const JudgedPoints& judged)
{
    EXPECT_FALSE(toEnglish(judged.label).empty());
    if (isFact(judged))
        return;
    EXPECT_LE(judged.points.size(), JudgedPoints::kMost);
    EXPECT_FALSE(toEnglish(judged.xLabel).empty()) << toEnglish(judged.label);
    EXPECT_TRUE(std::is_sorted(judged.points.begin(), judged.points.end(),
                               [](const auto& a, const auto& b) { return a.first < b.first; }))
        << toEnglish(judged.label);
    for (const auto& [x, y] : judged.points)
        EXPECT_TRUE(std::isfinite(x) && std::isfinite(y)) << toEnglish(judged.label);
}

TEST_P(RulesTell, WhatTheyLookedAtInAHealthyTraining)
{
    static const Training kTraining = richTraining();
    const std::string id(GetParam()->info().id);
    const std::optional<Told> said = told(*GetParam(), kTraining);
    ASSERT_TRUE(said) << "the training lacks what the rule needs";
    EXPECT_TRUE(!said->numbers.empty() || !said->points.empty() || said->hasAbstained)
        << "a user cannot see what it decided by";
    if (kShowsPoints.contains(id) && id != "gpu-memory-leak" && id != "gpu-memory-unused") {
        EXPECT_FALSE(said->hasAbstained);
        EXPECT_TRUE(said->hasCurve()) << "it judges points and shows none";
    }
    for (const JudgedPoints& judged : said->points)
        expectDrawable(judged);
    for (const NumberEvidence& number : said->numbers)
        EXPECT_FALSE(toEnglish(number.label).empty()) << number.name;
}

TEST_P(RulesTellOfPlans, WhatTheyLookedAtBeforeARun)
{
    const auto config = ssdConfig(2);
    const Training planned = plannedOn(pictures(config), config);
    const std::optional<Told> said = told(*GetParam(), planned);
    if (!said)
        return; // the engine abstains for it
    EXPECT_TRUE(!said->numbers.empty() || !said->points.empty() || said->hasAbstained);
    for (const JudgedPoints& judged : said->points)
        expectDrawable(judged);
}

INSTANTIATE_TEST_SUITE_P(All, RulesTell, ::testing::ValuesIn(rulesThat(false)), nameOf);
INSTANTIATE_TEST_SUITE_P(Planned, RulesTellOfPlans, ::testing::ValuesIn(rulesThat(true)), nameOf);

TEST(RulesTellAnEnd, WithItsStepAndTheLinesThatWereRead)
{
    const std::string log = "step 100 loss 1.0\nstep 1200 loss 0.5\n"
                            + torchOom("1.71", "15.78", "14.20", "0.50", "15.00");
    CaseData data;
    data.logs = {consoleOf(log)};
    auto run = std::make_shared<faultline::Run>();
    run->origin = RunOrigin::Console;
    run->name = "train.log";
    run->id = RunId(run->name);
    run->scalars.insert(data.logs.front()->series.begin(), data.logs.front()->series.end());
    data.runs = {run};
    const Training training = onlyTraining(data);
    for (const std::unique_ptr<const Rule>& rule : builtinRules()) {
        if (rule->info().id != "gpu-out-of-memory")
            continue;
        const std::optional<Told> said = told(*rule, training);
        ASSERT_TRUE(said && said->hasFired);
        ASSERT_NE(said->number("onset-step"), nullptr);
        EXPECT_EQ(said->number("onset-step")->value.value, 1200.0);
        EXPECT_EQ(said->number("fatal-events")->value.value, 1.0);
        EXPECT_GE(said->number("lines-read")->value.value, 3.0);
        const std::optional<Told> silent = told(*rule, richTraining());
        ASSERT_TRUE(silent && !silent->hasFired);
        EXPECT_EQ(silent->number("onset-step"), nullptr);
        EXPECT_EQ(silent->number("fatal-events")->value.value, 0.0);
        EXPECT_EQ(silent->number("last-step")->value.value, 11990.0);
    }
}

TEST(JudgedPointsHelpers, KeepSpikesAndPausesOfLongSeries)
{
    std::vector<double> x(100'000);
    std::iota(x.begin(), x.end(), 0.0);
    std::vector<double> values(x.size(), 1.0);
    values[54'321] = 9.0;
    values[77'777] = -3.0;
    const JudgedPoints judged =
        judgedOver(x, values, {FAULTLINE_TR_NOOP("Diagnosis", "Loss"), {}},
                   {FAULTLINE_TR_NOOP("Diagnosis", "Step"), {}}, Unit::Step, Unit::None);
    expectDrawable(judged);
    EXPECT_EQ(std::count(judged.points.begin(), judged.points.end(), std::pair(54'321.0, 9.0)), 1);
    EXPECT_EQ(std::count(judged.points.begin(), judged.points.end(), std::pair(77'777.0, -3.0)), 1);
}

TEST(JudgedPointsHelpers, LeaveOutWhatIsNoNumberAndCountFromTheFirst)
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const std::vector<double> times{1000.0, 1001.0, 1003.0, nan};
    const std::vector<double> values{nan, 2.0, 3.0, 4.0};
    const JudgedPoints judged =
        judgedOverTime(times, values, {FAULTLINE_TR_NOOP("Diagnosis", "Loss"), {}}, Unit::None);
    const std::vector<std::pair<double, double>> wanted{{0.0, 2.0}, {2.0, 3.0}};
    EXPECT_EQ(judged.points, wanted);
    // Without a clock the samples are counted.
    const JudgedPoints counted =
        judgedOverTime(std::vector<double>(4, nan), values,
                       {FAULTLINE_TR_NOOP("Diagnosis", "Loss"), {}}, Unit::None);
    EXPECT_EQ(counted.points.front(), std::pair(2.0, 2.0));
    EXPECT_EQ(counted.xUnit, Unit::Count);
}

TEST(JudgedPointsHelpers, CountSharesOfWhatWasLookedAt)
{
    const std::vector<double> times{0.0, 1.0, 2.0, 3.0, 4.0, 5.0};
    const std::vector<bool> isLookedAt{true, true, false, true, true, false};
    const std::vector<bool> isHit{true, false, true, true, true, true};
    const JudgedPoints judged =
        judgedShares(times, isLookedAt, isHit, {FAULTLINE_TR_NOOP("Diagnosis", "Loss"), {}}, 2);
    ASSERT_EQ(judged.points.size(), 2U);
    EXPECT_EQ(judged.points[0].second, 0.5);
    EXPECT_EQ(judged.points[1].second, 1.0);
    EXPECT_TRUE(
        judgedShares({}, {}, {}, {FAULTLINE_TR_NOOP("Diagnosis", "Loss"), {}}).points.empty());
}

} // namespace

} // namespace faultline::test
