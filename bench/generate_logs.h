// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace faultline::bench {

/// Event logs of known shape, made once in the system's temporary folder and used again. PyTorch
/// writes one event for each scalar; these files do the same, with eight tags.

/// One file of `events` scalar events (about 58 bytes each). Returns its path.
[[nodiscard]] std::string oneLargeFile(std::uint64_t events);

/// A folder of `runs` runs with one file of `events` scalar events each.
[[nodiscard]] std::string manyRuns(std::uint64_t runs, std::uint64_t events);

/// A folder of `runs` runs of the same content: `points` scalar events of each of `tags` tags.
[[nodiscard]] std::string wideRuns(std::uint64_t runs, std::uint64_t tags, std::uint64_t points);

/// A folder with one run that was restarted `attempts` times, each time some steps back.
[[nodiscard]] std::string repeatedRestarts(std::uint64_t attempts, std::uint64_t eventsEach);

/// One file of `records` image summaries of `bytes` each, with a scalar beside every image.
[[nodiscard]] std::string imageLog(std::uint64_t records, std::uint64_t bytes);

[[nodiscard]] std::uint64_t sizeOf(const std::string& path);

/// Resident memory of this process, in bytes.
[[nodiscard]] std::uint64_t residentBytes();

} // namespace faultline::bench
