// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/diagnosis/support/run_maker.h"

#include "model/diagnosis/signals/log_course.h"
#include "tests/support/analysed.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>
#include <variant>

namespace faultline::test {

namespace {

class Collector final : public FindingSink {
public:
    explicit Collector(Judgement& judgement) : m_judgement(judgement) {}

    void report(Finding finding) override { m_judgement.findings.push_back(std::move(finding)); }
    void abstain(Abstention abstention) override
    {
        m_judgement.abstentions.push_back(std::move(abstention));
    }

private:
    Judgement& m_judgement;
};

/// One file that covers what was logged.
FileReport wholeFile(const Run& run)
{
    FileReport file;
    file.path = run.path + "/events.out.tfevents.1600000000.host";
    file.displayName = "events.out.tfevents.1600000000.host";
    file.id = ArtifactId(file.displayName);
    file.formatId = "tfevents";
    file.fileVersion = "brain.Event:2";
    file.recordCount = 1;
    for (const auto& [tag, scalar] : run.scalars) {
        const ScalarSeries& series = scalar.series;
        if (series.empty())
            continue;
        file.recordCount += series.size();
        file.scalarCount += series.size();
        const bool isFirst = !file.firstStep.has_value();
        file.minStep = isFirst ? series.minStep() : std::min(file.minStep, series.minStep());
        file.maxStep = isFirst ? series.maxStep() : std::max(file.maxStep, series.maxStep());
        file.firstWallTime =
            std::min(file.firstWallTime.value_or(series.minWallTime()), series.minWallTime());
        file.lastWallTime =
            std::max(file.lastWallTime.value_or(series.maxWallTime()), series.maxWallTime());
        file.firstStep = series.step(0);
        file.lastStep = series.step(series.size() - 1);
    }
    return file;
}

} // namespace

double Noise::uniform()
{
    return static_cast<double>(m_engine() >> 11U) * 0x1.0p-53;
}

double Noise::normal()
{
    const double radius = std::sqrt(-2.0 * std::log(1.0 - uniform()));
    return radius * std::cos(2.0 * std::numbers::pi * uniform());
}

double Noise::factor(double sigma)
{
    return std::exp(sigma * normal());
}

std::vector<std::int64_t> stepsFrom(std::int64_t first, std::size_t count, std::int64_t interval)
{
    std::vector<std::int64_t> steps(count);
    for (std::size_t i = 0; i < count; ++i)
        steps[i] = first + static_cast<std::int64_t>(i) * interval;
    return steps;
}

double healthyLoss(double t, double tau)
{
    return 0.3 + 2.0 * std::exp(-t / tau);
}

RunMaker::RunMaker(std::string name) : m_name(std::move(name))
{
    secondsPerStep(1.0);
}

RunMaker& RunMaker::clock(OfStep wallTime)
{
    m_clock = std::move(wallTime);
    return *this;
}

RunMaker& RunMaker::secondsPerStep(double seconds)
{
    return clock(
        [seconds](std::int64_t step) { return kStart + seconds * static_cast<double>(step); });
}

RunMaker& RunMaker::curve(const std::string& tag, const std::vector<std::int64_t>& steps,
                          const OfStep& value)
{
    std::vector<ScalarPoint> made;
    made.reserve(steps.size());
    for (const std::int64_t step : steps)
        made.push_back({.step = step, .wallTime = m_clock(step), .value = value(step)});
    return points(tag, std::move(made));
}

RunMaker& RunMaker::points(const std::string& tag, std::vector<ScalarPoint> points)
{
    m_curves.push_back({tag, std::move(points)});
    return *this;
}

RunMaker& RunMaker::session(SessionMark::Status status, std::int64_t step, double wallTime,
                            std::string checkpointPath)
{
    m_sessions.push_back({.status = status,
                          .step = step,
                          .wallTime = wallTime,
                          .checkpointPath = std::move(checkpointPath)});
    return *this;
}

RunMaker& RunMaker::file(FileReport report)
{
    m_files.push_back(std::move(report));
    return *this;
}

RunMaker& RunMaker::blob(const std::string& tag, BlobTag blob)
{
    m_blobs[tag] = std::move(blob);
    return *this;
}

RunPtr RunMaker::make() const
{
    Run run;
    run.name = m_name;
    run.id = RunId(run.name);
    run.path = "/logs/" + m_name;
    std::map<std::string, ScalarSeriesBuilder> builders;
    for (const Curve& curve : m_curves)
        builders[curve.tag].append(curve.points);
    for (const auto& [tag, builder] : builders)
        run.scalars[tag].series = builder.snapshot();
    run.blobs = m_blobs;
    run.sessions = m_sessions;
    run.files = m_files;
    if (run.files.empty())
        run.files.push_back(wholeFile(run));
    return std::make_shared<const Run>(std::move(run));
}

CaseData caseOf(std::vector<RunPtr> runs)
{
    CaseData data;
    data.sources = {"/logs"};
    data.runs = std::move(runs);
    return data;
}

Training trainingOf(std::vector<RunPtr> runs)
{
    std::vector<Training> trainings = trainingsOf(caseOf(std::move(runs)));
    EXPECT_EQ(trainings.size(), 1U);
    return trainings.empty() ? Training{} : std::move(trainings.front());
}

std::string Judgement::title() const
{
    return findings.empty() ? std::string() : toEnglish(findings.front().title);
}

double Judgement::number(const std::string& name) const
{
    if (!findings.empty()) {
        for (const Evidence& evidence : findings.front().evidence) {
            const auto* number = std::get_if<NumberEvidence>(&evidence);
            if (number != nullptr && number->name == name)
                return number->value.value;
        }
    }
    return std::numeric_limits<double>::quiet_NaN();
}

Judgement judge(const Rule& rule, Training training, const RuleSettings& settings)
{
    followLogs({&training, 1}, SilentMonitor());
    Judgement judgement;
    Collector collector(judgement);
    rule.evaluate({.training = training, .settings = settings, .trainings = {&training, 1}},
                  collector);
    return judgement;
}

Judgement judge(const Rule& rule, std::vector<RunPtr> runs, const RuleSettings& settings)
{
    return judge(rule, trainingOf(std::move(runs)), settings);
}

Judgement judgeLast(const Rule& rule, std::vector<Training> trainings)
{
    followLogs(trainings, SilentMonitor());
    Judgement judgement;
    Collector collector(judgement);
    const RuleSettings settings;
    rule.evaluate({.training = trainings.back(), .settings = settings, .trainings = trainings},
                  collector);
    return judgement;
}

std::string describe(const Finding& finding)
{
    std::string text = finding.code + " " + finding.ruleId.text() + " "
                       + std::string(toString(finding.severity)) + " " + finding.run.text() + "\n"
                       + toEnglish(finding.title) + "\n" + toEnglish(finding.explanation) + "\n";
    for (const Evidence& evidence : finding.evidence) {
        if (const auto* series = std::get_if<SeriesEvidence>(&evidence)) {
            text += "  " + series->run.text() + " " + series->tag.text() + " "
                    + std::to_string(series->firstStep.value()) + ".."
                    + std::to_string(series->lastStep.value()) + ": " + toEnglish(series->caption)
                    + "\n";
        } else if (const auto* number = std::get_if<NumberEvidence>(&evidence)) {
            text += "  " + number->name + " = " + toEnglish(number->value) + ": "
                    + toEnglish(number->label) + "\n";
        } else if (const auto* log = std::get_if<LogEvidence>(&evidence)) {
            text += "  " + log->log.text() + " line " + std::to_string(log->sourceLine) + ": "
                    + log->excerpt + " " + toEnglish(log->caption) + "\n";
        } else {
            const auto& file = std::get<FileEvidence>(evidence);
            text += "  " + file.path + ": " + toEnglish(file.caption) + "\n";
        }
    }
    for (const Fix& fix : finding.fixes) {
        text += "  > " + toEnglish(fix.title) + "\n    " + toEnglish(fix.detail)
                + "\n    check: " + toEnglish(fix.check) + "\n";
    }
    return text;
}

} // namespace faultline::test
