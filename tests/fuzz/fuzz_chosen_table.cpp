// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a table, by any columns. The first line says which: a letter each for the steps, the
// times, the names of runs and one curve, 'a' for the first column; anything else for none.
#include "model/readers/metrics/table_preview.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string>
#include <string_view>

using namespace faultline;

namespace {

std::string columnOf(const metrics::TableGuess& guess, char letter)
{
    const auto column = static_cast<std::size_t>(letter - 'a');
    return letter >= 'a' && column < guess.columns.size() ? guess.columns[column].name
                                                          : std::string();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr std::size_t kRoles = 4;
    const std::string_view input(reinterpret_cast<const char*>(data), size);
    const std::size_t head = input.find('\n');
    if (head != kRoles)
        return 0;
    const std::string_view table = input.substr(head + 1);
    const auto bytes = std::as_bytes(std::span(table.data(), table.size()));
    SilentMonitor monitor;
    const auto guessed = metrics::previewTable(openMemory("table", bytes), std::nullopt, monitor);
    if (!guessed)
        return 0;
    TableChoice choice{.step = columnOf(guessed->guess, input[0]),
                       .time = columnOf(guessed->guess, input[1]),
                       .metrics = {},
                       .run = columnOf(guessed->guess, input[2])};
    if (const std::string curve = columnOf(guessed->guess, input[3]); !curve.empty())
        choice.metrics.push_back(curve);
    const auto chosen = metrics::previewTable(openMemory("table", bytes), choice, monitor);
    if (!chosen || !chosen->unknown.empty())
        std::abort(); // its columns were there a moment ago
    std::uint64_t points = 0;
    for (const RunPtr& run : chosen->runs)
        points += run->pointCount();
    if (points > table.size())
        std::abort(); // every point takes a byte at least
    return 0;
}
