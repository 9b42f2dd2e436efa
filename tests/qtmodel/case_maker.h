// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"

#include <initializer_list>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace faultline::test {

/// A file of a run, with `damage` records whose checksum is wrong.
inline FileReport makeFile(const std::string& path, std::uint64_t scalars, int damage = 0)
{
    FileReport file;
    file.path = path;
    file.scalarCount = scalars;
    for (int i = 0; i < damage; ++i) {
        ImportIssue issue;
        issue.code = IssueCode::BadDataChecksum;
        issue.path = path;
        issue.offsetBytes = static_cast<std::uint64_t>(100 * (i + 1));
        issue.bytesLost = 24;
        file.issues.add(issue);
    }
    return file;
}

/// A run with one tag of `points` points that count up from `firstTime`.
inline std::shared_ptr<Run> makeRun(const std::string& name, int points, double firstTime = 1000.0)
{
    ScalarSeriesBuilder builder;
    for (int i = 0; i < points; ++i) {
        const ScalarPoint point{.step = i, .wallTime = firstTime + i, .value = 1.0 / (i + 1)};
        builder.append({&point, 1});
    }
    auto run = std::make_shared<Run>();
    run->name = name;
    run->id = RunId(run->name);
    run->path = "/runs/" + name;
    run->scalars["loss"].series = builder.snapshot();
    FileReport file =
        makeFile(run->path + "/events.out.tfevents.1", static_cast<std::uint64_t>(points));
    file.firstWallTime = firstTime;
    run->files.push_back(std::move(file));
    return run;
}

inline CasePtr makeCase(std::vector<RunPtr> runs)
{
    auto data = std::make_shared<CaseData>();
    data->sources = {"/runs"};
    for (const RunPtr& run : runs) {
        for (const FileReport& file : run->files)
            data->issues.append(file.issues);
    }
    data->runs = std::move(runs);
    return data;
}

inline CasePtr makeCase(std::initializer_list<const char*> names)
{
    std::vector<RunPtr> runs;
    for (const char* name : names)
        runs.push_back(makeRun(name, 3));
    return makeCase(std::move(runs));
}

} // namespace faultline::test
