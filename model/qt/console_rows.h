// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/console_digest.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace faultline {

using LineList = std::vector<std::uint32_t>; ///< indices of lines, ascending
using LineListPtr = std::shared_ptr<const LineList>;

/// Which lines of a log are wanted.
struct LogFilter {
    enum class Level : std::uint8_t { All, Warnings, Errors, Events };
    Level level = Level::All;
    std::optional<std::int16_t> rank = {};
    LineListPtr only = {}; ///< null: no such limit

    [[nodiscard]] bool isOpen() const { return level == Level::All && !rank && !only; }
};

/// The rows that a log is shown as: its wanted lines, with folds either as one row (their head)
/// or as that row and the lines below it. A value; eight bytes for each row.
class ConsoleRows {
public:
    struct Row {
        static constexpr std::uint32_t kNoFold = 0xffff'ffff;
        std::uint32_t line = 0;       ///< of a head: the first line of the fold
        std::uint32_t fold = kNoFold; ///< index into ConsoleDigest::folds: this row is its head

        [[nodiscard]] bool isHead() const { return fold != kNoFold; }
    };

    ConsoleRows() = default;
    /// Linear in the lines. `open`: folds that are unfolded. With a limit to certain lines
    /// nothing is folded: the user looks for lines.
    ConsoleRows(ConsoleDigestPtr digest, LogFilter filter, std::set<std::uint32_t> open);

    [[nodiscard]] const ConsoleDigestPtr& digest() const { return m_digest; }
    [[nodiscard]] const LogFilter& filter() const { return m_filter; }
    [[nodiscard]] std::size_t size() const { return m_rows.size(); }
    [[nodiscard]] bool empty() const { return m_rows.empty(); }
    [[nodiscard]] const Row& row(std::size_t i) const { return m_rows[i]; }
    [[nodiscard]] bool isOpen(std::uint32_t fold) const { return m_open.contains(fold); }
    [[nodiscard]] const std::set<std::uint32_t>& openFolds() const { return m_open; }

    /// The row that shows a line, itself or its folded head; none if it is filtered out.
    [[nodiscard]] std::optional<std::size_t> rowOf(std::uint32_t line) const;
    /// The row at or before a line, whatever the filter; 0 if there is none.
    [[nodiscard]] std::size_t rowNear(std::uint32_t line) const;
    /// Folds or unfolds; the head stays where it is.
    void setOpen(std::uint32_t fold, bool open);

private:
    [[nodiscard]] bool wantsLine(std::uint32_t line) const;
    [[nodiscard]] bool wantsWeight(LineWeight weight) const;
    [[nodiscard]] bool folds() const { return !m_filter.only; }
    [[nodiscard]] std::vector<Row> linesOf(const LogFold& fold) const;
    void fill();

    ConsoleDigestPtr m_digest;
    LogFilter m_filter;
    std::set<std::uint32_t> m_open;
    std::vector<Row> m_rows;
};

} // namespace faultline
