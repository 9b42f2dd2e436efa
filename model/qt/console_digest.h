// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/console_log.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace faultline {

/// How much a line matters, ascending.
enum class LineWeight : std::uint8_t { Plain, Benign, Note, Warning, Failure, Fatal };
inline constexpr std::size_t kLineWeightCount = 6;
[[nodiscard]] LineWeight weightOf(Outcome outcome);

/// Lines that can be shown as one.
struct LogFold {
    enum class Kind : std::uint8_t { Traceback, Dump, Progress };
    Kind kind = Kind::Progress;
    std::uint32_t firstLine = 0; ///< indices into ConsoleLog::lines
    std::uint32_t lastLine = 0;  ///< inclusive
    std::uint32_t item = 0;      ///< index of the traceback or the dump

    [[nodiscard]] std::uint32_t lineCount() const { return lastLine - firstLine + 1; }
};

/// A place worth looking at. Neighbouring lines of one weight are one problem.
struct LogProblem {
    std::uint32_t line = 0;
    LineWeight weight = LineWeight::Warning; ///< Warning or above
};

/// What showing a log needs to know of it beyond its lines. Immutable, shared by pointer; made in
/// the background, linear in the lines.
struct ConsoleDigest {
    ConsoleLogPtr log;
    std::vector<LineWeight> weights;       ///< by line; lines that go on have that of their head
    std::vector<bool> isEventLine;         ///< by line: covered by an event
    std::vector<LogFold> folds;            ///< by first line; none overlaps another
    std::vector<LogProblem> problems;      ///< by line
    std::vector<std::uint32_t> timedLines; ///< lines with a known time, by time
    std::array<std::size_t, kLineWeightCount> problemCounts{}; ///< by weight
    std::uint32_t longestLine = 0;                             ///< bytes of text
    std::optional<double> firstTime;                           ///< by ConsoleLog::timeKind

    [[nodiscard]] std::size_t lineCount() const { return weights.size(); }
    /// The fold that holds a line, or nullptr.
    [[nodiscard]] const LogFold* foldOf(std::uint32_t line) const;
    /// The weightiest event that covers a line, or nullptr.
    [[nodiscard]] const LogEvent* eventOf(std::uint32_t line) const;
    /// The weightiest of the lines of a fold; a traceback is a failure, a dump a warning at least.
    [[nodiscard]] LineWeight weightOf(const LogFold& fold) const;
    /// The line whose time is nearest to one of the log; none if no line has a time.
    [[nodiscard]] std::optional<std::uint32_t> nearestLine(double time) const;
    /// The line that stands for a line of the file (1-based); lines must not be empty.
    [[nodiscard]] std::uint32_t lineOfSource(std::uint32_t sourceLine) const;
    /// The next problem after a line (before it if not `forward`); wraps around. None if there is
    /// no problem at all.
    [[nodiscard]] std::optional<std::uint32_t> nextProblem(std::uint32_t line, bool forward) const;
};

using ConsoleDigestPtr = std::shared_ptr<const ConsoleDigest>;

[[nodiscard]] ConsoleDigestPtr digestLog(ConsoleLogPtr log);

} // namespace faultline
