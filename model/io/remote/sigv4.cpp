// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/remote/sigv4.h"

#include "model/core/ascii.h"
#include "model/io/remote/transport.h"

#include <openssl/bio.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/pem.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <memory>

namespace faultline::remote {

namespace {

constexpr std::string_view kAlgorithm = "AWS4-HMAC-SHA256";

std::string hexOf(std::string_view bytes)
{
    static constexpr std::string_view kDigits = "0123456789abcdef";
    std::string hex;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        hex += kDigits[byte >> 4U];
        hex += kDigits[byte & 15U];
    }
    return hex;
}

/// Blanks at the ends go, runs of them become one.
std::string trimmedValue(std::string_view value)
{
    std::string trimmed;
    for (const char c : value) {
        const bool isSpace = isBlank(c);
        if (!isSpace)
            trimmed += c;
        else if (!trimmed.empty() && trimmed.back() != ' ')
            trimmed += ' ';
    }
    while (trimmed.ends_with(' '))
        trimmed.pop_back();
    return trimmed;
}

std::vector<std::pair<std::string, std::string>> sortedHeaders(const SignedRequest& request)
{
    std::vector<std::pair<std::string, std::string>> headers;
    for (const auto& [name, value] : request.headers)
        headers.emplace_back(lowerAscii(name), trimmedValue(value));
    std::stable_sort(headers.begin(), headers.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    return headers;
}

std::string signedNames(const SignedRequest& request)
{
    std::string names;
    for (const auto& [name, value] : sortedHeaders(request))
        names += (names.empty() ? "" : ";") + name;
    return names;
}

} // namespace

std::string amzTime(long long seconds)
{
    const auto time = static_cast<std::time_t>(seconds);
    std::tm parts{};
    ::gmtime_r(&time, &parts);
    std::array<char, 32> text{};
    const std::size_t size = std::strftime(text.data(), text.size(), "%Y%m%dT%H%M%SZ", &parts);
    return std::string(text.data(), size);
}

std::string canonicalQuery(std::vector<std::pair<std::string, std::string>> query)
{
    for (auto& [name, value] : query) {
        name = percentEncoded(name, false);
        value = percentEncoded(value, false);
    }
    std::sort(query.begin(), query.end()); // by what is sent, byte by byte
    std::string text;
    for (const auto& [name, value] : query)
        text += (text.empty() ? "" : "&") + name + "=" + value;
    return text;
}

std::string canonicalRequest(const SignedRequest& request)
{
    std::string text =
        request.method + "\n" + request.path + "\n" + canonicalQuery(request.query) + "\n";
    for (const auto& [name, value] : sortedHeaders(request))
        text += name + ":" + value + "\n";
    return text + "\n" + signedNames(request) + "\n" + request.payloadHash;
}

std::string awsAuthorization(const SignedRequest& request, const AwsKeys& keys,
                             const std::string& time, const std::string& region,
                             const std::string& service)
{
    const std::string day = time.substr(0, 8);
    const std::string scope = day + "/" + region + "/" + service + "/aws4_request";
    const std::string toSign = std::string(kAlgorithm) + "\n" + time + "\n" + scope + "\n"
                               + sha256Hex(canonicalRequest(request));
    std::string key = hmacSha256("AWS4" + keys.secret, day);
    for (const std::string& part : {region, service, std::string("aws4_request")})
        key = hmacSha256(key, part);
    return std::string(kAlgorithm) + " Credential=" + keys.id + "/" + scope + ", SignedHeaders="
           + signedNames(request) + ", Signature=" + hexOf(hmacSha256(key, toSign));
}

std::string sha256Hex(std::string_view bytes)
{
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned size = 0;
    EVP_Digest(bytes.data(), bytes.size(), digest.data(), &size, EVP_sha256(), nullptr);
    return hexOf({reinterpret_cast<const char*>(digest.data()), size});
}

std::string hmacSha256(std::string_view key, std::string_view bytes)
{
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned size = 0;
    HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()),
         reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(), digest.data(), &size);
    return {reinterpret_cast<const char*>(digest.data()), size};
}

std::string base64(std::string_view bytes)
{
    std::string text((bytes.size() + 2) / 3 * 4 + 1, '\0');
    const int size = EVP_EncodeBlock(reinterpret_cast<unsigned char*>(text.data()),
                                     reinterpret_cast<const unsigned char*>(bytes.data()),
                                     static_cast<int>(bytes.size()));
    text.resize(static_cast<std::size_t>(size));
    return text;
}

std::string base64Url(std::string_view bytes)
{
    std::string text = base64(bytes);
    while (text.ends_with('='))
        text.pop_back();
    std::replace(text.begin(), text.end(), '+', '-');
    std::replace(text.begin(), text.end(), '/', '_');
    return text;
}

std::string rsaSha256(const std::string& pem, std::string_view bytes)
{
    const std::unique_ptr<BIO, decltype(&BIO_free)> file(
        BIO_new_mem_buf(pem.data(), static_cast<int>(pem.size())), &BIO_free);
    const std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)> key(
        PEM_read_bio_PrivateKey(file.get(), nullptr, nullptr, nullptr), &EVP_PKEY_free);
    const std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> context(EVP_MD_CTX_new(),
                                                                          &EVP_MD_CTX_free);
    if (!key || EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, key.get()) != 1)
        return {};
    const auto* data = reinterpret_cast<const unsigned char*>(bytes.data());
    std::size_t size = 0;
    if (EVP_DigestSign(context.get(), nullptr, &size, data, bytes.size()) != 1)
        return {};
    std::string signature(size, '\0');
    if (EVP_DigestSign(context.get(), reinterpret_cast<unsigned char*>(signature.data()), &size,
                       data, bytes.size())
        != 1)
        return {};
    signature.resize(size);
    return signature;
}

} // namespace faultline::remote
