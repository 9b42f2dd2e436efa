// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/result.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace faultline {

/// What a pack may hold once it is unpacked, and how large its file may be.
inline constexpr std::uint64_t kMostPackBytes = std::uint64_t{200} << 20;
inline constexpr std::size_t kMostPackEntries = 10'000;

/// Whether a path is a file that is named as a pack of lessons: "course.zip".
[[nodiscard]] bool isLessonPack(const std::string& path);

/// Unpacks a zip file with lessons below the folder `cache`, into a folder that is named by the
/// SHA-256 of the pack and that only the user can read; what lies there from before is taken as it
/// is. Returns the folder that holds the lessons: a single one around them is gone into.
///
/// A pack is refused whole where it holds more than allowed, an absolute path, "..", a link or
/// another special file, an encrypted entry, a name twice, or where it is damaged: nothing of it is
/// kept then, and the Error names the pack and the entry. Nothing of a pack is run. Any thread; two
/// processes may unpack the same pack.
[[nodiscard]] Result<std::string> unpackLessons(const std::string& path, const std::string& cache,
                                                ReadMonitor& monitor);

/// $XDG_CACHE_HOME/faultline/lessons, or below ~/.cache; empty if neither is known.
[[nodiscard]] std::string defaultPackCache();

} // namespace faultline
