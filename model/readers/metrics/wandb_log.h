// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/format_reader.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace faultline::metrics {

/// The records of a .wandb file: LevelDB's log framing with a header of seven bytes, in blocks of
/// 32 KiB counted from the start of the file. A chunk is a CRC-32 (zlib's, of type and data), a
/// length of two bytes, a type (whole, first, middle, last) and data.
///
/// After damage it goes on with the next chunk whose checksum is right, at the latest in the next
/// block; what was lost is reported with its place. Memory: one block and one record.
class WandbLog {
public:
    static constexpr std::size_t kHeaderBytes = 7;
    static constexpr std::size_t kBlockBytes = std::size_t{32} << 10;
    static constexpr std::size_t kMaxRecordBytes = std::size_t{64} << 20;

    /// `source` and `context` must outlive the object.
    WandbLog(const ByteSource& source, ReadContext& context);

    /// The next record; valid until the next call. False at the end, where the file cannot be read
    /// and when cancelled.
    [[nodiscard]] bool next(std::string_view& record);

    /// How it ended; call after the last record.
    [[nodiscard]] ReadEnd end() const { return m_end; }

private:
    enum ChunkType : std::uint8_t { Whole = 1, First = 2, Middle = 3, Last = 4 };
    struct Chunk {
        ChunkType type = Whole;
        std::string_view data;
    };

    [[nodiscard]] bool readBlock();
    [[nodiscard]] bool nextChunk(Chunk& chunk);
    [[nodiscard]] bool isChunkAt(std::size_t at) const;
    [[nodiscard]] std::size_t chunkAfterDamage() const;
    void noteDamage(std::size_t begin, std::size_t end);
    void noteCut(Text detail);

    const ByteSource& m_source;
    ReadContext& m_context;
    std::string m_block;
    std::uint64_t m_blockOffset = 0; ///< of m_block in the file
    std::size_t m_at = 0;            ///< in m_block
    std::string m_record;            ///< of several chunks
    bool m_isOpen = false;           ///< a First chunk waits for its Last
    bool m_isTooLong = false;
    bool m_atEnd = false; ///< m_block is the last one
    ReadEnd m_end = ReadEnd::Complete;
};

/// Whether a file begins as .wandb files do.
[[nodiscard]] bool isWandbHeader(std::string_view head);

} // namespace faultline::metrics
