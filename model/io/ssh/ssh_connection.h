// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/ssh/sftp_client.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>

namespace faultline::ssh {

/// The connection to one account, shared by all that lies there and made anew when it breaks: a
/// laptop that slept goes on.
class SshConnection {
public:
    /// The one of that account; it lives as long as somebody holds it.
    [[nodiscard]] static std::shared_ptr<SshConnection> to(const SshTarget& target);

    explicit SshConnection(SshTarget target) : m_target(std::move(target)) {}

    /// After a failure the next attempt is made no sooner than some seconds later: a hundred
    /// readers must not start a hundred programs, or ask a hundred times for a passphrase.
    [[nodiscard]] Result<std::shared_ptr<SftpClient>> client(const IsUnwanted& isUnwanted);
    /// The user asks anew: the pause is shorter.
    void shortenPause();
    [[nodiscard]] std::uint64_t requests() const;

private:
    const SshTarget m_target;
    std::timed_mutex m_connecting;
    mutable std::mutex m_mutex; ///< of what follows
    std::shared_ptr<SftpClient> m_client;
    std::uint64_t m_earlierRequests = 0;
    std::chrono::steady_clock::time_point m_nextAttempt{};
    std::chrono::steady_clock::time_point m_nextWish{}; ///< the same, where the user asks
    Text m_failure;
};

} // namespace faultline::ssh
