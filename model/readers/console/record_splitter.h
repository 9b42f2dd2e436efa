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
