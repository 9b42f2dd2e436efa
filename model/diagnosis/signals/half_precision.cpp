// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/half_precision.h"

#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

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
