// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/console_log.h"

#include <cstdint>
#include <optional>
#include <span>

namespace faultline::console {

/// What ended the run: index of the first fatal event in time, over all ranks. One that is usually
/// printed because of another ("exit status 1", a time-out of the other ranks) counts only if
/// there is no other; an event after which the training went on is none. `progressAfter`: per-step
/// lines behind each event. None if the log shows no end, or a good one.
[[nodiscard]] std::optional<std::size_t> findCause(const ConsoleLog& log,
                                                   std::span<const std::uint64_t> progressAfter);

/// The exit code that the log tells, of its last process; a signal as a negative number.
[[nodiscard]] std::optional<int> findExitCode(const ConsoleLog& log);

} // namespace faultline::console
