// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/setup/rate_extreme.h"

namespace faultline {

RateExtreme rateExtremeOf(const Training& training, const UsedRate& rate)
{
    constexpr double kHighAdaptive = 0.05;
    constexpr double kHighUnknown = 0.25;
    constexpr double kHighSgd = 5.0;
    constexpr double kTinyAdaptive = 1e-5;
    constexpr double kTinySgd = 1e-4;
    constexpr double kNothing = 1e-7;
    const double high = rate.family == OptimizerFamily::Sgd        ? kHighSgd
                        : rate.family == OptimizerFamily::Adaptive ? kHighAdaptive
                                                                   : kHighUnknown;
    if (rate.peak >= high)
        return RateExtreme::TooHigh;
    if (rate.peak <= kNothing)
        return RateExtreme::Nothing;
    const double tiny = rate.family == OptimizerFamily::Sgd ? kTinySgd : kTinyAdaptive;
    return rate.peak <= tiny && !beginsFromWeights(training) ? RateExtreme::TooLow
                                                             : RateExtreme::None;
}

} // namespace faultline
