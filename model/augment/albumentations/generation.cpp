// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/generation.h"

#include <array>
#include <charconv>

namespace faultline::augment::albumentations {

Generation generationOf(std::string_view version)
{
    std::array<int, 3> parts{0, 0, 0};
    const char* at = version.data();
    const char* const end = at + version.size();
    for (int& part : parts) {
        const auto [next, error] = std::from_chars(at, end, part);
        if (error != std::errc()) {
            if (&part == parts.data())
                return Generation::Second;
            break;
        }
        at = next;
        if (at == end || *at != '.')
            break;
        ++at;
    }
    if (parts[0] >= 2)
        return Generation::Second;
    const bool isOld = parts[0] < 1 || parts < std::array<int, 3>{1, 4, 1};
    return isOld ? Generation::First : Generation::Middle;
}

} // namespace faultline::augment::albumentations
