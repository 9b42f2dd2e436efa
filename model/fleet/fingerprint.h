// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/result.h"

#include <cstdint>
#include <string>

namespace faultline {

/// What tells whether the files of a path are those of last time, without reading them.
struct PathState {
    std::uint64_t fingerprint = 0; ///< of names, sizes and times
    std::uint64_t files = 0;
    std::uint64_t bytes = 0;
    double newest = 0.0; ///< time of the file that was written last; seconds since the epoch
};

/// Looks at the path, or at everything below the folder: at most kMostLookedAt entries, links to
/// folders are not followed. The order in which the system lists a folder does not matter. An Error
/// if the path itself cannot be looked at. Of a location that was permitted, its listing tells, and
/// `monitor` is asked to cancel.
[[nodiscard]] Result<PathState> stateOfPath(const std::string& path, ReadMonitor& monitor);
inline constexpr std::uint64_t kMostLookedAt = 200'000;

} // namespace faultline
