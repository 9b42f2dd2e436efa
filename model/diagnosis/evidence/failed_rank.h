// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/console_log.h"

#include <cstddef>
#include <optional>
#include <string>

namespace faultline {

/// The process of a distributed training that failed first, as its launcher sums it up.
struct FailedRank {
    int rank = 0;
    int exitCode = 0;     ///< negative: ended by that signal
    std::size_t line = 0; ///< where the summary names it

    /// "SIGKILL", or "exit code 1".
    [[nodiscard]] std::string end() const;
};

/// Nothing where no launcher wrote a summary. Linear in the text.
[[nodiscard]] std::optional<FailedRank> failedRank(const ConsoleLog& log);

} // namespace faultline
