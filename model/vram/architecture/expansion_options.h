// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace faultline::vram {

/// What a code base does by itself wherever the data of a layer leaves it open.
struct ExpansionOptions {
    std::string defaultPadding = "half"; ///< "half" or "same"
    bool inPlaceActivations = true;
    bool inPlaceAdd = false;
    std::int64_t sizeDivisor = 1; ///< image sides are padded to a multiple of it
};

} // namespace faultline::vram
