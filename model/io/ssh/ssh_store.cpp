// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/ssh/ssh_store.h"

#include "model/core/location.h"
#include "model/io/cancel_scope.h"
#include "model/io/ssh/sftp_walk.h"
#include "model/io/ssh/ssh_connection.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <string>
#include <utility>

namespace faultline {

namespace {

/// What all files of a store share.
struct SshPlace {
    ssh::SshTarget target;
    std::shared_ptr<ssh::SshConnection> connection;
    std::atomic<std::uint64_t> bytes{0};
};

/// Does something with a connection; where that broke under it, once more with a new one.
template <typename T, typename Body>
Result<T> withConnection(ssh::SshConnection& connection, const ssh::IsUnwanted& isUnwanted,
                         const Body& body)
{
    for (int attempt = 0;; ++attempt) {
        Result<std::shared_ptr<ssh::SftpClient>> client = connection.client(isUnwanted);
        if (!client)
            return client.error();
        Result<T> result = body(*client);
        const bool isOver = result.has_value() || result.error().code == ErrorCode::Cancelled
                            || !(*client)->isBroken();
        if (isOver || attempt > 0)
            return result;
    }
}

std::string pathBelowRoot(const std::string& root, const std::string& name)
{
    if (name.empty())
        return root;
    return root.ends_with('/') ? root + name : root + "/" + name;
}

class SshFile final : public ByteSource {
public:
    SshFile(std::string name, std::string path, StoredFile file, std::shared_ptr<SshPlace> place)
        : m_name(std::move(name)),
          m_path(std::move(path)),
          m_file(std::move(file)),
          m_place(std::move(place))
    {
    }

    const std::string& name() const override { return m_name; }
    std::uint64_t size() const override { return m_file.size; }

    Result<std::size_t> readAt(std::uint64_t offsetBytes, std::span<std::byte> into) const override
    {
        if (offsetBytes >= m_file.size)
            return std::size_t{0};
        const std::uint64_t wanted =
            std::min<std::uint64_t>(into.size(), m_file.size - offsetBytes);
        const ssh::IsUnwanted isUnwanted = [] { return CancelScope::isCancelled(); };
        Result<ssh::ReadPart> part = withConnection<ssh::ReadPart>(
            *m_place->connection, isUnwanted, [&](const auto& client) {
                return ssh::readPart(client, m_path, {}, offsetBytes, wanted, isUnwanted);
            });
        if (!part)
            return part.error().in(m_name);
        m_place->bytes += part->bytes.size();
        std::copy_n(reinterpret_cast<const std::byte*>(part->bytes.data()), part->bytes.size(),
                    into.begin());
        return part->bytes.size();
    }

private:
    const std::string m_name;
    const std::string m_path;
    const StoredFile m_file;
    const std::shared_ptr<SshPlace> m_place;
};

class SshStore final : public Store {
public:
    SshStore(std::string location, ssh::SshTarget target)
        : m_location(std::move(location)), m_place(std::make_shared<SshPlace>())
    {
        m_place->connection = ssh::SshConnection::to(target);
        m_place->target = std::move(target);
    }

    Result<void> list(ReadMonitor& monitor, const StoredFileSink& take) override
    {
        m_place->connection->forgetFailure();
        const ssh::IsUnwanted isUnwanted = [&monitor] { return monitor.isCancelled(); };
        ImportLog issues;
        const Result<bool> listed = withConnection<bool>(
            *m_place->connection, isUnwanted, [&](const auto& client) -> Result<bool> {
                issues = {};
                const Result<void> done = ssh::listBelow(client, m_place->target.path, m_location,
                                                         isUnwanted, take, issues);
                return done ? Result<bool>(true) : Result<bool>(done.error());
            });
        if (!listed)
            return listed.error().in(m_location);
        const std::lock_guard lock(m_mutex);
        m_issues = std::move(issues);
        return {};
    }

    Result<std::unique_ptr<ByteSource>> open(const std::string& name,
                                             const StoredFile& file) override
    {
        return std::unique_ptr<ByteSource>(std::make_unique<SshFile>(
            name, pathBelowRoot(m_place->target.path, file.name), file, m_place));
    }

    Text access() const override
    {
        return {FAULTLINE_TR_NOOP("Ssh", "your own ssh and its configuration (%1)"),
                {m_place->target.command()}};
    }

    StoreCounters counters() const override
    {
        return {.requests = m_place->connection->requests(), .bytes = m_place->bytes};
    }

    ImportLog issues() const override
    {
        const std::lock_guard lock(m_mutex);
        return m_issues;
    }

private:
    const std::string m_location;
    const std::shared_ptr<SshPlace> m_place;
    mutable std::mutex m_mutex;
    ImportLog m_issues;
};

bool isSshLocation(std::string_view location)
{
    return schemeOf(location) == "ssh";
}

Result<std::shared_ptr<Store>> makeSshStore(const std::string& location, const SplitLocation&)
{
    Result<ssh::SshTarget> target = ssh::parseTarget(location);
    if (!target)
        return target.error();
    return std::shared_ptr<Store>(
        std::make_shared<SshStore>(shownLocation(location), std::move(*target)));
}

} // namespace

StoreKind sshStore()
{
    return {.name = "ssh", .isArchive = false, .claims = isSshLocation, .make = makeSshStore};
}

} // namespace faultline
