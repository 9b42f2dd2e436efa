// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/io/byte_source.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>

namespace faultline {

/// Why a stream ended before what it should hold.
struct StreamFault {
    enum class Kind {
        Truncated, ///< the compressed data stops in the middle
        Corrupt,   ///< the compressed data is damaged
        Bomb,      ///< grew beyond what StreamLimits allow
        Io,
    };
    Kind kind = Kind::Corrupt;
    std::uint64_t sourceOffset = 0; ///< in the file
    Text detail;
};

/// Bounds for compressed input: beyond `freeBytes` of output, output may be at most `maxRatio`
/// times the input read so far.
struct StreamLimits {
    std::uint64_t freeBytes = std::uint64_t{512} << 20;
    std::uint64_t maxRatio = 250;
    std::uint64_t maxBytes = std::uint64_t{64} << 30;
};

/// The bytes of a source from front to end, unpacked if it is gzip (one member or several).
/// Not thread-safe.
class ByteStream {
public:
    virtual ~ByteStream() = default;
    /// Fills `into` from its front; fewer bytes than asked for, or 0, only at the end or at a
    /// fault.
    [[nodiscard]] virtual std::size_t read(std::span<std::byte> into) = 0;
    /// Bytes of the file consumed so far, for progress.
    [[nodiscard]] virtual std::uint64_t sourcePosition() const = 0;
    /// Bytes delivered so far.
    [[nodiscard]] virtual std::uint64_t position() const = 0;
    [[nodiscard]] virtual bool isCompressed() const = 0;
    /// Set once read() has stopped early.
    [[nodiscard]] virtual const std::optional<StreamFault>& fault() const = 0;
};

/// `source` must outlive the stream. Memory: two blocks of 256 KiB.
[[nodiscard]] std::unique_ptr<ByteStream> openStream(const ByteSource& source,
                                                     const StreamLimits& limits = {});

/// The same for a source that is known to be a zlib stream (RFC 1950).
[[nodiscard]] std::unique_ptr<ByteStream> openZlibStream(const ByteSource& source,
                                                         const StreamLimits& limits = {});

/// True if the bytes may begin a zlib stream. Two bytes are little proof: one text in a thousand
/// looks like that, so ask only where nothing else fits.
[[nodiscard]] bool isZlib(std::span<const std::byte> head);

/// True if the bytes begin a gzip member.
[[nodiscard]] bool isGzip(std::span<const std::byte> head);

/// The first bytes of what `head` (the start of a file) holds, unpacked if it is gzip.
[[nodiscard]] std::string unpackedHead(std::span<const std::byte> head, std::size_t maxBytes);

} // namespace faultline
