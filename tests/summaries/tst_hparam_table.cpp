// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/config_document.h"
#include "model/readers/load_case.h"
#include "model/summaries/hparam_export.h"
#include "model/summaries/hparam_filter.h"
#include "model/summaries/hparam_table.h"
#include "tests/support/read_artifacts.h"
#include "tests/support/shared_data.h"

#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <limits>
#include <sstream>

namespace faultline {
namespace {

const std::string kData = std::string(FAULTLINE_TESTS_DIR) + "/data/hparams/";

CasePtr load(const std::string& path)
{
    SilentMonitor monitor;
    const Result<CasePtr> data = loadCase(std::vector{path}, monitor);
    return data ? *data : nullptr;
}

HparamTable tableOf(const CaseData& data)
{
    SilentMonitor monitor;
    return makeHparamTable(data, readHparams(data, monitor), std::nullopt);
}

std::vector<std::string> split(const std::string& line, char separator)
{
    std::vector<std::string> parts;
    std::istringstream stream(line);
    for (std::string part; std::getline(stream, part, separator);)
        parts.push_back(part);
    return parts;
}

/// A line of expected.tsv: what TensorBoard's plugin makes of a session.
struct Expected {
    std::string folder, session, group, status;
    std::map<std::string, std::string> hparams; ///< "number:0.1", "text:sgd", "bool:true"
    std::map<std::string, double> metrics;      ///< by "group|tag"
};

std::vector<Expected> expectedSessions()
{
    std::vector<Expected> sessions;
    std::ifstream file(kData + "expected.tsv");
    for (std::string line; std::getline(file, line);) {
        const std::vector<std::string> fields = split(line, '\t');
        Expected session{fields.at(0), fields.at(1), fields.at(2), fields.at(3), {}, {}};
        for (std::size_t i = 4; i < fields.size(); ++i) {
            const std::size_t sign = fields[i].find('=');
            const std::string name = fields[i].substr(2, sign - 2);
            const std::string value = fields[i].substr(sign + 1);
            if (fields[i].front() == 'h')
                session.hparams[name] = value;
            else
                session.metrics[name] =
                    value == "nan" ? std::numeric_limits<double>::quiet_NaN() : std::stod(value);
        }
        sessions.push_back(session);
    }
    return sessions;
}

std::string described(const HparamValue& value)
{
    const char* kinds[] = {"bool:", "number:", "text:"};
    return kinds[value.index()] + toText(value);
}

std::optional<std::size_t> rowOf(const HparamTable& table, const std::string& session)
{
    for (std::size_t row = 0; row < table.sessions.size(); ++row) {
        if (table.sessions[row].name == session)
            return row;
    }
    return std::nullopt;
}

std::optional<std::size_t> columnOf(const HparamTable& table, const std::string& title)
{
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        if (columnTitle(table.columns[column]) == title)
            return column;
    }
    return std::nullopt;
}

TEST(HparamTable, HoldsWhatTensorBoardShows)
{
    const std::vector<Expected> expected = expectedSessions();
    ASSERT_EQ(expected.size(), 6U);
    for (const std::string folder : {"torch", "keras"}) {
        const CasePtr data = load(kData + folder);
        ASSERT_TRUE(data);
        const HparamTable table = tableOf(*data);
        EXPECT_TRUE(table.errors.empty());
        EXPECT_EQ(table.sessions.size(), 3U) << folder;
        for (const Expected& want : expected) {
            if (want.folder != folder)
                continue;
            const std::optional<std::size_t> row = rowOf(table, want.session);
            ASSERT_TRUE(row) << want.session;
            const HparamSession& session = table.sessions[*row];
            EXPECT_EQ(session.group, want.group);
            const std::string status(toString(session.status));
            EXPECT_EQ(want.status, status.empty()        ? "STATUS_UNKNOWN"
                                   : status == "success" ? "STATUS_SUCCESS"
                                                         : "STATUS_FAILURE");
            std::map<std::string, std::string> hparams;
            std::map<std::string, double> metrics;
            for (std::size_t c = 0; c < table.columns.size(); ++c) {
                const HparamColumn& column = table.columns[c];
                const auto& value = table.cell(*row, c);
                if (!value)
                    continue;
                if (column.kind == HparamColumnKind::Hparam)
                    hparams[column.name] = described(*value);
                else
                    metrics[column.choice.metric.group + "|" + column.name] =
                        std::get<double>(*value);
            }
            ASSERT_EQ(hparams.size(), want.hparams.size()) << want.session;
            for (const auto& [name, value] : want.hparams) {
                const std::string got = hparams[name];
                if (value.starts_with("number:"))
                    EXPECT_EQ(std::stod(got.substr(7)), std::stod(value.substr(7))) << name;
                else
                    EXPECT_EQ(got, value) << name;
            }
            ASSERT_EQ(metrics.size(), want.metrics.size()) << want.session;
            for (const auto& [name, value] : want.metrics) {
                if (std::isnan(value))
                    EXPECT_TRUE(std::isnan(metrics[name])) << name;
                else
                    EXPECT_DOUBLE_EQ(metrics[name], value) << name;
            }
        }
    }
}

TEST(HparamTable, NamesColumnsAsTheExperimentDoes)
{
    const CasePtr data = load(kData + "keras");
    ASSERT_TRUE(data);
    const HparamTable table = tableOf(*data);
    const auto units = columnOf(table, "units");
    ASSERT_TRUE(units);
    EXPECT_EQ(table.columns[*units].displayName, "Units");
    EXPECT_EQ(table.columns[*units].description, "of a layer");
    EXPECT_TRUE(table.columns[*units].differs);
    const auto accuracy = columnOf(table, "validation/epoch_accuracy");
    ASSERT_TRUE(accuracy);
    EXPECT_EQ(table.columns[*accuracy].displayName, "accuracy (val.)");
    EXPECT_EQ(table.columns[*accuracy].present, 3U);
    EXPECT_EQ(table.sessions.at(0).runs,
              (std::vector<std::string>{"run-0", "run-0/train", "run-0/validation"}));
}

TEST(HparamTable, TakesOtherValuesOfAMetric)
{
    const CasePtr data = load(kData + "keras");
    ASSERT_TRUE(data);
    SilentMonitor monitor;
    const HparamRecords records = readHparams(*data, monitor);
    const HparamMetric accuracy{.group = "validation", .tag = "epoch_accuracy"};
    const auto valueOf = [&](MetricAggregate aggregate) {
        const HparamTable table = makeHparamTable(*data, records, std::vector{accuracy}, aggregate);
        return table.number(*rowOf(table, "run-1"), table.columns.size() - 1).value_or(-1.0);
    };
    EXPECT_EQ(valueOf(MetricAggregate::Last), 0.5);
    EXPECT_EQ(valueOf(MetricAggregate::Min), 0.25);
    EXPECT_EQ(valueOf(MetricAggregate::Max), 0.5);
    EXPECT_EQ(valueOf(MetricAggregate::Mean), 0.375);
    const HparamTable none = makeHparamTable(*data, records, std::vector<HparamMetric>());
    EXPECT_EQ(none.columns.size(), 3U);
}

TEST(HparamTable, AnswersForARunBelowItsSession)
{
    const CasePtr data = load(kData + "keras");
    ASSERT_TRUE(data);
    SilentMonitor monitor;
    const HparamRecords records = readHparams(*data, monitor);
    EXPECT_EQ(sessionOf(records, "run-2/validation"), "run-2");
    EXPECT_EQ(hparamOf(records, "run-2/validation", "units"), HparamValue(32.0));
    EXPECT_FALSE(hparamOf(records, "run-2", "zzz"));
    EXPECT_FALSE(hparamOf(records, "elsewhere", "units"));
    EXPECT_EQ(hparamNames(records), (std::vector<std::string>{"augment", "dropout", "units"}));
    EXPECT_EQ(countHparamSources(*data), 3U);
}

ScalarSeries points(std::initializer_list<double> values)
{
    ScalarSeriesBuilder builder;
    std::int64_t step = 0;
    for (const double value : values) {
        const ScalarPoint point{.step = step++, .wallTime = 1.7e9, .value = value};
        builder.append({&point, 1});
    }
    return builder.snapshot();
}

std::shared_ptr<Run> runWith(const std::string& name, double loss)
{
    auto run = std::make_shared<Run>();
    run->name = name;
    run->id = RunId(run->name);
    run->scalars["loss"].series = points({1.0, loss});
    return run;
}

std::shared_ptr<ConfigDocument> configWith(const std::string& name, ConfigKind kind,
                                           const std::string& lr)
{
    auto config = std::make_shared<ConfigDocument>();
    config->kind = kind;
    config->file.displayName = name;
    config->file.id = ArtifactId(config->file.displayName);
    const auto add = [&config](const std::string& field, const std::string& value,
                               std::size_t parent) {
        ConfigNode node;
        node.name = field;
        node.value = value;
        node.isGroup = value.empty();
        node.parent = parent;
        config->nodes.push_back(node);
    };
    add("", "", ConfigNode::npos);
    add("lr", lr, 0);
    add("model", "", 0);
    add("depth", "50", 2);
    return config;
}

TEST(HparamTable, FallsBackToTheConfigurationOfARun)
{
    CaseData data;
    data.runs = {runWith("a", 0.5), runWith("a/validation", 0.6), runWith("b", 0.25),
                 runWith("c", 0.1)};
    data.configs = {configWith("a/other.yaml", ConfigKind::Yaml, "9"),
                    configWith("a/hparams.yaml", ConfigKind::Lightning, "0.1"),
                    configWith("b/args.yaml", ConfigKind::Ultralytics, "0.01"),
                    configWith("c/label_map", ConfigKind::LabelMap, "1")};
    data.runOfArtifact = {{ArtifactId("a/other.yaml"), RunId("a")},
                          {ArtifactId("a/hparams.yaml"), RunId("a")},
                          {ArtifactId("b/args.yaml"), RunId("b")},
                          {ArtifactId("c/label_map"), RunId("c")}};
    EXPECT_EQ(countHparamSources(data), 2U);
    const HparamTable table = tableOf(data);
    ASSERT_EQ(table.sessions.size(), 2U);
    EXPECT_EQ(table.sessions[0].config, "a/hparams.yaml");
    EXPECT_EQ(table.sessions[0].runs, (std::vector<std::string>{"a", "a/validation"}));
    EXPECT_EQ(table.runsWithout, 1U);
    const auto lr = columnOf(table, "lr");
    const auto depth = columnOf(table, "model.depth");
    ASSERT_TRUE(lr && depth);
    EXPECT_EQ(table.cell(0, *lr), HparamValue(0.1));
    EXPECT_EQ(table.cell(1, *lr), HparamValue(0.01));
    EXPECT_FALSE(table.columns[*depth].differs);
    // No experiment names metrics: those that most sessions have.
    const auto loss = columnOf(table, "loss");
    ASSERT_TRUE(loss);
    EXPECT_EQ(table.cell(1, *loss), HparamValue(0.25));
}

TEST(HparamTable, ResolvesTheRunOfAMetric)
{
    EXPECT_EQ(metricRun("a/b", ""), "a/b");
    EXPECT_EQ(metricRun("a/b", "train"), "a/b/train");
    EXPECT_EQ(metricRun("a/b", ".."), "a");
    EXPECT_EQ(metricRun("a", ".."), ".");
    EXPECT_EQ(metricRun(".", "train"), "train");
    EXPECT_EQ(metricRun(".", ""), ".");
    EXPECT_EQ(metricRun("a", "../../.."), ".");
    EXPECT_EQ(metricRun("a/b", "./c/../d"), "a/b/d");
}

/// One session for each row of numbers; columns h0, h1, ... and the metric m.
HparamTable numbers(const std::vector<std::vector<double>>& rows)
{
    HparamTable table;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        HparamSession session;
        session.name = "run|" + std::to_string(row);
        session.group = session.name;
        table.sessions.push_back(session);
        for (const double value : rows[row])
            table.cells.emplace_back(value);
    }
    for (std::size_t c = 0; c < rows.front().size(); ++c) {
        HparamColumn column;
        column.name = "h" + std::to_string(c);
        if (c + 1 == rows.front().size()) {
            column.name = "m";
            column.kind = HparamColumnKind::Metric;
        }
        table.columns.push_back(column);
    }
    return table;
}

TEST(RankRelation, TellsOrderAndHowLittleItKnows)
{
    std::vector<std::vector<double>> rows;
    for (int i = 0; i < 12; ++i)
        rows.push_back({std::pow(10.0, -i), (i * 5) % 12 * 1.0, 3.0, i * 1.0});
    const HparamTable table = numbers(rows);
    const auto falling = rankRelation(table, 0, 3);
    ASSERT_TRUE(falling);
    EXPECT_DOUBLE_EQ(falling->rho, -1.0);
    EXPECT_EQ(falling->sessions, 12U);
    EXPECT_TRUE(falling->isEnough && falling->isBeyondChance);
    // numpy.corrcoef([(5 * i) % 12 for i in range(12)], range(12)): they are their own ranks.
    const auto mixed = rankRelation(table, 1, 3);
    ASSERT_TRUE(mixed);
    EXPECT_NEAR(mixed->rho, 0.21678321678321677, 1e-12);
    EXPECT_TRUE(mixed->isEnough);
    EXPECT_FALSE(mixed->isBeyondChance);
    EXPECT_FALSE(rankRelation(table, 2, 3)->isEnough) << "it never varies";
    rows.resize(9);
    EXPECT_FALSE(rankRelation(numbers(rows), 0, 3)->isEnough) << "too few sessions";
    rows[0][0] = std::numeric_limits<double>::quiet_NaN();
    EXPECT_EQ(rankRelation(numbers(rows), 0, 3)->sessions, 8U);
    HparamTable text = table;
    text.columns[0].type = HparamColumnType::Text;
    EXPECT_FALSE(rankRelation(text, 0, 3));
}

TEST(HparamFilter, AcceptsByRangeTextAndSet)
{
    const std::optional<HparamValue> missing;
    HparamFilter range;
    range.min = 0.1;
    EXPECT_TRUE(accepts(range, HparamValue(0.1)));
    EXPECT_FALSE(accepts(range, HparamValue(0.05)));
    EXPECT_FALSE(accepts(range, HparamValue("0.5")));
    EXPECT_FALSE(accepts(range, HparamValue(std::numeric_limits<double>::quiet_NaN())));
    EXPECT_FALSE(accepts(range, missing));
    HparamFilter text;
    text.contains = "ADAM";
    EXPECT_TRUE(accepts(text, HparamValue("torch.Adam")));
    EXPECT_FALSE(accepts(text, HparamValue("sgd")));
    HparamFilter set;
    set.values = {"true", ""};
    EXPECT_TRUE(accepts(set, HparamValue(true)));
    EXPECT_FALSE(accepts(set, HparamValue(false)));
    EXPECT_TRUE(accepts(set, missing));
    EXPECT_TRUE(accepts({}, missing));
}

TEST(HparamFilter, FiltersOfAllColumnsMustAccept)
{
    const HparamTable table = numbers({{1, 10}, {2, 20}, {3, 30}});
    HparamFilters filters;
    filters["h0"].min = 2.0;
    filters["m"].max = 20.0;
    filters["gone"].min = 99.0;
    EXPECT_EQ(acceptedRows(table, filters), (std::vector<bool>{false, true, false}));
}

TEST(HparamExport, WritesCsvJsonAndMarkdown)
{
    HparamTable table = numbers({{0.1, std::numeric_limits<double>::infinity()}, {0.001, 0.5}});
    table.cells[2].reset();
    table.columns[1].choice.aggregate = MetricAggregate::Min;
    table.sessions[1].name = "a,b";
    const HparamSelection all{.rows = {1, 0}, .columns = {0, 1}};
    EXPECT_EQ(exportHparams(table, all, HparamFormat::Csv),
              "run,group,status,h0,m (min)\n\"a,b\",run|1,,,0.5\nrun|0,run|0,,0.1,inf\n");
    EXPECT_EQ(exportHparams(table, all, HparamFormat::Markdown),
              "| run | h0 | m (min) |\n|---|---:|---:|\n| a,b |  | 0.5 |\n"
              "| run\\|0 | 0.1 | inf |\n");
    const std::string json = exportHparams(table, all, HparamFormat::Json);
    EXPECT_NE(json.find("\"schema\": \"faultline/hparams/1\""), std::string::npos);
    EXPECT_NE(json.find("\"m (min)\": \"inf\""), std::string::npos) << json;
    EXPECT_NE(json.find("\"hparams\": {},"), std::string::npos) << json;
}

TEST(HparamTable, ReadsRealSweeps)
{
    FAULTLINE_NEEDS_REAL(path, "events/alwaysproblem-tensorboard-review/logs/hparam_tuning");
    const CasePtr data = load(path);
    ASSERT_TRUE(data);
    const HparamTable table = tableOf(*data);
    EXPECT_TRUE(table.errors.empty());
    ASSERT_EQ(table.sessions.size(), 8U); // run-0 to run-7, as its SOURCES.md lists
    for (const HparamColumn& column : table.columns)
        EXPECT_EQ(column.present, 8U) << column.name;
}

} // namespace
} // namespace faultline
