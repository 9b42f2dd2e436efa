// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>

namespace faultline::vram {

/// How a window is laid over an edge.
struct Padding {
    enum class Kind : std::uint8_t {
        Explicit, ///< `before` and `after` elements
        Same,     ///< TensorFlow: size / stride, rounded up
        Valid,    ///< none
    };
    Kind kind = Kind::Explicit;
    std::int64_t before = 0;
    std::int64_t after = 0;
};

/// A convolution or a pooling along one axis.
struct Window {
    std::int64_t size = 1;
    std::int64_t stride = 1;
    std::int64_t dilation = 1;
    Padding padding;
    bool roundsUp = false; ///< pooling with ceil_mode of PyTorch

    /// From the first to the last element that it covers.
    [[nodiscard]] std::int64_t reach() const { return (size - 1) * dilation + 1; }
};

/// Positions of a window over `size` elements; nothing if it does not fit once. Windows and
/// strides are below 2^32, sizes below 2^41.
///
/// Explicit padding as in torch.nn.Conv2d and MaxPool2d (with ceil_mode, a window that would begin
/// behind the input and the padding before it is left out), the others as in tf.nn.convolution.
[[nodiscard]] std::optional<std::int64_t> windowCount(std::int64_t size, const Window& window);

/// What a transposed convolution makes of `size` elements.
[[nodiscard]] std::optional<std::int64_t> transposedSize(std::int64_t size, const Window& window,
                                                         std::int64_t outputPadding);

/// Nothing if the product does not fit 64 bits.
[[nodiscard]] std::optional<std::int64_t> product(std::initializer_list<std::int64_t> factors);

} // namespace faultline::vram
