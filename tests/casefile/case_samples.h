// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/casefile/case_file.h"
#include "model/checklist/retest.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

namespace faultline::samples {

/// A folder of its own that goes with the test.
class TestFolder {
public:
    TestFolder()
    {
        std::string pattern =
            (std::filesystem::temp_directory_path() / "faultline-case-XXXXXX").string();
        m_path = ::mkdtemp(pattern.data()) == nullptr ? std::string() : pattern;
    }
    ~TestFolder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    TestFolder(const TestFolder&) = delete;
    TestFolder& operator=(const TestFolder&) = delete;

    [[nodiscard]] std::string operator/(const std::string& name) const
    {
        return m_path + "/" + name;
    }
    [[nodiscard]] const std::string& path() const { return m_path; }

    void write(const std::string& name, const std::string& text) const
    {
        const std::filesystem::path path(*this / name);
        std::filesystem::create_directories(path.parent_path());
        std::ofstream(path, std::ios::binary) << text;
    }
    [[nodiscard]] std::string read(const std::string& name) const
    {
        std::ifstream stream(*this / name, std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }

private:
    std::string m_path;
};

/// A case with something in every member.
inline CaseFile fullCase(const std::string& folder)
{
    CaseFile file;
    file.sources = {folder + "/runs/broken", folder + "/logs/gpu.csv", "demo:"};
    file.tables[folder + "/runs/broken/numbers.csv"] = {
        .step = "it", .time = "", .metrics = {"err", "gain, in \"dB\""}, .run = "who"};
    file.tables[folder + "/logs/gpu.csv"] = {.step = {}, .time = {}, .metrics = {}};
    file.rules.setThreshold(RuleId("loss-diverged"), "ratio", 3.5);
    file.rules.mute(RuleId("overfitting"), "two classes, on purpose");
    file.machine = {.gpu = "T4", .machineType = "n1-standard-8", .memoryBytes = 3.2e10};
    TakenPromise taken;
    taken.promise = {.kind = Promise::Kind::NumberAtMost,
                     .ruleId = RuleId("loss-diverged"),
                     .number = "last-level",
                     .value = {2.0, Unit::Ratio}};
    taken.run = RunId(folder + "/runs/broken/train");
    taken.number = "last-level";
    taken.label = "Median of the last windows";
    taken.before = 5.25;
    taken.unit = Unit::Ratio;
    RetestedPromise result{.state = RetestedPromise::State::Kept,
                           .taken = taken,
                           .run = RunId(folder + "/runs/broken/train2"),
                           .after = 1.5,
                           .sentence = {}};
    result.sentence = sentenceOf(result);
    FixAttempt attempt{.time = 1000.5,
                       .ruleId = RuleId("loss-diverged"),
                       .fixId = "lower-learning-rate",
                       .title = "Lower the learning rate to 0.004",
                       .note = "with \"quotes\" and\nlines",
                       .promises = {taken},
                       .outcome = AttemptOutcome::Helped,
                       .outcomeTime = 2000.0,
                       .results = {result}};
    file.checklist.addAttempt("loss-stays-down", attempt);
    file.checklist.of("loss-stays-down").wasProblem = true;
    file.checklist.answer("gpu-is-not-shared", Answer::DoesNotApply, 1001.0);
    file.checklist.mute("quota-suffices", "own machine", 1002.0);
    const std::string key = toString(FindingKey{.rule = RuleId("loss-diverged"),
                                                .run = RunId(folder + "/runs/broken/train"),
                                                .step = StepIndex(1200)});
    file.checklist.setNote(Note::Target::Finding, key, "since Monday", 1003.0);
    file.checklist.setNote(Note::Target::Case, "", "ask Eve", 1004.0);
    file.checklist.newestRuns = {RunId(folder + "/runs/broken/tuesday/train"),
                                 RunId("demo:ssd/train")};
    file.pinnedTags = {TagId("Loss/total_loss"), TagId("learning_rate")};
    file.clockCorrections = {{ArtifactId(folder + "/logs/gpu.csv"), 3600.0},
                             {ArtifactId(folder + "/runs/broken/a.wandb#console"), -60.0}};
    DiagnosisSummary last;
    last.time = 999.0;
    last.verdict = "Loss diverged";
    last.runs.push_back(
        {.id = RunId(folder + "/runs/broken/train"), .below = "train", .startTime = 900.0});
    last.findings.push_back({key, RuleId("loss-diverged"), "O02", "critical", "Loss diverged"});
    file.last = last;
    return file;
}

} // namespace faultline::samples
