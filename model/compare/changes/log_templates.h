// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/console_log.h"

#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// A line without what differs from run to run: "#" for numbers, times, hashes and paths.
[[nodiscard]] std::string maskedLine(std::string_view line);

/// Kinds of lines, found as Drain does: by the number of words, by the first ones, then by how many
/// words agree. What is given in another order gives the same.
class LogTemplates {
public:
    /// `lines`: masked ones, each once.
    explicit LogTemplates(std::vector<std::string> lines);

    /// Which kind a masked line is of; one of those given.
    [[nodiscard]] std::size_t of(const std::string& masked) const;
    /// "epoch # of #": words that differ are "*".
    [[nodiscard]] std::string text(std::size_t kind) const;

private:
    struct Kind {
        std::vector<std::string> words;
    };
    std::size_t place(const std::string& line);

    std::vector<Kind> m_kinds;
    std::map<std::string, std::vector<std::size_t>> m_leaves; ///< by length and first words
    std::map<std::string, std::size_t> m_kindOfLine;
};

/// Whether a line is one to hold against those of another log: no progress, no recognised event, no
/// part of a traceback or an allocator's dump. By line of the log.
[[nodiscard]] std::vector<bool> comparedLines(const ConsoleLog& log);

} // namespace faultline
