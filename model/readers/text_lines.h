// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/byte_stream.h"
#include "model/io/merge_sides.h"
#include "model/readers/format_reader.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace faultline {

/// The lines of a text file, as UTF-8, in bounded memory whatever the file holds.
///
/// Of an unresolved merge the first side is given, and said so. Gzip is unpacked, UTF-16 with a
/// byte-order mark decoded, bytes that are no UTF-8 replaced. A run of NUL bytes ends a line too:
/// it stands where another process wrote. Lines longer than `maxLineBytes` are left out. All of
/// that, and how the file ended, is reported by finish().
class TextLines {
public:
    static constexpr std::size_t kMaxLineBytes = std::size_t{64} << 10;

    /// `source` and `context` must outlive the object.
    TextLines(const ByteSource& source, ReadContext& context,
              std::size_t maxLineBytes = kMaxLineBytes);

    /// The next line, without its end; valid until the next call. False at the end, at a fault of
    /// the stream and when cancelled.
    [[nodiscard]] bool next(std::string_view& line);

    /// Of the line last given, from 1.
    [[nodiscard]] std::uint64_t lineNumber() const { return m_lineNumber; }
    /// Of the line last given, in the unpacked text.
    [[nodiscard]] std::uint64_t offsetBytes() const { return m_lineOffset; }
    /// The line last given is the file's last and lacks its line end: it may be cut.
    [[nodiscard]] bool isUnterminated() const { return m_unterminated; }

    /// Reports what was odd about the text. Call once, after the last line.
    [[nodiscard]] ReadEnd finish();

private:
    enum class Encoding { Utf8, Utf16Little, Utf16Big };
    /// How often something occurred, and where first.
    struct Tally {
        std::uint64_t count = 0;
        std::uint64_t bytes = 0;
        std::uint64_t firstOffset = 0;
        std::uint64_t firstLine = 0;
    };

    bool fill();
    std::size_t readBlock(std::span<std::byte> into);
    void decodeUtf16(std::span<const std::byte> bytes);
    void appendUnit(std::uint32_t unit);
    void skipNuls();
    std::string_view clean(std::string_view line);
    void note(Tally& tally, std::uint64_t bytes) const;
    void report(IssueCode code, const Tally& tally, Text what) const;

    ReadContext& m_context;
    const ByteSource& m_source;
    std::unique_ptr<ByteStream> m_stream;
    std::size_t m_maxLineBytes;
    std::string m_text;    ///< decoded, from m_pos on not yet given
    std::string m_raw;     ///< UTF-16 only
    std::string m_cleaned; ///< a line whose bytes had to be replaced
    std::size_t m_pos = 0;
    std::size_t m_lineEnd = std::string::npos; ///< of the '\n' after m_pos, if known
    std::uint64_t m_textOffset = 0;            ///< of m_text in the file's text
    std::uint64_t m_lineNumber = 0;
    std::uint64_t m_nextLine = 1;
    std::uint64_t m_lineOffset = 0;
    std::uint64_t m_reported = 0; ///< progress
    MergeSides m_sides;
    Encoding m_encoding = Encoding::Utf8;
    std::uint32_t m_highSurrogate = 0;
    bool m_begun = false;
    bool m_atEnd = false;
    bool m_skipping = false; ///< inside a line that is too long
    bool m_hasHighBytes = false;
    bool m_unterminated = false;
    bool m_cancelled = false;
    Tally m_nuls;
    Tally m_longLines;
    Tally m_badBytes;
};

/// The head of a file as TextLines would give it, NULs as line ends, for sniffing.
[[nodiscard]] std::string decodedHead(std::span<const std::byte> head);

} // namespace faultline
