// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/result.h"
#include "model/io/byte_source.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace faultline {

/// What is unpacked, and how much of it.
struct UnpackRules {
    std::uint64_t mostBytes = 0; ///< of all files together
    std::size_t mostEntries = 0; ///< files, folders and links
    std::size_t longestName = 0; ///< in bytes
    /// Unpacking to more than this times the size of the archive is taken for a bomb, beyond
    /// smallBytes.
    std::uint64_t mostRatio = std::numeric_limits<std::uint64_t>::max();
    std::uint64_t smallBytes = std::uint64_t{256} << 20U;
    std::uint64_t keepFree = 0; ///< bytes that stay free on the disk
    bool zipOnly = false;       ///< else zip and tar, plain or compressed by gzip or zstd
    /// The first OddEntry, and whatever is no plain relative path, ends it.
    bool isStrict = false;
};

/// Why an entry of an archive is not there, or not as it stands in the archive.
enum class EntryProblem : std::uint8_t {
    LeadsOut,     ///< its path leads out of the archive, or cannot be a path
    LongName,     ///< longer than allowed
    Encrypted,    ///
    NotAFile,     ///< a device, a pipe, a socket
    LinkLeadsOut, ///< a link to what is not in the archive
    Twice,        ///< another entry of that name was unpacked
    Unwritable,   ///< the file system refused the name
    WasAbsolute,  ///< unpacked, without the slash at the beginning
    BadContent,   ///< unpacked, but its content is damaged
};
inline constexpr std::size_t kEntryProblemCount = 9;

struct OddEntry {
    EntryProblem problem = EntryProblem::LeadsOut;
    std::string name;   ///< as it stands in the archive
    std::string detail; ///< of links where they lead to, of damage what libarchive says
};

enum class UnpackEnd : std::uint8_t {
    Complete,
    Cut,            ///< the archive stops in the middle
    Damaged,        ///< what comes after the damage is not known
    TooManyBytes,   ///< stopped at the limit
    TooManyEntries, ///< stopped at the limit
    Bomb,           ///< stopped at UnpackRules::mostRatio
};

struct UnpackOutcome {
    UnpackEnd end = UnpackEnd::Complete;
    std::string reason;         ///< what libarchive says of the damage
    std::vector<OddEntry> odd;  ///< the first kKeptOdd of each problem
    std::uint64_t oddCount = 0; ///< all of them
    std::uint64_t bytes = 0;    ///< of the files
    std::uint64_t entries = 0;  ///< that were unpacked

    static constexpr std::size_t kKeptOdd = 100;
};

/// Unpacks an archive into an empty folder that nobody else writes to; `archive` names it in
/// errors.
///
/// Nothing is ever written outside of `folder`: names that lead out, devices, and links to what is
/// not in the archive are left out and told; links are made last, and only to files and folders
/// that were unpacked. What was unpacked before a limit or damage stays, a file that is cut as far
/// as it goes. Files get the times that the archive gives them and nobody's rights but the user's.
///
/// An Error if it is no such archive, cannot be read or written, or the monitor cancels; what lies
/// in the folder then is of no use. The monitor is told the bytes of the archive. Any thread.
[[nodiscard]] Result<UnpackOutcome> unpackArchive(const ByteSource& archive,
                                                  const UnpackRules& rules,
                                                  const std::string& folder, ReadMonitor& monitor);

} // namespace faultline
