// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/metrics/table_guess.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace faultline::metrics {

/// Whether a table is surely one of metrics: a column that counts steps, and one with the name of a
/// measurement. Other tables are read only where the user says so.
[[nodiscard]] bool isMetricsTable(const TableGuess& guess);

/// Why a user should look at how a table was read.
enum class TableDoubt : std::uint8_t {
    None,
    NotRecognised, ///< rows of numbers, but nothing says which are steps and measurements
    SeveralRuns,   ///< a column seems to name the run of each row, and all were read as one
};
/// `guess`: of a file that may be no table at all; then there is no doubt.
[[nodiscard]] TableDoubt doubtOf(const TableGuess& guess);

/// The column whose name says that it names runs, and that holds text; npos if there is none.
[[nodiscard]] std::size_t runColumnOf(const TableGuess& guess);

/// Who wrote it, by its columns: "Ultralytics", "Lightning CSVLogger"; empty: not known.
[[nodiscard]] std::string_view writerOf(const TableGuess& guess);

/// Gives columns the names that the name of their file tells: TensorBoard exports the tag "loss" of
/// the run "a" as run-a-tag-loss.csv with a column "Value".
void nameByFile(TableGuess& guess, std::string_view path);

/// Where the steps and times of its tags come from: "Steps: \"epoch\". Times: none are told."
[[nodiscard]] Text descriptionOf(const TableGuess& guess);
/// The same of a table that tells no times, after a sentence on its steps.
[[nodiscard]] Text describedWithoutTimes(Text steps);
[[nodiscard]] Text stepsFrom(const std::string& column);

} // namespace faultline::metrics
