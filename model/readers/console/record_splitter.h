// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::console {

/// Cuts a stream of JSON into its records: the objects of one array, or objects one after the
/// other. Only braces, brackets and strings are looked at. Memory: one record of at most kMaxRecord
/// bytes.
class JsonRecordSplitter {
public:
    static constexpr std::size_t kMaxRecord = std::size_t{4} << 20;
    /// Gets each record with its offset in the stream.
    using Sink = std::function<void(std::string_view record, std::uint64_t offset)>;

    explicit JsonRecordSplitter(Sink sink) : m_sink(std::move(sink)) {}

    void feed(std::string_view text);
    [[nodiscard]] bool isInside() const { return m_depth > 0; } ///< a record is not complete
    [[nodiscard]] std::uint64_t tooLong() const
    {
        return m_tooLong;
    } ///< records that were left out

private:
    Sink m_sink;
    std::string m_record;
    std::uint64_t m_position = 0;
    std::uint64_t m_begin = 0; ///< of the record that is read
    std::size_t m_depth = 0;   ///< of braces and brackets inside a record
    std::uint64_t m_tooLong = 0;
    bool m_inString = false;
    bool m_isEscaped = false;
    bool m_overflows = false;
};

/// Cuts a stream of CSV (RFC 4180: quotes doubled inside quotes, line ends allowed in them) into
/// rows.
class CsvRowSplitter {
public:
    static constexpr std::size_t kMaxRow = std::size_t{4} << 20;
    using Sink = std::function<void(const std::vector<std::string>& cells)>;

    explicit CsvRowSplitter(Sink sink) : m_sink(std::move(sink)) {}

    void feed(std::string_view text);
    void finish();

private:
    void endCell();
    void endRow();

    Sink m_sink;
    std::vector<std::string> m_cells;
    std::string m_cell;
    std::size_t m_bytes = 0; ///< of the row
    bool m_inQuotes = false;
    bool m_quoteSeen = false; ///< inside quotes, the last character was one
};

} // namespace faultline::console
