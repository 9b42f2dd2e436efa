// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/io/byte_source.h"
#include "model/io/byte_stream.h"

#include <cstddef>
#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

namespace faultline {

/// How a TFRecord file is compressed as a whole.
enum class Packing : std::uint8_t { None, Gzip, Zlib };

/// By its first bytes. A good record header decides first: its length may look like zlib.
[[nodiscard]] Packing packingOf(const ByteSource& source);

/// What a packed file holds, as a source that can be read forwards only: offsets are those of the
/// unpacked bytes, and size() is a bound that no stream reaches. Not thread-safe.
class UnpackedSource final : public ByteSource {
public:
    /// `file` must outlive it. `monitor`, if any, is told of the bytes of the file.
    UnpackedSource(const ByteSource& file, Packing packing, ReadMonitor* monitor = nullptr);

    [[nodiscard]] const std::string& name() const override { return m_file.name(); }
    [[nodiscard]] std::uint64_t size() const override { return kBound; }
    /// An Error for an offset before position().
    [[nodiscard]] Result<std::size_t> readAt(std::uint64_t offsetBytes,
                                             std::span<std::byte> into) const override;
    [[nodiscard]] std::uint64_t position() const { return m_stream->position(); }
    [[nodiscard]] const ByteStream& stream() const { return *m_stream; }

private:
    static constexpr std::uint64_t kBound = std::uint64_t{1} << 62;

    const ByteSource& m_file;
    std::unique_ptr<ByteStream> m_stream;
    ReadMonitor* m_monitor;
    mutable std::uint64_t m_reported = 0;
};

/// Bytes in the middle of packed files. There is no way to begin there, so the file is unpacked
/// from its front; a few streams are kept where they stand, so that pictures asked for in about
/// the order of the file cost one pass together. Thread-safe. Memory: kOpen streams of 600 KiB.
class PackedShards {
public:
    static constexpr std::size_t kOpen = 4;

    /// `size` bytes at `offset` of what the file holds; fewer if it ends before.
    [[nodiscard]] Result<std::vector<std::byte>> read(const std::string& path, std::uint64_t offset,
                                                      std::size_t size);

private:
    struct Open {
        std::string path;
        std::unique_ptr<ByteSource> file;
        std::unique_ptr<UnpackedSource> unpacked;
    };

    [[nodiscard]] std::unique_ptr<Open> take(const std::string& path, std::uint64_t offset);
    void giveBack(std::unique_ptr<Open> open);

    std::mutex m_mutex;
    std::list<std::unique_ptr<Open>> m_open; ///< last used first
};

} // namespace faultline
