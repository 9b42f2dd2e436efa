// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/console_log.h"
#include "model/readers/console/literal_scanner.h"

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace faultline::console {

/// What one pass over a line tells before any pattern is tried.
enum LineHint : std::uint32_t {
    TracebackHint = 1U << 0, ///< "Traceback (most recent call last)"
    AllocatorHint = 1U << 1, ///< may be a line of an allocator dump
    ProgressHint = 1U << 2,  ///< may hold a step and its numbers
    WarningHint = 1U << 3,   ///< "warning:"
    ErrorHint = 1U << 4,     ///< "error:"
};

/// A row of resources/signatures/console.jsonl as it stands there.
struct SignatureRow {
    SignatureInfo info;
    std::string_view pattern;          ///< empty: an event that code makes, such as "py.exception"
    std::string_view sample;           ///< a line that it matches
    std::vector<std::string> literals; ///< one of them is in every line that it matches
    std::vector<std::string> also;     ///< rows whose fields are added if they match the line too
};

/// A recognised line.
struct SignatureMatch {
    const SignatureInfo* info = nullptr;
    std::vector<LogField> fields;
};

/// The lines that the program recognises: data, in order of precedence. Patterns are RE2's, so no
/// line can take more than linear time. Immutable and safe to use from any thread.
class SignatureTable {
public:
    /// Working memory of match(), one for each thread.
    struct Scratch {
        std::vector<std::uint32_t> stamps;
        std::vector<std::uint32_t> candidates;
        std::uint32_t stamp = 0;
        std::uint32_t hints = 0; ///< LineHint of the last line
    };

    /// Patterns take most of the time that a table costs, and few of them are asked for.
    enum class Compile { AtOnce, WhenNeeded };

    /// From JSON lines. Rows that cannot be used are named in problems(); of a pattern that is only
    /// compiled when needed, that it is none shows nowhere: it matches nothing.
    explicit SignatureTable(std::string_view jsonLines, Compile compile = Compile::AtOnce);
    ~SignatureTable();

    /// The one that ships.
    static const SignatureTable& builtin();

    /// What a line means, by the first row that matches it. Sets `scratch.hints`.
    [[nodiscard]] std::optional<SignatureMatch> match(std::string_view line,
                                                      Scratch& scratch) const;
    [[nodiscard]] const SignatureInfo* find(std::string_view id) const;
    [[nodiscard]] const std::deque<SignatureRow>& rows() const { return m_rows; }
    [[nodiscard]] const std::vector<std::string>& problems() const { return m_problems; }

private:
    struct Pattern;

    void addRow(std::string_view json, std::size_t lineNumber, Compile compile);
    bool fillFields(std::size_t row, std::string_view line, std::vector<LogField>& fields) const;

    std::deque<std::string> m_texts; ///< what the rows point into
    std::deque<SignatureRow> m_rows; ///< by precedence; addresses are handed out
    std::unordered_map<std::string_view, std::size_t> m_places; ///< rows by id
    std::vector<std::unique_ptr<Pattern>> m_patterns; ///< by row; null where there is none
    std::vector<std::string> m_problems;
    std::unique_ptr<LiteralScanner> m_scanner;
};

} // namespace faultline::console
