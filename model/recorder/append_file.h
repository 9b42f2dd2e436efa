// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace faultline::recorder {

/// A file that only grows. Every append() is one write(), so a recorder that is killed loses
/// nothing that was appended; sync() makes it survive the machine.
///
/// A disk that is full loses rows, never the run: append() then returns false, counts the
/// bytes, and the next one that fits begins on a line of its own. append() is for one thread;
/// sync() and the counts may be called from any.
class AppendFile {
public:
    /// Makes a file that must not exist yet.
    [[nodiscard]] static Result<std::unique_ptr<AppendFile>> create(const std::string& path);
    ~AppendFile();
    AppendFile(const AppendFile&) = delete;
    AppendFile& operator=(const AppendFile&) = delete;

    bool append(std::string_view text);
    void sync();

    [[nodiscard]] const std::string& path() const { return m_path; }
    [[nodiscard]] std::uint64_t lostBytes() const { return m_lostBytes; }
    /// errno of the last write that failed; 0 if none did.
    [[nodiscard]] int lastError() const { return m_lastError; }

private:
    AppendFile(std::string path, int descriptor);

    std::string m_path;
    int m_descriptor;
    bool m_isTorn = false; ///< the last write ended inside a line
    std::atomic<std::uint64_t> m_lostBytes{0};
    std::atomic<int> m_lastError{0};
    std::atomic<bool> m_isDirty{false};
};

/// Writes all of `text`, waiting where the descriptor does not block. False at an error; errno
/// tells which. `written` (may be null) counts what went out.
bool writeAll(int descriptor, std::string_view text, std::size_t* written = nullptr);

/// What errno stands for, in English.
[[nodiscard]] std::string errorText(int error);

} // namespace faultline::recorder
