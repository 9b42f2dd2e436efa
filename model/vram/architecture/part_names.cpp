// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/architecture/part_names.h"

#include <array>

namespace faultline::vram {

std::optional<Part> partNamed(std::string_view name)
{
    constexpr std::array kParts = {Part::Input,      Part::Backbone, Part::Neck,      Part::Head,
                                   Part::SecondHead, Part::Loss,     Part::Assignment};
    for (const Part part : kParts) {
        if (toString(part) == name)
            return part;
    }
    return std::nullopt;
}

} // namespace faultline::vram
