// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/schedules/golden_rates.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>

namespace faultline::test {

namespace {

/// The cells of a line; a quote inside of quotes is doubled.
std::vector<std::string> cellsOf(const std::string& line)
{
    std::vector<std::string> cells(1);
    bool isQuoted = false;
    for (const char c : line) {
        if (c == '"') {
            isQuoted = !isQuoted;
            if (isQuoted && !cells.back().empty())
                cells.back() += c;
        } else if (c == ',' && !isQuoted) {
            cells.emplace_back();
        } else if (c != '\r') {
            cells.back() += c;
        }
    }
    return cells;
}

double numberOf(const std::string& text)
{
    double value = 0.0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

} // namespace

std::vector<GoldenRates> readGoldenRates()
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry :
         std::filesystem::directory_iterator(FAULTLINE_TESTS_DIR "/data/schedules")) {
        if (entry.path().extension() == ".csv")
            files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    std::vector<GoldenRates> sets;
    for (const std::filesystem::path& file : files) {
        std::ifstream lines(file);
        std::string line;
        std::getline(lines, line); // names of the columns
        while (std::getline(lines, line)) {
            const std::vector<std::string> cells = cellsOf(line);
            const auto isOfRow = [&](const GoldenRates& set) {
                return set.framework == file.stem() && set.family == cells[0]
                       && set.parameters == cells[1];
            };
            if (sets.empty() || !isOfRow(sets.back())) {
                sets.push_back({.framework = file.stem().string(),
                                .family = cells[0],
                                .parameters = cells[1],
                                .steps = {},
                                .rates = {}});
            }
            sets.back().steps.push_back(numberOf(cells[2]));
            sets.back().rates.push_back(numberOf(cells[3]));
        }
    }
    return sets;
}

} // namespace faultline::test
