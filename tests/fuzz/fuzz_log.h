// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/read_artifacts.h"

#include <cstdlib>

namespace faultline::test {

inline void require(bool condition)
{
    if (!condition)
        std::abort();
}

/// Everything points into the log, and its lines are accounted for.
inline void requireSoundLog(const ReadResult& result)
{
    require(result.artifacts.logs.size() == 1);
    const ConsoleLog& log = *result.artifacts.logs.front();
    std::uint64_t lines = log.droppedLines;
    for (std::size_t i = 0; i < log.lines.size(); ++i) {
        lines += log.lines[i].repeats;
        require(log.text(i).size() == log.lines[i].textLength);
        require(i == 0 || log.lines[i - 1].sourceLine <= log.lines[i].sourceLine);
    }
    require(lines == result.file.recordCount);
    const auto isPlaced = [&log](std::size_t first, std::size_t last) {
        return first <= last && last < log.lines.size();
    };
    for (const LogEvent& event : log.events)
        require(isPlaced(event.firstLine, event.lastLine) && event.info != nullptr);
    for (const Traceback& traceback : log.tracebacks) {
        require(isPlaced(traceback.firstLine, traceback.lastLine));
        require(traceback.frames.empty() || traceback.meaningfulFrame < traceback.frames.size());
    }
    for (const AllocatorDump& dump : log.dumps)
        require(isPlaced(dump.firstLine, dump.lastLine));
    require(!log.cause || *log.cause < log.events.size());
}

} // namespace faultline::test
