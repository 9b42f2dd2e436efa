// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/io/ssh/sftp_packets.h"
#include "model/io/ssh/ssh_process.h"
#include "model/io/ssh/ssh_target.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>

namespace faultline::ssh {

/// Asked about ten times a second; true: give up.
using IsUnwanted = std::function<bool()>;

/// How long a server may be silent; tests make it shorter.
struct SshPatience {
    std::chrono::milliseconds connect{30'000};
    std::chrono::milliseconds questions{300'000}; ///< to connect, where somebody may be asked
    std::chrono::milliseconds silent{30'000};     ///< while an answer is due
};
[[nodiscard]] SshPatience sshPatience();
void setSshPatience(const SshPatience& patience);

/// A connection to a server's sftp subsystem, shared by any number of threads: each sends requests
/// and takes up their answers in a Conversation.
class SftpClient {
public:
    [[nodiscard]] static Result<std::shared_ptr<SftpClient>> connect(const SshTarget& target,
                                                                     const IsUnwanted& isUnwanted);
    ~SftpClient();
    SftpClient(const SftpClient&) = delete;
    SftpClient& operator=(const SftpClient&) = delete;

    [[nodiscard]] bool isBroken() const { return m_isBroken; }
    [[nodiscard]] std::uint64_t requests() const { return m_requests; }

    /// Requests that wait for their answers, of all conversations; more wait until some came.
    static constexpr std::size_t kMostOutstanding = 512;

private:
    friend class Conversation;
    struct Mailbox; ///< answers for one conversation

    explicit SftpClient(SshTarget target) : m_target(std::move(target)) {}

    [[nodiscard]] Result<void> greet(const IsUnwanted& isUnwanted);
    void listen();
    void deliver(SftpAnswer answer);
    void breakOff(Text reason);
    [[nodiscard]] Error brokenError() const;
    [[nodiscard]] Error endedError();
    [[nodiscard]] Result<void> send(const std::string& packet, const IsUnwanted& isUnwanted);
    [[nodiscard]] Result<void> sendWhole(const std::string& packet, const IsUnwanted& isUnwanted);
    [[nodiscard]] Result<std::uint32_t> registerRequest(const std::shared_ptr<Mailbox>& mailbox,
                                                        PacketType type,
                                                        const IsUnwanted& isUnwanted);

    const SshTarget m_target;
    std::unique_ptr<SshProcess> m_process;
    PacketSplitter m_splitter;
    std::thread m_listener;

    mutable std::mutex m_mutex; ///< of what follows
    std::condition_variable m_changed;
    struct Pending {
        std::shared_ptr<Mailbox> mailbox; ///< null: nobody waits any more
        PacketType type = PacketType::Status;
    };
    std::unordered_map<std::uint32_t, Pending> m_pending;
    std::uint32_t m_nextId = 1;
    Text m_reason;                     ///< why it broke
    std::deque<std::string> m_unasked; ///< closes that go out with the next request

    std::mutex m_writing;
    std::atomic<bool> m_isBroken{false};
    std::atomic<bool> m_isEnding{false};
    std::atomic<std::int64_t> m_lastHeardMs{0};
    std::atomic<std::uint64_t> m_requests{0};
};

/// What one thread asks a server. Handles that are still open when it ends, or whose opening is
/// under way, are closed.
class Conversation {
public:
    Conversation(std::shared_ptr<SftpClient> client, IsUnwanted isUnwanted);
    ~Conversation();
    Conversation(const Conversation&) = delete;
    Conversation& operator=(const Conversation&) = delete;

    // Each gives the number that the answer will have.
    [[nodiscard]] Result<std::uint32_t> askPath(PacketType type, std::string_view path);
    [[nodiscard]] Result<std::uint32_t> askOpen(std::string_view path);
    [[nodiscard]] Result<std::uint32_t> askHandle(PacketType type, std::string_view handle);
    [[nodiscard]] Result<std::uint32_t> askRead(std::string_view handle, std::uint64_t offset,
                                                std::uint32_t bytes);
    /// Closes a handle without waiting.
    void close(const std::string& handle);

    /// The next answer to any of the requests, in any order. An error: unwanted, broken, silent.
    [[nodiscard]] Result<SftpAnswer> next();
    /// Requests whose answers have not been taken.
    [[nodiscard]] std::size_t outstanding() const { return m_outstanding; }

private:
    [[nodiscard]] Result<std::uint32_t> ask(PacketType type,
                                            const std::function<std::string(std::uint32_t)>& make);

    std::shared_ptr<SftpClient> m_client;
    IsUnwanted m_isUnwanted;
    std::shared_ptr<SftpClient::Mailbox> m_mailbox;
    std::size_t m_outstanding = 0;
};

/// What a status says, as the operating system would.
[[nodiscard]] Text textOf(const SftpAnswer& status);

} // namespace faultline::ssh
