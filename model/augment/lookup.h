// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

#include <array>
#include <cstdint>

namespace faultline::augment {

using Table = std::array<std::uint8_t, 256>;

/// A table of `value(i)`, clipped to 0..255 and cut off, as numpy's clip() and astype() do.
template <typename Function>
[[nodiscard]] Table tableOf(Function&& value)
{
    Table table{};
    for (int i = 0; i < 256; ++i) {
        const double at = static_cast<double>(value(i));
        table[static_cast<std::size_t>(i)] =
            at >= 255.0 ? std::uint8_t{255}
                        : (at > 0.0 ? static_cast<std::uint8_t>(at) : std::uint8_t{0});
    }
    return table;
}

/// Every byte times `factor` plus `added`, in single precision, clipped and cut off: what a table
/// of that gives, but several bytes at a time.
[[nodiscard]] cv::Mat scaled(const cv::Mat& image, float factor, float added);

/// Every byte of the picture replaced; any number of channels.
[[nodiscard]] cv::Mat looked(const cv::Mat& image, const Table& table);
/// Each of three channels by its own table.
[[nodiscard]] cv::Mat looked(const cv::Mat& image, const std::array<Table, 3>& tables);

} // namespace faultline::augment
