// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace faultline::augment::albumentations {

/// Versions that behave alike.
enum class Generation : std::uint8_t {
    First,  ///< up to 1.4.0: as 1.3.1 does
    Middle, ///< 1.4.1 to 1.4.24: behaviour of the second, names and defaults of both
    Second, ///< 2.x: as 2.0.8 does
};

/// By "__version__": "1.3.1", "2.0.8"; of an empty or odd one the newest.
[[nodiscard]] Generation generationOf(std::string_view version);

/// The version that stands for the newest.
inline constexpr std::string_view kNewestVersion = "2.0.8";

} // namespace faultline::augment::albumentations
