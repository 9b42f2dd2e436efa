// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include <array>
#include <cstdint>

namespace faultline::ui {

/// Brightness and contrast as in TensorBoard, which uses the CSS filters
/// `contrast(c) brightness(b)`: v' = b * clamp((v - 0.5) * c + 0.5), clamped again.
struct PictureAdjust {
    static constexpr int kMostBrightness = 200;
    static constexpr int kMostContrast = 500;

    int brightness = 100; ///< per cent, 0..200
    int contrast = 100;   ///< per cent, 0..500

    [[nodiscard]] bool isNeutral() const { return brightness == 100 && contrast == 100; }
    friend bool operator==(const PictureAdjust&, const PictureAdjust&) = default;
};

/// What becomes of each of the 256 values.
[[nodiscard]] std::array<std::uint8_t, 256> adjustTable(const PictureAdjust& adjust);

/// The picture with the filters applied to its colours, not to its opacity. A neutral adjustment
/// gives the picture itself, shared.
[[nodiscard]] QImage adjusted(const QImage& picture, const PictureAdjust& adjust);

} // namespace faultline::ui
