// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"
#include "tests/diagnosis/support/run_maker.h"

#include <cmath>
#include <initializer_list>
#include <memory>
#include <string>
#include <utility>

namespace faultline::test {

/// Puts a profile together in memory: steps of so many seconds, cut into categories.
///
///     ProfileMaker().steps(30, 0.2, {{StepCategory::Input, 0.5}, {StepCategory::Compute, 0.5}})
class ProfileMaker {
public:
    using Shares = std::initializer_list<std::pair<StepCategory, double>>;

    ProfileMaker()
    {
        m_profile.file.displayName = "host.trace.json";
        m_profile.file.id = ArtifactId(m_profile.file.displayName);
        m_profile.framework = "PyTorch";
        m_profile.hasStepMarkers = true;
    }

    /// What the shares leave is idle. `noise` is the relative spread of the first category.
    ProfileMaker& steps(int count, double seconds, Shares shares, double noise = 0.0,
                        std::uint64_t seed = 1)
    {
        Noise random(seed);
        for (int i = 0; i < count; ++i) {
            TraceStep step;
            step.number = i;
            double extra = 1.0;
            double taken = 0.0;
            bool isFirst = true;
            for (const auto& [category, part] : shares) {
                const double factor = isFirst ? std::exp(noise * random.normal()) : 1.0;
                step.seconds[static_cast<std::size_t>(category)] = part * factor * seconds;
                extra += isFirst ? part * (factor - 1.0) : 0.0;
                taken += part;
                isFirst = false;
            }
            step.seconds[static_cast<std::size_t>(StepCategory::Idle)] += (1.0 - taken) * seconds;
            step.beginNs = m_end;
            m_end += static_cast<std::int64_t>(seconds * extra * 1e9);
            step.endNs = m_end;
            m_profile.steps.push_back(step);
        }
        m_profile.durationNs = m_end;
        return *this;
    }
    ProfileMaker& stage(const std::string& name, std::uint64_t count, double selfSeconds)
    {
        m_profile.inputStages.push_back(
            {.name = name,
             .count = count,
             .seconds = selfSeconds,
             .selfSeconds = selfSeconds,
             .longestSeconds = selfSeconds / static_cast<double>(count)});
        return *this;
    }
    ProfileMaker& device(std::uint64_t kernels, std::uint64_t brief)
    {
        DeviceTotal made;
        made.name = "Tesla V100";
        made.kernelCount = kernels;
        made.shortKernelCount = brief;
        made.busyShare = 0.5;
        m_profile.devices.push_back(made);
        return *this;
    }
    TraceProfile& profile() { return m_profile; }

    /// A training of which nothing else is known.
    [[nodiscard]] Training training() const
    {
        auto run = std::make_shared<Run>();
        run->name = "run";
        run->id = RunId(run->name);
        Training made;
        made.name = "run";
        made.runs = {run};
        made.profiles = {std::make_shared<const TraceProfile>(m_profile)};
        return made;
    }

private:
    TraceProfile m_profile;
    std::int64_t m_end = 0;
};

} // namespace faultline::test
