// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedules/cycles.h"

#include "model/schedules/curve.h"

#include <cmath>

namespace faultline::schedules {

namespace {

double phaseAt(const std::vector<OneCycle::Phase>& phases, bool isLinear, double step)
{
    double start = 0.0;
    for (std::size_t i = 0; i < phases.size(); ++i) {
        const OneCycle::Phase& phase = phases[i];
        if (step <= phase.end || i + 1 == phases.size()) {
            const double share = (step - start) / (phase.end - start);
            return isLinear ? (phase.to - phase.from) * share + phase.from
                            : phase.to
                                  + (phase.from - phase.to) / 2.0
                                        * (std::cos(std::numbers::pi * share) + 1.0);
        }
        start = phase.end;
    }
    return std::numeric_limits<double>::quiet_NaN();
}

} // namespace

double OneCycle::at(double step) const
{
    return phaseAt(rates, isLinear, step);
}

double OneCycle::momentumAt(double step) const
{
    return phaseAt(momenta, isLinear, step);
}

OneCycle readOneCycle(Parameters& parameters, double peak, double total)
{
    OneCycle cycle;
    cycle.total = total;
    const double share = parameters.number("pct_start", kShare, 0.3);
    const double low = peak / parameters.number("div_factor", kPositive, 25.0);
    const double end = low / parameters.number("final_div_factor", kPositive, 1e4);
    cycle.isLinear = parameters.word("anneal_strategy", {"cos", "linear"}) == "linear";
    const double up = share * total - 1.0;
    if (up == 0.0)
        parameters.refuse("pct_start",
                          FAULTLINE_TR_NOOP("Errors", "makes the first phase one step long, by "
                                                      "which the library divides by zero"));
    if (parameters.flag("three_phase", false))
        cycle.rates = {
            {up, low, peak}, {2.0 * share * total - 2.0, peak, low}, {total - 1.0, low, end}};
    else
        cycle.rates = {{up, low, peak}, {total - 1.0, peak, end}};
    return cycle;
}

Cyclic::Cyclic(Parameters& parameters)
    : m_low(parameters.number("base_lr")), m_high(parameters.number("max_lr"))
{
    const double up = parameters.number("step_size_up", kPositive, 2000.0);
    const double down = parameters.optional("step_size_down", kNotNegative).value_or(up);
    m_length = up + down;
    m_upShare = up / m_length;
    m_gamma = parameters.number("gamma", kAny, 1.0);
    m_mode = parameters.word("mode", {"triangular", "triangular2", "exp_range"});
    m_setsMomentum = parameters.flag("cycle_momentum", true);
    m_lowMomentum = parameters.number("base_momentum", kAny, 0.8);
    m_highMomentum = parameters.number("max_momentum", kAny, 0.9);
    (void)parameters.word("scale_mode", {"cycle", "iterations"}); // the modes set it
}

double Cyclic::height(double step) const
{
    const double cycle = std::floor(1.0 + step / m_length);
    const double place = 1.0 + step / m_length - cycle;
    const double height =
        place <= m_upShare ? place / m_upShare : (place - 1.0) / (m_upShare - 1.0);
    if (m_mode == "triangular2")
        return height / std::pow(2.0, cycle - 1.0);
    return m_mode == "exp_range" ? height * std::pow(m_gamma, step) : height;
}

double Cyclic::at(double step) const
{
    return m_low + (m_high - m_low) * height(step);
}

double Cyclic::momentumAt(double step) const
{
    return m_highMomentum - (m_highMomentum - m_lowMomentum) * height(step);
}

} // namespace faultline::schedules
