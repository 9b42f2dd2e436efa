// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace faultline {

/// A line of the file as a terminal would show it in the end.
struct RawLine {
    std::string_view text;       ///< UTF-8 without control characters; valid during the call
    std::uint32_t number = 0;    ///< 1-based
    std::uint64_t offset = 0;    ///< of its beginning in the unpacked file
    bool isProgressBar = false;  ///< it was written over with carriage returns
    bool hadBadEncoding = false; ///< bytes that are no UTF-8 were replaced
    std::uint64_t nulBytes = 0;  ///< that were skipped
    std::uint64_t bytesCut = 0;  ///< beyond the longest line that is kept
};

/// Cuts a stream of bytes into lines: UTF-8, or UTF-16 with a byte order mark; of a line that was
/// written over, the last state; ANSI sequences and other control characters are removed.
/// Memory: one line of at most kMaxLine bytes, whatever comes.
class LineSplitter {
public:
    static constexpr std::size_t kMaxLine = std::size_t{64} << 10;
    using Sink = std::function<void(const RawLine&)>;

    /// Gets what a line showed before it was written over, state by state, before the line itself.
    using Redrawn = std::function<void(std::string_view)>;

    explicit LineSplitter(Sink sink, Redrawn redrawn = {})
        : m_sink(std::move(sink)), m_redrawn(std::move(redrawn))
    {
    }

    void feed(std::span<const std::byte> bytes);
    /// Hands over the last line, if it has no line end.
    void finish();

private:
    enum class Encoding : std::uint8_t { Unknown, Utf8, Utf16Little, Utf16Big };

    void feedText(std::string_view text);
    void feedUtf16(std::string_view bytes);
    void keep(std::string_view part);
    void emit(std::string_view line);
    std::string_view clean(std::string_view line, RawLine& raw);
    std::string_view withoutControls(std::string_view state, RawLine& raw);
    void emitStates(std::string_view states);

    Sink m_sink;
    Redrawn m_redrawn;
    Encoding m_encoding = Encoding::Unknown;
    std::string m_start;   ///< bytes until the encoding is known
    std::string m_pending; ///< beginning of a line whose end has not come
    std::string m_clean;
    std::string m_decoded; ///< of UTF-16
    std::string m_oddByte; ///< of UTF-16: half a unit
    std::uint32_t m_highSurrogate = 0;
    std::uint32_t m_number = 0;
    std::uint64_t m_offset = 0; ///< of the line that is read
    std::uint64_t m_length = 0; ///< of what came of it before this block
    std::uint64_t m_cut = 0;    ///< bytes of it that were not kept
};

} // namespace faultline
