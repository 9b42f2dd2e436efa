// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fake_store.h"

#include "model/io/remote/sigv4.h"
#include "model/io/remote/transport.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <iterator>
#include <locale>
#include <sstream>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace faultline::test {

namespace {

std::string decoded(std::string_view text, bool plusIsBlank)
{
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        unsigned value = 0;
        if (text[i] == '%' && i + 2 < text.size()
            && std::from_chars(text.data() + i + 1, text.data() + i + 3, value, 16).ptr
                   == text.data() + i + 3) {
            plain += static_cast<char>(value);
            i += 2;
        } else {
            plain += text[i] == '+' && plusIsBlank ? ' ' : text[i];
        }
    }
    return plain;
}

std::string lowered(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

std::string escapedXml(std::string_view text)
{
    std::string escaped;
    for (const char c : text) {
        switch (c) {
        case '&': escaped += "&amp;"; break;
        case '<': escaped += "&lt;"; break;
        case '>': escaped += "&gt;"; break;
        case '"': escaped += "&quot;"; break;
        default: escaped += c;
        }
    }
    return escaped;
}

std::string escapedJson(std::string_view text)
{
    std::string escaped;
    for (const char c : text) {
        if (c == '"' || c == '\\')
            escaped += '\\';
        escaped += c;
    }
    return escaped;
}

std::string timeText(double seconds, const char* format)
{
    const auto time = static_cast<std::time_t>(seconds);
    std::tm parts{};
    ::gmtime_r(&time, &parts);
    std::ostringstream text;
    text.imbue(std::locale::classic());
    text << std::put_time(&parts, format);
    return text.str();
}

std::string etagOf(const FakeObject& object)
{
    return "\"v" + std::to_string(object.version) + "\"";
}

FakeAnswer s3Error(int status, const std::string& code)
{
    return {.status = status,
            .headers = {{"Content-Type", "application/xml"}},
            .body = "<?xml version=\"1.0\"?><Error><Code>" + code + "</Code><Message>fake " + code
                    + "</Message></Error>"};
}

} // namespace

std::string FakeRequest::parameter(const std::string& name) const
{
    std::string_view rest = query;
    while (!rest.empty()) {
        const std::string_view one = rest.substr(0, rest.find('&'));
        rest.remove_prefix(std::min(one.size() + 1, rest.size()));
        const std::size_t equals = std::min(one.find('='), one.size());
        if (one.substr(0, equals) == name)
            return decoded(one.substr(std::min(equals + 1, one.size())), true);
    }
    return {};
}

std::string FakeRequest::header(const std::string& name) const
{
    const auto found = headers.find(name);
    return found == headers.end() ? std::string() : found->second;
}

FakeStore::FakeStore(Dialect dialect) : m_dialect(dialect)
{
    m_listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::bind(m_listener, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0
        || ::listen(m_listener, 128) != 0)
        std::abort();
    socklen_t size = sizeof address;
    ::getsockname(m_listener, reinterpret_cast<sockaddr*>(&address), &size);
    m_url = "http://127.0.0.1:" + std::to_string(ntohs(address.sin_port));
    m_thread = std::thread([this] { accept(); });
}

FakeStore::~FakeStore()
{
    m_isStopping = true;
    m_thread.join();
    {
        const std::lock_guard lock(m_mutex);
        for (const int socket : m_sockets)
            ::shutdown(socket, SHUT_RDWR);
    }
    for (std::thread& connection : m_connections)
        connection.join();
    ::close(m_listener);
}

void FakeStore::put(const std::string& name, std::string bytes)
{
    const std::lock_guard lock(m_mutex);
    FakeObject& object = m_objects[name];
    object.bytes = std::move(bytes);
    object.version += 1;
    object.modified += 60.0;
}

void FakeStore::remove(const std::string& name)
{
    const std::lock_guard lock(m_mutex);
    m_objects.erase(name);
}

void FakeStore::putFolder(const std::string& folder, const std::string& prefix)
{
    namespace fs = std::filesystem;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (!entry.is_regular_file())
            continue;
        std::ifstream file(entry.path(), std::ios::binary);
        const std::string name = entry.path().lexically_relative(folder).generic_string();
        put(prefix + "/" + name, {std::istreambuf_iterator<char>(file), {}});
    }
}

std::vector<std::string> FakeStore::requests() const
{
    const std::lock_guard lock(m_mutex);
    return m_log;
}

void FakeStore::forgetRequests()
{
    const std::lock_guard lock(m_mutex);
    m_log.clear();
    m_requests = 0;
    m_bytes = 0;
}

void FakeStore::accept()
{
    while (!m_isStopping) {
        pollfd ready{.fd = m_listener, .events = POLLIN, .revents = 0};
        if (::poll(&ready, 1, 20) <= 0)
            continue;
        const int socket = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
        if (socket < 0)
            continue;
        const int on = 1;
        ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        const std::lock_guard lock(m_mutex);
        m_sockets.insert(socket);
        m_connections.emplace_back([this, socket] { serve(socket); });
    }
}

bool FakeStore::readRequest(int socket, std::string& buffer, FakeRequest& request) const
{
    std::size_t end = std::string::npos;
    const auto more = [&] {
        char piece[16384];
        const ssize_t got = ::recv(socket, piece, sizeof piece, 0);
        if (got <= 0)
            return false;
        buffer.append(piece, static_cast<std::size_t>(got));
        return true;
    };
    while ((end = buffer.find("\r\n\r\n")) == std::string::npos) {
        if (!more())
            return false;
        if (buffer.front() == '\x16') { // somebody speaks TLS
            constexpr std::string_view kPlain = "HTTP/1.1 400 Bad Request\r\n\r\n";
            (void)::send(socket, kPlain.data(), kPlain.size(), MSG_NOSIGNAL);
            return false;
        }
    }
    const std::string head = buffer.substr(0, end);
    buffer.erase(0, end + 4);
    request = {};
    const std::string first = head.substr(0, head.find("\r\n"));
    request.method = first.substr(0, first.find(' '));
    const std::size_t begin = request.method.size() + 1;
    const std::string target = first.substr(begin, first.rfind(' ') - begin);
    request.path = target.substr(0, target.find('?'));
    request.query =
        target.find('?') == std::string::npos ? "" : target.substr(target.find('?') + 1);
    for (std::size_t at = head.find("\r\n"); at != std::string::npos;) {
        const std::size_t next = head.find("\r\n", at + 2);
        const std::string line = head.substr(at + 2, next - at - 2);
        const std::size_t colon = line.find(": ");
        if (colon != std::string::npos)
            request.headers[lowered(line.substr(0, colon))] = line.substr(colon + 2);
        at = next;
    }
    const std::string length = request.header("content-length");
    const std::size_t bytes = length.empty() ? 0 : std::stoul(length);
    while (buffer.size() < bytes) {
        if (!more())
            return false;
    }
    request.body = buffer.substr(0, bytes);
    buffer.erase(0, bytes);
    return true;
}

void FakeStore::serve(int socket)
{
    std::string buffer;
    FakeRequest request;
    while (!m_isStopping && readRequest(socket, buffer, request)) {
        ++m_requests;
        const int atOnce = ++m_atOnce;
        int most = m_mostAtOnce;
        while (atOnce > most && !m_mostAtOnce.compare_exchange_weak(most, atOnce)) {
        }
        {
            const std::lock_guard lock(m_mutex);
            m_log.push_back(request.method + " " + request.path
                            + (request.query.empty() ? "" : "?" + request.query));
        }
        const FakeAnswer answer = answerTo(request);
        std::this_thread::sleep_for(firstByte);
        while (answer.hangs && !m_isStopping)
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        if (!answer.hangs)
            send(socket, request, answer);
        --m_atOnce;
        if (answer.cutAfter < answer.body.size())
            break;
    }
    const std::lock_guard lock(m_mutex);
    m_sockets.erase(socket);
    ::close(socket);
}

void FakeStore::send(int socket, const FakeRequest& request, const FakeAnswer& answer)
{
    std::string head = "HTTP/1.1 " + std::to_string(answer.status) + " Fake\r\n";
    bool hasLength = false;
    for (const auto& [name, value] : answer.headers) {
        head += name + ": " + value + "\r\n";
        hasLength = hasLength || name == "Content-Length";
    }
    if (!hasLength)
        head += "Content-Length: " + std::to_string(answer.body.size()) + "\r\n";
    head += "\r\n";
    const bool isHead = request.method == "HEAD";
    std::string_view rest =
        isHead ? std::string_view() : std::string_view(answer.body).substr(0, answer.cutAfter);
    (void)::send(socket, head.data(), head.size(), MSG_NOSIGNAL);
    const auto begin = std::chrono::steady_clock::now();
    std::size_t sent = 0;
    while (!rest.empty() && !m_isStopping) {
        const ssize_t done =
            ::send(socket, rest.data(), std::min<std::size_t>(rest.size(), 65536), MSG_NOSIGNAL);
        if (done <= 0)
            return;
        sent += static_cast<std::size_t>(done);
        m_bytes += static_cast<std::uint64_t>(done);
        rest.remove_prefix(static_cast<std::size_t>(done));
        if (bytesPerSecond > 0.0)
            std::this_thread::sleep_until(
                begin
                + std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                    std::chrono::duration<double>(static_cast<double>(sent) / bytesPerSecond)));
    }
}

FakeAnswer FakeStore::answerTo(const FakeRequest& request)
{
    if (intercept) {
        if (std::optional<FakeAnswer> own = intercept(request))
            return *own;
    }
    switch (m_dialect) {
    case Dialect::S3: return answerS3(request);
    case Dialect::Gcs: return answerGcs(request);
    default: return answerWeb(request);
    }
}

FakeAnswer FakeStore::contentOf(const FakeRequest& request, const FakeObject& object) const
{
    FakeAnswer answer;
    answer.headers = {{"ETag", etagOf(object)},
                      {"Last-Modified", timeText(object.modified, "%a, %d %b %Y %H:%M:%S GMT")},
                      {"Accept-Ranges", "bytes"}};
    const std::string wanted = request.header("if-match");
    if (!wanted.empty() && wanted != etagOf(object))
        return s3Error(412, "PreconditionFailed");
    const std::string range = request.header("range");
    if (range.empty()) {
        answer.body = object.bytes;
        return answer;
    }
    const std::size_t dash = range.find('-');
    const std::size_t begin = std::stoul(range.substr(6, dash - 6));
    const std::size_t last =
        dash + 1 < range.size() ? std::stoul(range.substr(dash + 1)) : object.bytes.size();
    if (begin >= object.bytes.size())
        return s3Error(416, "InvalidRange");
    answer.status = 206;
    answer.body = object.bytes.substr(begin, last - begin + 1);
    answer.headers.emplace_back("Content-Range",
                                "bytes " + std::to_string(begin) + "-"
                                    + std::to_string(begin + answer.body.size() - 1) + "/"
                                    + std::to_string(object.bytes.size()));
    return answer;
}

std::optional<FakeAnswer> FakeStore::badSignature(const FakeRequest& request) const
{
    if (keyId.empty())
        return std::nullopt;
    const std::string given = request.header("authorization");
    if (given.find("Credential=" + keyId + "/") == std::string::npos)
        return s3Error(403, given.empty() ? "AccessDenied" : "InvalidAccessKeyId");
    if (given.find("/" + region + "/s3/") == std::string::npos) {
        FakeAnswer answer = s3Error(400, "AuthorizationHeaderMalformed");
        answer.headers.emplace_back("x-amz-bucket-region", region);
        return answer;
    }
    remote::SignedRequest toSign{.method = request.method, .path = request.path};
    std::string_view rest = request.query;
    while (!rest.empty()) {
        const std::string_view one = rest.substr(0, rest.find('&'));
        rest.remove_prefix(std::min(one.size() + 1, rest.size()));
        const std::size_t equals = std::min(one.find('='), one.size());
        toSign.query.emplace_back(decoded(one.substr(0, equals), false),
                                  decoded(one.substr(std::min(equals + 1, one.size())), false));
    }
    const std::size_t names = given.find("SignedHeaders=") + 14;
    std::string list = given.substr(names, given.find(',', names) - names);
    for (std::size_t at = 0; at <= list.size();) {
        const std::size_t end = std::min(list.find(';', at), list.size());
        const std::string name = list.substr(at, end - at);
        toSign.headers.emplace_back(name, request.header(name));
        at = end + 1;
    }
    toSign.payloadHash = request.header("x-amz-content-sha256");
    const remote::AwsKeys keys{.id = keyId, .secret = secret, .session = {}};
    const std::string right =
        remote::awsAuthorization(toSign, keys, request.header("x-amz-date"), region, "s3");
    return right == given ? std::nullopt : std::optional(s3Error(403, "SignatureDoesNotMatch"));
}

FakeStore::Page FakeStore::pageOf(const std::string& prefix, const std::string& from,
                                  bool isExclusive, const std::string& before,
                                  const std::string& delimiter) const
{
    const std::lock_guard lock(m_mutex);
    Page page;
    auto at = m_objects.lower_bound(std::max(prefix, from));
    if (isExclusive && at != m_objects.end() && at->first == from)
        ++at;
    for (; at != m_objects.end() && at->first.starts_with(prefix); ++at) {
        if (!before.empty() && at->first >= before)
            break;
        std::string folder;
        if (!delimiter.empty()) {
            const std::size_t end = at->first.find(delimiter, prefix.size());
            if (end != std::string::npos)
                folder = at->first.substr(0, end + delimiter.size());
        }
        if (page.objects.size() + page.folders.size() >= pageSize
            && !page.folders.contains(folder)) {
            page.next = at->first;
            break;
        }
        if (!folder.empty()) {
            page.folders.insert(folder);
            continue;
        }
        FakeObject plain;
        plain.version = at->second.version;
        plain.modified = at->second.modified;
        page.objects.emplace_back(at->first, plain);
        page.sizes.push_back(at->second.bytes.size());
    }
    return page;
}

FakeAnswer FakeStore::answerS3(const FakeRequest& request)
{
    if (std::optional<FakeAnswer> bad = badSignature(request))
        return *bad;
    const std::string root = "/" + bucket;
    const std::string path = decoded(request.path, false);
    if (path != root && !path.starts_with(root + "/"))
        return s3Error(404, "NoSuchBucket");
    const std::string key = path.size() > root.size() ? path.substr(root.size() + 1) : "";
    if (!key.empty()) {
        const std::lock_guard lock(m_mutex);
        const auto object = m_objects.find(key);
        return object == m_objects.end() ? s3Error(404, "NoSuchKey")
                                         : contentOf(request, object->second);
    }
    const std::string nextToken = request.parameter("continuation-token");
    const Page page = pageOf(request.parameter("prefix"),
                             nextToken.empty() ? request.parameter("start-after") : nextToken,
                             nextToken.empty(), {}, request.parameter("delimiter"));
    std::string body = "<?xml version=\"1.0\"?><ListBucketResult>";
    for (std::size_t i = 0; i < page.objects.size(); ++i) {
        const auto& [name, object] = page.objects[i];
        body += "<Contents><Key>" + remote::percentEncoded(name, true) + "</Key><LastModified>"
                + timeText(object.modified, "%Y-%m-%dT%H:%M:%S.000Z") + "</LastModified><ETag>"
                + escapedXml(etagOf(object)) + "</ETag><Size>" + std::to_string(page.sizes[i])
                + "</Size></Contents>";
    }
    for (const std::string& folder : page.folders)
        body += "<CommonPrefixes><Prefix>" + remote::percentEncoded(folder, true)
                + "</Prefix></CommonPrefixes>";
    body += page.next.empty() ? "<IsTruncated>false</IsTruncated>"
                              : "<IsTruncated>true</IsTruncated><NextContinuationToken>"
                                    + escapedXml(page.next) + "</NextContinuationToken>";
    return {.headers = {{"Content-Type", "application/xml"}}, .body = body + "</ListBucketResult>"};
}

FakeAnswer FakeStore::answerGcs(const FakeRequest& request)
{
    const auto error = [](int status, const std::string& message) {
        return FakeAnswer{.status = status,
                          .headers = {{"Content-Type", "application/json"}},
                          .body = "{\"error\":{\"code\":" + std::to_string(status)
                                  + ",\"message\":\"" + message + "\"}}"};
    };
    if (!token.empty() && request.header("authorization") != "Bearer " + token)
        return error(request.header("authorization").empty() ? 403 : 401, "fake: no access");
    const std::string root = "/storage/v1/b/" + bucket + "/o";
    if (!request.path.starts_with(root))
        return error(404, "The specified bucket does not exist.");
    const auto itemOf = [](const std::string& name, const FakeObject& object, std::uint64_t size) {
        return "{\"name\":\"" + escapedJson(name) + "\",\"size\":\"" + std::to_string(size)
               + "\",\"generation\":\"" + std::to_string(object.version) + "\",\"updated\":\""
               + timeText(object.modified, "%Y-%m-%dT%H:%M:%S.123Z") + "\"}";
    };
    if (request.path.size() > root.size()) {
        const std::string key = decoded(request.path.substr(root.size() + 1), false);
        const std::lock_guard lock(m_mutex);
        const auto object = m_objects.find(key);
        const std::string generation = request.parameter("generation");
        if (object == m_objects.end()
            || (!generation.empty() && generation != std::to_string(object->second.version)))
            return error(404, "No such object: " + key);
        if (request.parameter("alt") == "media")
            return contentOf(request, object->second);
        return {.headers = {{"Content-Type", "application/json"}},
                .body = itemOf(key, object->second, object->second.bytes.size())};
    }
    const std::string pageToken = request.parameter("pageToken");
    const Page page = pageOf(request.parameter("prefix"),
                             pageToken.empty() ? request.parameter("startOffset") : pageToken,
                             false, request.parameter("endOffset"), request.parameter("delimiter"));
    std::string items;
    for (std::size_t i = 0; i < page.objects.size(); ++i)
        items += (items.empty() ? "" : ",")
                 + itemOf(page.objects[i].first, page.objects[i].second, page.sizes[i]);
    std::string folders;
    for (const std::string& folder : page.folders)
        folders += (folders.empty() ? "\"" : ",\"") + escapedJson(folder) + "\"";
    std::string body = "{\"kind\":\"storage#objects\"";
    if (!items.empty())
        body += ",\"items\":[" + items + "]";
    if (!folders.empty())
        body += ",\"prefixes\":[" + folders + "]";
    if (!page.next.empty())
        body += ",\"nextPageToken\":\"" + escapedJson(page.next) + "\"";
    return {.headers = {{"Content-Type", "application/json"}}, .body = body + "}"};
}

FakeAnswer FakeStore::answerWeb(const FakeRequest& request)
{
    const std::string name = decoded(request.path, false).substr(1);
    {
        const std::lock_guard lock(m_mutex);
        const auto object = m_objects.find(name);
        if (object != m_objects.end())
            return contentOf(request, object->second);
    }
    std::string folder = name;
    while (folder.ends_with('/'))
        folder.pop_back();
    const std::string inside = folder.empty() ? "" : folder + "/";
    const Page page = pageOf(inside, {}, false, {}, "/");
    if (page.objects.empty() && page.folders.empty())
        return {.status = 404, .body = "<html>404</html>"};
    if (!request.path.ends_with('/'))
        return {.status = 301, .headers = {{"Location", url() + request.path + "/"}}, .body = ""};
    std::string rows;
    const auto add = [&](const std::string& whole, const FakeObject* object, std::uint64_t size) {
        const std::string own = whole.substr(inside.size());
        const std::string link = remote::percentEncoded(own, true);
        const std::string shown = escapedXml(own);
        const std::string date =
            object == nullptr ? "-" : timeText(object->modified, "%d-%b-%Y %H:%M");
        if (m_dialect == Dialect::Nginx)
            rows += "<a href=\"" + link + "\">" + shown + "</a>   " + date + "   "
                    + (object == nullptr ? "-" : std::to_string(size)) + "\n";
        else if (m_dialect == Dialect::Apache)
            rows += "<tr><td><img src=\"/icons/x.gif\"></td><td><a href=\"" + link + "\">" + shown
                    + "</a></td><td align=\"right\">" + date + "</td><td align=\"right\">"
                    + (object == nullptr ? "  - " : std::to_string(size / 1024 + 1) + "K")
                    + "</td></tr>\n";
        else
            rows += "<tr class=\"file\"><td></td><td><a href=\"./" + link
                    + "\"><span class=\"name\">" + shown + "</span></a></td><td data-order=\""
                    + (object == nullptr ? "-1" : std::to_string(size)) + "\"><size>"
                    + std::to_string(size) + "</size></td></tr>\n";
    };
    for (const std::string& one : page.folders)
        add(one, nullptr, 0);
    for (std::size_t i = 0; i < page.objects.size(); ++i)
        add(page.objects[i].first, &page.objects[i].second, page.sizes[i]);
    return {.headers = {{"Content-Type", "text/html; charset=utf-8"}},
            .body = "<html><head><title>Index of /" + escapedXml(folder)
                    + "</title></head><body><h1>Index of /" + escapedXml(folder)
                    + "</h1><hr><pre><a href=\"../\">../</a>\n<a href=\"?C=N;O=D\">Name</a>\n"
                    + rows + "</pre></body></html>"};
}

EnvironmentScope::EnvironmentScope(const std::map<std::string, std::string>& variables)
{
    for (const auto& [name, value] : variables) {
        const char* before = std::getenv(name.c_str());
        m_before[name] = before == nullptr ? std::nullopt : std::optional<std::string>(before);
        if (value.empty())
            ::unsetenv(name.c_str());
        else
            ::setenv(name.c_str(), value.c_str(), 1);
    }
}

EnvironmentScope::~EnvironmentScope()
{
    for (const auto& [name, value] : m_before) {
        if (value)
            ::setenv(name.c_str(), value->c_str(), 1);
        else
            ::unsetenv(name.c_str());
    }
}

std::map<std::string, std::string> offlineEnvironment(const std::string& folder)
{
    std::filesystem::create_directories(folder + "/bin");
    return {{"HOME", folder},
            {"PATH", folder + "/bin"}, // no program of a vendor is there
            {"XDG_CACHE_HOME", folder + "/cache"},
            {"AWS_EC2_METADATA_DISABLED", "true"},
            {"NO_GCE_CHECK", "true"},
            {"AWS_ACCESS_KEY_ID", ""},
            {"AWS_SECRET_ACCESS_KEY", ""},
            {"AWS_SESSION_TOKEN", ""},
            {"AWS_PROFILE", ""},
            {"AWS_REGION", ""},
            {"AWS_DEFAULT_REGION", ""},
            {"AWS_ENDPOINT_URL", ""},
            {"AWS_ENDPOINT_URL_S3", ""},
            {"AWS_REQUEST_PAYER", ""},
            {"AWS_CONTAINER_CREDENTIALS_FULL_URI", ""},
            {"AWS_CONTAINER_CREDENTIALS_RELATIVE_URI", ""},
            {"AWS_WEB_IDENTITY_TOKEN_FILE", ""},
            {"GOOGLE_APPLICATION_CREDENTIALS", ""},
            {"CLOUDSDK_CONFIG", folder + "/gcloud"},
            {"STORAGE_EMULATOR_HOST", ""},
            {"GOOGLE_CLOUD_QUOTA_PROJECT", ""}};
}

} // namespace faultline::test
