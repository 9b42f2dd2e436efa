// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/evidence/failed_rank.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <system_error>

namespace faultline {

namespace {

/// The number behind "name :" in a line that begins with that name.
std::optional<int> fieldOf(std::string_view text, std::string_view name)
{
    const std::size_t begin = text.find_first_not_of(" \t");
    if (begin == std::string_view::npos || !text.substr(begin).starts_with(name))
        return std::nullopt;
    const std::size_t colon = text.find(':', begin + name.size());
    const std::size_t at = text.find_first_not_of(" \t:", begin + name.size());
    if (colon == std::string_view::npos || at == std::string_view::npos || at < colon)
        return std::nullopt;
    int value = 0;
    const auto read = std::from_chars(text.data() + at, text.data() + text.size(), value);
    return read.ec == std::errc() ? std::optional(value) : std::nullopt;
}

} // namespace

std::string FailedRank::end() const
{
    switch (exitCode) {
    case -4: return "SIGILL";
    case -6: return "SIGABRT";
    case -7: return "SIGBUS";
    case -9: return "SIGKILL";
    case -11: return "SIGSEGV";
    case -15: return "SIGTERM";
    default: break;
    }
    return exitCode < 0 ? "signal " + std::to_string(-exitCode)
                        : "exit code " + std::to_string(exitCode);
}

std::optional<FailedRank> failedRank(const ConsoleLog& log)
{
    constexpr std::size_t kLinesOfEntry = 10;
    for (std::size_t i = 0; i < log.lines.size(); ++i) {
        if (!contains(lowerAscii(log.text(i)), "root cause (first observed failure)"))
            continue;
        std::optional<int> rank;
        std::optional<int> code;
        const std::size_t end = std::min(i + kLinesOfEntry, log.lines.size());
        for (std::size_t k = i + 1; k < end; ++k) {
            rank = rank ? rank : fieldOf(log.text(k), "rank");
            code = code ? code : fieldOf(log.text(k), "exitcode");
        }
        if (rank && code && *code != 0)
            return FailedRank{.rank = *rank, .exitCode = *code, .line = i};
    }
    return std::nullopt;
}

} // namespace faultline
