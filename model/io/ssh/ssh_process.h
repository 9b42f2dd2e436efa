// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/io/ssh/ssh_target.h"

#include <chrono>
#include <cstddef>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <string_view>

#include <sys/types.h>

namespace faultline::ssh {

/// The user's ssh, started without a shell, and a socket to its input and output.
class SshProcess {
public:
    [[nodiscard]] static Result<std::unique_ptr<SshProcess>> start(const SshTarget& target,
                                                                   SshQuestions questions);
    /// Ends it: at once if it does not end by itself.
    ~SshProcess();
    SshProcess(const SshProcess&) = delete;
    SshProcess& operator=(const SshProcess&) = delete;

    enum class Wait { Ready, TimedOut, Ended };

    /// Waits for output, and takes up meanwhile what is written to standard error.
    [[nodiscard]] Wait waitForOutput(std::chrono::milliseconds most);
    /// Bytes read into `into`; 0: none there, or it ended.
    [[nodiscard]] std::size_t read(std::span<std::byte> into);
    /// Bytes written; fewer than asked for where the socket is full. Nothing: it ended.
    [[nodiscard]] std::size_t write(std::string_view bytes, bool& hasEnded);
    void waitForRoom(std::chrono::milliseconds most) const;

    /// Both directions end; whoever waits returns. From any thread.
    void hangUp();
    /// What it wrote to standard error, the last 16 KiB. Waits a moment for the rest of it.
    [[nodiscard]] std::string written();

private:
    SshProcess(pid_t pid, int socket, int errors, bool isShown);
    void takeErrors();

    pid_t m_pid;
    int m_socket;
    int m_errors;
    bool m_isShown; ///< on our own standard error too: "touch your key"
    std::mutex m_mutex;
    std::string m_written;
};

} // namespace faultline::ssh
