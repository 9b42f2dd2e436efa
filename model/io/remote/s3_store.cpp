// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/remote/s3_store.h"

#include "model/core/ascii.h"
#include "model/io/remote/aws_credentials.h"
#include "model/io/remote/block_source.h"
#include "model/io/remote/environment_text.h"
#include "model/io/remote/parallel_list.h"
#include "model/io/remote/remote_counts.h"
#include "model/io/remote/time_text.h"

#include <pugixml.hpp>

#include <algorithm>
#include <charconv>
#include <mutex>

namespace faultline::remote {

namespace {

using Parameters = std::vector<std::pair<std::string, std::string>>;

constexpr const char* kFirstRegion = "us-east-1";

AwsCredentialFinder& awsFinder()
{
    return AwsCredentialFinder::ofProgram();
}

std::string s3Endpoint()
{
    std::string url = environmentText("AWS_ENDPOINT_URL_S3");
    if (url.empty())
        url = environmentText("AWS_ENDPOINT_URL");
    while (url.ends_with('/'))
        url.pop_back();
    return url;
}

/// Names in listings are encoded, so that XML can hold them.
std::string listedName(std::string_view text)
{
    std::string name;
    for (std::size_t i = 0; i < text.size(); ++i) {
        unsigned value = 0;
        if (text[i] == '+') {
            name += ' ';
        } else if (text[i] == '%' && i + 2 < text.size()
                   && std::from_chars(text.data() + i + 1, text.data() + i + 3, value, 16).ptr
                          == text.data() + i + 3) {
            name += static_cast<char>(value);
            i += 2;
        } else {
            name += text[i];
        }
    }
    return name;
}

struct S3Problem {
    std::string code;
    std::string message;
};

S3Problem problemIn(const HttpResponse& response)
{
    pugi::xml_document document;
    if (!document.load_buffer(response.body.data(), response.body.size()))
        return {};
    const pugi::xml_node error = document.child("Error");
    return {.code = error.child_value("Code"), .message = error.child_value("Message")};
}

/// Requests to one bucket.
class S3Bucket {
public:
    S3Bucket(std::string bucket, std::string location)
        : m_bucket(std::move(bucket)),
          m_location(std::move(location)),
          m_endpoint(s3Endpoint()),
          m_region(configuredAwsRegion())
    {
        if (m_region.empty())
            m_region = kFirstRegion;
    }

    [[nodiscard]] HttpResult send(const std::string& method, const std::string& key,
                                  const Parameters& query, const Parameters& headers,
                                  const IsUnwanted& isUnwanted)
    {
        HttpResult result = sendSigned(method, key, query, headers, isUnwanted);
        const auto* response = std::get_if<HttpResponse>(&result);
        if (response != nullptr && learnsRegion(*response)) {
            result = sendSigned(method, key, query, headers, isUnwanted);
            response = std::get_if<HttpResponse>(&result);
        }
        if (response != nullptr && isExpired(*response)
            && awsFinder().current(isUnwanted).keys.has_value()) {
            (void)awsFinder().current(isUnwanted, true);
            result = sendSigned(method, key, query, headers, isUnwanted);
        }
        return result;
    }

    /// What an answer that is no success says, with what to do.
    [[nodiscard]] Text explain(const HttpResult& result) const
    {
        const auto* response = std::get_if<HttpResponse>(&result);
        if (response == nullptr)
            return std::get<HttpFailure>(result).detail;
        const S3Problem problem = problemIn(*response);
        const std::string& code = problem.code;
        const Text source = awsFinder().source();
        if (code == "NoSuchBucket")
            return {FAULTLINE_TR_NOOP("Errors", "there is no bucket \"%1\""), {m_bucket}};
        if (code == "ExpiredToken" || code == "TokenRefreshRequired" || code == "RequestExpired")
            return {FAULTLINE_TR_NOOP("Errors", "the credentials have expired (%1): sign in again, "
                                                "for example with \"aws sso login\""),
                    {source}};
        if (code == "InvalidAccessKeyId" || code == "SignatureDoesNotMatch"
            || code == "InvalidToken")
            return {FAULTLINE_TR_NOOP("Errors", "the server does not accept the credentials (%1)"),
                    {source}};
        if (code == "RequestTimeTooSkewed")
            return FAULTLINE_TR_NOOP("Errors", "the clock of this computer is wrong: the server "
                                               "refuses its signatures");
        if (code == "InvalidObjectState")
            return FAULTLINE_TR_NOOP("Errors", "lies in cold storage: restore it first with \"aws "
                                               "s3api restore-object\"");
        if (code == "PermanentRedirect" || code == "AuthorizationHeaderMalformed"
            || code == "IllegalLocationConstraintException" || response->status == 301)
            return {FAULTLINE_TR_NOOP("Errors", "the bucket is in another region than %1: set "
                                                "AWS_REGION to its region"),
                    {m_region}};
        if (response->status == 403 || response->status == 401)
            return {FAULTLINE_TR_NOOP("Errors",
                                      "access denied; credentials: %1. Choose others with "
                                      "AWS_PROFILE. If the requester pays for this bucket, set "
                                      "AWS_REQUEST_PAYER=requester"),
                    {source}};
        if (response->status == 404)
            return FAULTLINE_TR_NOOP("Errors", "is not there any more");
        if (response->status == 429 || response->status == 503)
            return FAULTLINE_TR_NOOP("Errors", "the server is too busy; try again later");
        return {FAULTLINE_TR_NOOP("Errors", "the server answers %1 %2"),
                {std::to_string(response->status), code.empty() ? problem.message : code}};
    }

    [[nodiscard]] const std::string& location() const { return m_location; }
    [[nodiscard]] const std::string& endpoint() const { return m_endpoint; }
    [[nodiscard]] RemoteCounts& counts() { return m_counts; }

private:
    struct Address {
        std::string host; ///< with scheme
        std::string path; ///< encoded
    };

    [[nodiscard]] Address addressOf(const std::string& key, const std::string& region) const
    {
        const std::string path = key.empty() ? "" : "/" + percentEncoded(key, true);
        if (!m_endpoint.empty())
            return {m_endpoint, "/" + percentEncoded(m_bucket, false) + path};
        const std::string domain = "s3." + region + ".amazonaws.com";
        // Certificates do not cover names with more dots.
        if (m_bucket.find('.') != std::string::npos)
            return {"https://" + domain, "/" + percentEncoded(m_bucket, false) + path};
        return {"https://" + m_bucket + "." + domain, path.empty() ? "/" : path};
    }

    [[nodiscard]] std::string region() const
    {
        const std::lock_guard lock(m_mutex);
        return m_region;
    }

    HttpResult sendSigned(const std::string& method, const std::string& key,
                          const Parameters& query, const Parameters& headers,
                          const IsUnwanted& isUnwanted)
    {
        const std::string inRegion = region();
        const auto make = [&] {
            const Address address = addressOf(key, inRegion);
            const UrlParts parts = partsOfUrl(address.host);
            // An endpoint may have a path of its own.
            const std::string base = parts.path == "/" ? std::string() : parts.path;
            HttpRequest request{.method = method};
            const std::string sorted = canonicalQuery(query);
            request.url = parts.scheme + "://" + parts.host + base + address.path
                          + (sorted.empty() ? "" : "?" + sorted);
            request.headers = headers;
            if (const std::string payer = environmentText("AWS_REQUEST_PAYER"); !payer.empty())
                request.headers.emplace_back("x-amz-request-payer", payer);
            const AwsCredentials credentials = awsFinder().current(isUnwanted);
            if (credentials.keys) {
                const std::string time = amzTime(static_cast<long long>(secondsNow()));
                request.headers.emplace_back("x-amz-content-sha256", "UNSIGNED-PAYLOAD");
                request.headers.emplace_back("x-amz-date", time);
                if (!credentials.keys->session.empty())
                    request.headers.emplace_back("x-amz-security-token", credentials.keys->session);
                SignedRequest toSign{.method = method,
                                     .path = base + address.path,
                                     .query = query,
                                     .headers = request.headers};
                toSign.headers.emplace_back("host", parts.host);
                request.headers.emplace_back(
                    "Authorization",
                    awsAuthorization(toSign, *credentials.keys, time, inRegion, "s3"));
            }
            return request;
        };
        HttpResult result = sendPatiently(make, isUnwanted, [this] { ++m_counts.requests; });
        if (const auto* response = std::get_if<HttpResponse>(&result))
            m_counts.bytes += response->body.size();
        return result;
    }

    /// Whether the server says that the bucket is elsewhere, and where.
    bool learnsRegion(const HttpResponse& response)
    {
        const std::string told = response.header("x-amz-bucket-region");
        const bool isWrong = response.status == 301 || response.status == 307
                             || response.status == 400 || response.status == 403;
        const std::lock_guard lock(m_mutex);
        const bool isName = !told.empty() && std::all_of(told.begin(), told.end(), [](char c) {
            return isLetterOrDigit(c) || c == '-';
        });
        if (!isWrong || !isName || told == m_region)
            return false;
        m_region = told;
        return true;
    }

    static bool isExpired(const HttpResponse& response)
    {
        if (response.status != 400 && response.status != 401 && response.status != 403)
            return false;
        const std::string code = problemIn(response).code;
        return response.status == 401 || code == "ExpiredToken" || code == "TokenRefreshRequired";
    }

    std::string m_bucket;
    std::string m_location;
    std::string m_endpoint;
    mutable std::mutex m_mutex;
    std::string m_region;
    RemoteCounts m_counts;
};

using S3BucketPtr = std::shared_ptr<S3Bucket>;

class S3Ranges final : public RangeReader {
public:
    S3Ranges(S3BucketPtr bucket, std::string key, std::string version)
        : m_bucket(std::move(bucket)), m_key(std::move(key)), m_version(std::move(version))
    {
    }

    Answer read(std::uint64_t begin, std::uint64_t size, const IsUnwanted& isUnwanted) override
    {
        Parameters headers{
            {"range", "bytes=" + std::to_string(begin) + "-" + std::to_string(begin + size - 1)}};
        if (const std::string version = currentVersion(); !version.empty())
            headers.emplace_back("if-match", version);
        HttpResult result = m_bucket->send("GET", m_key, {}, headers, isUnwanted);
        if (auto* response = std::get_if<HttpResponse>(&result)) {
            if (response->status == 206 || (response->status == 200 && begin == 0)) {
                if (response->body.size() > size)
                    response->body.resize(static_cast<std::size_t>(size));
                if (response->body.size() == size)
                    return {.kind = Answer::Kind::Bytes, .bytes = std::move(response->body)};
                return {.kind = Answer::Kind::Changed}; // shorter than it was
            }
            if (response->status == 412 || response->status == 416)
                return {.kind = Answer::Kind::Changed};
        }
        const auto* failure = std::get_if<HttpFailure>(&result);
        return {.kind = Answer::Kind::Failed,
                .problem = m_bucket->explain(result),
                .isCancelled = failure != nullptr && failure->kind == HttpFailure::Kind::Cancelled};
    }

    Result<StoredFile> renew(const IsUnwanted& isUnwanted) override
    {
        const HttpResult result = m_bucket->send("HEAD", m_key, {}, {}, isUnwanted);
        const auto* response = std::get_if<HttpResponse>(&result);
        if (response == nullptr || response->status != 200)
            return Error{.code = ErrorCode::Io, .detail = m_bucket->explain(result)};
        StoredFile file{.name = m_key, .version = response->header("etag")};
        const std::string length = response->header("content-length");
        std::from_chars(length.data(), length.data() + length.size(), file.size);
        const std::lock_guard lock(m_mutex);
        m_version = file.version;
        return file;
    }

private:
    [[nodiscard]] std::string currentVersion()
    {
        const std::lock_guard lock(m_mutex);
        return m_version;
    }

    S3BucketPtr m_bucket;
    std::string m_key;
    std::mutex m_mutex;
    std::string m_version;
};

class S3Store final : public Store {
public:
    S3Store(const std::string& location, std::string bucket, std::string key)
        : m_bucket(std::make_shared<S3Bucket>(std::move(bucket), location)), m_key(std::move(key))
    {
    }

    Result<void> list(ReadMonitor& monitor, const StoredFileSink& take) override
    {
        const std::string folder = m_key.empty() ? std::string() : m_key + "/";
        bool isFolder = false;
        const Result<void> listed = listBelow(folder, monitor, [&](StoredFile&& file) {
            isFolder = true;
            file.name.erase(0, folder.size());
            return take(std::move(file));
        });
        if (!listed || isFolder)
            return listed;
        if (m_key.empty())
            return problem(FAULTLINE_TR_NOOP("Errors", "the bucket is empty"));
        // It is no folder: the object itself.
        const HttpResult result = m_bucket->send("HEAD", m_key, {}, {}, isWorkCancelled);
        const auto* response = std::get_if<HttpResponse>(&result);
        if (response != nullptr && response->status == 404)
            return problem({FAULTLINE_TR_NOOP("Errors", "no object and no folder of this name; "
                                                        "credentials: %1"),
                            {awsFinder().source()}});
        if (response == nullptr || response->status != 200)
            return failed(result);
        StoredFile file{.name = {},
                        .version = response->header("etag"),
                        .modified = secondsOfTime(response->header("last-modified"))};
        const std::string length = response->header("content-length");
        std::from_chars(length.data(), length.data() + length.size(), file.size);
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
                          std::make_shared<S3Ranges>(m_bucket, std::move(key), file.version));
    }

    Text access() const override { return awsFinder().source(); }
    StoreCounters counters() const override { return m_bucket->counts().now(); }

private:
    [[nodiscard]] Error problem(Text detail) const
    {
        return Error{
            .code = ErrorCode::Io, .path = m_bucket->location(), .detail = std::move(detail)};
    }

    [[nodiscard]] Error failed(const HttpResult& result) const
    {
        Error error = problem(m_bucket->explain(result));
        const auto* failure = std::get_if<HttpFailure>(&result);
        if (failure != nullptr && failure->kind == HttpFailure::Kind::Cancelled)
            error.code = ErrorCode::Cancelled;
        return error;
    }

    Result<void> listBelow(const std::string& prefix, ReadMonitor& monitor,
                           const StoredFileSink& take)
    {
        const AskPage ask = [this](const PageQuery& query) { return page(query); };
        return listInParallel(prefix, ask, monitor, take);
    }

    Result<ListPage> page(const PageQuery& query)
    {
        Parameters parameters{{"list-type", "2"}, {"encoding-type", "url"}};
        if (!query.prefix.empty())
            parameters.emplace_back("prefix", query.prefix);
        if (!query.token.empty())
            parameters.emplace_back("continuation-token", query.token);
        if (!query.after.empty())
            parameters.emplace_back("start-after", query.after);
        if (query.isShallow)
            parameters.emplace_back("delimiter", "/");
        const HttpResult result = m_bucket->send("GET", "", parameters, {}, isWorkCancelled);
        const auto* response = std::get_if<HttpResponse>(&result);
        if (response == nullptr || response->status != 200)
            return failed(result);
        pugi::xml_document document;
        const bool isXml = document.load_buffer(response->body.data(), response->body.size());
        const pugi::xml_node root = document.child("ListBucketResult");
        if (!isXml || !root)
            return problem(FAULTLINE_TR_NOOP("Errors", "the server's answer is no listing of S3"));
        ListPage found;
        for (const pugi::xml_node one : root.children("Contents")) {
            StoredFile file{.name = listedName(one.child_value("Key")),
                            .version = one.child_value("ETag"),
                            .modified = secondsOfTime(one.child_value("LastModified"))};
            const std::string_view size = one.child_value("Size");
            std::from_chars(size.data(), size.data() + size.size(), file.size);
            if (file.name.starts_with(query.prefix))
                found.files.push_back(std::move(file));
        }
        for (const pugi::xml_node one : root.children("CommonPrefixes"))
            found.folders.push_back(listedName(one.child_value("Prefix")));
        if (std::string_view(root.child_value("IsTruncated")) == "true")
            found.next = root.child_value("NextContinuationToken");
        return found;
    }

    S3BucketPtr m_bucket;
    std::string m_key;
};

} // namespace

Result<std::shared_ptr<Store>> makeS3Store(const std::string& location,
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
                                                           "s3://BUCKET/FOLDER")};
    return std::shared_ptr<Store>(
        std::make_shared<S3Store>(location, bucket, std::string(namePartOf(location))));
}

} // namespace faultline::remote
