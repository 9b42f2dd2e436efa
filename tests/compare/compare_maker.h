// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"
#include "tests/diagnosis/support/case_maker.h"
#include "tests/diagnosis/support/hardware_maker.h"
#include "tests/support/analysed.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::test {

/// A loss of `steps` steps with noise of its own.
inline RunPtr lossRun(std::uint64_t seed, std::size_t steps,
                      const std::function<double(double step)>& level, double secondsPerStep = 1.0)
{
    auto noise = std::make_shared<Noise>(seed);
    return RunMaker("train")
        .secondsPerStep(secondsPerStep)
        .curve("loss", stepsFrom(0, steps),
               [noise, level](std::int64_t step) {
                   constexpr double kPointNoise = 0.05;
                   return level(static_cast<double>(step)) * noise->factor(kPointNoise);
               })
        .make();
}

inline double usualLoss(double step)
{
    return healthyLoss(step, 300.0);
}

/// The only training of a case, as a side of a comparison.
inline ComparedRun sideOf(CaseData data, RunSide side, std::string name = "run",
                          std::shared_ptr<const Diagnosis> diagnosis = nullptr)
{
    ComparedRun run{.analysis = analysed(std::move(data)),
                    .diagnosis = std::move(diagnosis),
                    .training = 0,
                    .name = std::move(name),
                    .side = side};
    EXPECT_EQ(run.analysis->trainings.size(), 1U);
    return run;
}

inline ComparedRun sideOf(RunPtr run, RunSide side, std::string name = "run")
{
    return sideOf(caseOf({std::move(run)}), side, std::move(name));
}

inline const Effect* effectNamed(const std::vector<Effect>& effects, std::string_view id)
{
    for (const Effect& effect : effects) {
        if (effect.id == id)
            return &effect;
    }
    return nullptr;
}

inline EffectState stateOf(const std::vector<Effect>& effects, std::string_view id)
{
    const Effect* effect = effectNamed(effects, id);
    return effect == nullptr ? EffectState::Unknown : effect->state;
}

/// A setting that has another value.
inline RunChange changeOf(const std::string& path, Facet facet, ChangeValue a, ChangeValue b)
{
    RunChange change;
    change.id = "configuration:" + path;
    change.area = ChangeArea::Configuration;
    change.facet = facet;
    change.path = path;
    change.a = std::move(a);
    change.b = std::move(b);
    return change;
}

} // namespace faultline::test
