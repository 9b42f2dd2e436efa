// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/artifact.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {
struct TableChoice;
}

namespace faultline::metrics {

enum class ColumnType : std::uint8_t {
    Empty, ///< nothing in the first rows
    Whole, ///< whole numbers
    Real,
    Time, ///< dates with a time of day
    Text,
};
[[nodiscard]] std::string_view toString(ColumnType type);

enum class ColumnRole : std::uint8_t { Ignored, Step, Time, Metric, Run };

/// A column of a table, or a member that the records of a log have.
struct TableColumn {
    std::string name;
    ColumnType type = ColumnType::Empty;
    ColumnRole role = ColumnRole::Ignored;
};

/// What the first rows of a file say of all of it.
struct TableGuess {
    static constexpr std::size_t npos = static_cast<std::size_t>(-1);
    /// Rows that are looked at, at most.
    static constexpr std::size_t kSampleRows = 50;

    bool isJson = false; ///< one record a line; else cells between separators
    char separator = ',';
    bool decimalComma = false;
    bool hasHeader = true;
    std::vector<TableColumn> columns;
    std::size_t step = npos; ///< column of the steps; npos: rows are counted
    std::size_t time = npos; ///< column of the times; npos: nothing says when
    /// Of the times: Absolute, Local (read as UTC) or Relative (seconds since the start).
    TimeKind timeKind = TimeKind::None;
    std::size_t run = npos; ///< column that names the run of each row; only where a user said so
    /// The user said which columns are read: what other rows or records have besides is not.
    bool isChosen = false;
    bool isClosed = false; ///< those that are no column here are no curves either
    /// Of several runs in one table, the one whose rows are read. Rows of which nobody can say
    /// whose they are count for the first.
    struct OnlyRun {
        std::string name; ///< as the cells have it
        bool isFirst = true;
    };
    std::optional<OnlyRun> only = {};
    /// The first rows as text, each as long as `columns`.
    std::vector<std::vector<std::string>> rows;

    [[nodiscard]] std::size_t find(std::string_view name) const; ///< npos if there is none
    [[nodiscard]] bool hasMetrics() const;
};

/// Looks at the first lines of a text: cells or JSON records, separator, header, types, and the
/// roles that names and values suggest. `isWhole`: nothing follows; else the last line may be cut
/// and is left out.
[[nodiscard]] TableGuess guessTable(std::string_view head, bool isWhole);

/// The same from JSON records, each of which may take several lines.
[[nodiscard]] TableGuess guessRecords(std::span<const std::string_view> records);

/// Sets the roles as the user chose them; names that are no column are returned. Every numeric
/// column that is neither step nor time becomes a metric if `metrics` is empty.
[[nodiscard]] std::vector<std::string> applyChoice(TableGuess& guess, const TableChoice& choice);

/// Gives every column its type and role by its name and the values in `guess.rows`.
void chooseRoles(TableGuess& guess);

} // namespace faultline::metrics
