// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/remote/gcs_store.h"

#include "model/core/ascii.h"
#include "model/io/remote/block_source.h"
#include "model/io/remote/environment_text.h"
#include "model/io/remote/gcs_credentials.h"
#include "model/io/remote/parallel_list.h"
#include "model/io/remote/remote_counts.h"
#include "model/io/remote/time_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <mutex>

namespace faultline::remote {

namespace {

GcsTokenFinder& gcsFinder()
{
    return GcsTokenFinder::ofProgram();
}

std::string gcsEndpoint()
{
    std::string host = environmentText("STORAGE_EMULATOR_HOST");
    if (host.empty())
        return "https://storage.googleapis.com";
    while (host.ends_with('/'))
        host.pop_back();
    return isUri(host) ? host : "http://" + host;
}

std::string memberText(const nlohmann::json& json, const char* name)
{
    const auto found = json.find(name);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

StoredFile fileOf(const nlohmann::json& item)
{
    StoredFile file{.name = memberText(item, "name"),
                    .version = memberText(item, "generation"),
                    .modified = secondsOfTime(memberText(item, "updated"))};
    const std::string size = memberText(item, "size");
    std::from_chars(size.data(), size.data() + size.size(), file.size);
    return file;
}

class GcsBucket {
public:
    GcsBucket(std::string bucket, std::string location)
        : m_bucket(std::move(bucket)), m_location(std::move(location)), m_endpoint(gcsEndpoint())
    {
    }

    /// `object`: encoded with its slash before; `query`: encoded, without "?".
    [[nodiscard]] HttpResult send(const std::string& object, std::string query,
                                  const std::string& range, const IsUnwanted& isUnwanted)
    {
        if (const std::string project = environmentText("GOOGLE_CLOUD_QUOTA_PROJECT");
            !project.empty())
            query += (query.empty() ? "" : "&") + ("userProject=" + percentEncoded(project, false));
        const std::string url = m_endpoint + "/storage/v1/b/" + percentEncoded(m_bucket, false)
                                + "/o" + object + (query.empty() ? "" : "?" + query);
        HttpResult result = sendWithToken(url, range, isUnwanted);
        const auto* response = std::get_if<HttpResponse>(&result);
        const bool isRefused = response != nullptr && response->status == 401;
        if (isRefused && !gcsFinder().current(isUnwanted).token.empty()) {
            (void)gcsFinder().current(isUnwanted, true);
            result = sendWithToken(url, range, isUnwanted);
        }
        return result;
    }

    [[nodiscard]] Text explain(const HttpResult& result) const
    {
        const auto* response = std::get_if<HttpResponse>(&result);
        if (response == nullptr)
            return std::get<HttpFailure>(result).detail;
        const auto json = nlohmann::json::parse(response->body, nullptr, false);
        std::string message;
        if (json.is_object() && json.contains("error") && json["error"].is_object())
            message = memberText(json["error"], "message");
        if (message.empty()) // what is served as media answers with plain text
            message = response->body.substr(0, std::min<std::size_t>(response->body.size(), 200));
        const Text source = gcsFinder().source();
        if (message.find("requester pays") != std::string::npos)
            return FAULTLINE_TR_NOOP("Errors", "the requester pays for this bucket: set "
                                               "GOOGLE_CLOUD_QUOTA_PROJECT to the project that "
                                               "does");
        if (response->status == 401 || response->status == 403) {
            if (const Text why = gcsFinder().problem(); !why.empty())
                return {FAULTLINE_TR_NOOP("Errors", "access denied. %1"), {why}};
            if (response->status == 401)
                return {FAULTLINE_TR_NOOP("Errors",
                                          "the server does not accept the credentials (%1): sign "
                                          "in with \"gcloud auth application-default login\""),
                        {source}};
            return {FAULTLINE_TR_NOOP("Errors",
                                      "access denied; credentials: %1. Sign in with \"gcloud auth "
                                      "application-default login\" as somebody who may read it"),
                    {source}};
        }
        if (response->status == 404)
            return FAULTLINE_TR_NOOP("Errors", "is not there any more");
        if (response->status == 429 || response->status == 503)
            return FAULTLINE_TR_NOOP("Errors", "the server is too busy; try again later");
        return {FAULTLINE_TR_NOOP("Errors", "the server answers %1 %2"),
                {std::to_string(response->status), message}};
    }

    [[nodiscard]] const std::string& bucket() const { return m_bucket; }
    [[nodiscard]] const std::string& location() const { return m_location; }
    [[nodiscard]] const std::string& endpoint() const { return m_endpoint; }
    [[nodiscard]] RemoteCounts& counts() { return m_counts; }

private:
    HttpResult sendWithToken(const std::string& url, const std::string& range,
                             const IsUnwanted& isUnwanted)
    {
        const auto make = [&] {
            HttpRequest request{.url = url};
            if (!range.empty()) {
                request.headers.emplace_back("Range", range);
                // What is stored packed comes packed, else parts of it could not be asked for.
                request.headers.emplace_back("Accept-Encoding", "gzip");
            }
            const GcsToken token = gcsFinder().current(isUnwanted);
            if (!token.token.empty())
                request.headers.emplace_back("Authorization", "Bearer " + token.token);
            return request;
        };
        HttpResult result = sendPatiently(make, isUnwanted, [this] { ++m_counts.requests; });
        if (const auto* response = std::get_if<HttpResponse>(&result))
            m_counts.bytes += response->body.size();
        return result;
    }

    std::string m_bucket;
    std::string m_location;
    std::string m_endpoint;
    RemoteCounts m_counts;
};

using GcsBucketPtr = std::shared_ptr<GcsBucket>;

bool isCancelledResult(const HttpResult& result)
{
    const auto* failure = std::get_if<HttpFailure>(&result);
    return failure != nullptr && failure->kind == HttpFailure::Kind::Cancelled;
}

class GcsRanges final : public RangeReader {
public:
    GcsRanges(GcsBucketPtr bucket, const std::string& key, std::string generation)
        : m_bucket(std::move(bucket)),
          m_object("/" + percentEncoded(key, false)),
          m_generation(std::move(generation))
    {
    }

    Answer read(std::uint64_t begin, std::uint64_t size, const IsUnwanted& isUnwanted) override
    {
        std::string query = "alt=media";
        if (const std::string generation = currentGeneration(); !generation.empty())
            query += "&generation=" + generation;
        HttpResult result = m_bucket->send(
            m_object, query,
            "bytes=" + std::to_string(begin) + "-" + std::to_string(begin + size - 1), isUnwanted);
        if (auto* response = std::get_if<HttpResponse>(&result)) {
            if (response->status == 206 || (response->status == 200 && begin == 0)) {
                if (response->body.size() > size)
                    response->body.resize(static_cast<std::size_t>(size));
                if (response->body.size() == size)
                    return {.kind = Answer::Kind::Bytes, .bytes = std::move(response->body)};
                return {.kind = Answer::Kind::Changed};
            }
            // A generation that was replaced is gone, where no versions are kept.
            if (response->status == 404 || response->status == 412 || response->status == 416)
                return {.kind = Answer::Kind::Changed};
        }
        return {.kind = Answer::Kind::Failed,
                .problem = m_bucket->explain(result),
                .isCancelled = isCancelledResult(result)};
    }

    Result<StoredFile> renew(const IsUnwanted& isUnwanted) override
    {
        const HttpResult result =
            m_bucket->send(m_object, "fields=name,size,generation,updated", {}, isUnwanted);
        const auto* response = std::get_if<HttpResponse>(&result);
        const auto json = response == nullptr
                              ? nlohmann::json()
                              : nlohmann::json::parse(response->body, nullptr, false);
        if (response == nullptr || response->status != 200 || !json.is_object())
            return Error{.code = ErrorCode::Io, .detail = m_bucket->explain(result)};
        StoredFile file = fileOf(json);
        const std::lock_guard lock(m_mutex);
        m_generation = file.version;
        return file;
    }

private:
    [[nodiscard]] std::string currentGeneration()
    {
        const std::lock_guard lock(m_mutex);
        return m_generation;
    }

    GcsBucketPtr m_bucket;
    std::string m_object;
    std::mutex m_mutex;
    std::string m_generation;
};

class GcsStore final : public Store {
public:
    GcsStore(const std::string& location, std::string bucket, std::string key)
        : m_bucket(std::make_shared<GcsBucket>(std::move(bucket), location)), m_key(std::move(key))
    {
    }

    Result<void> list(ReadMonitor& monitor, const StoredFileSink& take) override
    {
        const std::string folder = m_key.empty() ? std::string() : m_key + "/";
        bool isFolder = false;
        const AskPage ask = [this](const PageQuery& query) { return page(query); };
        const Result<void> listed = listInParallel(folder, ask, monitor, [&](StoredFile&& file) {
            isFolder = true;
            file.name.erase(0, folder.size());
            return take(std::move(file));
        });
        if (!listed || isFolder)
            return listed;
        if (m_key.empty())
            return problem(FAULTLINE_TR_NOOP("Errors", "the bucket is empty"));
        const HttpResult result =
            m_bucket->send("/" + percentEncoded(m_key, false),
                           "fields=name,size,generation,updated", {}, isWorkCancelled);
        const auto* response = std::get_if<HttpResponse>(&result);
        if (response != nullptr && response->status == 404)
            return problem({FAULTLINE_TR_NOOP("Errors", "no object and no folder of this name; "
                                                        "credentials: %1"),
                            {gcsFinder().source()}});
        if (response == nullptr || response->status != 200)
            return failed(result);
        const auto json = nlohmann::json::parse(response->body, nullptr, false);
        if (!json.is_object())
            return problem(FAULTLINE_TR_NOOP("Errors", "the server's answer is no JSON"));
        StoredFile file = fileOf(json);
        file.name.clear();
        take(std::move(file));
        return {};
    }

    Result<std::unique_ptr<ByteSource>> open(const std::string& name,
                                             const StoredFile& file) override
    {
        std::string key = m_key;
        if (!file.name.empty())
            key += (key.empty() ? "" : "/") + file.name;
        return openBlocks(name, m_bucket->endpoint(), file,
                          std::make_shared<GcsRanges>(m_bucket, key, file.version));
    }

    Text access() const override { return gcsFinder().source(); }
    StoreCounters counters() const override { return m_bucket->counts().now(); }

private:
    [[nodiscard]] Error problem(Text detail) const
    {
        return Error{
            .code = ErrorCode::Io, .path = m_bucket->location(), .detail = std::move(detail)};
    }

    [[nodiscard]] Error failed(const HttpResult& result) const
    {
        const auto* response = std::get_if<HttpResponse>(&result);
        Error error = response != nullptr && response->status == 404
                          ? problem({FAULTLINE_TR_NOOP("Errors", "there is no bucket \"%1\""),
                                     {m_bucket->bucket()}})
                          : problem(m_bucket->explain(result));
        if (isCancelledResult(result))
            error.code = ErrorCode::Cancelled;
        return error;
    }

    Result<ListPage> page(const PageQuery& query)
    {
        std::string text = "maxResults=1000&fields=nextPageToken,prefixes,"
                           "items(name,size,generation,updated)&prefix="
                           + percentEncoded(query.prefix, false);
        if (!query.token.empty())
            text += "&pageToken=" + percentEncoded(query.token, false);
        if (!query.after.empty())
            text += "&startOffset=" + percentEncoded(query.after, false);
        if (!query.before.empty())
            text += "&endOffset=" + percentEncoded(query.before, false);
        if (query.isShallow)
            text += "&delimiter=%2F";
        const HttpResult result = m_bucket->send("", text, {}, isWorkCancelled);
        const auto* response = std::get_if<HttpResponse>(&result);
        if (response == nullptr || response->status != 200)
            return failed(result);
        const auto json = nlohmann::json::parse(response->body, nullptr, false);
        if (!json.is_object())
            return problem(FAULTLINE_TR_NOOP("Errors", "the server's answer is no JSON"));
        ListPage found;
        if (const auto items = json.find("items"); items != json.end() && items->is_array()) {
            for (const auto& item : *items) {
                StoredFile file = item.is_object() ? fileOf(item) : StoredFile{};
                if (!file.name.empty() && file.name.starts_with(query.prefix))
                    found.files.push_back(std::move(file));
            }
        }
        if (const auto folders = json.find("prefixes");
            folders != json.end() && folders->is_array()) {
            for (const auto& folder : *folders) {
                if (folder.is_string())
                    found.folders.push_back(folder.get<std::string>());
            }
        }
        found.next = memberText(json, "nextPageToken");
        return found;
    }

    GcsBucketPtr m_bucket;
    std::string m_key;
};

} // namespace

Result<std::shared_ptr<Store>> makeGcsStore(const std::string& location,
                                            const SplitLocation& /*secrets*/)
{
    const std::string bucket(authorityOf(location));
    const bool isName = !bucket.empty() && std::all_of(bucket.begin(), bucket.end(), [](char c) {
        return isLetterOrDigit(c) || c == '-' || c == '.' || c == '_';
    });
    if (!isName)
        return Error{.code = ErrorCode::Io,
                     .path = location,
                     .detail = FAULTLINE_TR_NOOP("Errors", "is no name of a bucket: write "
                                                           "gs://BUCKET/FOLDER")};
    return std::shared_ptr<Store>(
        std::make_shared<GcsStore>(location, bucket, std::string(namePartOf(location))));
}

} // namespace faultline::remote
