// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedules/schedule.h"
#include "tests/schedules/golden_rates.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace faultline {
namespace {

using test::GoldenRates;

/// TensorFlow and Keras compute in float32, PyTorch's tanh in another order.
double toleranceOf(const GoldenRates& set)
{
    if (set.framework == "keras" || set.framework == "odapi")
        return 2e-5;
    return set.family == "tanh" ? 1e-6 : 1e-9;
}

Schedule scheduleOf(const GoldenRates& set)
{
    Result<Schedule> schedule =
        Schedule::make({.framework = set.framework,
                        .family = set.family,
                        .parameters = nlohmann::json::parse(set.parameters)});
    if (!schedule) {
        ADD_FAILURE() << set.family << " " << set.parameters << ": " << schedule.error().message();
        return *Schedule::make({.framework = "odapi", .family = "constant_learning_rate"});
    }
    return *std::move(schedule);
}

TEST(GoldenRates, EverySetOfEveryLibraryIsMet)
{
    constexpr std::size_t kSets = 136;
    const std::vector<GoldenRates> sets = test::readGoldenRates();
    ASSERT_EQ(sets.size(), kSets);
    for (const GoldenRates& set : sets) {
        const std::vector<double> rates = scheduleOf(set).at(set.steps);
        ASSERT_EQ(rates.size(), set.rates.size());
        for (std::size_t i = 0; i < rates.size(); ++i) {
            const double error = std::abs(rates[i] - set.rates[i]);
            ASSERT_LE(error, toleranceOf(set) * std::abs(set.rates[i]))
                << set.framework << " " << set.family << " " << set.parameters << " at "
                << set.steps[i] << ": " << rates[i] << ", not " << set.rates[i];
        }
    }
}

TEST(GoldenRates, AskedOneByOneTheyAreTheSame)
{
    for (const GoldenRates& set : test::readGoldenRates()) {
        const Schedule schedule = scheduleOf(set);
        const std::vector<double> rates = schedule.at(set.steps);
        for (std::size_t i = 0; i < rates.size(); ++i) {
            const double alone = schedule.at(set.steps[i]);
            ASSERT_LE(std::abs(alone - rates[i]), 1e-12 * std::abs(rates[i]))
                << set.family << " " << set.parameters << " at " << set.steps[i];
        }
    }
}

TEST(GoldenRates, NoFrameworkWithoutASet)
{
    const std::vector<GoldenRates> sets = test::readGoldenRates();
    for (const std::string_view framework : scheduleFrameworks()) {
        const bool hasSets = std::any_of(sets.begin(), sets.end(), [&](const GoldenRates& set) {
            return set.framework == framework;
        });
        EXPECT_TRUE(hasSets) << framework;
    }
}

} // namespace
} // namespace faultline
