// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/console_log.h"
#include "model/core/read_monitor.h"
#include "model/core/result.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// What to look for in the lines of a log.
struct LogPattern {
    std::string text; ///< UTF-8; not empty
    bool isRegex = false;
    bool matchesCase = false;

    friend bool operator==(const LogPattern&, const LogPattern&) = default;
};

/// A compiled pattern: cannot backtrack, so no pattern takes more than linear time. Immutable; may
/// be used by several threads at once.
class LogMatcher {
public:
    struct Range {
        std::size_t begin = 0; ///< bytes of the line
        std::size_t end = 0;
    };

    /// An Error (Corrupt) if the regular expression cannot be understood, or takes more memory
    /// than is reasonable; its detail says why.
    [[nodiscard]] static Result<LogMatcher> compile(const LogPattern& pattern);

    LogMatcher(LogMatcher&&) noexcept;
    LogMatcher& operator=(LogMatcher&&) noexcept;
    ~LogMatcher();

    [[nodiscard]] bool matches(std::string_view line) const;
    /// The first place at or after `from`, or none. Never empty.
    [[nodiscard]] std::optional<Range> find(std::string_view line, std::size_t from = 0) const;

private:
    struct Engine;
    explicit LogMatcher(std::unique_ptr<Engine> engine);

    std::unique_ptr<Engine> m_engine;
};

/// Indices of the lines that match, ascending; nothing if cancelled. Linear in the text; asks the
/// monitor about once per MiB. 100 MB take about a quarter of a second.
[[nodiscard]] std::vector<std::uint32_t> findLines(const ConsoleLog& log, const LogMatcher& matcher,
                                                   ReadMonitor& monitor);

} // namespace faultline
