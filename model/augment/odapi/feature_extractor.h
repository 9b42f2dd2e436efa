// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace faultline::augment::odapi {

/// The kinds of models; each has its own place for the resizer and the feature extractor.
enum class Architecture { Ssd, FasterRcnn, CenterNet };

/// By the name of a feature extractor, the `type` of a configuration.
[[nodiscard]] Architecture architectureOf(std::string_view type);

/// How a feature extractor changes pixel values before the network.
enum class Normalisation {
    Unknown,
    Symmetric,   ///< x / 127.5 - 1
    ChannelMean, ///< minus 123.68, 116.779, 103.939 for R, G, B
    ImageNet,    ///< x / 255, minus mean, by deviation of ImageNet
    CaffeBgr,    ///< BGR, minus 103.939, 116.779, 123.68
    None,
};
[[nodiscard]] Normalisation normalisationOf(std::string_view type);

/// SSD normalises before it resizes, so that its padding is 0 for the network; the others pad with
/// black and normalise that.
[[nodiscard]] constexpr bool normalisesBeforeResizing(Architecture architecture)
{
    return architecture == Architecture::Ssd;
}

} // namespace faultline::augment::odapi
