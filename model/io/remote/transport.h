// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace faultline::remote {

/// One request over http or https.
struct HttpRequest {
    std::string method = "GET"; ///< GET, HEAD, POST, PUT
    std::string url = {};       ///< percent-encoded; sent as it is, dots and all
    std::vector<std::pair<std::string, std::string>> headers = {};
    std::string body = {};
    std::size_t mostBytes = std::size_t{64} << 20U; ///< of the answer
    /// Also the fixed addresses of a cloud's own machines (169.254.…), which answer over http
    /// alone.
    bool isMetadata = false;
    std::chrono::milliseconds timeout{0}; ///< of the whole; 0: as long as something comes
};

struct HttpResponse {
    int status = 0;
    std::map<std::string, std::string> headers; ///< names in small letters
    std::string body;
    std::string url; ///< after redirects on the same host

    [[nodiscard]] std::string header(const std::string& name) const
    {
        const auto found = headers.find(name);
        return found == headers.end() ? std::string() : found->second;
    }
};

/// Why no answer came.
struct HttpFailure {
    enum class Kind {
        Broken,  ///< no connection, or it broke: trying again may help
        Tls,     ///< the certificate or the handshake
        Refused, ///< not allowed here: plain http beyond this machine, a redirect to another host
        TooLarge,
        Cancelled,
    };
    Kind kind = Kind::Broken;
    Text detail;
};

/// Bounds; tests make them smaller.
struct TransportLimits {
    std::chrono::milliseconds connect{10'000};
    std::chrono::seconds stalled{30};           ///< without a byte
    std::chrono::milliseconds firstWait{1'000}; ///< of retries: 0 to this, then twice as long
    std::chrono::milliseconds longestWait{32'000};
    int tries = 6;
};
[[nodiscard]] TransportLimits transportLimits();
void setTransportLimits(const TransportLimits& limits);

/// Sets the transport up; it lives until the program ends.
void beginTransport();

/// Asked about ten times a second; true: give up.
using IsUnwanted = std::function<bool()>;
/// Whether the thread's CancelScope is cancelled.
[[nodiscard]] bool isWorkCancelled();

/// Most requests at once in the whole program.
inline constexpr int kMostRequests = 32;

using HttpResult = std::variant<HttpResponse, HttpFailure>;

/// One attempt. Follows redirects on the same host, refuses others; plain http only to this
/// machine. Proxies and certificates as curl's environment says. Connections are kept.
[[nodiscard]] HttpResult sendOnce(const HttpRequest& request, const IsUnwanted& isUnwanted);

/// `make` gives the request anew for each try (signatures hold the time). Tries again after 408,
/// 429, 5xx and broken transfers, with pauses of random length; not after anything else. `onSend`
/// is called for each try.
[[nodiscard]] HttpResult sendPatiently(const std::function<HttpRequest()>& make,
                                       const IsUnwanted& isUnwanted,
                                       const std::function<void()>& onSend = {});

/// "https", "host:port", "/path?query" of a URL.
struct UrlParts {
    std::string scheme;
    std::string host; ///< with port where one is given
    std::string path; ///< from the slash on, with query
};
[[nodiscard]] UrlParts partsOfUrl(std::string_view url);
/// Whether a host (with or without port) is this machine by its name: localhost, 127.…, [::1].
[[nodiscard]] bool isLoopbackHost(std::string_view host);

/// Percent-encodes all but letters, digits, - _ . ~ and, with `keepSlash`, /.
[[nodiscard]] std::string percentEncoded(std::string_view text, bool keepSlash);

} // namespace faultline::remote
