// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/core/run.h"
#include "model/io/byte_source.h"

#include <cstdint>

namespace faultline {
class RunBuilder;
}

namespace faultline::tfevents {

struct Segment;

/// What is counted over all stretches of a file and told once, at its end.
struct EventTally {
    std::uint64_t invalidWallTimes = 0;
    std::uint64_t unreadableTensors = 0;
};

/// Adds a decoded stretch to the run and to the report of its file. Stretches are merged in order;
/// the segment is used up.
void mergeSegment(Segment& segment, RunBuilder& run, FileReport& file, EventTally& tally);

/// Adds the issues that concern a file as a whole, which has been read to its end. `mayGrow`: what
/// is missing may still come.
void noteWholeFile(FileReport& file, const EventTally& tally, bool mayGrow);
/// Takes them out again, because the file goes on. Gives back the tally that they told.
[[nodiscard]] EventTally forgetWholeFile(FileReport& file);

[[nodiscard]] bool isGzip(const ByteSource& source);
/// Notes that there is not one record in the file of `size` bytes.
Error noteNotEventFile(FileReport& file, std::uint64_t size, bool isGzip);

} // namespace faultline::tfevents
