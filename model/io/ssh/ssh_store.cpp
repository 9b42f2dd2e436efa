// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/ssh/ssh_store.h"

#include "model/core/location.h"
#include "model/io/remote/block_source.h"
#include "model/io/ssh/sftp_walk.h"
#include "model/io/ssh/ssh_connection.h"

#include <atomic>
#include <cstdlib>
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

/// Ranges of one file, in the version that was listed.
class SshRanges final : public remote::RangeReader {
public:
    SshRanges(std::string path, std::string version, std::shared_ptr<SshPlace> place)
        : m_path(std::move(path)), m_version(std::move(version)), m_place(std::move(place))
    {
    }

    Answer read(std::uint64_t begin, std::uint64_t size,
                const remote::IsUnwanted& isUnwanted) override
    {
        std::string version;
        {
            const std::lock_guard lock(m_mutex);
            version = m_version;
        }
        Result<ssh::ReadPart> part = withConnection<ssh::ReadPart>(
            *m_place->connection, isUnwanted, [&](const auto& client) {
                return ssh::readPart(client, m_path, version, begin, size, isUnwanted);
            });
        if (!part)
            return {.kind = Answer::Kind::Failed,
                    .problem = part.error().detail,
                    .isCancelled = part.error().code == ErrorCode::Cancelled};
        if (part->isChanged)
            return {.kind = Answer::Kind::Changed};
        m_place->bytes += part->bytes.size();
        return {.kind = Answer::Kind::Bytes, .bytes = std::move(part->bytes)};
    }

    Result<StoredFile> renew(const remote::IsUnwanted& isUnwanted) override
    {
        Result<StoredFile> file =
            withConnection<StoredFile>(*m_place->connection, isUnwanted, [&](const auto& client) {
                return ssh::statusOfFile(client, m_path, isUnwanted);
            });
        if (file) {
            const std::lock_guard lock(m_mutex);
            m_version = file->version;
        }
        return file;
    }

private:
    const std::string m_path;
    std::mutex m_mutex;
    std::string m_version;
    const std::shared_ptr<SshPlace> m_place;
};

/// Another configuration may lead to another machine by the same name.
std::string configurationOf()
{
    const char* const config = std::getenv("FAULTLINE_SSH_CONFIG");
    return config != nullptr ? config : "";
}

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
        m_place->connection->shortenPause();
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
        return remote::openBlocks(
            name, configurationOf(), file,
            std::make_shared<SshRanges>(pathBelowRoot(m_place->target.path, file.name),
                                        file.version, m_place));
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
