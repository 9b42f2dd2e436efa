// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/engine/builtin_rules.h"
#include "model/diagnosis/engine/diagnose.h"
#include "model/diagnosis/training/training.h"
#include "model/readers/load_case.h"
#include "tests/support/analysed.h"
#include "tests/support/event_writer.h"
#include "tests/support/owner_name.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace faultline {
namespace {

using test::EventWriter;
using test::TempFolder;

std::string eventLog(const std::vector<std::string>& tags)
{
    EventWriter writer;
    writer.fileVersion(1.7e9);
    for (int i = 0; i < 20; ++i) {
        for (const std::string& tag : tags)
            writer.scalar(tag, i, 1.7e9 + i, 1.0F / static_cast<float>(i + 1));
    }
    return writer.data();
}

std::string table(const std::string& header, int rows)
{
    std::string text = header + "\n";
    const auto cells = std::count(header.begin(), header.end(), ',');
    for (int i = 0; i < rows; ++i) {
        text += std::to_string(i);
        for (std::ptrdiff_t cell = 0; cell < cells; ++cell)
            text += "," + std::to_string(1.0 / (i + 1));
        text += "\n";
    }
    return text;
}

CasePtr load(const std::string& path, LoadOptions options = {})
{
    SilentMonitor monitor;
    const std::vector<std::string> paths{path};
    Result<CasePtr> loaded = loadCase(paths, monitor, options);
    return loaded ? *loaded : nullptr;
}

TEST(MetricsCase, ATableBesideEventFilesIsARunOfTheSameTraining)
{
    const TempFolder folder;
    folder.write("exp/events.out.tfevents.1.h", eventLog({"train/box_loss", "lr/pg0"}));
    folder.write("exp/results.csv", table("epoch,train/box_loss,metrics/mAP50(B),lr/pg0", 5));
    folder.write("exp/train.log", "INFO: step 1 loss 0.5\n");
    const CasePtr data = load(folder.path());
    ASSERT_NE(data, nullptr);
    ASSERT_EQ(data->runs.size(), 2U);
    const RunPtr events = data->runNamed("exp");
    const RunPtr metrics = data->runNamed("exp/results.csv");
    ASSERT_NE(events, nullptr);
    ASSERT_NE(metrics, nullptr);
    EXPECT_EQ(events->origin, RunOrigin::Events);
    EXPECT_EQ(events->findScalar("lr/pg0")->size(), 20U) << "not mixed with those of the table";
    EXPECT_EQ(metrics->origin, RunOrigin::Metrics);
    EXPECT_EQ(test::ownerName(*data, "exp/train.log"), "exp");

    const std::vector<Training> trainings = test::trainingsOf(*data);
    ASSERT_EQ(trainings.size(), 1U);
    EXPECT_EQ(trainings.front().runs.front(), events);
    EXPECT_EQ(trainings.front().runs.size(), 2U);
    std::vector<std::string> tags;
    for (const Signal& signal : trainings.front().allSignals)
        tags.push_back(signal.tag);
    std::sort(tags.begin(), tags.end());
    EXPECT_EQ(tags, (std::vector<std::string>{"lr/pg0", "metrics/mAP50(B)", "train/box_loss"}))
        << "what both have is judged once";
}

TEST(MetricsCase, ATableAloneIsATrainingWithWhatLiesBesideIt)
{
    const TempFolder folder;
    folder.write("version_0/metrics.csv", table("epoch,step,train_loss", 3));
    folder.write("version_0/hparams.yaml", "learning_rate: 0.5\nbatch_size: 8\n");
    folder.write("boxes.csv", "filename,width,height,class,xmin,ymin,xmax,ymax\n");
    const CasePtr data = load(folder.path());
    ASSERT_NE(data, nullptr);
    ASSERT_EQ(data->runs.size(), 1U);
    EXPECT_EQ(data->runs.front()->name, "version_0/metrics.csv");
    EXPECT_EQ(test::ownerName(*data, "version_0/hparams.yaml"), "version_0/metrics.csv");
    EXPECT_FALSE(data->runs.front()->startTime().has_value()) << "the table tells no times";
}

TEST(MetricsCase, ADivergedTableIsDiagnosed)
{
    const CasePtr data =
        load(std::string(FAULTLINE_TESTS_DIR) + "/data/metrics/keras/diverged.csv");
    ASSERT_NE(data, nullptr);
    const Diagnosis diagnosis = test::diagnosed(*data, builtinRules());
    ASSERT_GE(diagnosis.findings.size(), 2U);
    EXPECT_EQ(diagnosis.findings[0].ruleId, RuleId("loss-diverged"));
    EXPECT_EQ(diagnosis.findings[0].severity, Severity::Critical);
    EXPECT_EQ(diagnosis.findings[1].ruleId, RuleId("loss-became-nan"));
    EXPECT_EQ(diagnosis.findings[1].consequenceOf, 0U);
}

TEST(MetricsCase, OfTheStatesOfOneTrainingTheLastIsRead)
{
    const TempFolder folder;
    const std::string state = R"({"epoch": 1, "global_step": 2, "log_history": [)"
                              R"({"loss": 2.5, "step": 1}, {"loss": 1.5, "step": 2}]})";
    folder.write("out/checkpoint-500/trainer_state.json", state);
    folder.write("out/checkpoint-1000/trainer_state.json", state);
    folder.write("other/checkpoint-7/trainer_state.json", state);
    const CasePtr data = load(folder.path());
    ASSERT_NE(data, nullptr);
    ASSERT_EQ(data->runs.size(), 2U);
    EXPECT_NE(data->runNamed("out/checkpoint-1000/trainer_state.json"), nullptr);
    EXPECT_NE(data->runNamed("other/checkpoint-7/trainer_state.json"), nullptr);
    ASSERT_EQ(data->otherFileCount, 1U);
    EXPECT_NE(data->otherFiles.front().path.find("checkpoint-500"), std::string::npos);
}

TEST(MetricsCase, ReadsTheColumnsThatTheUserChose)
{
    const TempFolder folder;
    const std::string path =
        folder.write("x.csv", "when,left,right,name\n5,1.5,10,a\n6,2.5,20,b\n");
    LoadOptions options;
    options.tables[path] = {.step = "when", .time = std::nullopt, .metrics = {"right"}};
    const CasePtr data = load(path, options);
    ASSERT_NE(data, nullptr);
    ASSERT_EQ(data->runs.size(), 1U);
    const faultline::Run& run = *data->runs.front();
    EXPECT_EQ(run.name, "x.csv");
    EXPECT_EQ(run.origin, RunOrigin::Metrics);
    ASSERT_EQ(run.scalars.size(), 1U);
    EXPECT_EQ(run.findScalar("right")->point(1).value, 20.0);
    EXPECT_EQ(run.findScalar("right")->step(1), 6);

    options.tables[path] = {.step = "", .time = "", .metrics = {}};
    const CasePtr counted = load(path, options);
    ASSERT_NE(counted, nullptr);
    EXPECT_EQ(counted->runs.front()->scalars.size(), 3U);
    EXPECT_EQ(counted->runs.front()->findScalar("when")->step(1), 1);

    options.tables[path] = {.step = "missing", .time = std::nullopt, .metrics = {}};
    EXPECT_EQ(load(path, options), nullptr);
}

} // namespace
} // namespace faultline
