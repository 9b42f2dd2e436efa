// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text.h"
#include "model/io/cells.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace faultline::hardware {

/// What a tool wrote in one place.
struct CellValue {
    enum class Kind {
        Number,  ///< `value`, with `unit` as written behind it, perhaps empty
        Missing, ///< one of the ways to say that there is no value: "[N/A]", "-", ""
        Trouble, ///< the device does not answer: "GPU is lost", "[Unknown Error]", "ERR!"
        Text,    ///< anything else
    };
    Kind kind = Kind::Text;
    double value = 0.0;
    std::string_view unit;
};

/// Numbers may be hexadecimal (0x...), "Active" is 1, "Not Active" 0.
[[nodiscard]] CellValue parseCell(std::string_view cell);

/// A unit as tools and people write it.
struct UnitScale {
    Unit unit = Unit::None;
    double scale = 1.0; ///< value × scale is in `unit`

    friend bool operator==(const UnitScale&, const UnitScale&) = default;
};

inline constexpr double kPercent = 0.01;
inline constexpr double kKibi = 1024.0;
inline constexpr double kMebi = kKibi * 1024.0;
inline constexpr UnitScale kPercentScale{Unit::Fraction, kPercent};
inline constexpr UnitScale kMebibyteScale{Unit::Bytes, kMebi};
inline constexpr UnitScale kMegahertzScale{Unit::Hertz, 1e6};

/// "%", "MiB", "MB" (as nvidia-smi and sysstat mean it: 1024²), "MB/s", "W", "MHz", "C", "°C"...
/// Nothing if it is no unit known.
[[nodiscard]] std::optional<UnitScale> unitOf(std::string_view text);

} // namespace faultline::hardware
