// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The recurrences against real loaders: tests/data/pipelines/measured.jsonl.
#include "model/pipeline/recurrences.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>
#include <string>
#include <vector>

namespace faultline::pipeline {
namespace {

constexpr int kBatch = 4;
constexpr std::size_t kSteps = 120;
constexpr std::size_t kFirst = 20; // check_models.py leaves out as many

std::vector<nlohmann::json> rowsOf(const char* name)
{
    std::ifstream stream(std::string(FAULTLINE_TESTS_DIR "/data/pipelines/") + name);
    std::vector<nlohmann::json> rows;
    for (std::string line; std::getline(stream, line);)
        rows.push_back(nlohmann::json::parse(line));
    return rows;
}

std::map<std::string, std::vector<double>> durations()
{
    std::map<std::string, std::vector<double>> byKind;
    for (const nlohmann::json& row : rowsOf("durations.jsonl"))
        byKind[row.at("kind")] = row.at("seconds").get<std::vector<double>>();
    return byKind;
}

Setting settingOf(const nlohmann::json& row)
{
    Setting setting;
    setting.batch = kBatch;
    if (row.at("lib") == "torch") {
        setting.workers = row.at("workers");
        setting.prefetch = row.at("prefetch_factor");
    } else {
        setting.kind = LoaderKind::TfData;
        setting.parallelCalls = row.at("parallel");
        setting.prefetch = row.at("prefetch");
        setting.isFused = row.at("fused");
    }
    return setting;
}

/// How late a sleep of this row woke up: the machine was loaded, and not always by as much. The law
/// of a row that its steps bound is their mean.
double lateStep(const nlohmann::json& row)
{
    const double late = 1e-3 * (row.at("law").get<double>() - row.at("step_ms").get<double>());
    constexpr double kLatest = 0.0015;
    return std::min(late, kLatest);
}

/// The same of items, from the row that one worker or call bounds.
double lateItem(const std::vector<nlohmann::json>& rows, const nlohmann::json& like)
{
    for (const nlohmann::json& row : rows) {
        if (row.at("lib") == like.at("lib")
            && row.value("fused", false) == like.value("fused", false) && row.at("kind") == "const"
            && settingOf(row).parallelism() == 1)
            return 1e-3 * row.at("law").get<double>() / kBatch - 0.01;
    }
    return 0.0;
}

double predictedMs(const std::vector<nlohmann::json>& rows, const nlohmann::json& row,
                   std::vector<double> items)
{
    const Setting setting = settingOf(row);
    for (double& item : items)
        item += lateItem(rows, row);
    const std::vector<double> step(kSteps, 1e-3 * row.at("step_ms").get<double>() + lateStep(row));
    Timeline timeline;
    if (setting.kind == LoaderKind::DataLoader) {
        std::vector<double> work(kSteps, 0.0);
        for (std::size_t i = 0; i < items.size(); ++i)
            work[i / kBatch] += items[i];
        timeline = dataLoaderTimeline(setting, {.work = work, .step = step});
    } else {
        timeline = tfDataTimeline(setting, {.work = items, .step = step});
    }
    return 1e3 * (timeline.taken.back() - timeline.taken[kFirst]) / (kSteps - 1 - kFirst);
}

TEST(MeasuredLoaders, AreReproducedAsClosely)
{
    const std::vector<nlohmann::json> rows = rowsOf("measured.jsonl");
    const auto items = durations();
    ASSERT_EQ(rows.size(), 30U);
    for (const nlohmann::json& row : rows) {
        const double real = row.at("real");
        const double error = predictedMs(rows, row, items.at(row.at("kind"))) / real - 1.0;
        // The model with the durations that were measured missed by `error`; ours are nominal.
        EXPECT_NEAR(error, row.at("error").get<double>(), 0.025) << row.dump();
    }
}

TEST(MeasuredLoaders, LateItemsCostMoreThanTheBottleneckLawSays)
{
    const std::vector<nlohmann::json> rows = rowsOf("measured.jsonl");
    const auto items = durations();
    int better = 0;
    for (const nlohmann::json& row : rows) {
        if (row.at("kind") == "const")
            continue;
        const double real = row.at("real");
        const double ours = predictedMs(rows, row, items.at(row.at("kind"))) / real - 1.0;
        better += std::abs(ours) <= std::abs(row.at("law_error").get<double>()) + 0.02 ? 1 : 0;
    }
    EXPECT_EQ(better, 21);
}

} // namespace
} // namespace faultline::pipeline
