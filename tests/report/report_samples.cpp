// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/report/report_samples.h"

#include <limits>

namespace faultline::test {

namespace {

constexpr double kStart = 1.7e9;
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

Finding nanFinding()
{
    Finding finding;
    finding.ruleId = RuleId("loss-became-nan");
    finding.code = "O01";
    finding.severity = Severity::Critical;
    finding.confidence = 0.97;
    finding.cost = 0.5;
    finding.run = RunId("train");
    finding.title = {"The loss became NaN at step %1", {Quantity{50.0, Unit::Step}}};
    finding.explanation = textOf("Every later value is NaN.");
    finding.evidence = {
        SeriesEvidence{.run = RunId("train"),
                       .tag = TagId("loss"),
                       .firstStep = StepIndex(45),
                       .lastStep = StepIndex(50),
                       .firstWallTime = WallTime(kStart + 45),
                       .lastWallTime = WallTime(kStart + 50),
                       .caption = textOf("the last finite values and the first NaN")},
        NumberEvidence{.name = "nan-count",
                       .label = textOf("NaN samples"),
                       .value = {10.0, Unit::Count},
                       .threshold = 1.0},
        NumberEvidence{.name = "last-value",
                       .label = textOf("last value"),
                       .value = {kNan, Unit::None},
                       .threshold = {}},
        FileEvidence{.path = "runs/train/events.1",
                     .offsetBytes = 1234,
                     .caption = textOf("the record that holds it")},
    };
    finding.fixes = {{
        .id = "lower-learning-rate",
        .title = {"Lower the learning rate to %1", {Quantity{0.004, Unit::None}}},
        .detail = textOf("A quarter of the present one."),
        .snippets = {{.language = "pytorch",
                      .code = "for g in opt.param_groups:\n    g['lr'] = 0.004"}},
        .edits = {{.config = ArtifactId("pipeline.config"),
                   .path = "train_config.lr",
                   .value = "0.004"}},
        .check = textOf("the loss stays finite past step 50"),
        .promises = {{.kind = Promise::Kind::NumberAtMost,
                      .ruleId = RuleId("loss-became-nan"),
                      .number = "nan-count",
                      .value = {0.0, Unit::Count}}},
    }};
    return finding;
}

} // namespace

ScalarSeries seriesOf(const std::vector<ScalarPoint>& points)
{
    ScalarSeriesBuilder builder;
    builder.append(points);
    return builder.snapshot();
}

ScalarSeries seriesOfValues(const std::vector<double>& values)
{
    std::vector<ScalarPoint> points;
    for (std::size_t i = 0; i < values.size(); ++i)
        points.push_back({.step = static_cast<std::int64_t>(i),
                          .wallTime = kStart + static_cast<double>(i),
                          .value = values[i]});
    return seriesOf(points);
}

Run runOf(std::string name, const std::vector<std::pair<std::string, ScalarSeries>>& scalars)
{
    Run run;
    run.name = std::move(name);
    run.id = RunId(run.name);
    run.path = "runs/" + run.name;
    FileReport file;
    file.path = run.path + "/events.1";
    file.displayName = run.name + "/events.1";
    file.id = ArtifactId(file.displayName);
    file.formatId = "tfevents";
    file.sizeBytes = 1000;
    file.recordCount = 1;
    for (const auto& [tag, series] : scalars) {
        run.scalars[tag].series = series;
        file.scalarCount += series.size();
        if (series.empty())
            continue;
        file.firstStep = file.firstStep.value_or(series.step(0));
        file.lastStep = series.step(series.size() - 1);
        file.minStep = series.minStep();
        file.maxStep = series.maxStep();
        file.firstWallTime = series.minWallTime();
        file.lastWallTime = series.maxWallTime();
    }
    run.files.push_back(std::move(file));
    return run;
}

void addIssue(Run& run, ImportIssue issue)
{
    issue.path = run.files.front().path;
    run.files.front().issues.add(std::move(issue));
}

CaseData caseOf(std::vector<Run> runs)
{
    CaseData data;
    data.sources = {"runs"};
    for (Run& run : runs) {
        for (const FileReport& file : run.files)
            data.issues.append(file.issues);
        data.runs.push_back(std::make_shared<const Run>(std::move(run)));
    }
    return data;
}

Text textOf(std::string_view source)
{
    return {source, {}};
}

Text quoted(std::string content)
{
    return {"%1", {std::move(content)}};
}

CaseData nanCase()
{
    std::vector<double> values(60, kNan);
    for (std::size_t i = 0; i < 50; ++i)
        values[i] = 1.0 / (1.0 + static_cast<double>(i));
    Run run = runOf("train", {{"loss", seriesOfValues(values)}});
    addIssue(run, {.code = IssueCode::TruncatedTail,
                   .path = {},
                   .offsetBytes = 990,
                   .bytesLost = 10,
                   .detail = {}});
    return caseOf({std::move(run)});
}

Diagnosis nanDiagnosis()
{
    Diagnosis diagnosis;
    diagnosis.verdict = {"The loss of %1 became NaN", {std::string("train")}};
    diagnosis.verdictSeverity = Severity::Critical;
    diagnosis.findings = {nanFinding()};
    for (const char* run : {"a", "b", "c"})
        diagnosis.abstentions.push_back({.ruleId = RuleId("overfitting"),
                                         .code = "L05",
                                         .run = RunId(run),
                                         .reason = textOf("No validation loss was logged."),
                                         .remedy = textOf("Evaluate while training:"),
                                         .command = "python model_main.py --eval",
                                         .missing = "validation-loss"});
    diagnosis.trainingCount = 1;
    return diagnosis;
}

} // namespace faultline::test
