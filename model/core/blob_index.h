// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace faultline {

/// Where one logged value that is no scalar lies in its event file. Nothing of it has been read but
/// its place: a picture, a histogram or a text is read when it is shown.
struct BlobRef {
    double wallTime = 0.0;
    std::int64_t step = 0;
    std::uint64_t record = 0; ///< offset of the record's header in the file
    std::uint32_t offset = 0; ///< of the message within the record's payload
    std::uint32_t size = 0;   ///< of the message: Summary.Value, or the field of the Event itself
    std::uint32_t file = 0;   ///< index into Run::files

    friend bool operator==(const BlobRef&, const BlobRef&) = default;
};

/// The values of one tag in the order in which they were read. Immutable; copies share what they
/// hold, so that the snapshots of a growing run cost only what is new.
class BlobIndex {
public:
    static constexpr std::size_t kChunk = 1024;

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] const BlobRef& operator[](std::size_t index) const
    {
        return (*m_chunks[index / kChunk])[index % kChunk];
    }

private:
    friend class BlobIndexBuilder;
    std::vector<std::shared_ptr<const std::vector<BlobRef>>> m_chunks; ///< all full but the last
    std::size_t m_size = 0;
};

/// Grows an index. Not thread-safe.
class BlobIndexBuilder {
public:
    BlobIndexBuilder() = default;
    /// Goes on with an index, whose full chunks are shared.
    explicit BlobIndexBuilder(const BlobIndex& index);

    void append(std::span<const BlobRef> refs);
    [[nodiscard]] std::size_t size() const { return m_full.m_size + m_tail.size(); }
    [[nodiscard]] BlobIndex snapshot() const;

private:
    BlobIndex m_full; ///< full chunks only
    std::vector<BlobRef> m_tail;
};

} // namespace faultline
