// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/costs.h"

#include <numeric>
#include <utility>

namespace faultline::pipeline {

double meanOf(std::span<const double> values)
{
    if (values.empty())
        return 0.0;
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double Costs::meanWork() const
{
    return meanOf(work);
}

double Costs::meanStep() const
{
    return meanOf(step);
}

std::uint64_t Draws::next()
{
    m_state += 0x9E3779B97F4A7C15U;
    std::uint64_t mixed = m_state;
    mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
    return mixed ^ (mixed >> 31U);
}

double Draws::uniform()
{
    return static_cast<double>(next() >> 11U) * 0x1.0p-53;
}

double Draws::of(std::span<const double> values)
{
    return values.empty() ? 0.0 : values[next() % values.size()];
}

std::vector<double> Draws::many(std::span<const double> values, std::size_t count)
{
    std::vector<double> drawn(count, 0.0);
    if (values.empty())
        return drawn;
    // Whole rounds hold each value once; only the last one is a choice.
    std::vector<double> round(values.begin(), values.end());
    for (std::size_t at = 0; at < count; ++at) {
        const std::size_t place = at % round.size();
        std::swap(round[place], round[place + next() % (round.size() - place)]);
        drawn[at] = round[place];
    }
    return drawn;
}

std::vector<double> Draws::bootstrap(std::span<const double> values)
{
    std::vector<double> drawn(values.size());
    for (double& value : drawn)
        value = of(values);
    return drawn;
}

} // namespace faultline::pipeline
