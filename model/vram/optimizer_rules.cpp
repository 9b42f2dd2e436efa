// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/optimizer_rules.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace faultline::vram {

namespace {

// Adafactor keeps sums over rows and columns, so next to nothing for a matrix, but all of a vector.
// 8-bit Adam keeps two bytes and a scale of 4 bytes for each block of 2048; vectors and other
// small ones (below 4096 elements) stay at 4 bytes.
// Copies: weight decay of SGD makes decayed gradients; Adam takes roots of the second moments and
// divides; RMSProp and Adagrad take roots; LAMB holds the updates of all layers for their norms.
constexpr double kBlockScale = 2.0 * 4.0 / 2048.0;
constexpr std::array<OptimizerRule, 19> kRules{{
    {"adadelta", 8.0, 8.0, 2.0},
    {"adafactor", 0.01, 4.0, 1.0},
    {"adagrad", 4.0, 4.0, 1.0},
    {"adam", 8.0, 8.0, 1.0},
    {"adam8bit", 2.0 + kBlockScale, 8.0, 0.0},
    {"adamax", 8.0, 8.0, 1.0},
    {"adamw", 8.0, 8.0, 1.0},
    {"amsgrad", 12.0, 12.0, 1.0},
    {"lamb", 8.0, 8.0, 1.0},
    {"lars", 4.0, 4.0, 1.0},
    {"lion", 4.0, 4.0, 1.0},
    {"momentum", 4.0, 4.0, 1.0},
    {"nadam", 8.0, 8.0, 1.0},
    {"nesterov", 4.0, 4.0, 1.0},
    {"radam", 8.0, 8.0, 1.0},
    {"rmsprop", 4.0, 4.0, 1.0},
    {"rmsprop-centered", 12.0, 12.0, 1.0},
    {"rmsprop-momentum", 8.0, 8.0, 1.0},
    {"sgd", 0.0, 0.0, 1.0},
}};

} // namespace

std::span<const OptimizerRule> optimizerRules()
{
    return kRules;
}

const OptimizerRule* optimizerRule(std::string_view name)
{
    const auto rule = std::find_if(kRules.begin(), kRules.end(),
                                   [name](const OptimizerRule& one) { return one.name == name; });
    return rule == kRules.end() ? nullptr : &*rule;
}

double learningRateFactor(std::string_view optimizer, double batchFactor)
{
    std::string name = lowerAscii(optimizer);
    std::erase_if(name, [](char letter) { return letter == '_' || letter == '-'; });
    static constexpr std::array<std::string_view, 5> kAdaptive{"ada", "rmsprop", "lamb", "lion",
                                                               "amsgrad"};
    const bool isAdaptive =
        std::any_of(kAdaptive.begin(), kAdaptive.end(), [&name](std::string_view part) {
            return name.find(part) != std::string::npos;
        });
    return isAdaptive ? std::sqrt(batchFactor) : batchFactor;
}

} // namespace faultline::vram
