// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/unit_id.h"

namespace faultline {

std::string_view unitId(Unit unit)
{
    switch (unit) {
    case Unit::None: return "none";
    case Unit::Count: return "count";
    case Unit::Step: return "step";
    case Unit::Fraction: return "fraction";
    case Unit::Ratio: return "ratio";
    case Unit::Seconds: return "seconds";
    case Unit::WallTime: return "wall-time";
    case Unit::Bytes: return "bytes";
    case Unit::StepsPerSecond: return "steps-per-second";
    case Unit::BytesPerSecond: return "bytes-per-second";
    case Unit::Watts: return "watts";
    case Unit::Joules: return "joules";
    case Unit::Celsius: return "celsius";
    case Unit::Hertz: return "hertz";
    }
    return "none";
}

std::optional<Unit> unitOfId(std::string_view id)
{
    for (int i = 0; i <= static_cast<int>(Unit::Hertz); ++i) {
        if (unitId(static_cast<Unit>(i)) == id)
            return static_cast<Unit>(i);
    }
    return std::nullopt;
}

} // namespace faultline
