// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/recorder/wall_clock.h"

#include <optional>
#include <string>
#include <string_view>

namespace faultline::recorder {

/// Turns the bytes of one stream of a command into timed lines, `TIME STREAM text`:
///
///     2026-01-31T12:00:00.123456Z O Epoch 1
///
/// A line has the time at which its first byte came. What a carriage return rewrites (a progress
/// bar) becomes a line at most once per interval, and its last state always. A line that does
/// not end is written after kPatience; what follows of it stands on a line of its own. A line
/// longer than kLongestLine is cut into several. Bytes are kept as they are.
///
/// Time only comes in through the calls; nothing here waits or reads a clock.
class ConsoleLines {
public:
    static constexpr Micros kPatience = kSecond;
    static constexpr std::size_t kLongestLine = std::size_t{64} << 10;

    /// `stream` is 'O' or 'E'.
    ConsoleLines(char stream, Micros barInterval);

    /// Appends finished lines to `out`.
    void feed(std::string_view bytes, Micros now, std::string& out);
    /// Writes what has waited for its end, or for its turn as a bar, long enough.
    void flushStale(Micros now, std::string& out);
    /// The stream has ended.
    void finish(std::string& out);

    /// When flushStale() will have something to do.
    [[nodiscard]] std::optional<Micros> nextDeadline() const;

private:
    void take(std::string_view text, Micros now, std::string& out);
    void endLine(Micros now, std::string& out);
    void returnCarriage(Micros now, std::string& out);
    void emit(std::string_view text, Micros time, std::string& out);

    char m_stream;
    Micros m_barInterval;
    std::string m_line;     ///< since the last line end or carriage return
    Micros m_lineBegan = 0; ///< when the first byte of m_line came
    std::string m_bar;      ///< last state of a bar that no line tells yet
    Micros m_barTime = 0;
    Micros m_lastBar = 0;      ///< when a state of a bar was last written; 0: not yet
    bool m_returned = false;   ///< the byte before was a carriage return
    bool m_hasWritten = false; ///< part of the present line has been written already
};

} // namespace faultline::recorder
