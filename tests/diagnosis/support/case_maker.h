// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/case_artifacts.h"
#include "model/diagnosis/training/training.h"
#include "model/readers/config/config_tree_reader.h"
#include "model/readers/config/pipeline_config_reader.h"
#include "model/readers/console/console_log_reader.h"
#include "model/readers/environment/console_environment.h"
#include "model/readers/environment/environment_reader.h"
#include "tests/diagnosis/support/run_maker.h"
#include "tests/support/analysed.h"
#include "tests/support/read_artifacts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::test {

/// A case whose artifacts are read from texts by the readers that ship, so that a rule is tried
/// with what a file would give it.
///
///     CaseMaker().console("...").packages("numpy==1.26.4").training()
class CaseMaker {
public:
    CaseMaker& console(std::string_view text, const std::string& name = "train.log")
    {
        ReadResult read = readBytes(*makeConsoleLogReader(), text, name);
        EXPECT_FALSE(read.artifacts.logs.empty()) << "no console log: " << text;
        return add(read);
    }
    /// As pip freeze prints it, or a Dockerfile by its name.
    CaseMaker& packages(std::string_view text, const std::string& name = "pip-freeze.txt")
    {
        ReadResult read = readBytes(*makeEnvironmentReader(), text, name);
        EXPECT_FALSE(read.artifacts.environments.empty()) << "no environment: " << text;
        return add(read);
    }
    CaseMaker& pipeline(std::string_view text, const std::string& name = "pipeline.config")
    {
        ReadResult read = readBytes(*makePipelineConfigReader(), text, name);
        EXPECT_FALSE(read.artifacts.configs.empty()) << "no configuration: " << text;
        return add(read);
    }
    CaseMaker& config(std::string_view text, const std::string& name = "args.yaml")
    {
        ReadResult read = readBytes(*makeConfigTreeReader(), text, name);
        EXPECT_FALSE(read.artifacts.configs.empty()) << "no configuration: " << text;
        return add(read);
    }
    /// A file on disk, by the reader that owns it.
    CaseMaker& file(const std::string& path) { return add(readPath(path)); }
    CaseMaker& hardware(HardwareLogPtr log)
    {
        m_data.hardwareLogs.push_back(std::move(log));
        return *this;
    }
    CaseMaker& profile(TraceProfile profile)
    {
        m_data.profiles.push_back(std::make_shared<const TraceProfile>(std::move(profile)));
        return *this;
    }
    CaseMaker& dataset(DatasetSource source)
    {
        m_data.datasets.push_back(std::make_shared<const DatasetSource>(std::move(source)));
        return *this;
    }
    CaseMaker& run(RunPtr run)
    {
        m_data.runs.push_back(std::move(run));
        return *this;
    }
    /// A run of `steps` steps of one second with a falling loss.
    CaseMaker& steps(std::size_t steps)
    {
        return run(RunMaker("train")
                       .curve("loss", stepsFrom(0, steps),
                              [](std::int64_t step) {
                                  return healthyLoss(static_cast<double>(step), 200.0);
                              })
                       .make());
    }
    CaseMaker& machine(const std::string& gpu)
    {
        m_options.machine.gpu = gpu;
        return *this;
    }

    CaseData& data() { return m_data; }
    /// A case of a console alone gets the run that the loader makes of it.
    [[nodiscard]] CaseData caseData() const
    {
        CaseData data = m_data;
        if (data.runs.empty() && !data.logs.empty()) {
            auto run = std::make_shared<Run>();
            run->origin = RunOrigin::Console;
            run->name = data.logs.front()->name();
            run->id = RunId(run->name);
            for (const auto& log : data.logs)
                run->scalars.insert(log->series.begin(), log->series.end());
            data.runs.push_back(std::move(run));
        }
        return data;
    }
    /// The only training of caseData().
    [[nodiscard]] Training training() const
    {
        CaseData data = caseData();
        if (!m_data.runs.empty())
            moveLogsToTheRun();
        std::vector<Training> trainings = analysed(std::move(data), m_options)->trainings;
        EXPECT_EQ(trainings.size(), 1U);
        return trainings.empty() ? Training{} : std::move(trainings.front());
    }

private:
    /// Logs quoted from somewhere have their own dates; a run of another day would be taken for
    /// another run's.
    void moveLogsToTheRun() const
    {
        constexpr double kSameDay = 6 * 3600.0;
        for (const auto& log : m_readLogs) {
            const auto dated =
                std::find_if(log->lines.begin(), log->lines.end(),
                             [](const LogLine& line) { return std::isfinite(line.wallTime); });
            if (dated == log->lines.end() || std::abs(dated->wallTime - kStart) < kSameDay)
                continue;
            const double ahead = kStart - dated->wallTime;
            for (LogLine& line : log->lines)
                line.wallTime += ahead;
        }
    }
    /// As the loader does it: what a console says of versions is an environment, too.
    CaseMaker& add(const ReadResult& read)
    {
        for (const auto& log : read.artifacts.logs) {
            if (std::optional<Environment> versions = environmentOfConsole(*log)) {
                versions->file = log->file;
                m_data.environments.push_back(std::make_shared<Environment>(std::move(*versions)));
            }
        }
        append(read.artifacts.logs, m_data.logs);
        append(read.artifacts.logs, m_readLogs);
        append(read.artifacts.hardwareLogs, m_data.hardwareLogs);
        append(read.artifacts.configs, m_data.configs);
        append(read.artifacts.environments, m_data.environments);
        append(read.artifacts.profiles, m_data.profiles);
        return *this;
    }
    template <typename From, typename To>
    static void append(const From& from, To& to)
    {
        to.insert(to.end(), from.begin(), from.end());
    }

    CaseData m_data;
    std::vector<std::shared_ptr<ConsoleLog>> m_readLogs; ///< those of m_data
    AnalysisOptions m_options;
};

/// Every snippet of every fix, one after the other.
inline std::string snippetsOf(const Finding& finding)
{
    std::string code;
    for (const Fix& fix : finding.fixes) {
        for (const Fix::Snippet& snippet : fix.snippets)
            code += snippet.language + ": " + snippet.code + "\n";
    }
    return code;
}

} // namespace faultline::test
