// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/remote/web_store.h"

#include "model/io/cancel_scope.h"
#include "model/io/remote/block_source.h"
#include "model/io/remote/remote_counts.h"
#include "model/io/remote/sigv4.h"
#include "model/io/remote/time_text.h"
#include "model/io/remote/web_index.h"
#include "model/io/worker_pool.h"

#include <algorithm>
#include <charconv>
#include <mutex>
#include <set>

namespace faultline::remote {

namespace {

constexpr std::size_t kMostFolders = 20'000;
constexpr std::size_t kMostPage = std::size_t{32} << 20U;
constexpr unsigned kPagesAtOnce = 16;
/// A server that sends no parts is read as a whole up to this.
constexpr std::uint64_t kMostWhole = std::uint64_t{256} << 20U;

std::uint64_t numberOf(std::string_view text)
{
    std::uint64_t value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

/// What tells one content of a file from another.
std::string versionOf(const HttpResponse& response)
{
    const std::string tag = response.header("etag");
    return tag.empty() ? response.header("last-modified") : tag;
}

/// Requests to one server.
class WebSite {
public:
    explicit WebSite(SplitLocation secrets) : m_secrets(std::move(secrets)) {}

    [[nodiscard]] HttpResult send(const std::string& method, const std::string& location,
                                  bool isFolder, const std::string& range,
                                  const IsUnwanted& isUnwanted, std::size_t mostBytes)
    {
        HttpRequest request{.method = method, .url = urlOfLocation(location)};
        if (isFolder && !request.url.ends_with('/') && request.url.find('?') == std::string::npos)
            request.url += '/';
        if (!m_secrets.secretQuery.empty())
            request.url +=
                (request.url.find('?') == std::string::npos ? "?" : "&") + m_secrets.secretQuery;
        if (!m_secrets.userInfo.empty())
            request.headers.emplace_back("Authorization", "Basic " + base64(m_secrets.userInfo));
        if (!range.empty())
            request.headers.emplace_back("Range", range);
        request.mostBytes = mostBytes;
        HttpResult result = sendPatiently([&request] { return request; }, isUnwanted,
                                          [this] { ++m_counts.requests; });
        if (const auto* response = std::get_if<HttpResponse>(&result))
            m_counts.bytes += response->body.size();
        return result;
    }

    [[nodiscard]] static Text explain(const HttpResult& result)
    {
        const auto* response = std::get_if<HttpResponse>(&result);
        if (response == nullptr)
            return std::get<HttpFailure>(result).detail;
        switch (response->status) {
        case 401:
            return FAULTLINE_TR_NOOP("Errors", "the server asks for a password: write "
                                               "https://USER:PASSWORD@HOST/…");
        case 403:
            return FAULTLINE_TR_NOOP("Errors", "access denied: a signed link may have expired");
        case 404:
        case 410: return FAULTLINE_TR_NOOP("Errors", "is not there");
        case 429:
        case 503: return FAULTLINE_TR_NOOP("Errors", "the server is too busy; try again later");
        default:
            return {FAULTLINE_TR_NOOP("Errors", "the server answers HTTP %1"),
                    {std::to_string(response->status)}};
        }
    }

    [[nodiscard]] Text access() const
    {
        if (!m_secrets.userInfo.empty())
            return FAULTLINE_TR_NOOP("Remote", "the user and password of the address");
        if (!m_secrets.secretQuery.empty())
            return FAULTLINE_TR_NOOP("Remote", "the signature of the link");
        return FAULTLINE_TR_NOOP("Remote", "none (as anybody)");
    }
    [[nodiscard]] RemoteCounts& counts() { return m_counts; }

private:
    SplitLocation m_secrets;
    RemoteCounts m_counts;
};

using WebSitePtr = std::shared_ptr<WebSite>;

class WebRanges final : public RangeReader {
public:
    WebRanges(WebSitePtr site, std::string location, std::uint64_t size)
        : m_site(std::move(site)), m_location(std::move(location)), m_size(size)
    {
    }

    Answer read(std::uint64_t begin, std::uint64_t size, const IsUnwanted& isUnwanted) override
    {
        HttpResult result =
            m_site->send("GET", m_location, false,
                         "bytes=" + std::to_string(begin) + "-" + std::to_string(begin + size - 1),
                         isUnwanted, static_cast<std::size_t>(kMostWhole));
        auto* response = std::get_if<HttpResponse>(&result);
        if (response != nullptr && (response->status == 206 || response->status == 200)) {
            if (!isSameVersion(versionOf(*response)))
                return {.kind = Answer::Kind::Changed};
            // Whoever sends all of it has sent the part, too.
            if (response->status == 200)
                response->body.erase(0, std::min<std::size_t>(response->body.size(),
                                                              static_cast<std::size_t>(begin)));
            if (response->body.size() > size)
                response->body.resize(static_cast<std::size_t>(size));
            if (response->body.size() == size)
                return {.kind = Answer::Kind::Bytes, .bytes = std::move(response->body)};
            return {.kind = Answer::Kind::Changed};
        }
        if (response != nullptr && response->status == 416)
            return {.kind = Answer::Kind::Changed};
        const auto* failure = std::get_if<HttpFailure>(&result);
        if (failure != nullptr && failure->kind == HttpFailure::Kind::TooLarge)
            return {.kind = Answer::Kind::Failed,
                    .problem = FAULTLINE_TR_NOOP("Errors", "the server sends no parts of files, "
                                                           "and this one is too large to be "
                                                           "fetched as a whole")};
        return {.kind = Answer::Kind::Failed,
                .problem = WebSite::explain(result),
                .isCancelled = failure != nullptr && failure->kind == HttpFailure::Kind::Cancelled};
    }

    Result<StoredFile> renew(const IsUnwanted& isUnwanted) override
    {
        const HttpResult result =
            m_site->send("HEAD", m_location, false, {}, isUnwanted, kMostPage);
        const auto* response = std::get_if<HttpResponse>(&result);
        if (response == nullptr || response->status != 200)
            return Error{.code = ErrorCode::Io, .detail = WebSite::explain(result)};
        StoredFile file{.size = numberOf(response->header("content-length")),
                        .version = versionOf(*response)};
        const std::lock_guard lock(m_mutex);
        m_version = file.version;
        return file;
    }

private:
    bool isSameVersion(const std::string& version)
    {
        const std::lock_guard lock(m_mutex);
        if (!m_version)
            m_version = version;
        return *m_version == version;
    }

    WebSitePtr m_site;
    std::string m_location;
    std::uint64_t m_size;
    std::mutex m_mutex;
    std::optional<std::string> m_version; ///< of the first answer
};

class WebStore final : public Store {
public:
    WebStore(std::string location, const SplitLocation& secrets)
        : m_site(std::make_shared<WebSite>(secrets)), m_root(std::move(location))
    {
    }

    Result<void> list(ReadMonitor& monitor, const StoredFileSink& take) override
    {
        HttpResult result = m_site->send("HEAD", m_root, false, {}, isWorkCancelled, kMostPage);
        const auto* response = std::get_if<HttpResponse>(&result);
        const bool isHeadRefused =
            response != nullptr && (response->status == 405 || response->status == 501);
        if (isHeadRefused) {
            result = m_site->send("GET", m_root, false, "bytes=0-0", isWorkCancelled, kMostPage);
            response = std::get_if<HttpResponse>(&result);
        }
        if (response == nullptr || (response->status != 200 && response->status != 206))
            return failed(result);
        const std::string url = response->url.substr(0, response->url.find('?'));
        const bool isPage = response->header("content-type").starts_with("text/html");
        if (url.ends_with('/') || isPage) {
            Result<bool> walked = walk(monitor, take);
            if (!walked)
                return walked.error();
            if (*walked)
                return {};
        }
        std::uint64_t size = numberOf(response->header("content-length"));
        if (response->status == 200 && response->header("content-length").empty()) {
            // Made as it is asked for: its size shows when it is there.
            result = m_site->send("GET", m_root, false, {}, isWorkCancelled,
                                  static_cast<std::size_t>(kMostWhole));
            response = std::get_if<HttpResponse>(&result);
            if (response == nullptr || response->status != 200)
                return failed(result);
            size = response->body.size();
        }
        if (const std::string range = response->header("content-range"); !range.empty())
            size = numberOf(std::string_view(range).substr(range.rfind('/') + 1));
        take({.name = {},
              .size = size,
              .version = versionOf(*response),
              .modified = secondsOfTime(response->header("last-modified"))});
        return {};
    }

    Result<std::unique_ptr<ByteSource>> open(const std::string& name,
                                             const StoredFile& file) override
    {
        return openBlocks(name, {}, file,
                          std::make_shared<WebRanges>(m_site, at(file.name), file.size));
    }

    Text access() const override { return m_site->access(); }
    StoreCounters counters() const override { return m_site->counts().now(); }

private:
    [[nodiscard]] std::string at(const std::string& name) const
    {
        if (name.empty())
            return m_root;
        const std::size_t query = std::min(m_root.find('?'), m_root.size());
        return m_root.substr(0, query) + "/" + name;
    }

    [[nodiscard]] Error failed(const HttpResult& result) const
    {
        const auto* failure = std::get_if<HttpFailure>(&result);
        const bool isCancelled =
            failure != nullptr && failure->kind == HttpFailure::Kind::Cancelled;
        return Error{.code = isCancelled ? ErrorCode::Cancelled : ErrorCode::Io,
                     .path = m_root,
                     .detail = WebSite::explain(result)};
    }

    /// Follows the pages folder by folder, those of one depth at once. False: the root is no page
    /// that lists a folder.
    Result<bool> walk(ReadMonitor& monitor, const StoredFileSink& take)
    {
        struct Found {
            std::string name;
            WebEntry entry;
        };
        std::vector<std::string> folders{""};
        std::size_t asked = 0;
        WorkerPool pool(kPagesAtOnce);
        std::mutex mutex;
        bool isFull = false;
        while (!folders.empty() && !isFull) {
            std::vector<std::string> next;
            std::vector<Found> files;
            std::optional<Error> error;
            bool isIndex = true;
            const bool isRoot = asked == 0;
            pool.parallelFor(folders.size(), [&](std::size_t i) {
                const HttpResult result =
                    m_site->send("GET", at(folders[i]), true, {}, isWorkCancelled, kMostPage);
                const auto* response = std::get_if<HttpResponse>(&result);
                const std::lock_guard lock(mutex);
                if (response == nullptr || response->status != 200) {
                    // A folder that is closed hides nothing of the others.
                    if (isRoot || response == nullptr)
                        error = failed(result);
                    return;
                }
                const UrlParts parts = partsOfUrl(response->url);
                const std::string path = parts.path.substr(0, parts.path.find('?'));
                std::vector<WebEntry> entries = entriesOfIndex(response->body, path);
                if (isRoot && entries.empty() && !isIndexPage(response->body))
                    isIndex = false;
                for (WebEntry& entry : entries) {
                    std::string name =
                        folders[i].empty() ? entry.name : folders[i] + "/" + entry.name;
                    if (entry.isFolder)
                        next.push_back(std::move(name));
                    else
                        files.push_back({std::move(name), std::move(entry)});
                }
            });
            if (error)
                return *error;
            if (!isIndex)
                return false;
            asked += folders.size();
            // Pages tell sizes to the kilobyte, if at all; files are read to the byte.
            pool.parallelFor(files.size(), [&](std::size_t i) {
                StoredFile file{.name = files[i].name, .version = files[i].entry.row};
                if (files[i].entry.size) {
                    file.size = *files[i].entry.size;
                    file.modified = secondsOfTime(files[i].entry.row);
                } else if (!measure(file)) {
                    return;
                }
                const std::lock_guard lock(mutex);
                isFull = isFull || !take(std::move(file));
            });
            folders = std::move(next);
            if (asked + folders.size() > kMostFolders)
                folders.resize(kMostFolders - std::min(asked, kMostFolders));
            if (monitor.isCancelled())
                return Error{.code = ErrorCode::Cancelled, .path = m_root};
        }
        return true;
    }

    /// False: there is nothing behind the link.
    bool measure(StoredFile& file)
    {
        const HttpResult result =
            m_site->send("HEAD", at(file.name), false, {}, isWorkCancelled, kMostPage);
        const auto* response = std::get_if<HttpResponse>(&result);
        if (response == nullptr || response->status != 200)
            return false;
        file.size = numberOf(response->header("content-length"));
        file.version = versionOf(*response);
        file.modified = secondsOfTime(response->header("last-modified"));
        return true;
    }

    WebSitePtr m_site;
    std::string m_root;
};

} // namespace

Result<std::shared_ptr<Store>> makeWebStore(const std::string& location,
                                            const SplitLocation& secrets)
{
    if (authorityOf(location).empty())
        return Error{.code = ErrorCode::Io,
                     .path = location,
                     .detail = FAULTLINE_TR_NOOP("Errors", "names no server")};
    return std::shared_ptr<Store>(std::make_shared<WebStore>(location, secrets));
}

} // namespace faultline::remote
