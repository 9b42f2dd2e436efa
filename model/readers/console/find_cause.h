// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/console_log.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace faultline::console {

/// Lines behind an event, by what they say of the run's life.
struct LinesAfter {
    std::uint64_t progress = 0; ///< bars and per-step lines
    std::uint64_t training = 0; ///< those, and lines that name an epoch, a step or a loss
    std::uint64_t ordinary = 0; ///< neither blank nor part of a message nor a failure
};

/// Per-step lines that may still come after the end: output that was buffered.
inline constexpr std::uint64_t kLateLines = 2;

/// What ended the run: index of the first fatal event in time, over all ranks. One that is usually
/// printed because of another ("exit status 1", a time-out of the other ranks) counts only if
/// there is no other; an event after which the training went on is none. A failure that need not
/// end a run, a traceback that breaks off and a record of an error count if they are the last thing
/// in the log and nothing fatal is there. `after`: what came behind each event. None if the log
/// shows no end.
[[nodiscard]] std::optional<std::size_t> findCause(const ConsoleLog& log,
                                                   std::span<const LinesAfter> after);

/// The last event that reports a failure and after which nothing trains, though the log goes on.
[[nodiscard]] std::optional<std::size_t> findUnanswered(const ConsoleLog& log,
                                                        std::span<const LinesAfter> after);

/// An exit code says least of what happened, and so does a launcher that one of its processes
/// failed.
[[nodiscard]] bool saysLeast(const LogEvent& event);

/// The exit code that the log tells, of its last process; a signal as a negative number.
[[nodiscard]] std::optional<int> findExitCode(const ConsoleLog& log);

/// Whether a program that warns of such a failure mostly finds another way: a server that is not
/// reached.
[[nodiscard]] bool mayBeAnswered(std::string_view signature);

} // namespace faultline::console
