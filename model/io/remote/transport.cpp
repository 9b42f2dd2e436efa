// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/remote/transport.h"

#include "model/core/ascii.h"
#include "model/core/location.h"
#include "model/io/cancel_scope.h"
#include "model/io/remote/environment_text.h"

#include <curl/curl.h>

#include <algorithm>
#include <array>
#include <condition_variable>
#include <cstring>
#include <memory>
#include <mutex>
#include <random>
#include <thread>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace faultline::remote {

namespace {

constexpr int kMostRedirects = 5;
constexpr int kPollMs = 50;
constexpr std::size_t kMostHeaderBytes = std::size_t{256} << 10U;

std::mutex limitsMutex;
TransportLimits limitsInUse;

/// A connection to somewhere: curl keeps it open for the next request.
struct Channel {
    Channel() : multi(curl_multi_init()), easy(curl_easy_init()) {}
    ~Channel()
    {
        curl_easy_cleanup(easy);
        curl_multi_cleanup(multi);
    }
    Channel(const Channel&) = delete;
    Channel& operator=(const Channel&) = delete;

    CURLM* multi;
    CURL* easy;
    std::string host; ///< that it was used for last
};

/// Lends channels, so that no more than kMostRequests are under way.
class Channels {
public:
    static Channels& all()
    {
        static Channels channels;
        return channels;
    }

    /// nullptr: nobody wants it any more.
    std::unique_ptr<Channel> take(const std::string& host, const IsUnwanted& isUnwanted)
    {
        std::unique_lock lock(m_mutex);
        while (m_taken >= kMostRequests) {
            m_free.wait_for(lock, std::chrono::milliseconds(kPollMs));
            if (isUnwanted && isUnwanted())
                return nullptr;
        }
        ++m_taken;
        // Preferably one that is connected already.
        auto best = std::find_if(m_idle.begin(), m_idle.end(),
                                 [&host](const auto& one) { return one->host == host; });
        if (best == m_idle.end()
            && m_idle.size() + static_cast<std::size_t>(m_taken)
                   > static_cast<std::size_t>(kMostRequests))
            best = m_idle.begin();
        std::unique_ptr<Channel> channel;
        if (best != m_idle.end()) {
            channel = std::move(*best);
            m_idle.erase(best);
        } else {
            channel = std::make_unique<Channel>();
        }
        channel->host = host;
        return channel;
    }

    void giveBack(std::unique_ptr<Channel> channel)
    {
        {
            const std::lock_guard lock(m_mutex);
            --m_taken;
            if (channel)
                m_idle.push_back(std::move(channel));
        }
        m_free.notify_one();
    }

private:
    Channels() { curl_global_init(CURL_GLOBAL_DEFAULT); }

    std::mutex m_mutex;
    std::condition_variable m_free;
    std::vector<std::unique_ptr<Channel>> m_idle;
    int m_taken = 0;
};

/// What one transfer collects.
struct Transfer {
    HttpResponse response;
    std::size_t mostBytes = 0;
    std::size_t headerBytes = 0;
    bool isTooLarge = false;
    bool isLoopbackOnly = false;
    bool isForeign = false; ///< the name led to another machine
};

std::size_t onBody(char* data, std::size_t size, std::size_t count, void* user)
{
    auto* transfer = static_cast<Transfer*>(user);
    const std::size_t bytes = size * count;
    if (transfer->response.body.size() + bytes > transfer->mostBytes) {
        transfer->isTooLarge = true;
        return 0;
    }
    transfer->response.body.append(data, bytes);
    return bytes;
}

std::size_t onHeader(char* data, std::size_t size, std::size_t count, void* user)
{
    auto* transfer = static_cast<Transfer*>(user);
    const std::string_view line(data, size * count);
    transfer->headerBytes += line.size();
    if (transfer->headerBytes > kMostHeaderBytes) {
        transfer->isTooLarge = true;
        return 0;
    }
    if (line.starts_with("HTTP/")) {
        transfer->response.headers.clear(); // of "100 Continue", of a proxy
        return line.size();
    }
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos)
        return line.size();
    std::string_view value = line.substr(colon + 1);
    while (!value.empty() && (isBlank(value.front()) || value.front() == '\n'))
        value.remove_prefix(1);
    while (!value.empty() && (isBlank(value.back()) || value.back() == '\n'))
        value.remove_suffix(1);
    transfer->response.headers[lowerAscii(line.substr(0, colon))] = std::string(value);
    return line.size();
}

bool isLoopbackAddress(const sockaddr& address)
{
    if (address.sa_family == AF_INET) {
        sockaddr_in in{};
        std::memcpy(&in, &address, sizeof in);
        return (ntohl(in.sin_addr.s_addr) >> 24U) == 127U;
    }
    if (address.sa_family == AF_INET6) {
        sockaddr_in6 in{};
        std::memcpy(&in, &address, sizeof in);
        return IN6_IS_ADDR_LOOPBACK(&in.sin6_addr) != 0;
    }
    return false;
}

/// A name that claims to be this machine must lead to it.
curl_socket_t onOpenSocket(void* user, curlsocktype /*purpose*/, curl_sockaddr* address)
{
    auto* transfer = static_cast<Transfer*>(user);
    if (transfer->isLoopbackOnly && !isLoopbackAddress(address->addr)) {
        transfer->isForeign = true;
        return CURL_SOCKET_BAD;
    }
    return ::socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

HttpFailure failure(HttpFailure::Kind kind, Text detail)
{
    return {.kind = kind, .detail = std::move(detail)};
}

HttpFailure failureOf(CURLcode code, const char* words)
{
    const std::string said = *words != '\0' ? words : curl_easy_strerror(code);
    switch (code) {
    case CURLE_SSL_CONNECT_ERROR:
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CERTPROBLEM:
    case CURLE_SSL_CIPHER:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_SSL_ISSUER_ERROR:
    case CURLE_SSL_INVALIDCERTSTATUS:
        return failure(
            HttpFailure::Kind::Tls,
            {FAULTLINE_TR_NOOP("Errors", "the secure connection failed: %1. Behind a proxy with a "
                                         "certificate of its own, set CURL_CA_BUNDLE"),
             {said}});
    case CURLE_COULDNT_RESOLVE_HOST:
    case CURLE_COULDNT_RESOLVE_PROXY:
        return failure(HttpFailure::Kind::Broken,
                       {FAULTLINE_TR_NOOP("Errors", "the server was not found: %1"), {said}});
    case CURLE_OPERATION_TIMEDOUT:
        return failure(HttpFailure::Kind::Broken,
                       {FAULTLINE_TR_NOOP("Errors", "the server does not answer: %1"), {said}});
    default:
        return failure(HttpFailure::Kind::Broken,
                       {FAULTLINE_TR_NOOP("Errors", "the connection failed: %1"), {said}});
    }
}

/// Options that do not depend on the request.
void setFixedOptions(CURL* easy, const TransportLimits& limits)
{
    curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(easy, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(easy, CURLOPT_PATH_AS_IS, 1L);
    curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(easy, CURLOPT_TCP_KEEPALIVE, 1L);
    curl_easy_setopt(easy, CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(limits.connect.count()));
    curl_easy_setopt(easy, CURLOPT_LOW_SPEED_LIMIT, 1L);
    curl_easy_setopt(easy, CURLOPT_LOW_SPEED_TIME, static_cast<long>(limits.stalled.count()));
    curl_easy_setopt(easy, CURLOPT_HTTP_VERSION, static_cast<long>(CURL_HTTP_VERSION_1_1));
    curl_easy_setopt(easy, CURLOPT_USERAGENT, "faultline");
    // The program of curl heeds these, the library does not.
    for (const char* name : {"CURL_CA_BUNDLE", "SSL_CERT_FILE"}) {
        if (const std::string file = environmentText(name); !file.empty()) {
            curl_easy_setopt(easy, CURLOPT_CAINFO, file.c_str());
            break;
        }
    }
    if (const std::string folder = environmentText("SSL_CERT_DIR"); !folder.empty())
        curl_easy_setopt(easy, CURLOPT_CAPATH, folder.c_str());
}

/// Runs the transfer, looking every 50 ms whether it is still wanted.
std::optional<HttpFailure> run(Channel& channel, Transfer& transfer, const char* words,
                               const IsUnwanted& isUnwanted)
{
    curl_multi_add_handle(channel.multi, channel.easy);
    std::optional<HttpFailure> failed;
    int running = 1;
    while (running > 0) {
        if (curl_multi_perform(channel.multi, &running) != CURLM_OK)
            break;
        if (running > 0)
            curl_multi_poll(channel.multi, nullptr, 0, kPollMs, nullptr);
        if (isUnwanted && isUnwanted()) {
            curl_multi_remove_handle(channel.multi, channel.easy);
            return failure(HttpFailure::Kind::Cancelled, {});
        }
    }
    CURLcode code = CURLE_RECV_ERROR;
    int left = 0;
    while (const CURLMsg* message = curl_multi_info_read(channel.multi, &left)) {
        if (message->msg == CURLMSG_DONE)
            code = message->data.result;
    }
    curl_multi_remove_handle(channel.multi, channel.easy);
    if (transfer.isForeign)
        return failure(HttpFailure::Kind::Refused,
                       FAULTLINE_TR_NOOP("Errors", "plain http is used on this machine only"));
    if (transfer.isTooLarge)
        return failure(HttpFailure::Kind::TooLarge,
                       FAULTLINE_TR_NOOP("Errors", "the answer is longer than allowed"));
    if (code != CURLE_OK)
        return failureOf(code, words);
    long status = 0;
    curl_easy_getinfo(channel.easy, CURLINFO_RESPONSE_CODE, &status);
    transfer.response.status = static_cast<int>(status);
    return failed;
}

HttpResult sendTo(const std::string& url, const HttpRequest& request, const IsUnwanted& isUnwanted)
{
    const UrlParts parts = partsOfUrl(url);
    const bool isPlain = parts.scheme == "http";
    if (!isPlain && parts.scheme != "https")
        return failure(HttpFailure::Kind::Refused,
                       FAULTLINE_TR_NOOP("Errors", "only http and https are spoken"));
    if (isPlain && !request.isMetadata && !isLoopbackHost(parts.host))
        return failure(HttpFailure::Kind::Refused,
                       FAULTLINE_TR_NOOP("Errors", "plain http is used on this machine only: "
                                                   "the server must offer https"));
    std::unique_ptr<Channel> channel = Channels::all().take(parts.scheme + parts.host, isUnwanted);
    if (!channel)
        return failure(HttpFailure::Kind::Cancelled, {});
    Transfer transfer{.response = {},
                      .mostBytes = request.mostBytes,
                      .isLoopbackOnly = isPlain && !request.isMetadata};
    std::array<char, CURL_ERROR_SIZE> words{};
    CURL* easy = channel->easy;
    curl_easy_reset(easy);
    setFixedOptions(easy, transportLimits());
    curl_easy_setopt(easy, CURLOPT_ERRORBUFFER, words.data());
    curl_easy_setopt(easy, CURLOPT_URL, url.c_str());
    if (isPlain)
        curl_easy_setopt(easy, CURLOPT_PROXY, ""); // no proxy reaches this machine
    if (request.method == "HEAD") {
        curl_easy_setopt(easy, CURLOPT_NOBODY, 1L);
    } else if (request.method == "POST" || request.method == "PUT") {
        curl_easy_setopt(easy, CURLOPT_POST, 1L);
        curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE,
                         static_cast<curl_off_t>(request.body.size()));
        curl_easy_setopt(easy, CURLOPT_POSTFIELDS, request.body.c_str());
        curl_easy_setopt(easy, CURLOPT_CUSTOMREQUEST, request.method.c_str());
    }
    curl_slist* headers = curl_slist_append(nullptr, "Expect:");
    for (const auto& [name, value] : request.headers)
        headers = curl_slist_append(headers, (name + ": " + value).c_str());
    curl_easy_setopt(easy, CURLOPT_HTTPHEADER, headers);
    if (request.timeout.count() > 0)
        curl_easy_setopt(easy, CURLOPT_TIMEOUT_MS, static_cast<long>(request.timeout.count()));
    curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, onBody);
    curl_easy_setopt(easy, CURLOPT_WRITEDATA, &transfer);
    curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, onHeader);
    curl_easy_setopt(easy, CURLOPT_HEADERDATA, &transfer);
    curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, onOpenSocket);
    curl_easy_setopt(easy, CURLOPT_OPENSOCKETDATA, &transfer);
    const std::optional<HttpFailure> failed = run(*channel, transfer, words.data(), isUnwanted);
    curl_slist_free_all(headers);
    // Not to be used again with pointers into this frame.
    curl_easy_reset(easy);
    Channels::all().giveBack(std::move(channel));
    if (failed)
        return *failed;
    transfer.response.url = url;
    return std::move(transfer.response);
}

bool isRedirect(int status)
{
    return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
}

/// Where a redirect leads.
std::string redirectedTo(const std::string& url, const std::string& location)
{
    const UrlParts parts = partsOfUrl(url);
    const std::string root = parts.scheme + "://" + parts.host;
    if (isUri(location))
        return location;
    if (location.starts_with("//"))
        return parts.scheme + ":" + location;
    if (location.starts_with('/'))
        return root + location;
    const std::string path = parts.path.substr(0, parts.path.find('?'));
    return root + path.substr(0, path.rfind('/') + 1) + location;
}

bool deservesRetry(int status)
{
    return status == 408 || status == 429 || status >= 500;
}

double randomShare()
{
    thread_local std::minstd_rand engine{std::random_device{}()};
    return std::uniform_real_distribution<double>(0.0, 1.0)(engine);
}

/// False: not wanted any more.
bool sleepWhileWanted(std::chrono::milliseconds time, const IsUnwanted& isUnwanted)
{
    const auto end = std::chrono::steady_clock::now() + time;
    while (std::chrono::steady_clock::now() < end) {
        if (isUnwanted && isUnwanted())
            return false;
        std::this_thread::sleep_for(std::min<std::chrono::nanoseconds>(
            std::chrono::milliseconds(kPollMs), end - std::chrono::steady_clock::now()));
    }
    return true;
}

std::chrono::milliseconds pauseBefore(int retry, const HttpResult& result,
                                      const TransportLimits& limits)
{
    const double most = static_cast<double>(limits.longestWait.count());
    double bound = static_cast<double>(limits.firstWait.count());
    for (int i = 1; i < retry; ++i)
        bound = std::min(bound * 2.0, most);
    double pause = bound * randomShare();
    if (const auto* response = std::get_if<HttpResponse>(&result)) {
        // A server that says how long is asked no sooner.
        const std::string after = response->header("retry-after");
        const bool isNumber = !after.empty() && std::all_of(after.begin(), after.end(), isDigit);
        if (isNumber && after.size() < 6)
            pause = std::max(pause, std::min(std::stod(after) * 1000.0, most));
    }
    return std::chrono::milliseconds(static_cast<long>(pause));
}

} // namespace

TransportLimits transportLimits()
{
    const std::lock_guard lock(limitsMutex);
    return limitsInUse;
}

void setTransportLimits(const TransportLimits& limits)
{
    const std::lock_guard lock(limitsMutex);
    limitsInUse = limits;
}

void beginTransport()
{
    (void)Channels::all();
}

bool isWorkCancelled()
{
    return CancelScope::isCancelled();
}

HttpResult sendOnce(const HttpRequest& request, const IsUnwanted& isUnwanted)
{
    std::string url = request.url;
    const UrlParts first = partsOfUrl(url);
    for (int redirects = 0;; ++redirects) {
        HttpResult result = sendTo(url, request, isUnwanted);
        const auto* response = std::get_if<HttpResponse>(&result);
        const std::string location = response != nullptr && isRedirect(response->status)
                                         ? response->header("location")
                                         : std::string();
        if (location.empty())
            return result;
        const std::string next = redirectedTo(url, location);
        const UrlParts parts = partsOfUrl(next);
        if (parts.scheme != first.scheme || parts.host != first.host)
            return failure(
                HttpFailure::Kind::Refused,
                {FAULTLINE_TR_NOOP("Errors", "the server sends to another host (%1), which is "
                                             "not followed: open that one if you trust it"),
                 {parts.scheme + "://" + parts.host}});
        if (redirects >= kMostRedirects)
            return failure(HttpFailure::Kind::Refused,
                           FAULTLINE_TR_NOOP("Errors", "the server sends round in circles"));
        url = next;
    }
}

HttpResult sendPatiently(const std::function<HttpRequest()>& make, const IsUnwanted& isUnwanted,
                         const std::function<void()>& onSend)
{
    const TransportLimits limits = transportLimits();
    for (int attempt = 1;; ++attempt) {
        if (isUnwanted && isUnwanted())
            return failure(HttpFailure::Kind::Cancelled, {});
        if (onSend)
            onSend();
        HttpResult result = sendOnce(make(), isUnwanted);
        const auto* response = std::get_if<HttpResponse>(&result);
        const auto* failed = std::get_if<HttpFailure>(&result);
        const bool mayHelp = response != nullptr ? deservesRetry(response->status)
                                                 : failed->kind == HttpFailure::Kind::Broken;
        if (!mayHelp || attempt >= limits.tries)
            return result;
        if (!sleepWhileWanted(pauseBefore(attempt, result, limits), isUnwanted))
            return failure(HttpFailure::Kind::Cancelled, {});
    }
}

UrlParts partsOfUrl(std::string_view url)
{
    UrlParts parts;
    const std::size_t end = url.find("://");
    if (end == std::string_view::npos)
        return parts;
    parts.scheme = lowerAscii(url.substr(0, end));
    url.remove_prefix(end + 3);
    const std::size_t path = std::min(url.find_first_of("/?#"), url.size());
    std::string host = lowerAscii(url.substr(0, path));
    // An account is no part of where a request goes.
    host = host.substr(host.rfind('@') + 1);
    if ((parts.scheme == "https" && host.ends_with(":443"))
        || (parts.scheme == "http" && host.ends_with(":80")))
        host = host.substr(0, host.rfind(':'));
    parts.host = host;
    parts.path = std::string(url.substr(path));
    if (!parts.path.starts_with('/'))
        parts.path = "/" + parts.path;
    return parts;
}

bool isLoopbackHost(std::string_view host)
{
    const bool isBracketed = host.starts_with('[');
    const std::size_t end = isBracketed ? host.find(']') : host.find(':');
    const std::string name(isBracketed ? host.substr(1, end - 1) : host.substr(0, end));
    if (name == "localhost" || name == "::1")
        return true;
    in_addr address{};
    return ::inet_pton(AF_INET, name.c_str(), &address) == 1
           && (ntohl(address.s_addr) >> 24U) == 127U;
}

std::string percentEncoded(std::string_view text, bool keepSlash)
{
    static constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string encoded;
    for (const char c : text) {
        const bool isPlain = isLetterOrDigit(c) || c == '-' || c == '_' || c == '.' || c == '~'
                             || (c == '/' && keepSlash);
        if (isPlain) {
            encoded += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        encoded += '%';
        encoded += kDigits[byte >> 4U];
        encoded += kDigits[byte & 15U];
    }
    return encoded;
}

} // namespace faultline::remote
