// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

namespace faultline {

/// Bytes at offsets: a file on disk or a block of memory (embedded data, tests).
///
/// Reads are positioned and const, so any number of threads may read at once. Files are read
/// with pread() and never mapped: a file that another process truncates then gives a short
/// read instead of a SIGBUS, and pages read do not count as our memory.
class ByteSource {
public:
    virtual ~ByteSource() = default;

    /// For messages: the path as the user would recognise it.
    [[nodiscard]] virtual const std::string& name() const = 0;
    /// Size in bytes when the source was opened.
    [[nodiscard]] virtual std::uint64_t size() const = 0;
    /// Reads up to `into.size()` bytes at `offsetBytes`. Fewer than asked for means that
    /// the source ends there.
    [[nodiscard]] virtual Result<std::size_t> readAt(std::uint64_t offsetBytes,
                                                     std::span<std::byte> into) const = 0;
};

/// Opens a regular file. Refuses everything else without blocking (a FIFO would hang).
/// Follows links, never locks. A path may be a URI or lead into an archive (model/io/file_tree.h).
[[nodiscard]] Result<std::unique_ptr<ByteSource>> openFile(const std::string& path);

/// A source over memory that must outlive it.
[[nodiscard]] std::unique_ptr<ByteSource> openMemory(std::string name,
                                                     std::span<const std::byte> bytes);

} // namespace faultline
