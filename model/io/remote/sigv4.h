// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::remote {

/// Keys of an account of AWS, or of a store that speaks its protocol.
struct AwsKeys {
    std::string id;
    std::string secret;
    std::string session; ///< of keys that expire; empty if none
};

/// What is signed. `path`: percent-encoded as it is sent. `query`: names and values as they are,
/// not encoded. `headers`: those to sign, with "host"; names in small letters.
struct SignedRequest {
    std::string method = "GET";
    std::string path = "/";
    std::vector<std::pair<std::string, std::string>> query = {};
    std::vector<std::pair<std::string, std::string>> headers = {};
    std::string payloadHash = "UNSIGNED-PAYLOAD"; ///< SHA-256 of the body, in hex
};

/// "20150830T123600Z" of seconds since the epoch.
[[nodiscard]] std::string amzTime(long long seconds);
/// The query sorted and encoded as it must be sent; without "?".
[[nodiscard]] std::string canonicalQuery(std::vector<std::pair<std::string, std::string>> query);
/// The text whose hash is signed (Signature Version 4).
[[nodiscard]] std::string canonicalRequest(const SignedRequest& request);
/// The value of the header Authorization. `time`: as amzTime(); the request must have it as
/// x-amz-date.
[[nodiscard]] std::string awsAuthorization(const SignedRequest& request, const AwsKeys& keys,
                                           const std::string& time, const std::string& region,
                                           const std::string& service);

[[nodiscard]] std::string sha256Hex(std::string_view bytes);
[[nodiscard]] std::string hmacSha256(std::string_view key, std::string_view bytes);
[[nodiscard]] std::string base64(std::string_view bytes);
/// Base64 as JSON web tokens have it.
[[nodiscard]] std::string base64Url(std::string_view bytes);
/// RS256 with a private key in PEM; empty if the key is none.
[[nodiscard]] std::string rsaSha256(const std::string& pem, std::string_view bytes);

} // namespace faultline::remote
