// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/case_artifacts.h"
#include "model/io/file_tree.h"
#include "model/io/remote/transport.h"
#include "model/readers/load_case.h"
#include "tests/support/event_writer.h"
#include "tests/support/fake_store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <string>
#include <vector>

namespace faultline::test {

/// Every point of a case, line by line, and what is listed of its files.
inline std::string shownCase(const CaseData& data)
{
    std::string text;
    for (const RunPtr& run : data.runs) {
        for (const auto& [tag, scalar] : run->scalars) {
            scalar.series.forEach(
                0, scalar.series.size(), [&](std::size_t, const ScalarPoint& point) {
                    char line[96];
                    std::snprintf(line, sizeof line, "%lld %.17g %.17g\n",
                                  static_cast<long long>(point.step), point.wallTime, point.value);
                    text += run->name + " " + tag + " " + line;
                });
        }
    }
    for (const auto& log : data.logs)
        text += "log " + log->name() + "\n";
    for (const auto& config : data.configs)
        text += "config " + config->name() + "\n";
    text += "other " + std::to_string(data.otherFileCount) + "\n";
    return text;
}

/// A run as trainings write it: curves, text, a configuration.
inline std::string eventsOf(std::size_t steps, const std::string& tag = "loss")
{
    EventWriter writer;
    writer.fileVersion(1.7e9);
    for (std::size_t i = 0; i < steps; ++i)
        writer.scalar(tag, static_cast<std::int64_t>(i), 1.7e9 + static_cast<double>(i),
                      1.0F / static_cast<float>(i + 1));
    return writer.data();
}

class RemoteTest : public ::testing::Test {
protected:
    RemoteTest() : offline(offlineEnvironment(folder.path()))
    {
        forgetRoots();
        remote::setTransportLimits({.connect = std::chrono::milliseconds(2000),
                                    .stalled = std::chrono::seconds(2),
                                    .firstWait = std::chrono::milliseconds(5),
                                    .longestWait = std::chrono::milliseconds(20)});
    }
    ~RemoteTest() override
    {
        forgetRoots();
        remote::setTransportLimits({});
    }

    static Result<CasePtr> load(const std::string& location, ReadMonitor& monitor)
    {
        const std::vector<std::string> paths{permitLocation(location)};
        return loadCase(paths, monitor);
    }
    static Result<CasePtr> load(const std::string& location)
    {
        SilentMonitor monitor;
        return load(location, monitor);
    }
    /// What is said where nothing could be read.
    static std::string problemOf(const std::string& location)
    {
        const Result<CasePtr> loaded = load(location);
        return loaded ? "loaded" : loaded.error().message();
    }

    TempFolder folder;
    EnvironmentScope offline;
};

} // namespace faultline::test
