// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/load_case.h"
#include "model/readers/metrics/table_cell.h"
#include "tests/readers/metrics/metrics_checks.h"

#include <nlohmann/json.hpp>

#include <fstream>
#include <iterator>

namespace faultline {
namespace {

using test::ownerOf;
using test::pointsOf;
using test::readAs;
using test::ReadResult;

constexpr std::string_view kMlflowId = "mlflow";
const std::string kFolder = std::string(FAULTLINE_TESTS_DIR) + "/data/metrics/";

TEST(Mlflow, GivesTheHistoryThatItsOwnClientGives)
{
    SilentMonitor monitor;
    const std::vector<std::string> paths{kFolder + "mlruns"};
    const Result<CasePtr> loaded = loadCase(paths, monitor);
    ASSERT_TRUE(loaded);
    const CaseData& data = **loaded;
    ASSERT_EQ(data.runs.size(), 1U);
    const faultline::Run& run = *data.runs.front();
    EXPECT_EQ(run.origin, RunOrigin::Metrics);
    EXPECT_EQ(run.files.size(), 4U) << "three metrics and the meta.yaml";

    std::ifstream file(kFolder + "mlflow-expected.json");
    const nlohmann::json expected = nlohmann::json::parse(file);
    EXPECT_EQ(run.scalars.size(), expected.size());
    for (const auto& [key, points] : expected.items()) {
        const ScalarSeries* series = run.findScalar(key);
        ASSERT_NE(series, nullptr) << key;
        ASSERT_EQ(series->size(), points.size()) << key;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const double value = metrics::readCell(points[i][2].get<std::string>()).value;
            EXPECT_EQ(series->step(i), points[i][0].get<std::int64_t>());
            EXPECT_DOUBLE_EQ(series->wallTime(i), points[i][1].get<double>() / 1000.0);
            EXPECT_TRUE(series->value(i) == value
                        || (std::isnan(series->value(i)) && std::isnan(value)))
                << key << " " << i;
        }
    }

    ASSERT_EQ(data.configs.size(), 1U);
    const ConfigDocument& settings = *data.configs.front();
    EXPECT_EQ(data.runOf(settings.id()), run.id);
    EXPECT_EQ(settings.value("params.learning_rate"), "0.5");
    EXPECT_EQ(settings.value("params.note"), "two\nlines");
    EXPECT_EQ(settings.value("tags.dataset"), "raccoon");
    EXPECT_EQ(settings.value("status"), "3");
    EXPECT_EQ(data.issues.totalCount(), 0U);
}

TEST(Mlflow, ReadsAMetricByItself)
{
    const std::string text = "1700000000000 2.5 0\n1700000002500 nan 1\n1700000005000 -inf 2\n";
    EXPECT_EQ(ownerOf("loss", text), kMlflowId);
    const ReadResult result = readAs(kMlflowId, text, "/runs/a/metrics/val/loss");
    EXPECT_EQ(pointsOf(result, "val/loss"), "0=2.5 1=nan 2=-inf");
    EXPECT_EQ(pointsOf(readAs(kMlflowId, "1500000000 2.5\n1500000001 3\n", "/r/metrics/x"), "x"),
              "0=2.5 0=3");
}

TEST(Mlflow, SaysWhatItCouldNotUse)
{
    const std::string text =
        "1700000000000 2.5 0\nx y z\n1700000002500 1 2 3\n\n1700000005000 1.5 1\n1700000007500 0.2";
    const ReadResult result = readAs(kMlflowId, text, "loss");
    EXPECT_EQ(pointsOf(result, "loss"), "0=2.5 1=1.5");
    EXPECT_EQ(result.file.issues.count(IssueCode::BadRow), 1U);
    EXPECT_EQ(result.file.issues.count(IssueCode::TruncatedTail), 1U);
    test::expectCutsGiveNothingNew(kMlflowId, text);
    test::expectFlipsAreSurvived(kMlflowId, text);
}

TEST(Mlflow, IsNoOtherText)
{
    EXPECT_NE(ownerOf("table.txt", "1 2 3\n4 5 6\n"), kMlflowId);
    EXPECT_NE(ownerOf("times.txt", "1700000000000 started\n"), kMlflowId);
    EXPECT_NE(ownerOf("meta.yaml", "name: model\nversion: 3\n"), kMlflowId);
}

} // namespace
} // namespace faultline
