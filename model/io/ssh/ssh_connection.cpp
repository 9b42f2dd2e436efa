// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/ssh/ssh_connection.h"

#include <algorithm>
#include <map>
#include <string>

namespace faultline::ssh {

namespace {

constexpr std::chrono::seconds kPauseAfterFailure{5};
/// So that what is tried twice for one wish is not asked for twice.
constexpr std::chrono::seconds kPauseOfWish{1};
constexpr std::chrono::milliseconds kAskWhileOthersConnect{50};

} // namespace

std::shared_ptr<SshConnection> SshConnection::to(const SshTarget& target)
{
    static std::mutex mutex;
    static std::map<std::string, std::weak_ptr<SshConnection>> connections;
    const std::lock_guard lock(mutex);
    std::weak_ptr<SshConnection>& known = connections[target.account()];
    std::shared_ptr<SshConnection> connection = known.lock();
    if (!connection) {
        connection = std::make_shared<SshConnection>(target);
        known = connection;
    }
    return connection;
}

Result<std::shared_ptr<SftpClient>> SshConnection::client(const IsUnwanted& isUnwanted)
{
    std::unique_lock connecting(m_connecting, std::defer_lock);
    while (!connecting.try_lock_for(kAskWhileOthersConnect)) {
        if (isUnwanted && isUnwanted())
            return Error{.code = ErrorCode::Cancelled};
    }
    {
        const std::lock_guard lock(m_mutex);
        if (m_client && !m_client->isBroken())
            return m_client;
        if (m_client)
            m_earlierRequests += m_client->requests();
        m_client.reset();
        if (std::chrono::steady_clock::now() < m_nextAttempt)
            return Error{.code = ErrorCode::Io, .detail = m_failure};
    }
    Result<std::shared_ptr<SftpClient>> made = SftpClient::connect(m_target, isUnwanted);
    const std::lock_guard lock(m_mutex);
    if (made) {
        m_client = *made;
    } else if (made.error().code != ErrorCode::Cancelled) {
        m_failure = made.error().detail;
        m_nextAttempt = std::chrono::steady_clock::now() + kPauseAfterFailure;
        m_nextWish = std::chrono::steady_clock::now() + kPauseOfWish;
    }
    return made;
}

void SshConnection::shortenPause()
{
    const std::lock_guard lock(m_mutex);
    m_nextAttempt = std::min(m_nextAttempt, m_nextWish);
}

std::uint64_t SshConnection::requests() const
{
    const std::lock_guard lock(m_mutex);
    return m_earlierRequests + (m_client ? m_client->requests() : 0);
}

} // namespace faultline::ssh
