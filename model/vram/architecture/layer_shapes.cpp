// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/architecture/layer_shapes.h"

namespace faultline::vram {
namespace {

std::int64_t dividedUp(std::int64_t a, std::int64_t b)
{
    return (a + b - 1) / b;
}

} // namespace

std::optional<std::int64_t> windowCount(std::int64_t size, const Window& window)
{
    if (window.padding.kind == Padding::Kind::Same)
        return dividedUp(size, window.stride);
    const bool isExplicit = window.padding.kind == Padding::Kind::Explicit;
    const std::int64_t before = isExplicit ? window.padding.before : 0;
    const std::int64_t room =
        size + before + (isExplicit ? window.padding.after : 0) - window.reach();
    if (room < 0)
        return std::nullopt;
    if (!window.roundsUp)
        return room / window.stride + 1;
    const std::int64_t count = dividedUp(room, window.stride) + 1;
    const bool lastIsOutside = (count - 1) * window.stride >= size + before;
    return lastIsOutside ? count - 1 : count;
}

std::optional<std::int64_t> transposedSize(std::int64_t size, const Window& window,
                                           std::int64_t outputPadding)
{
    if (window.padding.kind == Padding::Kind::Same)
        return size * window.stride;
    const bool isExplicit = window.padding.kind == Padding::Kind::Explicit;
    const std::int64_t cut = isExplicit ? window.padding.before + window.padding.after : 0;
    const std::int64_t result = (size - 1) * window.stride + window.reach() + outputPadding - cut;
    return result > 0 ? std::optional(result) : std::nullopt;
}

std::optional<std::int64_t> product(std::initializer_list<std::int64_t> factors)
{
    std::int64_t result = 1;
    for (const std::int64_t factor : factors) {
        if (__builtin_mul_overflow(result, factor, &result))
            return std::nullopt;
    }
    return result;
}

} // namespace faultline::vram
