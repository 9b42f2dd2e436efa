// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace faultline {

/// What a trainer's resizer does to sizes; nothing about pixels. It answers how large objects are
/// when the network sees them.
struct ResizerGeometry {
    enum class Kind : std::uint8_t {
        Identity,
        Fixed,      ///< to width x height, whatever the aspect ratio (fixed_shape_resizer)
        KeepAspect, ///< short side to minSide unless the long one passes maxSide then
                    ///< (keep_aspect_ratio_resizer)
        Letterbox,  ///< the largest size with its aspect ratio that fits width x height
    };
    Kind kind = Kind::Identity;
    float width = 0; ///< pixels, > 0 for Fixed and Letterbox
    float height = 0;
    float minSide = 0; ///< pixels, > 0 for KeepAspect
    float maxSide = 0;

    [[nodiscard]] static ResizerGeometry fixed(float width, float height);
    [[nodiscard]] static ResizerGeometry keepAspect(float minSide, float maxSide);
    [[nodiscard]] static ResizerGeometry letterbox(float width, float height);

    friend bool operator==(const ResizerGeometry&, const ResizerGeometry&) = default;
};

/// Pixels of a picture without what a resizer pads.
struct PixelSize {
    float width = 0;
    float height = 0;
};

/// Size of a picture of width x height pixels (> 0) after the resizer. Not rounded: half a pixel
/// in 640 decides nothing here.
[[nodiscard]] PixelSize resizedSize(const ResizerGeometry& resizer, float width, float height);

} // namespace faultline
