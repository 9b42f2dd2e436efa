// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/setup/odd_setting.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace faultline {

namespace {

std::optional<OddSetting> oddIf(const Training& training,
                                std::initializer_list<std::string_view> names,
                                OddSetting::Kind kind, double least, double most, double usual)
{
    std::optional<StatedSetting> stated = statedNumber(training, names);
    const double value = stated ? *stated->number() : 0.0;
    if (!stated || value < least || value > most)
        return std::nullopt;
    return OddSetting{.kind = kind, .value = value, .usual = usual, .stated = std::move(*stated)};
}

} // namespace

std::optional<OddSetting> findOddSetting(const Training& training)
{
    // Decoupled decay goes up to 0.3 in practice; added to the gradient, 0.01 is much.
    constexpr double kMostDecay = 1.0;
    constexpr double kMostDecayOfSgd = 0.1;
    constexpr double kUsualDecay = 1e-4;
    constexpr double kMostMomentum = 0.995;
    constexpr double kUsualMomentum = 0.9;
    constexpr double kLeastNorm = 1e-3;
    constexpr double kUsualNorm = 1.0;
    constexpr double kMostDropout = 0.9;
    constexpr double kUsualDropout = 0.2;
    constexpr double kNarrow = 2.0;
    constexpr double kUsualWidth = 32.0;
    constexpr double kAnything = 1e12;
    const std::optional<UsedRate> rate = usedRate(training);
    const bool isSgd = rate && rate->family == OptimizerFamily::Sgd;
    if (auto found = oddIf(training, {"weight_decay", "wd", "weight_decay_rate", "l2_reg"},
                           OddSetting::Kind::WeightDecay, isSgd ? kMostDecayOfSgd : kMostDecay,
                           kAnything, kUsualDecay))
        return found;
    if (auto found = oddIf(training, {"momentum", "sgd_momentum"}, OddSetting::Kind::Momentum,
                           kMostMomentum, kAnything, kUsualMomentum))
        return found;
    if (auto found =
            oddIf(training,
                  {"max_grad_norm", "clip_grad_norm", "grad_clip_norm", "gradient_clip_val",
                   "gradient_clipping", "gradient_clip", "grad_clip", "clip_grad", "clipnorm",
                   "global_clipnorm", "clip_norm", "clipvalue", "clip"},
                  OddSetting::Kind::Clipping, 0.0, kLeastNorm, kUsualNorm))
        return found;
    if (auto found = oddIf(training, {"dropout", "dropout_rate", "drop_rate"},
                           OddSetting::Kind::Dropout, kMostDropout, 1.0, kUsualDropout))
        return found;
    auto width = oddIf(training,
                       {"hidden_size", "hidden_dim", "hidden_units", "hidden_channels", "n_hidden",
                        "num_hidden", "d_model", "n_embd", "embed_dim", "base_channels",
                        "num_filters", "n_filters", "width"},
                       OddSetting::Kind::Width, 1.0, kNarrow, kUsualWidth);
    // "1.0" is a factor of a usual width.
    return width && width->stated.value.find('.') == std::string::npos ? width : std::nullopt;
}

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
