// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/console_log.h"
#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <initializer_list>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// What the rules that read console logs share.

/// The first line of a text, at most `most` bytes of it, cut between characters with "…" behind.
[[nodiscard]] std::string firstLineOf(std::string_view text, std::size_t most = 200);

/// Lines [first, last] of a log; the excerpt is the first of them, shortened.
[[nodiscard]] LogEvidence lineEvidence(const ConsoleLog& log, std::size_t first, std::size_t last,
                                       Text caption);

/// An event of one of a training's logs. Both live as long as the training.
struct LoggedEvent {
    const ConsoleLog* log = nullptr;
    const LogEvent* event = nullptr;

    [[nodiscard]] std::string_view text() const { return log->text(event->firstLine); }
    /// As written in the log; NaN if the log does not say.
    [[nodiscard]] double time() const { return log->lines[event->firstLine].wallTime; }
    /// The same if it has a date; otherwise infinity, to put those of no date last.
    [[nodiscard]] double dateOrNever() const;
    /// Whether it is what ended the run.
    [[nodiscard]] bool isCause() const;
    [[nodiscard]] LogEvidence evidence(Text caption) const;
};

/// Events of these signatures in all logs of a training: log by log, in the order of the lines.
[[nodiscard]] std::vector<LoggedEvent> findEvents(
    const Training& training, std::initializer_list<std::string_view> signatures);
[[nodiscard]] bool hasEvent(const Training& training,
                            std::initializer_list<std::string_view> signatures);

/// What ended the run by its logs, of several the earliest one that is no mere consequence.
[[nodiscard]] std::optional<LoggedEvent> causeOf(const Training& training);

/// The highest step that the logs print with a loss.
[[nodiscard]] std::optional<std::int64_t> lastStepOf(const ConsoleLog& log);

/// Whether the training came to a first step, by its events or its logs.
[[nodiscard]] bool hasStepped(const Training& training);

/// The first line that holds one of the words, searching the first `most` lines of each log.
struct FoundLine {
    const ConsoleLog* log = nullptr;
    std::size_t line = 0;
};
[[nodiscard]] std::optional<FoundLine> findLine(
    const Training& training, std::initializer_list<std::string_view> words,
    std::size_t most = std::numeric_limits<std::size_t>::max());

} // namespace faultline
