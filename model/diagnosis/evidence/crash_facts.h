// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/console_log.h"
#include "model/core/text.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace faultline {

/// What a log says about memory that ran out. Zero where it does not say.
struct MemoryShortage {
    double askedBytes = 0.0;
    double freeBytes = 0.0;   ///< of the card, or of TensorFlow's pool
    double totalBytes = 0.0;  ///< of the card, or the pool's limit
    double unusedBytes = 0.0; ///< held by the framework's allocator, in pieces, and not in use
    double othersBytes = 0.0; ///< neither free nor of this process: other processes, the desktop
    double peakBytes = 0.0;   ///< most that the process had in use, without what was asked for
    double poolBytes = 0.0;   ///< that TensorFlow's pool holds of the card by now
    double largestFreeBytes = 0.0; ///< largest free piece of that pool; not known: 0
    bool isPoolWhole = false;      ///< the largest piece is known, be it that there is none
    std::string shape;             ///< of the tensor that did not fit, "[8,48,48,112]"
    std::int64_t batch = 0;        ///< its first dimension, if it has four and is no stack of crops
    bool isTensorFlow = false;
    bool isHostMemory = false; ///< the card had room for it: something else ran out
};

/// Of an event of the family "vram" that names numbers; nothing for others.
[[nodiscard]] std::optional<MemoryShortage> memoryShortage(const ConsoleLog& log,
                                                           const LogEvent& event);

/// The number at the front of a text; 0 if there is none.
[[nodiscard]] double numberOf(std::string_view text);

} // namespace faultline
