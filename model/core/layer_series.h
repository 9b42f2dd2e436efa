// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace faultline {

/// What is worked out from the histograms of a network's layers so that rules, which read no files,
/// can judge them: one series for each histogram tag and measure, in a copy of its run that nothing
/// but the diagnosis sees (model/summaries/measure_layers.h makes it). Their tags hold no word that
/// could be taken for a loss or a norm; ScalarTag::displayName is the tag of the histogram.

enum class LayerMeasure : std::uint8_t {
    MeanSize,  ///< mean of the absolute values
    ZeroShare, ///< share of the values that are 0 as far as the buckets tell: a lower bound
    EdgeShare, ///< share of the values of which the size is at least kEdge
};
inline constexpr double kEdge = 0.9; ///< of a tanh or sigmoid: saturated; finer than buckets tell

[[nodiscard]] std::string layerSeriesTag(LayerMeasure measure, std::size_t number);
/// Nothing for a tag of another kind.
[[nodiscard]] std::optional<LayerMeasure> layerMeasureOf(std::string_view tag);

/// What a histogram is of, by its tag.
enum class LayerPart : std::uint8_t {
    Gradient,
    BoundedActivation, ///< tanh, sigmoid
    Activation,        ///< any other
    Other,             ///< weights, or not known
};
[[nodiscard]] LayerPart layerPartOf(std::string_view histogramTag);

} // namespace faultline
