// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/remote/block_source.h"

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <string>
#include <vector>

namespace faultline {

/// Small files of stores that will be read one after the other: what the next ones hold is fetched
/// while one is read, so that thousands of them cost no round trip each. Any thread.
class ReadAhead {
public:
    struct File {
        std::string location;
        std::uint64_t sizeBytes = 0;
    };
    /// Larger ones are fetched when they are read: there the bytes take the time.
    static constexpr std::uint64_t kLargest = std::uint64_t{1} << 20U;
    static constexpr std::size_t kFilesAhead = 32;

    /// `files`: in the order in which they will be read; those of no store are passed over.
    ReadAhead(std::vector<File> files, remote::Ahead part);

    /// The one at that index is about to be read.
    void reached(std::size_t index);
    /// The same, of files in the order of comesBefore(); nothing if it is none of them.
    void reached(const std::string& location);

    /// The order in which a walk over folders comes to files, each folder by name.
    [[nodiscard]] static bool comesBefore(const std::string& a, const std::string& b);

private:
    const std::vector<File> m_files;
    const remote::Ahead m_part;
    std::mutex m_mutex;
    std::size_t m_next = 0;
};

} // namespace faultline
