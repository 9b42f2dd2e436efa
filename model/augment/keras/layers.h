// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/pipeline.h"
#include "model/augment/transform.h"

#include <algorithm>
#include <string_view>

// The rows of the catalogue that stand for Keras' preprocessing layers, as TensorFlow 2.4 to 2.15
// and Keras 3 compute them with training=True. The layers know nothing of boxes: here boxes are
// moved as the pixels are, which shows what the labels of the picture should have become.
namespace faultline::augment::keras {

// geometry_layers.cpp
[[nodiscard]] std::vector<TransformInfo> geometryLayers();
// size_layers.cpp
[[nodiscard]] std::vector<TransformInfo> sizeLayers();
// value_layers.cpp
[[nodiscard]] std::vector<TransformInfo> valueLayers();

/// What every layer that moves pixels says of itself.
[[nodiscard]] std::string_view labelsFidelity();

[[nodiscard]] ParameterInfo rangeInfo(std::string_view name, double low, double high,
                                      double minimum, double maximum, std::string_view help);
[[nodiscard]] ParameterInfo choiceInfo(std::string_view name, std::vector<std::string_view> choices,
                                       std::string_view help);
[[nodiscard]] ParameterInfo numberInfo(std::string_view name, double value, double minimum,
                                       double maximum, std::string_view help);
[[nodiscard]] ParameterInfo pixelsInfo(std::string_view name, std::int64_t value,
                                       std::string_view help);

/// OpenCV's way of resizing as tf.image.resize does in a method (half-pixel centres, no
/// antialiasing); -1 for methods that it does not have.
[[nodiscard]] int interpolationOf(std::string_view method);

/// Whether a list of names holds this one.
template <typename List>
[[nodiscard]] bool isOneOf(std::string_view word, const List& list)
{
    return std::find(list.begin(), list.end(), word) != list.end();
}

} // namespace faultline::augment::keras
