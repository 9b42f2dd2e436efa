// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/load_case.h"
#include "model/readers/metrics/table_cell.h"
#include "tests/readers/metrics/metrics_checks.h"
#include "tests/support/event_writer.h"
#include "tests/support/owner_name.h"

#include <nlohmann/json.hpp>

#include <fstream>
#include <iterator>

namespace faultline {
namespace {

using test::ownerOf;
using test::pointsOf;
using test::readAs;
using test::ReadResult;

constexpr std::string_view kWandbId = "wandb";

std::string textOf(const std::string& path)
{
    std::ifstream file(std::string(FAULTLINE_TESTS_DIR) + "/" + path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

const std::string& sample()
{
    static const std::string kSample = textOf("data/metrics/wandb/run.wandb");
    return kSample;
}

/// What wandb's own reader gave back.
const nlohmann::json& expected()
{
    static const nlohmann::json kExpected =
        nlohmann::json::parse(textOf("data/metrics/wandb/expected.json"));
    return kExpected;
}

TEST(Wandb, GivesTheHistoryThatItsOwnReaderGives)
{
    EXPECT_EQ(ownerOf("run-a.wandb", sample()), kWandbId);
    const ReadResult result = readAs(kWandbId, sample());
    EXPECT_EQ(result.file.recordCount, expected().at("records").get<std::uint64_t>());
    EXPECT_EQ(result.file.issues.totalCount(), 0U);
    EXPECT_EQ(result.file.end, ReadEnd::Complete);
    std::map<std::string, std::size_t> seen;
    for (const nlohmann::json& row : expected().at("history")) {
        const auto numberOf = [&row](const std::string& key) {
            return metrics::readCell(row.at(key).get<std::string>()).value;
        };
        for (const auto& [key, value] : row.items()) {
            if (key.starts_with('_'))
                continue;
            const ScalarSeries* series = result.run->findScalar(key);
            ASSERT_NE(series, nullptr) << key;
            const std::size_t at = seen[key]++;
            ASSERT_LT(at, series->size()) << key;
            EXPECT_EQ(static_cast<double>(series->step(at)), numberOf("_step"));
            EXPECT_EQ(series->wallTime(at), numberOf("_timestamp"));
            const double wanted = numberOf(key);
            EXPECT_TRUE(series->value(at) == wanted
                        || (std::isnan(series->value(at)) && std::isnan(wanted)))
                << key << " " << at;
        }
    }
    EXPECT_EQ(seen.size(), 3U);
    for (const auto& [key, count] : seen)
        EXPECT_EQ(result.run->findScalar(key)->size(), count) << key;
    EXPECT_EQ(result.run->scalars.size(), seen.size());
}

TEST(Wandb, GivesConsoleMachineAndSettings)
{
    const ReadResult result = readAs(kWandbId, sample());
    ASSERT_EQ(result.artifacts.logs.size(), 1U);
    const ConsoleLog& log = *result.artifacts.logs.front();
    std::string text;
    for (std::size_t i = 0; i < log.lines.size(); ++i)
        text += std::string(log.text(i)) + "\n";
    EXPECT_NE(text.find("step 0 loss 1.0"), std::string::npos);
    EXPECT_NE(text.find("RuntimeError: the loss is not finite"), std::string::npos);
    EXPECT_EQ(log.exitCode, expected().at("exit").get<int>());

    ASSERT_EQ(result.artifacts.hardwareLogs.size(), 1U);
    const HardwareLog& machine = *result.artifacts.hardwareLogs.front();
    EXPECT_EQ(machine.timeKind, TimeKind::Absolute);
    const HardwareSeries* memory = machine.find(HardwareQuantity::ProcessMemory);
    ASSERT_NE(memory, nullptr);
    const nlohmann::json& stats = expected().at("stats");
    ASSERT_EQ(memory->series.size(), stats.size());
    for (std::size_t i = 0; i < stats.size(); ++i) {
        const double mebi = std::stod(stats.at(i).at("proc.memory.rssMB").get<std::string>());
        EXPECT_DOUBLE_EQ(memory->series.value(i), mebi * 1048576.0);
    }

    ASSERT_EQ(result.artifacts.configs.size(), 1U);
    const ConfigDocument& settings = *result.artifacts.configs.front();
    EXPECT_EQ(settings.value("learning_rate"), "0.5");
    EXPECT_EQ(settings.value("model.depth"), "18");
    EXPECT_EQ(settings.value("classes[1]"), "dog");
    EXPECT_EQ(settings.find("_wandb"), ConfigNode::npos);
}

TEST(Wandb, IsOneRunWithWhatBelongsToIt)
{
    SilentMonitor monitor;
    const std::vector<std::string> paths{std::string(FAULTLINE_TESTS_DIR) + "/data/metrics/wandb"};
    const Result<CasePtr> loaded = loadCase(paths, monitor);
    ASSERT_TRUE(loaded);
    const CaseData& data = **loaded;
    ASSERT_EQ(data.runs.size(), 1U);
    EXPECT_EQ(data.runs.front()->name, "run.wandb");
    EXPECT_EQ(data.runs.front()->origin, RunOrigin::Metrics);
    ASSERT_EQ(data.logs.size(), 1U);
    EXPECT_EQ(data.logs.front()->name(), "run.wandb (console)");
    EXPECT_EQ(test::ownerName(data, "run.wandb (console)"), "run.wandb");
    EXPECT_EQ(test::ownerName(data, "run.wandb (system)"), "run.wandb");
    EXPECT_EQ(test::ownerName(data, "run.wandb (settings)"), "run.wandb");
}

TEST(Wandb, TakesConsoleAndSettingsOnce)
{
    const test::TempFolder folder;
    folder.write("offline-run-1/run-a.wandb", sample());
    folder.write("offline-run-1/files/output.log", "step 0 loss 1.0\n");
    folder.write("offline-run-1/files/config.yaml", "wandb_version: 1\nlr:\n  value: 0.1\n");
    SilentMonitor monitor;
    const std::vector<std::string> paths{folder.path()};
    const Result<CasePtr> loaded = loadCase(paths, monitor);
    ASSERT_TRUE(loaded);
    EXPECT_EQ((*loaded)->logs.size(), 1U);
    EXPECT_EQ((*loaded)->configs.size(), 1U);
    EXPECT_EQ((*loaded)->otherFileCount, 2U);
}

TEST(Wandb, GoesOnAfterDamage)
{
    const ReadResult whole = readAs(kWandbId, sample());
    std::string spoilt = sample();
    spoilt[20'000] = static_cast<char>(spoilt[20'000] ^ 0x10);
    const ReadResult result = readAs(kWandbId, spoilt);
    EXPECT_EQ(result.file.issues.count(IssueCode::BadDataChecksum), 1U);
    EXPECT_GE(result.file.recordCount + 2, whole.file.recordCount);
    ASSERT_FALSE(result.file.issues.kept().empty());
    const ImportIssue& issue = result.file.issues.kept().front();
    EXPECT_LE(*issue.offsetBytes, 20'000U);
    EXPECT_GT(*issue.offsetBytes + issue.bytesLost, 20'000U);
}

TEST(Wandb, SaysHowItEnds)
{
    const ReadResult killed = readAs(kWandbId, std::string_view(sample()).substr(0, 40'000));
    EXPECT_EQ(killed.file.end, ReadEnd::TruncatedTail);
    EXPECT_GE(killed.file.issues.count(IssueCode::TruncatedTail), 1U);
    ASSERT_FALSE(killed.artifacts.logs.empty());
    EXPECT_FALSE(killed.artifacts.logs.front()->exitCode.has_value());
    EXPECT_TRUE(readAs(kWandbId, std::string_view(sample()).substr(0, 7)).failed);
}

TEST(Wandb, SurvivesCutsAndFlips)
{
    for (const char* name : {"whole.wandb", "chunks.wandb"}) {
        const std::string small = textOf(std::string("fuzz/corpus/wandb/") + name);
        ASSERT_FALSE(small.empty());
        EXPECT_EQ(pointsOf(readAs(kWandbId, small), "loss"), "0=1.5 10=nan") << name;
        EXPECT_EQ(pointsOf(readAs(kWandbId, small), "g/a"), "10=1") << name;
        EXPECT_EQ(readAs(kWandbId, small).run->blobs.at("h").kind, TagKind::Histogram);
        test::expectCutsGiveNothingNew(kWandbId, small);
        test::expectFlipsAreSurvived(kWandbId, small);
    }
}

TEST(Wandb, FindsTheNextWholeRecordInAHostileBlock)
{
    // A block of nothing but lengths that lead astray ends in time.
    std::string hostile = sample().substr(0, 7);
    for (std::size_t i = 0; i < 200'000; ++i)
        hostile += static_cast<char>(i * 7 % 251);
    const ReadResult result = readAs(kWandbId, hostile);
    EXPECT_TRUE(result.failed);
    EXPECT_GT(result.file.issues.totalCount(), 0U);
}

} // namespace
} // namespace faultline
