// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/layer_series.h"
#include "model/diagnosis/findings/rule.h"
#include "model/diagnosis/training/learning_curve.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace faultline {

/// What the histograms of layers say of their gradients and activations (rule O10). Histograms come
/// as series (model/core/layer_series.h).

/// One layer, early (median of the first half of its values) and late (of the last third).
struct LayerState {
    std::string tag; ///< of the histogram
    RunId run;
    LayerPart part = LayerPart::Gradient;
    std::size_t values = 0;
    double earlySize = 0.0; ///< mean of the absolute values
    double lateSize = 0.0;
    double earlyZeros = 0.0; ///< share; a lower bound
    double lateZeros = 0.0;
    double lateEdges = 0.0;    ///< share at the limits of tanh or sigmoid
    bool isFrozen = false;     ///< a gradient of 0 from beginning to end: not trained by design
    bool isWeight = true;      ///< no bias, no normalisation: layers that can be compared
    std::int64_t lateStep = 0; ///< at which the last third begins
};

/// When a layer is in trouble.
struct LayerBounds {
    double vanished = 1e-7;   ///< mean size of a gradient
    double ratio = 70.0;      ///< late by early
    double huge = 1e6;        ///< mean size
    double depthRatio = 1e-3; ///< smallest layer by the largest ...
    double depthSize = 1e-4;  ///< ... and the smallest below this
    double dead = 0.7;        ///< share of zeros in a gradient that had fewer
    double deadUnits = 0.95;  ///< share of zeros among activations
    double saturated = 0.5;   ///< share of activations at their limits
};

enum class LayerTrouble : std::uint8_t { Exploding, Vanished, Depth, Dead, DeadUnits, Saturated };

/// The worst of the troubles, and the layers that have it, worst first.
struct LayerReport {
    std::vector<LayerState> all; ///< that could be judged
    std::optional<LayerTrouble> trouble;
    std::vector<LayerState> troubled;
    double largest = 0.0;    ///< of the weights' late gradients
    double depthRatio = 1.0; ///< smallest by largest of them
};

/// Layers with fewer than kFewestLayerValues values are left out.
inline constexpr std::size_t kFewestLayerValues = 6;
[[nodiscard]] LayerReport judgeLayers(const Training& training, const LayerBounds& bounds);

/// Tells how many layers were judged, how large their gradients are and the shares that decide.
void tellLayers(const LayerReport& report, const LayerBounds& bounds, FindingSink& sink);

} // namespace faultline
