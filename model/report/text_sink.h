// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <functional>
#include <string>
#include <string_view>

namespace faultline {

/// Where a report goes. Writers push pieces in order and keep none of them, so a report
/// of any length needs little memory. Not thread-safe.
class TextSink {
public:
    virtual ~TextSink() = default;
    virtual void write(std::string_view text) = 0;
    /// False once writing is pointless (reader of a pipe gone, disk full). Writers of
    /// long reports ask now and then and stop early.
    [[nodiscard]] virtual bool isOpen() const { return true; }
};

/// Collects everything in memory: for tests, the clipboard and short reports.
class StringSink final : public TextSink {
public:
    void write(std::string_view text) override { m_text += text; }
    [[nodiscard]] const std::string& text() const { return m_text; }

private:
    std::string m_text;
};

/// Writes to an open file descriptor (which it does not own) in blocks of 256 KiB, so that
/// short pieces cost a copy and no system call. The first error closes the sink; what
/// is written after that is dropped.
class DescriptorSink final : public TextSink {
public:
    explicit DescriptorSink(int descriptor);
    ~DescriptorSink() override; ///< flushes; errors are lost, so call finish() first
    DescriptorSink(const DescriptorSink&) = delete;
    DescriptorSink& operator=(const DescriptorSink&) = delete;

    void write(std::string_view text) override;
    [[nodiscard]] bool isOpen() const override { return m_errno == 0; }

    /// Flushes. An Error if anything could not be written.
    [[nodiscard]] Result<void> finish();
    /// The reader at the other end of a pipe has gone: not worth a message.
    [[nodiscard]] bool isPipeBroken() const;

private:
    void flush();
    void writeAll(std::string_view text);

    int m_descriptor;
    int m_errno = 0;
    std::string m_buffer;
};

/// Writes `path` as a whole or not at all: `fill` writes to a new file beside it, which then
/// takes its name. A path that exists and is no regular file (a device, a pipe) is written
/// to directly.
[[nodiscard]] Result<void> writeWholeFile(const std::string& path,
                                          const std::function<void(TextSink&)>& fill);

} // namespace faultline
