// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/setup/gradient_noise.h"

#include "model/core/ascii.h"
#include "model/diagnosis/setup/schedule_facts.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <charconv>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

namespace {

/// Images of the batches of a training; 0 where not known.
struct BatchSizes {
    double micro = 0.0; ///< of one process
    double local = 0.0; ///< that one process makes an update of
    double global = 0.0;

    explicit BatchSizes(const Training& training)
    {
        const auto batch = statedBatch(training);
        if (!batch)
            return;
        micro = *batch->number();
        const auto accumulation = statedAccumulation(training);
        local = micro * (accumulation ? accumulation->number().value_or(1.0) : 1.0);
        global = local * scheduleFacts(training, micro).worldSize;
    }
};

double positiveNumber(std::string_view text)
{
    double number = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? number : 0.0;
}

/// "batch_8", "batch8", "bs8", "b8".
double batchInName(const TagWords& words)
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i];
        if (word == "batch" || word == "bs") {
            if (i + 1 < words.size())
                return positiveNumber(words[i + 1]);
            continue;
        }
        for (const std::string_view prefix : {"batch", "bs", "b"}) {
            if (word.size() > prefix.size() && word.substr(0, prefix.size()) == prefix
                && isDigit(word[prefix.size()]))
                return positiveNumber(word.substr(prefix.size()));
        }
    }
    return 0.0;
}

double batchOf(const Signal& norm, const BatchSizes& sizes)
{
    if (const double named = batchInName(norm.words()); named > 0.0)
        return named;
    const auto has = [&norm](std::string_view word) {
        return std::find(norm.words().begin(), norm.words().end(), word) != norm.words().end();
    };
    if (has("micro") || has("microbatch"))
        return sizes.micro;
    if (has("local") || has("accumulated"))
        return sizes.local;
    return has("global") ? sizes.global : 0.0;
}

struct SizedNorm {
    const Signal* signal = nullptr;
    double batch = 0.0;
};

std::optional<NoiseScale> scaleOf(const SizedNorm& small, const SizedNorm& large)
{
    constexpr std::size_t kLast = 500; // the scale grows while a model learns
    const LearningCurve ofSmall = learningCurve(*small.signal->series, 0);
    const LearningCurve ofLarge = learningCurve(*large.signal->series, 0);
    std::vector<double> smallNorms;
    std::vector<double> largeNorms;
    for (std::size_t i = 0, k = 0; i < ofSmall.size(); ++i) {
        while (k < ofLarge.size() && ofLarge.steps[k] < ofSmall.steps[i])
            ++k;
        if (k == ofLarge.size() || ofLarge.steps[k] != ofSmall.steps[i])
            continue;
        smallNorms.push_back(ofSmall.values[i]);
        largeNorms.push_back(ofLarge.values[k]);
    }
    const std::size_t first = smallNorms.size() - std::min(smallNorms.size(), kLast);
    return noiseScale(small.batch, std::span(smallNorms).subspan(first), large.batch,
                      std::span(largeNorms).subspan(first));
}

} // namespace

std::optional<GradientNoise> gradientNoiseOf(const Training& training)
{
    const std::vector<const Signal*> norms = training.all(SignalKind::GradientNorm);
    if (norms.size() < 2)
        return std::nullopt;
    const BatchSizes sizes(training);
    std::vector<SizedNorm> sized;
    for (const Signal* signal : norms) {
        const double batch = batchOf(*signal, sizes);
        if (batch > 0.0)
            sized.push_back({signal, batch});
    }
    if (sized.size() < 2)
        return std::nullopt;
    const auto [small, large] =
        std::minmax_element(sized.begin(), sized.end(), [](const SizedNorm& a, const SizedNorm& b) {
            return a.batch < b.batch;
        });
    const std::optional<NoiseScale> scale = scaleOf(*small, *large);
    if (!scale)
        return std::nullopt;
    return GradientNoise{*scale, small->signal, large->signal};
}

} // namespace faultline
