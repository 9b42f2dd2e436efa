// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"

#include <cstdint>
#include <optional>
#include <string>

namespace faultline {

/// How a run ended, as far as its logs tell.
struct RunEnd {
    enum class Kind : std::uint8_t {
        NotTold,
        Finished,     ///< all of its plan, or its log says that it is done
        StoppedEarly, ///< by itself: early stopping, a time limit
        BrokeOff,     ///< before its planned length, and nothing says why
        Hung,         ///< silent while its process was there, or never came to its first step
        Crashed,
    };
    Kind kind = Kind::NotTold;
    std::string reason; ///< id of what ended it: a signature, a rule, a signal; may be empty
    Text text;          ///< "Out of GPU memory", "finished"
    std::string words;  ///< of the error itself, as the console has it; may be empty
    std::optional<std::int64_t> lastStep;
    bool isGpuMemory = false;

    [[nodiscard]] bool isBad() const { return kind >= Kind::BrokeOff; }
};

/// From the console, the recorder, and what the rules found if they were asked.
[[nodiscard]] RunEnd runEndOf(const ComparedRun& run);

/// The finding of a rule about this run; null if there is none, or rules were not asked.
[[nodiscard]] const Finding* findingOf(const ComparedRun& run, std::string_view rule);

} // namespace faultline
