// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/ssh/sftp_client.h"

#include "model/core/printable.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <optional>
#include <utility>
#include <vector>

namespace faultline::ssh {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kAskEvery{50}; ///< whether it is still wanted
constexpr std::chrono::milliseconds kWaitForRoom{20};
constexpr std::chrono::milliseconds kReasonPatience{1000};
constexpr std::size_t kInputBytes = std::size_t{256} << 10U;
constexpr std::uint32_t kLeastVersion = 3;

std::mutex patienceMutex;
SshPatience patienceNow;

std::int64_t clockMs()
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch())
        .count();
}

Error cancelledError()
{
    return {.code = ErrorCode::Cancelled};
}

Error ioError(Text reason)
{
    return {.code = ErrorCode::Io, .detail = std::move(reason)};
}

Text silentText(const SshTarget& target, std::chrono::milliseconds patience)
{
    return {FAULTLINE_TR_NOOP("Ssh", "%1 did not answer for %2"),
            {target.host, Quantity{static_cast<double>(patience.count()) / 1000.0, Unit::Seconds}}};
}

} // namespace

/// Answers for one conversation; guarded by the client's mutex.
struct SftpClient::Mailbox {
    std::deque<SftpAnswer> answers;
};

SshPatience sshPatience()
{
    const std::lock_guard lock(patienceMutex);
    return patienceNow;
}

void setSshPatience(const SshPatience& patience)
{
    const std::lock_guard lock(patienceMutex);
    patienceNow = patience;
}

Text textOf(const SftpAnswer& status)
{
    switch (status.status) {
    case StatusCode::NoSuchFile: return verbatim(std::strerror(ENOENT));
    case StatusCode::PermissionDenied: return verbatim(std::strerror(EACCES));
    default: break;
    }
    if (status.text.empty())
        return {FAULTLINE_TR_NOOP("Ssh", "the server refused it (status %1)"),
                {std::to_string(static_cast<std::uint32_t>(status.status))}};
    return verbatim(printable(status.text.substr(0, 300)));
}

// --- connection ----------------------------------------------------------------------------------

Result<std::shared_ptr<SftpClient>> SftpClient::connect(const SshTarget& target,
                                                        const IsUnwanted& isUnwanted)
{
    std::shared_ptr<SftpClient> client(new SftpClient(target));
    Result<std::unique_ptr<SshProcess>> process = SshProcess::start(target, sshQuestions());
    if (!process)
        return process.error();
    client->m_process = std::move(*process);
    if (const Result<void> greeted = client->greet(isUnwanted); !greeted)
        return greeted.error();
    client->m_lastHeardMs = clockMs();
    SftpClient* const self = client.get(); // joined by the destructor
    client->m_listener = std::thread([self] { self->listen(); });
    return client;
}

SftpClient::~SftpClient()
{
    m_isEnding = true;
    if (m_process)
        m_process->hangUp();
    if (m_listener.joinable())
        m_listener.join();
}

Result<void> SftpClient::greet(const IsUnwanted& isUnwanted)
{
    if (const Result<void> sent = send(initPacket(), isUnwanted); !sent) {
        return sent.error().code == ErrorCode::Cancelled
                   ? sent.error()
                   : ioError(reasonOfSsh(m_process->written(), m_target));
    }
    const SshPatience patience = sshPatience();
    const auto most =
        sshQuestions() == SshQuestions::Nobody ? patience.connect : patience.questions;
    const auto until = Clock::now() + most;
    std::vector<std::byte> block(kInputBytes);
    for (;;) {
        if (isUnwanted && isUnwanted())
            return cancelledError();
        if (Clock::now() > until) {
            const std::string written = m_process->written();
            return ioError(written.empty() ? silentText(m_target, most)
                                           : reasonOfSsh(written, m_target));
        }
        if (m_process->waitForOutput(kAskEvery) != SshProcess::Wait::Ready)
            continue;
        const std::size_t count = m_process->read(block);
        if (count == 0)
            return ioError(reasonOfSsh(m_process->written(), m_target));
        m_splitter.add(std::span(block).first(count));
        const std::optional<std::span<const std::byte>> payload = m_splitter.next();
        if (m_splitter.isBroken())
            return ioError(
                {FAULTLINE_TR_NOOP("Ssh", "%1 does not speak sftp: its login scripts print \"%2\" "
                                          "where they must be silent (~/.bashrc)"),
                 {m_target.host, printable(m_splitter.strangeText())}});
        if (!payload)
            continue;
        const std::optional<SftpAnswer> answer = parseAnswer(*payload);
        if (!answer || answer->type != PacketType::Version || answer->id < kLeastVersion)
            return ioError({FAULTLINE_TR_NOOP("Ssh", "%1 speaks no version of sftp that is known "
                                                     "here"),
                            {m_target.host}});
        return {};
    }
}

void SftpClient::breakOff(Text reason)
{
    const std::lock_guard lock(m_mutex);
    if (!m_isBroken)
        m_reason = std::move(reason);
    m_isBroken = true;
    m_changed.notify_all();
}

Error SftpClient::brokenError() const
{
    const std::lock_guard lock(m_mutex);
    return ioError(m_reason);
}

/// The thread that takes up what the server sends.
void SftpClient::listen()
{
    const Text garbage{FAULTLINE_TR_NOOP("Ssh", "%1 sent what is no sftp; the connection was "
                                                "closed"),
                       {m_target.host}};
    std::vector<std::byte> block(kInputBytes);
    while (!m_isEnding && !m_isBroken) {
        if (m_process->waitForOutput(kAskEvery) != SshProcess::Wait::Ready)
            continue;
        const std::size_t count = m_process->read(block);
        if (count == 0) {
            breakOff(m_isEnding ? Text() : reasonOfSsh(m_process->written(), m_target));
            return;
        }
        m_lastHeardMs = clockMs();
        m_splitter.add(std::span(block).first(count));
        while (const std::optional<std::span<const std::byte>> payload = m_splitter.next()) {
            std::optional<SftpAnswer> answer = parseAnswer(*payload);
            if (!answer || answer->type == PacketType::Version) {
                breakOff(garbage);
                return;
            }
            deliver(std::move(*answer));
        }
        if (m_splitter.isBroken())
            breakOff(garbage);
    }
}

void SftpClient::deliver(SftpAnswer answer)
{
    const std::lock_guard lock(m_mutex);
    const auto pending = m_pending.find(answer.id);
    if (pending == m_pending.end())
        return; // to a request that was not made: nobody waits for it
    const std::shared_ptr<Mailbox> mailbox = pending->second.mailbox;
    m_pending.erase(pending);
    if (mailbox) {
        mailbox->answers.push_back(std::move(answer));
    } else if (answer.type == PacketType::Handle) { // opened for somebody who has left
        const std::uint32_t id = m_nextId++;
        m_pending[id] = {.mailbox = nullptr, .type = PacketType::Close};
        m_unasked.push_back(handlePacket(PacketType::Close, id, answer.text));
    }
    m_changed.notify_all();
}

Result<void> SftpClient::send(const std::string& packet, const IsUnwanted& isUnwanted)
{
    const std::lock_guard lock(m_writing);
    std::string unasked;
    {
        const std::lock_guard inner(m_mutex);
        for (; !m_unasked.empty(); m_unasked.pop_front())
            unasked += m_unasked.front();
    }
    if (!unasked.empty()) {
        if (const Result<void> sent = sendWhole(unasked, {}); !sent)
            return sent;
    }
    return sendWhole(packet, isUnwanted);
}

/// It ended while something was written: the listener knows why, a moment later.
Error SftpClient::endedError()
{
    std::unique_lock lock(m_mutex);
    if (m_listener.joinable())
        m_changed.wait_for(lock, kReasonPatience, [this] { return m_isBroken.load(); });
    if (!m_isBroken)
        m_reason = verbatim(std::strerror(EPIPE));
    m_isBroken = true;
    return ioError(m_reason);
}

/// The writing lock is held.
Result<void> SftpClient::sendWhole(const std::string& packet, const IsUnwanted& isUnwanted)
{
    std::string_view left = packet;
    const std::chrono::milliseconds patience = sshPatience().silent;
    auto until = Clock::now() + patience;
    for (;;) {
        bool hasEnded = false;
        const std::size_t count = m_process->write(left, hasEnded);
        left.remove_prefix(count);
        if (m_isBroken)
            return brokenError();
        if (hasEnded)
            return endedError();
        if (left.empty())
            return {};
        if (count > 0)
            until = Clock::now() + patience;
        // Half a packet would spoil all that follows.
        if (left.size() == packet.size() && isUnwanted && isUnwanted())
            return cancelledError();
        if (Clock::now() > until) {
            breakOff(silentText(m_target, patience));
            return brokenError();
        }
        m_process->waitForRoom(kWaitForRoom);
    }
}

Result<std::uint32_t> SftpClient::registerRequest(const std::shared_ptr<Mailbox>& mailbox,
                                                  PacketType type, const IsUnwanted& isUnwanted)
{
    const SshPatience patience = sshPatience();
    std::unique_lock lock(m_mutex);
    while (m_pending.size() >= kMostOutstanding && !m_isBroken) {
        m_changed.wait_for(lock, kAskEvery);
        if (isUnwanted && isUnwanted())
            return cancelledError();
        if (clockMs() - m_lastHeardMs > patience.silent.count() && !m_isBroken) {
            m_reason = silentText(m_target, patience.silent);
            m_isBroken = true;
        }
    }
    if (m_isBroken)
        return ioError(m_reason);
    if (m_pending.empty())
        m_lastHeardMs = clockMs(); // a server is not silent while nothing is asked
    while (m_pending.contains(m_nextId))
        ++m_nextId;
    const std::uint32_t id = m_nextId++;
    m_pending[id] = {.mailbox = mailbox, .type = type};
    ++m_requests;
    return id;
}

// --- conversation --------------------------------------------------------------------------------

Conversation::Conversation(std::shared_ptr<SftpClient> client, IsUnwanted isUnwanted)
    : m_client(std::move(client)),
      m_isUnwanted(std::move(isUnwanted)),
      m_mailbox(std::make_shared<SftpClient::Mailbox>())
{
}

Conversation::~Conversation()
{
    const std::lock_guard lock(m_client->m_mutex);
    for (auto& [id, pending] : m_client->m_pending) {
        if (pending.mailbox == m_mailbox)
            pending.mailbox = nullptr;
    }
    for (const SftpAnswer& answer : m_mailbox->answers) {
        if (answer.type != PacketType::Handle)
            continue;
        const std::uint32_t id = m_client->m_nextId++;
        m_client->m_pending[id] = {.mailbox = nullptr, .type = PacketType::Close};
        m_client->m_unasked.push_back(handlePacket(PacketType::Close, id, answer.text));
    }
}

Result<std::uint32_t> Conversation::ask(PacketType type,
                                        const std::function<std::string(std::uint32_t)>& make)
{
    const Result<std::uint32_t> id = m_client->registerRequest(m_mailbox, type, m_isUnwanted);
    if (!id)
        return id;
    if (const Result<void> sent = m_client->send(make(*id), m_isUnwanted); !sent) {
        const std::lock_guard lock(m_client->m_mutex);
        m_client->m_pending.erase(*id);
        return sent.error();
    }
    ++m_outstanding;
    return id;
}

Result<std::uint32_t> Conversation::askPath(PacketType type, std::string_view path)
{
    return ask(type, [&](std::uint32_t id) { return pathPacket(type, id, path); });
}

Result<std::uint32_t> Conversation::askOpen(std::string_view path)
{
    return ask(PacketType::Open, [&](std::uint32_t id) { return openPacket(id, path); });
}

Result<std::uint32_t> Conversation::askHandle(PacketType type, std::string_view handle)
{
    return ask(type, [&](std::uint32_t id) { return handlePacket(type, id, handle); });
}

Result<std::uint32_t> Conversation::askRead(std::string_view handle, std::uint64_t offset,
                                            std::uint32_t bytes)
{
    return ask(PacketType::Read,
               [&](std::uint32_t id) { return readPacket(id, handle, offset, bytes); });
}

void Conversation::close(const std::string& handle)
{
    std::uint32_t id = 0;
    {
        const std::lock_guard lock(m_client->m_mutex);
        id = m_client->m_nextId++;
        m_client->m_pending[id] = {.mailbox = nullptr, .type = PacketType::Close};
    }
    ++m_client->m_requests;
    static_cast<void>(m_client->send(handlePacket(PacketType::Close, id, handle), {}));
}

Result<SftpAnswer> Conversation::next()
{
    const SshPatience patience = sshPatience();
    std::unique_lock lock(m_client->m_mutex);
    for (;;) {
        if (m_isUnwanted && m_isUnwanted())
            return cancelledError();
        if (!m_mailbox->answers.empty()) {
            SftpAnswer answer = std::move(m_mailbox->answers.front());
            m_mailbox->answers.pop_front();
            --m_outstanding;
            return answer;
        }
        if (m_client->m_isBroken)
            return ioError(m_client->m_reason);
        if (clockMs() - m_client->m_lastHeardMs > patience.silent.count()) {
            m_client->m_reason = silentText(m_client->m_target, patience.silent);
            m_client->m_isBroken = true;
            m_client->m_changed.notify_all();
            continue;
        }
        m_client->m_changed.wait_for(lock, kAskEvery);
    }
}

} // namespace faultline::ssh
