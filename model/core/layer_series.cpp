// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/layer_series.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <initializer_list>
#include <utility>

namespace faultline {

namespace {

constexpr std::array<std::pair<LayerMeasure, std::string_view>, 3> kPrefixes{{
    {LayerMeasure::MeanSize, "(layer size "},
    {LayerMeasure::ZeroShare, "(layer zeros "},
    {LayerMeasure::EdgeShare, "(layer edges "},
}};

} // namespace

std::string layerSeriesTag(LayerMeasure measure, std::size_t number)
{
    const auto prefix = std::find_if(kPrefixes.begin(), kPrefixes.end(),
                                     [measure](const auto& one) { return one.first == measure; });
    return std::string(prefix->second) + std::to_string(number) + ")";
}

std::optional<LayerMeasure> layerMeasureOf(std::string_view tag)
{
    for (const auto& [measure, prefix] : kPrefixes) {
        if (tag.starts_with(prefix))
            return measure;
    }
    return std::nullopt;
}

LayerPart layerPartOf(std::string_view histogramTag)
{
    const std::string lower = lowerAscii(histogramTag);
    const auto holdsAny = [&lower](std::initializer_list<std::string_view> words) {
        return std::any_of(words.begin(), words.end(), [&lower](std::string_view word) {
            return lower.find(word) != std::string::npos;
        });
    };
    if (holdsAny({"grad"}))
        return LayerPart::Gradient;
    if (holdsAny({"kernel", "weight", "bias"}))
        return LayerPart::Other; // of a layer that may be called after its activation
    if (holdsAny({"tanh", "sigmoid"}))
        return LayerPart::BoundedActivation;
    return holdsAny({"activation", "relu"}) ? LayerPart::Activation : LayerPart::Other;
}

} // namespace faultline
