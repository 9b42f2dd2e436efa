// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/metrics/table_head.h"

#include "model/io/byte_stream.h"
#include "model/readers/text_lines.h"

#include <algorithm>
#include <set>

namespace faultline::metrics {

namespace {

constexpr std::size_t kMostHead = std::size_t{1} << 20;
constexpr std::size_t kFirstHead = std::size_t{32} << 10;

} // namespace

TableGuess guessOfTable(const ByteSource& source)
{
    const auto stream = openStream(source);
    std::string head;
    bool isWhole = false;
    // A few rows are enough, unless they are long.
    for (std::size_t size = kFirstHead; !isWhole && size <= kMostHead; size *= 2) {
        const std::size_t before = head.size();
        head.resize(size);
        const std::size_t got =
            stream->read(std::as_writable_bytes(std::span(head.data() + before, size - before)));
        head.resize(before + got);
        isWhole = head.size() < size;
        const auto lines = static_cast<std::size_t>(std::count(head.begin(), head.end(), '\n'));
        if (lines > TableGuess::kSampleRows)
            break;
    }
    const auto bytes = std::as_bytes(std::span(head.data(), head.size()));
    return guessTable(decodedHead(bytes), isWhole);
}

void noteDuplicates(const TableGuess& guess, FileReport& file)
{
    std::set<std::string_view> names;
    for (const TableColumn& column : guess.columns) {
        if (names.insert(column.name).second)
            continue;
        file.issues.add({.code = IssueCode::DuplicateField,
                         .path = file.path,
                         .offsetBytes = {},
                         .bytesLost = 0,
                         .detail = {FAULTLINE_TR_NOOP("Errors", "column \"%1\""), {column.name}}});
    }
}

} // namespace faultline::metrics
