// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace faultline {

/// A file of summaries that is appended to. What it holds is known by path and fingerprint, so that
/// the command that was killed goes on where it stopped. One process writes it at a time.
class SummaryFile {
public:
    /// A line that says nothing.
    struct BadLine {
        std::size_t line = 0; ///< 1-based
        std::string problem;  ///< English
    };

    SummaryFile() = default;
    ~SummaryFile();
    SummaryFile(SummaryFile&& other) noexcept;
    SummaryFile& operator=(SummaryFile&& other) noexcept;
    SummaryFile(const SummaryFile&) = delete;
    SummaryFile& operator=(const SummaryFile&) = delete;

    /// Opens or makes it and reads what it holds. A last line that was cut is taken away, with the
    /// other lines of its path. An Error if it cannot be read or written, is being written by
    /// another process, or is no file of summaries.
    [[nodiscard]] static Result<SummaryFile> open(const std::string& path);

    /// Whether the last lines of that path were made of these files by this version.
    [[nodiscard]] bool holds(std::string_view path, std::uint64_t fingerprint) const;
    /// stateKey() of the last lines of that path; 0: it holds none.
    [[nodiscard]] std::uint64_t keyOf(std::string_view path) const;
    /// What the files of a path and this version of the program, which judges them by its rules,
    /// are known by.
    [[nodiscard]] static std::uint64_t stateKey(std::uint64_t fingerprint);
    /// All lines of one path at once. On an Error (a full disk) nothing of them stays.
    [[nodiscard]] Result<void> append(std::string_view path, std::uint64_t fingerprint,
                                      std::string_view lines);
    /// Waits until all of it is on the disk.
    [[nodiscard]] Result<void> finish() const;

    [[nodiscard]] const std::vector<BadLine>& badLines() const { return m_badLines; }
    [[nodiscard]] std::size_t badLineCount() const { return m_badLineCount; }
    [[nodiscard]] bool wasCut() const { return m_wasCut; }
    [[nodiscard]] const std::string& path() const { return m_path; }

private:
    struct Reading;

    [[nodiscard]] Result<void> read();
    [[nodiscard]] Error failure() const;

    static constexpr std::size_t kMostBadLines = 20; ///< that are told one by one

    std::string m_path;
    int m_descriptor = -1;
    std::uint64_t m_size = 0;
    std::unordered_map<std::uint64_t, std::uint64_t> m_known; ///< hash of path -> of state
    std::vector<BadLine> m_badLines;
    std::size_t m_badLineCount = 0;
    bool m_wasCut = false;
};

} // namespace faultline
