// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedules/chain.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline::schedules {

namespace {

/// Steps times links, so that a simulation ends within a few seconds.
constexpr double kMostSimulated = 2e7;

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

/// Half a cosine with a period of two; exactly 0 where it is 0, which a quotient needs, and precise
/// near it.
double fallOf(double count, double period)
{
    const double place = std::fmod(std::max(count, 0.0), 2.0 * period);
    if (place == period)
        return 0.0;
    const double half = std::cos(std::numbers::pi * place / (2.0 * period));
    return half * half;
}

} // namespace

Link scaling(std::function<double(double)> factor)
{
    return {.advance = [factor = std::move(factor)](double rate, double from, double to) {
        const double before = from < 0.0 ? 1.0 : factor(from);
        const double after = factor(to);
        if (before == 0.0) // a rate of 0 stays one; the library divides by 0 to get out of it
            return after == 0.0 ? rate : kNone;
        return rate * (after / before);
    }};
}

Link geometric(double gamma, std::function<double(double)> times)
{
    return {.advance = [gamma, times = std::move(times)](double rate, double from, double to) {
        return rate * std::pow(gamma, times(to) - (from < 0.0 ? 0.0 : times(from)));
    }};
}

Link overwriting(std::function<double(double)> rate)
{
    return {.advance = [rate = std::move(rate)](double, double, double to) { return rate(to); },
            .scalesUpTo = -1.0};
}

Link polynomialLink(double floor, double power, double total)
{
    const auto left = [total](double count) {
        return total > 0.0 ? 1.0 - std::clamp(count, 0.0, total) / total : 1.0;
    };
    return {.advance =
                [=](double rate, double from, double to) {
                    const double before = left(from);
                    if (before == 0.0)
                        return rate;
                    return floor + (rate - floor) * std::pow(left(to) / before, power);
                },
            .scalesUpTo = floor == 0.0 ? std::numeric_limits<double>::infinity() : -1.0};
}

Link cosineLink(double base, double floor, double period)
{
    const auto advance = [=](double rate, double from, double to) {
        // From each lowest point it rises by the base rate, whatever it was before.
        const double halves = std::floor((to - 1.0) / period);
        const double lowest = period * (std::fmod(halves, 2.0) == 0.0 ? halves - 1.0 : halves);
        const bool isPassed = lowest > 0.0 && lowest >= from && lowest == std::floor(lowest);
        if (isPassed) {
            const double rise = std::sin(std::numbers::pi / (2.0 * period));
            rate = (lowest > from ? floor : rate) + (base - floor) * rise * rise;
            from = lowest + 1.0;
        }
        const double before = fallOf(from, period);
        return before == 0.0 ? rate : floor + (rate - floor) * (fallOf(to, period) / before);
    };
    return {.advance = advance, .scalesUpTo = floor == 0.0 ? period : -1.0};
}

Link linearLink(double start, double end, double total)
{
    return scaling([=](double count) {
        return total > 0.0 ? start + (end - start) * std::min(count, total) / total : start;
    });
}

Link constantLink(double factor, double total)
{
    return scaling([=](double count) { return count < total || total == 0.0 ? factor : 1.0; });
}

Chain::Chain(double rate, std::vector<Link> links, double stepsPerEpoch)
    : m_rate(rate), m_links(std::move(links)), m_stepsPerEpoch(stepsPerEpoch)
{
    constexpr double kForEver = std::numeric_limits<double>::infinity();
    const bool mayMix = m_links.size() > 1
                        && std::any_of(m_links.begin(), m_links.end(),
                                       [](const Link& link) { return link.scalesUpTo < kForEver; });
    last = mayMix ? std::floor(kMostSimulated / static_cast<double>(m_links.size())) : kForEver;
}

double Chain::countOf(const Link& link, double step) const
{
    const double position = link.countsEpochs ? std::floor(step / m_stepsPerEpoch) : step;
    return position < link.begin ? -1.0 : std::min(position, link.end - 1.0) - link.begin;
}

/// The last step before other links act than do at the next.
double Chain::nextChange(double step) const
{
    double next = std::numeric_limits<double>::infinity();
    for (const Link& link : m_links) {
        const double length = link.countsEpochs ? m_stepsPerEpoch : 1.0;
        for (const double change : {link.begin * length - 1.0, (link.end - 1.0) * length}) {
            if (change > step)
                next = std::min(next, change);
        }
    }
    return next;
}

void Chain::advance(State& state, double step) const
{
    while (state.step < step) {
        const double next = std::min(step, nextChange(state.step));
        std::size_t acting = 0;
        bool allScale = true;
        for (const Link& link : m_links) {
            const double count = countOf(link, next);
            if (count > countOf(link, state.step)) {
                ++acting;
                allScale = allScale && count <= link.scalesUpTo;
            }
        }
        if (acting > 1 && !allScale) {
            advanceOneByOne(state, next);
            continue;
        }
        for (const Link& link : m_links) {
            const double from = countOf(link, state.step);
            const double to = countOf(link, next);
            if (to > from)
                state.rate = link.advance(state.rate, from, to);
        }
        state.step = next;
    }
}

/// After a step first those that count steps change the rate, then those that count epochs.
void Chain::advanceOneByOne(State& state, double step) const
{
    for (; state.step < step; state.step += 1.0) {
        for (const bool countsEpochs : {false, true}) {
            for (const Link& link : m_links) {
                const double from = countOf(link, state.step);
                const double to = countOf(link, state.step + 1.0);
                if (link.countsEpochs == countsEpochs && to > from)
                    state.rate = link.advance(state.rate, from, to);
            }
        }
    }
}

void Chain::fill(std::span<const double> steps, std::span<double> rates) const
{
    State state{.step = 0.0, .rate = m_rate};
    for (const Link& link : m_links) {
        if (countOf(link, 0.0) >= 0.0)
            state.rate = link.advance(state.rate, -1.0, 0.0);
    }
    for (std::size_t i = 0; i < steps.size(); ++i) {
        // Between two whole steps the rate is that of the earlier one.
        advance(state, std::floor(steps[i]));
        rates[i] = state.rate;
    }
}

} // namespace faultline::schedules
