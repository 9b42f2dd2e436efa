// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/diagnosis/findings/finding.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace faultline::samples {

inline constexpr double kBegin = 1'700'000'000.0; ///< 14 Nov 2023 22:13:20 UTC

/// Points at steps 0, stride, ..., one every `seconds` from kBegin on.
inline ScalarSeries pointsOf(std::size_t count, const std::function<double(std::size_t)>& value,
                             std::int64_t stride = 1, double seconds = 1.0)
{
    std::vector<ScalarPoint> points(count);
    for (std::size_t i = 0; i < count; ++i)
        points[i] = {.step = static_cast<std::int64_t>(i) * stride,
                     .wallTime = kBegin + static_cast<double>(i) * seconds,
                     .value = value(i)};
    ScalarSeriesBuilder builder;
    builder.append(points);
    return builder.snapshot();
}

inline ScalarSeries fromPoints(const std::vector<ScalarPoint>& points)
{
    ScalarSeriesBuilder builder;
    builder.append(points);
    return builder.snapshot();
}

/// Puts a case together in memory.
class CaseBuilder {
public:
    CaseBuilder() : m_case(std::make_shared<CaseData>()) { m_case->sources = {"sample"}; }

    /// Adds a series to a run, which is made if need be; its times are those of its series.
    CaseBuilder& add(const std::string& run, const std::string& tag, ScalarSeries series)
    {
        Run& target = runNamed(run);
        FileReport& file = target.files.front();
        file.scalarCount += series.size();
        if (!series.empty()) {
            file.firstWallTime = file.firstWallTime
                                     ? std::min(*file.firstWallTime, series.minWallTime())
                                     : series.minWallTime();
            file.lastWallTime = file.lastWallTime
                                    ? std::max(*file.lastWallTime, series.maxWallTime())
                                    : series.maxWallTime();
        }
        target.scalars[tag].series = std::move(series);
        return *this;
    }
    CaseBuilder& incomplete()
    {
        m_case->isComplete = false;
        return *this;
    }
    [[nodiscard]] CasePtr build() const
    {
        auto data = std::make_shared<CaseData>(*m_case);
        for (const auto& run : m_runs)
            data->runs.push_back(std::make_shared<const Run>(*run));
        return data;
    }

private:
    Run& runNamed(const std::string& name)
    {
        for (const auto& run : m_runs) {
            if (run->name == name)
                return *run;
        }
        auto run = std::make_shared<Run>();
        run->name = name;
        run->id = RunId(run->name);
        run->files.resize(1);
        run->files.front().path = name + "/events.out.tfevents.1.host";
        run->files.front().sizeBytes = 1000;
        m_runs.push_back(run);
        return *m_runs.back();
    }

    std::shared_ptr<CaseData> m_case;
    std::vector<std::shared_ptr<Run>> m_runs;
};

/// Text without arguments; the literal must live for ever.
inline Text plain(const char* literal)
{
    return {.source = literal, .arguments = {}};
}

inline SeriesEvidence evidence(const std::string& run, const std::string& tag, std::int64_t first,
                               std::int64_t last)
{
    return {.run = RunId(run),
            .tag = TagId(tag),
            .firstStep = StepIndex(first),
            .lastStep = StepIndex(last),
            .firstWallTime = WallTime(kBegin + static_cast<double>(first)),
            .lastWallTime = WallTime(kBegin + static_cast<double>(last)),
            .caption = plain("the values jump")};
}

} // namespace faultline::samples
