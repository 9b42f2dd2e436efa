// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/half_precision.h"

#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

namespace {

/// Half a unit of the last decimal of a value that a log rounded; of others what float32 leaves.
double roundingOf(double value)
{
    constexpr int kMostDecimals = 5;
    constexpr double kFloat32 = 3e-7;
    double unit = 1.0;
    for (int decimals = 0; decimals <= kMostDecimals; ++decimals, unit /= 10.0) {
        if (std::abs(std::round(value / unit) * unit - value) <= 1e-9 * std::abs(value))
            return unit / 2.0;
    }
    return kFloat32 * std::abs(value);
}

/// Whether all of them lie on the grid of bfloat16, so many that this is no chance, and not all on
/// a coarser one.
bool liesOnGrid(std::span<const double> values)
{
    constexpr int kBits = 8;
    constexpr double kSmallest = 1e-4;
    constexpr double kSure = 12.0; // decimal orders against chance
    constexpr double kOdd = 0.2;   // half of the values use the last digit
    constexpr std::size_t kFewest = 5;
    double against = 0.0;
    std::size_t odd = 0;
    std::vector<double> distinct;
    for (const double value : values) {
        if (!(value > kSmallest))
            return false;
        int exponent = 0;
        std::frexp(value, &exponent);
        const double unit = std::ldexp(1.0, exponent - kBits);
        const double counted = std::round(value / unit);
        const double rounding = roundingOf(value);
        if (std::abs(value - counted * unit) > rounding)
            return false;
        against -= std::log10(std::min(2.0 * rounding / unit, 1.0));
        odd += std::fmod(counted, 2.0) != 0.0 ? 1 : 0;
        distinct.push_back(value);
    }
    std::sort(distinct.begin(), distinct.end());
    const auto different = std::unique(distinct.begin(), distinct.end()) - distinct.begin();
    return values.size() >= kFewest && different > 1 && against > kSure
           && static_cast<double>(odd) >= kOdd * static_cast<double>(values.size());
}

} // namespace

const Signal* signalInBfloat16(const Training& training)
{
    for (const SignalKind kind :
         {SignalKind::ValidationLoss, SignalKind::GradientNorm, SignalKind::TrainLoss}) {
        for (const Signal* signal : training.all(kind)) {
            const LearningCurve curve = learningCurve(signal);
            if (liesOnGrid(curve.values))
                return signal;
        }
    }
    return nullptr;
}

const Signal* lossScale(const Training& training)
{
    for (const Signal& signal : training.allSignals) {
        if (signal.traits->isLossScale)
            return &signal;
    }
    return nullptr;
}

bool mayUseHalfPrecision(const Training& training)
{
    if (lossScale(training) != nullptr)
        return true;
    const ConfigDocumentPtr config = training.config();
    if (training.logs.empty() && config == nullptr)
        return true; // nothing that would tell
    const auto speaksOfIt = [](const ConfigNode& node) {
        constexpr std::array<std::string_view, 7> kNames{
            "amp", "fp16", "bf16", "use_bfloat16", "half", "precision", "mixed_precision"};
        constexpr std::array<std::string_view, 5> kOff{"false", "False", "no", "32", "\"no\""};
        const auto isOneOf = [](const auto& words, std::string_view word) {
            return std::find(words.begin(), words.end(), word) != words.end();
        };
        return node.line > 0 && isOneOf(kNames, node.name) && !isOneOf(kOff, node.value);
    };
    if (config != nullptr && std::any_of(config->nodes.begin(), config->nodes.end(), speaksOfIt))
        return true;
    return findLine(training, {"fp16", "FP16", "bf16", "float16", "half precision",
                               "mixed precision", "Mixed precision", "autocast", "GradScaler",
                               "loss_scale", "loss scale", "AMP", "amp="})
        .has_value();
}

} // namespace faultline
